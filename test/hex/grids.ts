/** Grids for the tests: the three real maps, and a fast-check source of small ones of every kind. */
import fc from 'fast-check';
import { createGrid, type Grid, type GridSpec } from '../../src/hex/grid.js';
import { parseHexNumber } from '../../src/hex/hex-number.js';

/** Flat, even columns lower, 14 x 10. */
export const gridA = createGrid({
  orientation: 'flat',
  shifted: 'even',
  columns: 14,
  rows: 10,
  numbering: { order: 'CCRR' },
});

/** Pointy, rows 10 to 43 growing north, columns 1 to 42, even rows shoved east, row part first. */
export const gridB = createGrid({
  orientation: 'pointy',
  shifted: 'even',
  columns: 42,
  rows: 34,
  firstRow: 10,
  rowsGrow: 'north',
  numbering: { order: 'RRCC' },
});

/** Flat, odd columns lower, columns 0 to 60, rows 1 to 50. */
export const gridC = createGrid({
  orientation: 'flat',
  shifted: 'odd',
  columns: 61,
  rows: 50,
  firstColumn: 0,
  numbering: { order: 'CCRR' },
});

/** Flat and pointy, odd and even, rows growing south and north. */
export const kinds = (['flat', 'pointy'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).flatMap((shifted) =>
    (['south', 'north'] as const).map((rowsGrow) => ({ orientation, shifted, rowsGrow })),
  ),
);

export const anySpec: fc.Arbitrary<GridSpec> = fc.record({
  orientation: fc.constantFrom('flat' as const, 'pointy' as const),
  shifted: fc.constantFrom('odd' as const, 'even' as const),
  rowsGrow: fc.constantFrom('south' as const, 'north' as const),
  columns: fc.integer({ min: 1, max: 9 }),
  rows: fc.integer({ min: 1, max: 9 }),
  firstColumn: fc.integer({ min: 0, max: 12 }),
  firstRow: fc.integer({ min: 0, max: 12 }),
  numbering: fc.record({
    order: fc.constantFrom('CCRR' as const, 'RRCC' as const),
    digits: fc.constantFrom(2, 3),
    separator: fc.constantFrom('', '.', ' - '),
  }),
});

/** Small grids of every kind without missing hexes. */
export const anyGrid: fc.Arbitrary<Grid> = anySpec.map(createGrid);

/** A grid and some of its hexes, chosen freely. */
export function anyGridWithHexes(count: number): fc.Arbitrary<[Grid, number[]]> {
  return anyGrid.chain((grid) =>
    fc.tuple(
      fc.constant(grid),
      fc.array(fc.integer({ min: 0, max: grid.size - 1 }), { minLength: count, maxLength: count }),
    ),
  );
}

/** The hex a test names by its printed number. */
export function at(grid: Grid, text: string): number {
  const hex = parseHexNumber(grid, text);
  if (hex < 0) throw new Error(`Cannot find hex ${text}`);
  return hex;
}

/** Steps from a hex to every hex, by walking the neighbour table; -1 where no walk leads. */
export function walk(grid: Grid, start: number): Int32Array {
  const steps = new Int32Array(grid.size).fill(-1);
  const queue = [start];
  steps[start] = 0;
  for (const from of queue) {
    for (const to of grid.neighbours.slice(from * 6, from * 6 + 6)) {
      if (to < 0 || steps[to] !== -1) continue;
      steps[to] = steps[from]! + 1;
      queue.push(to);
    }
  }
  return steps;
}
