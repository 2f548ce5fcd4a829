import fc from 'fast-check';
import { defineHex, distance as honeycombDistance } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import { distance } from '../../src/hex/distance.js';
import { columnOf, createGrid, rowOf } from '../../src/hex/grid.js';
import { lineBetween } from '../../src/hex/line.js';
import { hexesWithin, ring } from '../../src/hex/ring.js';
import { anyGridWithHexes, at, gridA, gridB, gridC, walk } from './grids.js';

describe('distance', () => {
  test('is the length of the shortest walk', () => {
    fc.assert(
      fc.property(anyGridWithHexes(1), ([grid, [start]]) => {
        const steps = walk(grid, start!);
        for (let hex = 0; hex < grid.size; hex++) expect(distance(grid, start!, hex)).toBe(steps[hex]);
      }),
    );
  });

  test('agrees with honeycomb-grid', () => {
    fc.assert(
      fc.property(anyGridWithHexes(2), ([grid, [a, b]]) => {
        const offset = grid.shovedParity === 1 ? -1 : 1;
        const settings = { offset, orientation: grid.flat ? 'FLAT' : 'POINTY' } as const;
        const Hex = defineHex(settings as never);
        const [from, to] = [a!, b!].map((hex) => new Hex({ col: columnOf(grid, hex), row: rowOf(grid, hex) }));
        expect(distance(grid, a!, b!)).toBe(honeycombDistance(settings as never, from!, to!));
      }),
    );
  });

  test('on printed maps', () => {
    expect(distance(gridB, at(gridB, '3220'), at(gridB, '3217'))).toBe(3);
    expect(distance(gridC, at(gridC, '4036'), at(gridC, '3838'))).toBe(3);
    expect(distance(gridA, at(gridA, '0101'), at(gridA, '1410'))).toBe(16);
  });
});

describe('ring', () => {
  test('holds the hexes at its distance, in reading order', () => {
    fc.assert(
      fc.property(anyGridWithHexes(1), fc.integer({ min: 0, max: 5 }), ([grid, [centre]], radius) => {
        const every = Array.from({ length: grid.size }, (_, hex) => hex);
        expect(ring(grid, centre!, radius)).toEqual(every.filter((hex) => distance(grid, centre!, hex) === radius));
        expect(hexesWithin(grid, centre!, radius)).toEqual(
          every.filter((hex) => distance(grid, centre!, hex) <= radius),
        );
      }),
    );
  });

  test('has six hexes for each step of radius when no edge cuts it', () => {
    for (const radius of [1, 2, 3, 4]) expect(ring(gridC, at(gridC, '3025'), radius)).toHaveLength(6 * radius);
    expect(hexesWithin(gridC, at(gridC, '3025'), 3)).toHaveLength(37);
  });
});

describe('line', () => {
  test('goes step by step, one hex for each step, and back the same way', () => {
    fc.assert(
      fc.property(anyGridWithHexes(2), ([grid, [a, b]]) => {
        const line = lineBetween(grid, a!, b!);
        expect(line).toHaveLength(distance(grid, a!, b!) + 1);
        expect([line[0], line.at(-1)]).toEqual([a, b]);
        for (let i = 1; i < line.length; i++) expect(distance(grid, line[i - 1]!, line[i]!)).toBe(1);
        expect(lineBetween(grid, b!, a!).reverse()).toEqual(line);
      }),
      { numRuns: 2000 },
    );
  });

  test('along a hexside takes the northern hex', () => {
    expect(lineBetween(gridA, at(gridA, '0304'), at(gridA, '0504'))).toEqual(
      ['0304', '0403', '0504'].map((n) => at(gridA, n)),
    );
    expect(lineBetween(gridA, at(gridA, '0401'), at(gridA, '0601'))).toEqual(
      ['0401', '0501', '0601'].map((n) => at(gridA, n)),
    );
  });

  test('along a hexside between west and east takes the western hex', () => {
    expect(lineBetween(gridB, at(gridB, '3219'), at(gridB, '3419'))).toEqual(
      ['3219', '3319', '3419'].map((n) => at(gridB, n)),
    );
  });

  test('leaves out hexes off the map, and prefers one on it to a missing one', () => {
    const grid = createGrid({ ...gridA.spec, missing: ['0403', '0405'] });
    expect(lineBetween(grid, at(grid, '0304'), at(grid, '0504'))).toEqual(
      ['0304', '0404', '0504'].map((n) => at(grid, n)),
    );
    expect(lineBetween(grid, at(grid, '0404'), at(grid, '0406'))).toEqual(['0404', '0406'].map((n) => at(grid, n)));
    expect(lineBetween(grid, 0, 0)).toEqual([0]);
  });
});
