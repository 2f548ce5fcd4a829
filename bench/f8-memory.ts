/** F8: the most memory that many simulated games take, against few. */
import { type BenchRow, median } from './measure.js';
import { peakMemory, shippedBin } from './process.js';

export function measureMemory(many = 10_000, few = 100, turns = 1): BenchRow[] {
  const row = {
    row: 'F8',
    work: `peak memory of ${many} simulated games`,
    against: `of ${few}`,
    target: 1.3,
    wants: 'at most',
  } as const;
  const bin = shippedBin();
  if (bin === null) return [{ ...row, ratio: null, raw: 'no dist/: npm run dist' }];
  const peak = (games: number) =>
    peakMemory([bin, 'simulate', 'battle-for-moscow', '--games', String(games), '--seed', '1', '--json']);
  const [high, low] = [many, few].map((games) => median(Array.from({ length: turns }, () => peak(games))));
  return [{ ...row, ratio: high! / low!, raw: `${high!.toFixed(0)} MiB to ${low!.toFixed(0)} MiB` }];
}
