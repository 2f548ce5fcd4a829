import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opposite } from '../../src/hex/direction.js';
import { createGrid } from '../../src/hex/grid.js';
import {
  directionOfHexside,
  hexBeyondHexside,
  hexOfHexside,
  hexsideBetween,
  hexsideId,
  hexsideSize,
  hexsidesOf,
} from '../../src/hex/hexside.js';
import { anyGrid, at, gridA } from './grids.js';

describe('hexsides', () => {
  test('both hexes give the same number, and it tells them', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        for (let hex = 0; hex < grid.size; hex++) {
          for (let direction = 0; direction < 6; direction++) {
            const side = hexsideId(grid, hex, direction);
            const neighbour = grid.neighbours[hex * 6 + direction]!;
            expect(side).toBeLessThan(hexsideSize(grid));
            if (neighbour < 0) {
              expect([hexOfHexside(side), directionOfHexside(side)]).toEqual([hex, direction]);
              expect(hexBeyondHexside(grid, side)).toBe(-1);
              continue;
            }
            expect(hexsideId(grid, neighbour, opposite(direction))).toBe(side);
            expect(hexsideBetween(grid, hex, neighbour)).toBe(side);
            expect(hexsideBetween(grid, neighbour, hex)).toBe(side);
            expect([hexOfHexside(side), hexBeyondHexside(grid, side)].toSorted()).toEqual([hex, neighbour].toSorted());
          }
        }
      }),
    );
  });

  test('hexsidesOf lists each number once', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const every = new Set<number>();
        for (let hex = 0; hex < grid.size; hex++) for (let d = 0; d < 6; d++) every.add(hexsideId(grid, hex, d));
        expect(hexsidesOf(grid)).toEqual([...every].sort((a, b) => a - b));
      }),
    );
  });

  test('hexes that are not adjacent share none', () => {
    expect(hexsideBetween(gridA, at(gridA, '0603'), at(gridA, '0605'))).toBe(-1);
    expect(hexsideBetween(gridA, 0, 0)).toBe(-1);
    expect(hexsideBetween(gridA, -1, 0)).toBe(-1);
  });

  test('a missing hex has no hexsides, and its neighbours have edges there', () => {
    const grid = createGrid({ ...gridA.spec, missing: ['0603'] });
    expect(() => hexsideId(grid, at(gridA, '0603'), 0)).toThrow(RangeError);
    expect(() => hexsideId(grid, 0, 6)).toThrow(RangeError);
    const below = at(grid, '0604');
    expect(hexOfHexside(hexsideId(grid, below, 0))).toBe(below);
    // Nothing is lost: 6 hexsides change owner, none vanish.
    expect(hexsidesOf(grid).length).toBe(hexsidesOf(gridA).length);
  });
});
