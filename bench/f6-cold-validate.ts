/** F6: `hexwright validate`, a cold process, against an empty node process. */
import { type BenchRow, median } from './measure.js';
import { millisecondsOf, shippedBin } from './process.js';

export function measureColdValidate(turns = 9): BenchRow[] {
  const row = {
    row: 'F6',
    work: 'validate battle-for-moscow, cold (time)',
    against: 'node -e 0',
    target: 8,
    wants: 'at most',
  } as const;
  const bin = shippedBin();
  if (bin === null) return [{ ...row, ratio: null, raw: 'no dist/: npm run dist' }];
  const ours: number[] = [];
  const empty: number[] = [];
  for (let turn = -1; turn < turns; turn++) {
    const [a, b] = [millisecondsOf([bin, 'validate', 'battle-for-moscow']), millisecondsOf(['-e', '0'])];
    if (turn < 0) continue;
    ours.push(a);
    empty.push(b);
  }
  return [
    {
      ...row,
      ratio: median(ours) / median(empty),
      raw: `${median(ours).toFixed(0)} ms to ${median(empty).toFixed(0)} ms`,
    },
  ];
}
