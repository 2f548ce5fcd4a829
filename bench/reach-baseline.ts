/**
 * What `src/hex/reach.ts` is measured against: the same searches by a Dial search written by hand for exactly these
 * cost arrays, and by honeycomb-grid with a bucket queue. Map of 60 x 50 hexes, 12 movement points, terrain 1 to 3,
 * rivers +1, some hexsides closed, enemy hexes closed, hexes in a ZOC stop movement.
 * `npx tsx bench/reach-baseline.ts` prints the ratios. The checksums must be equal, or the ratios mean nothing.
 */
import { argv } from 'node:process';
import { Direction, defineHex, Grid as HoneycombGrid, rectangle } from 'honeycomb-grid';
import { formatDirection } from '../src/hex/direction.js';
import { columnOf, createGrid, type Grid, hexAt, rowOf } from '../src/hex/grid.js';
import { hexsideId, hexsideSize } from '../src/hex/hexside.js';
import { createReach, type ReachRules, searchReach, spentOf } from '../src/hex/reach.js';

export const movementPoints = 12;

/** A made-up country: everything a search asks, in arrays. */
export interface Country {
  readonly grid: Grid;
  /** Points for the step at hex * 6 + direction; -1 closed. */
  readonly costs: Int8Array;
  readonly enemy: Uint8Array;
  readonly zoc: Uint8Array;
  readonly starts: readonly number[];
  /** Points to enter each hex, and what its sides add (-1 closed), by `hexsideId`. */
  readonly terrain: Int8Array;
  readonly extra: Int8Array;
  readonly enemies: readonly number[];
}

/** Finds the hexes within reach of a start, and returns a checksum: hexes reached * 1000000 + all points spent. */
export type Search = (start: number) => number;

export function makeCountry(): Country {
  const grid = createGrid({
    orientation: 'flat',
    shifted: 'even',
    columns: 60,
    rows: 50,
    numbering: { order: 'CCRR' },
  });
  const random = randomFrom(20_260_101);
  const terrain = Int8Array.from({ length: grid.size }, () => [1, 1, 1, 2, 2, 3][Math.floor(random() * 6)]!);
  const extra = new Int8Array(hexsideSize(grid));
  for (let side = 0; side < extra.length; side++) {
    const draw = random();
    extra[side] = draw < 0.03 ? -1 : draw < 0.15 ? 1 : 0;
  }
  const costs = new Int8Array(grid.size * 6).fill(-1);
  grid.neighbours.forEach((to, side) => {
    if (to < 0) return;
    const across = extra[hexsideId(grid, Math.floor(side / 6), side % 6)]!;
    costs[side] = across < 0 ? -1 : terrain[to]! + across;
  });
  const enemy = new Uint8Array(grid.size);
  const zoc = new Uint8Array(grid.size);
  const enemies = Array.from({ length: 20 }, () => Math.floor(random() * grid.size));
  for (const hex of enemies) {
    enemy[hex] = 1;
    for (const to of grid.neighbours.slice(hex * 6, hex * 6 + 6)) if (to >= 0) zoc[to] = 1;
  }
  const starts = Array.from({ length: 64 }, () =>
    hexAt(grid, 12 + Math.floor(random() * 36), 12 + Math.floor(random() * 26)),
  );
  return { grid, costs, enemy, zoc, starts, terrain, extra, enemies };
}

/** The house search, with rules that read the same arrays. */
export function houseSearch(country: Country): Search {
  const reach = createReach(country.grid);
  const rules = rulesOf(country);
  return (start) => {
    searchReach(reach, start, movementPoints, rules);
    let sum = reach.count * 1_000_000;
    for (let i = 0; i < reach.count; i++) sum += spentOf(reach, reach.reached[i]!);
    return sum;
  };
}

/** Rules as one closure each, as compiled regimes make them. */
export function rulesOf({ costs, enemy, zoc }: Country): ReachRules {
  return {
    cost: (from, direction) => costs[from * 6 + direction]!,
    mayEnter: (to) => enemy[to] === 0,
    mustStop: (to) => zoc[to] === 1,
  };
}

