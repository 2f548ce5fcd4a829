import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  directionTo,
  flatDirections,
  formatDirection,
  opposite,
  parseDirection,
  pointyDirections,
} from '../../src/hex/direction.js';
import { anyGridWithHexes, at, gridA, gridB } from './grids.js';

describe('directions', () => {
  test.each([0, 1, 2, 3, 4, 5])('opposite of %i is three further round, and back again', (direction) => {
    expect(opposite(direction)).toBe((direction + 3) % 6);
    expect(opposite(opposite(direction))).toBe(direction);
  });

  test('names survive the round trip', () => {
    flatDirections.forEach((name, direction) => {
      expect(parseDirection(gridA, name)).toBe(direction);
      expect(formatDirection(gridA, direction)).toBe(name);
    });
    pointyDirections.forEach((name, direction) => {
      expect(parseDirection(gridB, name)).toBe(direction);
      expect(formatDirection(gridB, direction)).toBe(name);
    });
    expect(parseDirection(gridA, 'E')).toBe(-1);
    expect(parseDirection(gridB, 'N')).toBe(-1);
    expect(() => formatDirection(gridA, 6)).toThrow(RangeError);
  });

  test.each([
    ['0603', '0602', 'N'],
    ['0603', '0703', 'NE'],
    ['0603', '0704', 'SE'],
    ['0603', '0604', 'S'],
    ['0603', '0504', 'SW'],
    ['0603', '0503', 'NW'],
    ['0504', '0603', 'NE'],
  ])('grid A, %s to %s is %s', (from, to, name) => {
    expect(formatDirection(gridA, directionTo(gridA, at(gridA, from), at(gridA, to)))).toBe(name);
  });

  test.each([
    ['3219', '3320', 'NE'],
    ['3219', '3220', 'E'],
    ['3219', '3120', 'SE'],
    ['3219', '3119', 'SW'],
    ['3219', '3218', 'W'],
    ['3219', '3319', 'NW'],
  ])('grid B, %s to %s is %s', (from, to, name) => {
    expect(formatDirection(gridB, directionTo(gridB, at(gridB, from), at(gridB, to)))).toBe(name);
  });

  test('there and back are opposite; not adjacent is -1', () => {
    fc.assert(
      fc.property(anyGridWithHexes(2), ([grid, [a, b]]) => {
        const there = directionTo(grid, a!, b!);
        const back = directionTo(grid, b!, a!);
        expect(back).toBe(there < 0 ? -1 : opposite(there));
      }),
    );
    expect(directionTo(gridA, 0, -1)).toBe(-1);
    expect(directionTo(gridA, 0, 0)).toBe(-1);
  });
});
