/** F7: `build` again with nothing changed, against the first build; no file may be written again. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BenchRow, median } from './measure.js';
import { millisecondsOf, shippedBin } from './process.js';

export function measureBuildAgain(turns = 5): BenchRow[] {
  const row = {
    row: 'F7',
    work: 'build again, nothing changed (time)',
    against: 'first build',
    target: 0.1,
    wants: 'at most',
  } as const;
  const bin = shippedBin();
  if (bin === null) return [{ ...row, ratio: null, raw: 'no dist/: npm run dist' }];
  const firsts: number[] = [];
  const agains: number[] = [];
  let rewritten = 0;
  for (let turn = 0; turn < turns; turn++) {
    const out = mkdtempSync(path.join(tmpdir(), 'hexwright-bench-'));
    try {
      const args = [bin, 'build', 'battle-for-moscow', '--out', out];
      firsts.push(millisecondsOf(args));
      const before = writtenAt(out);
      agains.push(millisecondsOf(args));
      const after = writtenAt(out);
      rewritten += [...after].filter(([name, time]) => before.get(name) !== time).length;
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  }
  const raw = `${median(agains).toFixed(0)} ms to ${median(firsts).toFixed(0)} ms, ${rewritten} files rewritten`;
  return [{ ...row, ratio: rewritten === 0 ? median(agains) / median(firsts) : Number.POSITIVE_INFINITY, raw }];
}

/** When each file was last written, and which file it is: a file replaced by an equal one counts as written. */
function writtenAt(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names.flatMap((name) => {
      const stat = statSync(path.join(folder, name), { bigint: true });
      return stat.isFile() ? [[name, `${stat.mtimeNs} ${stat.ino}`] as const] : [];
    }),
  );
}
