/**
 * Side by side: machines are shared and noisy, so work is only ever compared with other work done in the same run, by
 * turns (A B A B ...), and the median of the turns counts.
 */

/** One row of the table that `npm run bench` prints. */
export interface BenchRow {
  readonly row: string;
  readonly work: string;
  readonly against: string;
  /** What was measured divided by what it is held against; null when it could not be measured. */
  readonly ratio: number | null;
  readonly target: number;
  /** Whether the ratio should be at least, or at most, the target. */
  readonly wants: 'at least' | 'at most';
  readonly raw: string;
}

/** Work that can be repeated; returns how many units were done. */
export type Work = () => number;

/** Units a second of each work: medians over turns taken alternately, after one turn to warm up. */
export function ratesOf(works: readonly Work[], { turns = 7, seconds = 0.25 } = {}): number[] {
  const rates = works.map(() => [] as number[]);
  for (let turn = -1; turn < turns; turn++) {
    for (const [index, work] of works.entries()) {
      const rate = rateOf(work, seconds);
      if (turn >= 0) rates[index]!.push(rate);
    }
  }
  return rates.map(median);
}

function rateOf(work: Work, seconds: number): number {
  const begin = performance.now();
  let units = 0;
  let spent = 0;
  while (spent < seconds * 1000) {
    units += work();
    spent = performance.now() - begin;
  }
  return units / (spent / 1000);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A rate in words: 71,900/s. */
export function perSecond(rate: number): string {
  const digits = rate < 100 ? 1 : 0;
  return `${rate.toLocaleString('en', { maximumFractionDigits: digits })}/s`;
}