/** Dial search by hand: array reads where the house search calls rules, stamps, no ties by hexes or numbers. */
export function packedSearch({ grid, costs, enemy, zoc }: Country): Search {
  const { neighbours, size } = grid;
  const stamps = new Int32Array(size);
  const spentBy = new Int32Array(size);
  const previous = new Int32Array(size);
  const done = new Int32Array(size);
  const reached = new Int32Array(size);
  const buckets = Array.from({ length: movementPoints + 1 }, () => new Int32Array(size * 6));
  const filled = new Int32Array(movementPoints + 1);
  let stamp = 0;
  return (start) => {
    stamp++;
    let count = 0;
    filled.fill(0);
    stamps[start] = stamp;
    spentBy[start] = 0;
    previous[start] = -1;
    buckets[0]![filled[0]!++] = start;
    for (let spent = 0; spent <= movementPoints; spent++) {
      const bucket = buckets[spent]!;
      for (let i = 0; i < filled[spent]!; i++) {
        const from = bucket[i]!;
        if (done[from] === stamp || spentBy[from] !== spent) continue;
        done[from] = stamp;
        reached[count++] = from;
        if (zoc[from] === 1 && from !== start) continue;
        for (let side = from * 6; side < from * 6 + 6; side++) {
          const to = neighbours[side]!;
          if (to < 0 || enemy[to] === 1) continue;
          const cost = costs[side]!;
          if (cost < 0) continue;
          const total = spent + cost;
          if (total > movementPoints || (stamps[to] === stamp && spentBy[to]! <= total)) continue;
          stamps[to] = stamp;
          spentBy[to] = total;
          previous[to] = from;
          buckets[total]![filled[total]!++] = to;
        }
      }
    }
    let sum = count * 1_000_000;
    for (let i = 0; i < count; i++) sum += spentBy[reached[i]!]!;
    return sum;
  };
}

/** The same on honeycomb-grid's own hexes and `neighborOf`, with a bucket queue and a Map. */
export function honeycombSearch({ grid, costs, enemy, zoc }: Country): Search {
  const Hex = defineHex({ orientation: 'FLAT', offset: grid.shovedParity === 1 ? -1 : 1 } as never);
  const honeycomb = new HoneycombGrid(Hex, rectangle({ width: grid.columns, height: grid.rows }));
  const directions = [0, 1, 2, 3, 4, 5].map((d) => Direction[formatDirection(grid, d) as keyof typeof Direction]);
  const idOf = (hex: { col: number; row: number }) => hex.row * grid.columns + hex.col;
  return (start) => {
    const first = honeycomb.getHex({ col: columnOf(grid, start), row: rowOf(grid, start) })!;
    const spentBy = new Map<number, number>([[start, 0]]);
    const buckets = Array.from({ length: movementPoints + 1 }, () => [] as (typeof first)[]);
    const done = new Set<number>();
    buckets[0]!.push(first);
    let sum = 0;
    for (let spent = 0; spent <= movementPoints; spent++) {
      for (const hex of buckets[spent]!) {
        const from = idOf(hex);
        if (done.has(from)) continue;
        done.add(from);
        sum += 1_000_000 + spent;
        if (zoc[from] === 1 && from !== start) continue;
        for (let d = 0; d < 6; d++) {
          const neighbour = honeycomb.neighborOf(hex, directions[d]!, { allowOutside: false });
          if (!neighbour) continue;
          const to = idOf(neighbour);
          const cost = costs[from * 6 + d]!;
          const total = spent + cost;
          if (enemy[to] === 1 || cost < 0 || total > movementPoints || (spentBy.get(to) ?? 999) <= total) continue;
          spentBy.set(to, total);
          buckets[total]!.push(neighbour);
        }
      }
    }
    return sum;
  };
}

/** Searches a second of each kind, best of several turns taken alternately, and the checksums over all starts. */
export function measureReach(turns = 7, seconds = 0.3): { name: string; perSecond: number; checksum: number }[] {
  const country = makeCountry();
  const searches = [
    { name: 'house', search: houseSearch(country) },
    { name: 'packed', search: packedSearch(country) },
    { name: 'honeycomb', search: honeycombSearch(country) },
  ];
  const results = searches.map(({ name, search }) => ({ name, search, perSecond: 0, checksum: 0 }));
  for (const result of results) result.checksum = country.starts.reduce((sum, start) => sum + result.search(start), 0);
  for (let turn = 0; turn < turns; turn++) {
    for (const result of results) {
      result.perSecond = Math.max(result.perSecond, searchesPerSecond(result.search, country.starts, seconds));
    }
  }
  return results.map(({ name, perSecond, checksum }) => ({ name, perSecond, checksum }));
}

function searchesPerSecond(search: Search, starts: readonly number[], seconds: number): number {
  const begin = performance.now();
  let searches = 0;
  for (; performance.now() - begin < seconds * 1000; searches += starts.length)
    for (const start of starts) search(start);
  return searches / ((performance.now() - begin) / 1000);
}

/** Numbers in [0, 1) from a seed: a bench must search the same map every time. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function print(): void {
  const results = measureReach();
  const packed = results.find((result) => result.name === 'packed')!.perSecond;
  for (const { name, perSecond, checksum } of results) {
    const ratio = (perSecond / packed).toFixed(2);
    console.log(`${name.padEnd(10)} ${Math.round(perSecond)} searches/s, ${ratio} x packed, checksum ${checksum}`);
  }
}

if (/reach-baseline\.[jt]s$/.test(argv[1] ?? '')) print();
