/**
 * Cheapest paths from a hex within a budget of whole points. A bucket queue (one list of hexes for each number of
 * points, after Dial) over packed arrays that live in a `Reach` and are used again: a search allocates nothing.
 * Which path: the cheapest; of those the one with fewest hexes; of those the one whose last hex but one has the
 * lowest number (and so on back to the start). Must agree with `slowReach`, which is the definition.
 *
 * A hex's label is points * 2^20 + steps, so one comparison decides both cheapest and fewest.
 */
import type { Grid } from './grid.js';

/**
 * What a step costs and where it may go. The functions are called bare: they must not use `this`, nor search with the
 * same `Reach`. Make them in one place that closes over arrays: V8 inlines functions of one origin, and six rules of
 * six origins, used by turns, took 1.6 times as long as six of one origin.
 */
export interface ReachRules {
  /** Whole points to step from a hex in a direction to its neighbour, 0 or more; -1 when the step is forbidden. */
  readonly cost: (from: number, direction: number, to: number) => number;
  /** Whether the hex may be entered at all; asked at most once per hex and search, never of the start. */
  readonly mayEnter: (to: number) => boolean;
  /** Whether entering the hex ends movement; asked at most once per hex and search, never of the start. */
  readonly mustStop: (to: number) => boolean;
}

/** The result of the latest search, and its working space. Read it with `spentOf`, `previousOf` and `pathTo`. */
export interface Reach {
  readonly grid: Grid;
  /** How many hexes were reached, the start among them. */
  count: number;
  /** The first `count` places are the hexes reached, the start first, in ascending order of points. */
  readonly reached: Int32Array;
  /** By hex: label, `unseen`, or `forbidden`. */
  readonly labels: Int32Array;
  /** By hex, when reached: the hex before it; -1 for the start. */
  readonly previous: Int32Array;
  /** By hex: `queued`, `settled`, `stops` bits. */
  readonly states: Uint8Array;
  /** Buckets are doubly linked lists through the hexes: by hex the next and last one, by points first and last. */
  readonly after: Int32Array;
  readonly before: Int32Array;
  readonly heads: Int32Array;
  readonly tails: Int32Array;
  /** Hexes whose label is to be wiped before the next search; a count of -1 says that a search did not finish. */
  readonly touched: Int32Array;
  touchedCount: number;
}

/** The largest budget, in points. */
export const mostPoints = 2000;

const stepBits = 20;
const unseen = 0x7fffffff;
const forbidden = -1;
const none = -1;
const queued = 1;
const settled = 2;
const stops = 4;

/** Working space for searches on a grid; about 27 bytes a hex. Make one and keep it. */
export function createReach(grid: Grid): Reach {
  const { size } = grid;
  return {
    grid,
    count: 0,
    reached: new Int32Array(size),
    labels: new Int32Array(size).fill(unseen),
    previous: new Int32Array(size),
    states: new Uint8Array(size),
    after: new Int32Array(size),
    before: new Int32Array(size),
    heads: new Int32Array(mostPoints + 1),
    tails: new Int32Array(mostPoints + 1),
    touched: new Int32Array(size),
    touchedCount: 0,
  };
}

/**
 * Finds every hex that can be reached from `start` for at most `budget` points and leaves the answer in `reach`.
 * Throws RangeError when the start is not on the map or the budget is not a whole number from 0 to `mostPoints`.
 */
