import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGrid, type Grid } from '../../src/hex/grid.js';
import { formatHexNumber } from '../../src/hex/hex-number.js';
import {
  createReach,
  mostPoints,
  pathTo,
  previousOf,
  type Reach,
  type ReachRules,
  searchReach,
  spentOf,
} from '../../src/hex/reach.js';
import { type Arrival, slowReach } from '../../src/hex/slow-reach.js';
import { anyGrid, anyGridWithHexes, at, gridA } from './grids.js';

interface Country {
  readonly grid: Grid;
  readonly costs: readonly number[];
  readonly blocked: readonly boolean[];
  readonly stop: readonly boolean[];
}

function rulesOf(country: Country): ReachRules {
  return {
    cost: (from, direction) => country.costs[from * 6 + direction]!,
    mayEnter: (to) => !country.blocked[to],
    mustStop: (to) => country.stop[to]!,
  };
}

function anyCountry(costs: fc.Arbitrary<number>): fc.Arbitrary<Country> {
  const rare = fc.integer({ min: 0, max: 9 }).map((n) => n === 0);
  return anyGrid.chain((grid) => {
    const exactly = (length: number) => ({ minLength: length, maxLength: length });
    return fc.record({
      grid: fc.constant(grid),
      costs: fc.array(costs, exactly(grid.size * 6)),
      blocked: fc.array(rare, exactly(grid.size)),
      stop: fc.array(rare, exactly(grid.size)),
    });
  });
}

function expectAgreement(reach: Reach, arrivals: ReadonlyMap<number, Arrival>): void {
  expect([...reach.reached.slice(0, reach.count)].sort((a, b) => a - b)).toEqual(
    [...arrivals.keys()].sort((a, b) => a - b),
  );
  for (let hex = 0; hex < reach.grid.size; hex++) {
    const arrival = arrivals.get(hex);
    expect(spentOf(reach, hex)).toBe(arrival?.spent ?? -1);
    expect(previousOf(reach, hex)).toBe(arrival?.previous ?? -1);
    expect(pathTo(reach, hex)).toHaveLength(arrival ? arrival.steps + 1 : 0);
  }
  const spent = [...reach.reached.slice(0, reach.count)].map((hex) => spentOf(reach, hex));
  expect(spent).toEqual(spent.toSorted((a, b) => a - b));
}

describe('searchReach agrees with slowReach, points and paths', () => {
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  test.each([
    { name: 'costs 1 to 3', costs: fc.integer({ min: 1, max: 3 }) },
    { name: 'costs 1 to 2 and forbidden', costs: fc.constantFrom(-1, 1, 1, 2) },
    { name: 'free steps too', costs: fc.constantFrom(-1, 0, 0, 1, 2) },
    { name: 'all free', costs: fc.constantFrom(-1, 0) },
    { name: 'very dear', costs: fc.constantFrom(1, 7, 2000, 5_000_000_000, Number.POSITIVE_INFINITY) },
  ])('$name', ({ costs }) => {
    fc.assert(
      fc.property(
        anyCountry(costs),
        share,
        share,
        fc.integer({ min: 0, max: 14 }),
        (country, first, second, budget) => {
          const reach = createReach(country.grid);
          const rules = rulesOf(country);
          // Twice with the same working space: nothing of the first search may show in the second.
          for (const part of [first, second]) {
            const start = Math.floor(part * country.grid.size);
            searchReach(reach, start, budget, rules);
            expectAgreement(reach, slowReach(country.grid, start, budget, rules));
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test('with missing hexes and the largest budget', () => {
    fc.assert(
      fc.property(anyGridWithHexes(6), ([whole, [start, ...others]]) => {
        const gone = [...new Set(others)].filter((hex) => hex !== start);
        const grid = createGrid({ ...whole.spec, missing: gone.map((hex) => formatHexNumber(whole, hex)) });
        const rules = { cost: (from: number) => 1 + (from % 3) * 99, mayEnter: () => true, mustStop: () => false };
        const reach = createReach(grid);
        searchReach(reach, start!, mostPoints, rules);
        for (const hex of gone) expect(spentOf(reach, hex)).toBe(-1);
        expectAgreement(reach, slowReach(grid, start!, mostPoints, rules));
      }),
    );
  });
});

describe('searchReach', () => {
  const open: ReachRules = { cost: () => 1, mayEnter: () => true, mustStop: () => false };

  test('asks each hex at most once, and never the start', () => {
    const grid = gridA;
    const start = at(grid, '0705');
    const asked: Record<'enter' | 'stop', number[]> = { enter: [], stop: [] };
    searchReach(createReach(grid), start, 6, {
      cost: (from, direction) => ((from + direction) % 3) + 1,
      mayEnter: (to) => asked.enter.push(to) > 0 && to % 7 !== 0,
      mustStop: (to) => asked.stop.push(to) > 0 && to % 5 === 0,
    });
    for (const list of [asked.enter, asked.stop]) {
      expect(new Set(list).size).toBe(list.length);
      expect(list).not.toContain(start);
    }
    expect(asked.stop.every((hex) => hex % 7 !== 0)).toBe(true);
  });

  test('a hex that stops movement is entered, not left; as the start it is left', () => {
    const wall = ['0701', '0702', '0703', '0704', '0705', '0706', '0707', '0708', '0709', '0710'].map((n) =>
      at(gridA, n),
    );
    const reach = createReach(gridA);
    searchReach(reach, at(gridA, '0605'), 20, { ...open, mustStop: (to) => wall.includes(to) });
    expect(spentOf(reach, at(gridA, '0706'))).toBe(1);
    expect(spentOf(reach, at(gridA, '0805'))).toBe(-1);
    searchReach(reach, at(gridA, '0706'), 20, { ...open, mustStop: (to) => wall.includes(to) });
    expect(spentOf(reach, at(gridA, '0805'))).toBe(1);
  });

  test('equal paths: fewest hexes, then the lowest hex before', () => {
    const reach = createReach(gridA);
    const [start, goal] = [at(gridA, '0304'), at(gridA, '0504')];
    searchReach(reach, start, 4, open);
    expect(pathTo(reach, goal)).toEqual([start, at(gridA, '0403'), goal]);
    // Two steps for 1 each or one for 2: the one step.
    searchReach(reach, start, 4, { ...open, cost: (_from, direction) => (direction === 2 ? 2 : 1) });
    expect(pathTo(reach, at(gridA, '0404'))).toEqual([start, at(gridA, '0404')]);
  });

  test('an error in the rules leaves the working space usable', () => {
    const reach = createReach(gridA);
    const broken = { ...open, mayEnter: (to: number) => to !== 46 || fail() };
    expect(() => searchReach(reach, 44, 5, broken)).toThrow('broken');
    expect(reach.count).toBe(0);
    searchReach(reach, 44, 2, open);
    expectAgreement(reach, slowReach(gridA, 44, 2, open));
  });

  test('refuses a start off the map and budgets that are no whole points', () => {
    const reach = createReach(createGrid({ ...gridA.spec, missing: ['0101'] }));
    for (const start of [0, -1, 140]) expect(() => searchReach(reach, start, 4, open)).toThrow(RangeError);
    for (const budget of [-1, 1.5, 2001, Number.NaN]) {
      expect(() => searchReach(reach, 5, budget, open)).toThrow(RangeError);
    }
    expect(spentOf(reach, 5)).toBe(-1);
    expect(pathTo(reach, -1)).toEqual([]);
  });
});

function fail(): never {
  throw new Error('broken');
}
