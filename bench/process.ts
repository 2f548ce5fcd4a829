/** Whole processes: how long one runs, and the most memory it held. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The command line as it is shipped; null where it has not been built (`npm run dist`). */
export function shippedBin(): string | null {
  const bin = path.resolve('dist/cli/bin.js');
  return existsSync(bin) ? bin : null;
}

/** Milliseconds of a cold node process. Throws when it fails. */
export function millisecondsOf(args: readonly string[]): number {
  const begin = performance.now();
  run(args);
  return performance.now() - begin;
}

/** The most memory a node process held, in MiB. Throws when it fails. */
export function peakMemory(args: readonly string[]): number {
  const note = `process.on('exit',()=>process.stderr.write('\\npeak '+process.resourceUsage().maxRSS+'\\n'))`;
  const { stderr } = run(['--import', `data:text/javascript,${encodeURIComponent(note)}`, ...args]);
  const peak = /\npeak (\d+)\n/.exec(stderr)?.[1];
  if (peak === undefined) throw new Error(`Cannot read the memory of node ${args.join(' ')}`);
  return Number(peak) / 1024;
}

function run(args: readonly string[]): { stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0)
    throw new Error(`Cannot measure node ${args.join(' ')}: exit code ${status}\n${stderr.slice(-2000)}`);
  return { stderr };
}
