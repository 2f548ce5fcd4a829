/**
 * The long soak: `npm run soak -- battle-for-moscow --games 10000 --from 1 --jobs 2`. A line of progress, stopped by
 * Ctrl-C with what was done so far. A game that fails is written to out/soak/ as a saved game that leads to the failure.
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type SoakReport, soakGame } from '../../src/play/soak.js';
import { subjectOf } from './subject.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    child: { type: 'string' },
  },
});
const [id = 'battle-for-moscow'] = positionals;
const games = Number(values.games);
const first = Number(values.from);
const jobs = Math.max(1, Number(values.jobs));

interface Done {
  readonly seed: number;
  readonly report: SoakReport;
}

if (values.child !== undefined) playShare(Number(values.child));
else direct();

/** A child: every `jobs`th seed. */
function playShare(share: number): void {
  const { compilation, rule, scenarios } = subjectOf(id);
  for (let seed = first + share; seed < first + games; seed += jobs) {
    const scenario = scenarios[seed % scenarios.length]!;
    const report = soakGame(compilation, rule, seed, { scenario });
    process.send!({ seed, report } satisfies Done);
  }
  process.disconnect();
}

function direct(): void {
  const started = performance.now();
  const winners = new Map<string, number>();
  let [played, decisions, failures, running] = [0, 0, 0, jobs];
  const children = Array.from({ length: jobs }, (_, share) =>
    fork(process.argv[1]!, [...process.argv.slice(2), '--child', String(share)], { execArgv: process.execArgv }),
  );
  const summary = () => {
    const seconds = (performance.now() - started) / 1000;
    const shares = [...winners].sort().map(([winner, count]) => `${winner} ${count}`);
    return `${played}/${games} games, ${decisions} decisions, ${failures} failures, ${seconds.toFixed(0)} s, ${(played / seconds).toFixed(1)} games/s; ${shares.join(', ')}`;
  };
  for (const child of children) {
    child.on('message', ({ seed, report }: Done) => {
      played++;
      decisions += report.decisions;
      winners.set(report.winner, (winners.get(report.winner) ?? 0) + 1);
      if (report.failure !== null) {
        failures++;
        process.stdout.write(`\n${keep(seed, report)}\n`);
      }
      if (process.stdout.isTTY) process.stdout.write(`\r${summary()} `);
      else if (played % 500 === 0) process.stdout.write(`${summary()}\n`);
    });
    child.on('exit', (code) => {
      if (code !== 0 && code !== null) failures++;
      if (--running === 0) {
        process.stdout.write(`${process.stdout.isTTY ? '\n' : ''}${summary()}\n`);
        process.exitCode = failures === 0 ? 0 : 1;
      }
    });
  }
  process.on('SIGINT', () => {
    for (const child of children) child.kill();
  });
}

function keep(seed: number, { failure }: SoakReport): string {
  const folder = path.resolve(import.meta.dirname, '../../out/soak');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${id}-${seed}.json`);
  writeFileSync(file, `${JSON.stringify(failure!.save, null, 2)}\n`);
  return `seed ${seed}: ${failure!.law} at decision ${failure!.decision}: ${failure!.message}\n  ${file}`;
}
