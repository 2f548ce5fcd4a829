/**
 * The definition of reach, for tests: relax every step until nothing changes. Nobody should call it in a game;
 * `reach.ts` must agree with it. It asks `mayEnter` and `mustStop` as often as it likes.
 */
import type { Grid } from './grid.js';
import type { ReachRules } from './reach.js';

/** How a hex is reached: points, steps, and the hex before it (-1 for the start). */
export interface Arrival {
  readonly spent: number;
  readonly steps: number;
  readonly previous: number;
}

/** How each hex within the budget is best reached: fewest points, then fewest steps, then lowest hex before it. */
export function slowReach(grid: Grid, start: number, budget: number, rules: ReachRules): Map<number, Arrival> {
  const arrivals = new Map<number, Arrival>([[start, { spent: 0, steps: 0, previous: -1 }]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, arrival] of [...arrivals]) {
      if (from !== start && rules.mustStop(from)) continue;
      for (let direction = 0; direction < 6; direction++) {
        const to = grid.neighbours[from * 6 + direction]!;
        if (to < 0 || !rules.mayEnter(to)) continue;
        const points = rules.cost(from, direction, to);
        const offer = { spent: arrival.spent + points, steps: arrival.steps + 1, previous: from };
        if (points < 0 || offer.spent > budget || !isBetter(offer, arrivals.get(to))) continue;
        arrivals.set(to, offer);
        changed = true;
      }
    }
  }
  return arrivals;
}

function isBetter(offer: Arrival, held: Arrival | undefined): boolean {
  if (held === undefined) return true;
  if (offer.spent !== held.spent) return offer.spent < held.spent;
  return offer.steps !== held.steps ? offer.steps < held.steps : offer.previous < held.previous;
}
