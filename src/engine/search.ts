/**
 * Where a journey may lead. Two searches with one meaning: the fast one of `hex/reach.ts` for ordinary movement, and a
 * search by number of hexes entered for regimes whose questions depend on it, or that go a fixed number of hexes.
 */
import { mostPoints, pathTo, type ReachRules, reachedInOrder, searchReach } from '../hex/reach.js';
import { allowanceOf, type Journey, type Regime, stepCost } from './regime.js';
import type { State } from './state.js';

/** Legal ends of a journey, with the way to each. */
export interface Ends {
  readonly hexes: readonly number[];
  /** Hexes after the start, up to and with the end. */
  path(hex: number): number[];
}

/** Where the journey may end, the start not counted; `done` hexes are behind it already. */
export function journeyEnds(
  state: State,
  regime: Regime,
  journey: Journey,
  from: number,
  done: number,
  spent: number,
): Ends {
  if (done === 0 && regime.leave !== null && !regime.leave(state, journey)) return { hexes: [], path: () => [] };
  const plain = regime.length === null && !regime.asks.steps && !regime.asks.stopFrom;
  return plain ? reachEnds(state, regime, journey, from, spent) : layerEnds(state, regime, journey, from, done, spent);
}

function reachEnds(state: State, regime: Regime, journey: Journey, from: number, spent: number): Ends {
  const { reach } = state;
  const budget = Math.min(mostPoints, allowanceOf(regime, state, journey) - spent);
  if (budget < 0) return { hexes: [], path: () => [] };
  const search = () => {
    searchReach(reach, from, budget, reachRules(state, regime, journey));
    state.searches++;
    return state.searches;
  };
  const own = search();
  const { end } = regime;
  const hexes = reachedInOrder(reach, from);
  if (end !== null) {
    let kept = 0;
    for (const hex of hexes) if (end(state, journey, reach.previous[hex]!, hex, 1)) hexes[kept++] = hex;
    hexes.length = kept;
  }
  const near = regime.atLeastOne && spent === 0 && budget > 0 ? oneStep(state, regime, journey, from, hexes) : [];
  if (near.length > 0) {
    hexes.push(...near);
    hexes.sort((a, b) => a - b);
  }
  const path = (hex: number) => {
    if (near.includes(hex)) return [hex];
    // The working space is shared: a question asked meanwhile may have used it.
    if (state.searches !== own) search();
    return pathTo(reach, hex).slice(1);
  };
  return { hexes, path };
}

/** Neighbours that cost more than there is, for movers that may always go one hex. */
function oneStep(state: State, regime: Regime, journey: Journey, from: number, reached: readonly number[]): number[] {
  const near: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = state.game.grid.neighbours[from * 6 + direction]!;
    if (to < 0 || reached.includes(to) || stepCost(regime, state, journey, from, to, 1) < 0) continue;
    if (!regime.enter(state, journey, from, to, 1)) continue;
    if (regime.end === null || regime.end(state, journey, from, to, 1)) near.push(to);
  }
  return near;
}

function reachRules(state: State, regime: Regime, journey: Journey): ReachRules {
  const { enter, stop, asks } = regime;
  const cost = costFunction(state, regime, journey);
  return {
    cost: asks.enterFrom
      ? (from, direction, to) => (enter(state, journey, from, to, 1) ? cost(from, direction, to) : -1)
      : cost,
    mayEnter: asks.enterFrom ? () => true : (to) => enter(state, journey, -1, to, 1),
    mustStop: stop === null ? () => false : (to) => stop(state, journey, -1, to, 1),
  };
}

function costFunction(
  state: State,
  regime: Regime,
  journey: Journey,
): (from: number, direction: number, to: number) => number {
  const key = regime.costKey?.(state, journey);
  if (key === undefined) return (from, _direction, to) => stepCost(regime, state, journey, from, to, 1);
  let known = regime.costs.get(key);
  if (known === undefined) {
    known = new Int16Array(state.hexCount * 6).fill(-2);
    regime.costs.set(key, known);
  }
  const costs = known;
  return (from, direction, to) => {
    const at = from * 6 + direction;
    const found = costs[at]!;
    if (found !== -2) return found;
    const points = stepCost(regime, state, journey, from, to, 1);
    costs[at] = points;
    return points;
  };
}

interface Label {
  readonly hex: number;
  readonly steps: number;
  readonly spent: number;
  readonly stopped: boolean;
  readonly before: Label | null;
}

/**
 * The search by layers: all hexes after one hex entered, after two, … For a fixed length the first length at which any
 * hex will do decides; otherwise the cheapest way to each hex counts, and of those the one with fewest hexes.
 */
function layerEnds(state: State, regime: Regime, journey: Journey, from: number, done: number, spent: number): Ends {
  const found = new Map<number, Label>();
  const shortest = regime.length === null ? 1 : regime.length.from(state, journey);
  const longest = regime.length === null ? 1000 : Math.max(shortest, regime.length.upTo(state, journey));
  const budget = regime.length === null ? allowanceOf(regime, state, journey) : Number.POSITIVE_INFINITY;
  // Under an allowance a label that is no cheaper than one with fewer hexes leads nowhere new.
  const best = regime.length === null ? new Map([[from * 2, spent]]) : null;
  let layer: Label[] = [{ hex: from, steps: done, spent, stopped: false, before: null }];
  for (let steps = done + 1; steps <= longest && layer.length > 0; steps++) {
    layer = nextLayer(state, regime, journey, layer, steps, budget, best);
    if (steps < shortest) continue;
    for (const label of layer) {
      const known = found.get(label.hex);
      if (label.hex === from || (known !== undefined && known.spent <= label.spent)) continue;
      if (regime.end === null || regime.end(state, journey, label.before!.hex, label.hex, steps))
        found.set(label.hex, label);
    }
    if (regime.length !== null && found.size > 0) break;
  }
  return { hexes: [...found.keys()].sort((a, b) => a - b), path: (hex) => pathOf(found.get(hex)) };
}

function nextLayer(
  state: State,
  regime: Regime,
  journey: Journey,
  layer: readonly Label[],
  steps: number,
  budget: number,
  best: Map<number, number> | null,
): Label[] {
  const next = new Map<number, Label>();
  for (const before of layer) {
    if (before.stopped) continue;
    for (let direction = 0; direction < 6; direction++) {
      const to = state.game.grid.neighbours[before.hex * 6 + direction]!;
      const label = to < 0 ? null : step(state, regime, journey, before, to, steps, budget);
      if (label === null) continue;
      const key = to * 2 + (label.stopped ? 1 : 0);
      const known = next.get(key)?.spent ?? best?.get(key) ?? Number.POSITIVE_INFINITY;
      if (known > label.spent) next.set(key, label);
    }
  }
  if (best !== null) for (const [key, label] of next) best.set(key, label.spent);
  return [...next.values()];
}

function step(
  state: State,
  regime: Regime,
  journey: Journey,
  before: Label,
  to: number,
  steps: number,
  budget: number,
): Label | null {
  if (!regime.enter(state, journey, before.hex, to, steps)) return null;
  const points = regime.length === null ? stepCost(regime, state, journey, before.hex, to, steps) : 0;
  const spent = before.spent + points;
  if (points < 0 || (spent > budget && !(regime.atLeastOne && steps === 1 && budget > 0))) return null;
  const stopped = spent > budget || regime.stop?.(state, journey, before.hex, to, steps) === true;
  return { hex: to, steps, spent, stopped, before };
}

function pathOf(label: Label | undefined): number[] {
  const path: number[] = [];
  for (let at = label; at?.before != null; at = at.before) path.push(at.hex);
  return path.reverse();
}
