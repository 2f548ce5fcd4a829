/**
 * Lines traced over the map, such as supply or communication. Worked out backwards: one search from the goals answers
 * for every hex, and is kept until the state changes. Legs run from the unit's end to the source's end.
 */
import type { Value } from './game.js';
import type { State } from './state.js';

export interface TraceLeg {
  /** Most points of the leg; null when it may be any length. */
  readonly max: ((state: State, params: readonly Value[]) => number) | null;
  readonly cost: ((state: State, params: readonly Value[], from: number, to: number) => number) | null;
  readonly through: (state: State, params: readonly Value[], from: number, to: number) => boolean;
  readonly goal: (state: State, params: readonly Value[], hex: number) => boolean;
}

export interface Trace {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly legs: readonly TraceLeg[];
  readonly startFree: ((state: State, params: readonly Value[], hex: number) => boolean) | null;
}

interface Answer {
  version: number;
  lengths: Int32Array;
}

/** Answers kept for a state, by trace and parameters. */
export type TraceCache = Map<string, Answer>;

/** Whether the line can be traced from the hex. */
export function canTrace(state: State, trace: number, hex: number, params: readonly Value[]): boolean {
  return traceLength(state, trace, hex, params) >= 0;
}

/** Points of the first leg of the shortest line from the hex; -1 when there is none. */
export function traceLength(state: State, trace: number, hex: number, params: readonly Value[]): number {
  if (hex < 0 || hex >= state.hexCount) return -1;
  const found = state.game.traces[trace]!;
  if (found.startFree !== null && !found.startFree(state, params, hex)) return -1;
  return lengthsOf(state, trace, params)[hex]!;
}

function lengthsOf(state: State, trace: number, params: readonly Value[]): Int32Array {
  const key = `${trace}:${params.join(',')}`;
  let answer = state.traceCache.get(key);
  if (answer === undefined) {
    answer = { version: -1, lengths: new Int32Array(state.hexCount) };
    state.traceCache.set(key, answer);
  }
  if (answer.version !== state.version) {
    // A search asks about hexes that no line runs through: its rows are no reasons of the ruling.
    const { lengths } = answer;
    answer.lengths = state.quietly(() => traceAll(state, state.game.traces[trace]!, params, lengths));
    answer.version = state.version;
  }
  return answer.lengths;
}

function traceAll(state: State, trace: Trace, params: readonly Value[], reuse: Int32Array): Int32Array {
  let lengths: Int32Array | null = null;
  for (let leg = trace.legs.length - 1; leg >= 0; leg--) {
    lengths = searchLeg(state, trace.legs[leg]!, params, lengths, leg === 0 ? reuse : new Int32Array(state.hexCount));
  }
  return lengths!;
}

/** Points from each hex to the nearest goal of the leg; -1 where there is none within its limit. */
function searchLeg(
  state: State,
  leg: TraceLeg,
  params: readonly Value[],
  beyond: Int32Array | null,
  lengths: Int32Array,
): Int32Array {
  const { neighbours, present } = state.game.grid;
  const max = leg.max === null ? Number.POSITIVE_INFINITY : leg.max(state, params);
  lengths.fill(-1);
  let layer: number[] = [];
  for (let hex = 0; hex < state.hexCount; hex++) {
    if (present[hex] !== 1 || (beyond !== null && beyond[hex]! < 0) || !leg.goal(state, params, hex)) continue;
    lengths[hex] = 0;
    layer.push(hex);
  }
  const later: number[][] = [];
  for (let spent = 0; layer.length > 0 || later.some((bucket) => bucket.length > 0); spent++) {
    for (const to of layer) {
      if (lengths[to] !== spent) continue;
      for (let direction = 0; direction < 6; direction++) {
        const from = neighbours[to * 6 + direction]!;
        if (from < 0 || !leg.through(state, params, from, to)) continue;
        const points = spent + (leg.cost === null ? 1 : leg.cost(state, params, from, to));
        if (points < spent || points > max || (lengths[from]! >= 0 && lengths[from]! <= points)) continue;
        lengths[from] = points;
        if (points === spent) layer.push(from);
        else {
          const bucket = later[points] ?? [];
          bucket.push(from);
          later[points] = bucket;
        }
      }
    }
    layer = later[spent + 1] ?? [];
    delete later[spent + 1];
  }
  return lengths;
}
