import fc from 'fast-check';
import { Direction, defineHex, Grid as HoneycombGrid, rectangle } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import { formatDirection, opposite } from '../../src/hex/direction.js';
import { columnOf, createGrid, type Grid, type GridSpec, hexAt, rowOf } from '../../src/hex/grid.js';
import { anyGrid, at, gridA, gridB, gridC, kinds } from './grids.js';

const adjacent: [string, Grid, string, boolean][] = [
  ...['0603-0704', '0803-0903', '0805-0905', '0404-0504'].map((pair) => ['A', gridA, pair, true] as const),
  ...['3719-3818', '3203-3204', '3219-3120', '3120-3019', '3020-3120', '3119-3118', '2920-3019', '3020-3019'].map(
    (pair) => ['B', gridB, pair, true] as const,
  ),
  ['B', gridB, '3320-3220', true] as const,
  ...['4036-3936', '3936-3937', '3937-3838', '4740-4640', '4640-4540', '4540-4441', '4441-4340', '4528-4428'].map(
    (pair) => ['C', gridC, pair, true] as const,
  ),
  ['C', gridC, '4527-4428', true] as const,
  ['C', gridC, '4036-3838', false] as const,
].map(([name, grid, pair, answer]) => [name, grid, pair, answer]);

describe('neighbours on printed maps', () => {
  test.each(adjacent.map(([name, grid, pair, answer]) => ({ name, grid, pair, answer })))(
    'grid $name: $pair adjacent $answer',
    ({ grid, pair, answer }) => {
      const [from, to] = pair.split('-').map((text) => at(grid, text)) as [number, number];
      expect(grid.neighbours.slice(from * 6, from * 6 + 6).includes(to)).toBe(answer);
      expect(grid.neighbours.slice(to * 6, to * 6 + 6).includes(from)).toBe(answer);
    },
  );
});

describe('neighbour table', () => {
  test('the way back is the opposite direction', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        grid.neighbours.forEach((to, side) => {
          if (to < 0) return;
          const from = Math.floor(side / 6);
          expect(grid.neighbours[to * 6 + opposite(side % 6)]).toBe(from);
        });
      }),
    );
  });

  test.each(kinds)('an inner hex has six different neighbours: $orientation $shifted $rowsGrow', (kind) => {
    const grid = createGrid({ ...kind, columns: 6, rows: 6, numbering: { order: 'CCRR' } });
    for (const hex of [hexAt(grid, 2, 2), hexAt(grid, 3, 3)]) {
      const around = [...grid.neighbours.slice(hex * 6, hex * 6 + 6)];
      expect(new Set(around).size).toBe(6);
      expect(Math.min(...around)).toBeGreaterThanOrEqual(0);
    }
  });

  test.each(kinds)('agrees with honeycomb-grid: $orientation $shifted $rowsGrow', (kind) => {
    const grid = createGrid({
      ...kind,
      columns: 7,
      rows: 6,
      firstRow: 4,
      firstColumn: 3,
      numbering: { order: 'CCRR' },
    });
    const Hex = defineHex({
      orientation: grid.flat ? 'FLAT' : 'POINTY',
      offset: grid.shovedParity === 1 ? -1 : 1,
    } as never);
    const honeycomb = new HoneycombGrid(Hex, rectangle({ width: 7, height: 6 }));
    for (let hex = 0; hex < grid.size; hex++) {
      const theirs = honeycomb.getHex({ col: columnOf(grid, hex), row: rowOf(grid, hex) })!;
      for (let direction = 0; direction < 6; direction++) {
        const name = formatDirection(grid, direction) as keyof typeof Direction;
        const neighbour = honeycomb.neighborOf(theirs, Direction[name], { allowOutside: false });
        const expected = neighbour ? hexAt(grid, neighbour.col, neighbour.row) : -1;
        expect(grid.neighbours[hex * 6 + direction]).toBe(expected);
      }
    }
  });

  test('a missing hex is nobody’s neighbour and has none', () => {
    const grid = createGrid({ ...gridA.spec, missing: ['0603', '0101'] });
    const hex = at(gridA, '0603');
    expect(grid.present[hex]).toBe(0);
    expect(grid.neighbours.includes(hex)).toBe(false);
    expect([...grid.neighbours.slice(hex * 6, hex * 6 + 6)]).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(hexAt(grid, 5, 2)).toBe(-1);
  });
});

describe('createGrid refuses nonsense', () => {
  const good: GridSpec = { orientation: 'flat', shifted: 'odd', columns: 9, rows: 9, numbering: { order: 'CCRR' } };
  const bad: [string, Partial<Record<keyof GridSpec, unknown>>][] = [
    ['no columns', { columns: 0 }],
    ['too many rows', { rows: 1000 }],
    ['half a column', { columns: 2.5 }],
    ['not a number', { rows: Number.NaN }],
    ['negative first row', { firstRow: -1 }],
    ['orientation', { orientation: 'tilted' }],
    ['shifted', { shifted: 'left' }],
    ['rowsGrow', { rowsGrow: 'up' }],
    ['order', { numbering: { order: 'XXYY' } }],
    ['digits', { numbering: { order: 'CCRR', digits: 4 } }],
    ['separator with a digit', { numbering: { order: 'CCRR', separator: '0' } }],
    ['number wider than its digits', { firstColumn: 95 }],
    ['missing hex off the grid', { missing: ['1001'] }],
    ['missing hex twice', { missing: ['0101', '0101'] }],
    ['missing hex misspelt', { missing: ['101'] }],
  ];
  test.each(bad)('%s', (_name, change) => {
    expect(() => createGrid({ ...good, ...change } as GridSpec)).toThrow(RangeError);
  });
  test('999 x 999 is the largest', () => {
    expect(createGrid({ ...good, columns: 999, rows: 999, numbering: { order: 'CCRR', digits: 3 } }).size).toBe(998001);
  });
});