export function searchReach(reach: Reach, start: number, budget: number, rules: ReachRules): void {
  if (reach.grid.present[start] !== 1) throw new RangeError(`Cannot search from hex ${start}: it is not on the map`);
  if (!Number.isInteger(budget) || budget < 0 || budget > mostPoints) {
    throw new RangeError(`Cannot search with ${budget} points: expected a whole number from 0 to ${mostPoints}`);
  }
  wipe(reach, budget);
  const { reached, labels, previous, states, after, before, heads, tails, touched } = reach;
  const { neighbours } = reach.grid;
  const { cost, mayEnter, mustStop } = rules;
  let count = 0;
  let touchedCount = 1;
  touched[0] = start;
  labels[start] = 0;
  previous[start] = none;
  states[start] = queued;
  after[start] = before[start] = none;
  heads[0] = tails[0] = start;

  for (let spent = 0; spent <= budget; spent++) {
    const left = budget - spent;
    for (let from = heads[spent]!; from >= 0; from = heads[spent]!) {
      const next = after[from]!;
      heads[spent] = next;
      if (next >= 0) before[next] = none;
      else tails[spent] = none;
      const state = states[from]!;
      states[from] = (state & stops) | settled;
      if ((state & settled) === 0) reached[count++] = from;
      if ((state & stops) !== 0) continue;

      const label = labels[from]!;
      const firstSide = from * 6;
      for (let direction = 0; direction < 6; direction++) {
        const to = neighbours[firstSide + direction]!;
        if (to < 0) continue;
        const known = labels[to]!;
        if (known <= label) continue; // Also skips forbidden hexes, whose label is -1.
        const points = cost(from, direction, to);
        if (points < 0 || points > left) continue;
        const offered = label + (points << stepBits) + 1;
        if (offered >= known) {
          if (offered === known && from < previous[to]!) previous[to] = from;
          continue;
        }
        let toState = 0;
        if (known === unseen) {
          touched[touchedCount++] = to;
          if (!mayEnter(to)) {
            labels[to] = forbidden;
            continue;
          }
          if (mustStop(to)) toState = stops;
        } else {
          toState = states[to]!;
          if ((toState & queued) !== 0) unlink(reach, to, known >> stepBits);
        }
        labels[to] = offered;
        previous[to] = from;
        // A settled hex comes back only when steps for 0 points led to it with fewer hexes: it is settled, not counted, twice.
        states[to] = toState | queued;
        const bucket = spent + points;
        const last = tails[bucket]!;
        before[to] = last;
        after[to] = none;
        if (last >= 0) after[last] = to;
        else heads[bucket] = to;
        tails[bucket] = to;
      }
    }
  }
  reach.count = count;
  reach.touchedCount = touchedCount;
}

/** Points spent to reach a hex; -1 when it was not reached. */
export function spentOf(reach: Reach, hex: number): number {
  const label = reach.labels[hex] ?? unseen;
  return label === unseen || label === forbidden ? -1 : label >> stepBits;
}

/** The hex before this one on its path; -1 for the start and for a hex that was not reached. */
export function previousOf(reach: Reach, hex: number): number {
  return spentOf(reach, hex) < 0 ? none : reach.previous[hex]!;
}

/** The path from the start to a hex, both included; empty when it was not reached. */
export function pathTo(reach: Reach, hex: number): number[] {
  const path: number[] = [];
  if (spentOf(reach, hex) < 0) return path;
  for (let at = hex; at >= 0; at = reach.previous[at]!) path.push(at);
  return path.reverse();
}

/** The hexes reached but the start, in ascending order: read off the labels, since to sort them takes longer than to search. */
export function reachedInOrder({ labels, reached, count }: Reach, start: number): number[] {
  const hexes: number[] = [];
  if (count === 0) return hexes;
  let first = reached[0]!;
  let last = first;
  for (let i = 1; i < count; i++) {
    const hex = reached[i]!;
    if (hex < first) first = hex;
    else if (hex > last) last = hex;
  }
  for (let hex = first; hex <= last; hex++) {
    const label = labels[hex]!;
    if (label !== unseen && label !== forbidden && hex !== start) hexes.push(hex);
  }
  return hexes;
}

/** Forgets the search before. Only what it touched, unless it was broken off by an error in the rules. */
function wipe(reach: Reach, budget: number): void {
  const { labels, touched, touchedCount } = reach;
  if (touchedCount < 0) labels.fill(unseen);
  for (let i = 0; i < touchedCount; i++) labels[touched[i]!] = unseen;
  reach.heads.fill(none, 0, budget + 1);
  reach.tails.fill(none, 0, budget + 1);
  reach.count = 0;
  reach.touchedCount = -1;
}

function unlink(reach: Reach, hex: number, bucket: number): void {
  const { after, before, heads, tails } = reach;
  const next = after[hex]!;
  const last = before[hex]!;
  if (next >= 0) before[next] = last;
  else tails[bucket] = last;
  if (last >= 0) after[last] = next;
  else heads[bucket] = next;
}
