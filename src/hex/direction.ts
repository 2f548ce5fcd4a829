/**
 * The six directions, 0 to 5, clockwise from the first one at or after north. Which names they have depends on the
 * orientation; arithmetic on them does not.
 */
import type { Grid } from './grid.js';

export const flatDirections = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export const pointyDirections = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;

/** The direction that leads back. */
export function opposite(direction: number): number {
  return direction < 3 ? direction + 3 : direction - 3;
}

/** The direction from a hex to an adjacent one; -1 when they are not adjacent. */
export function directionTo(grid: Grid, from: number, to: number): number {
  if (to < 0) return -1;
  for (let direction = 0; direction < 6; direction++) {
    if (grid.neighbours[from * 6 + direction] === to) return direction;
  }
  return -1;
}

/** The direction with this name on this grid, in capitals as printed; -1 when it has no such direction. */
export function parseDirection(grid: Grid, text: string): number {
  return namesOf(grid).indexOf(text);
}

/** The name of a direction on this grid. Throws RangeError when it is not 0 to 5. */
export function formatDirection(grid: Grid, direction: number): string {
  const name = namesOf(grid)[direction];
  if (name === undefined) throw new RangeError(`Cannot name direction ${direction}: expected 0 to 5`);
  return name;
}

function namesOf(grid: Grid): readonly string[] {
  return grid.flat ? flatDirections : pointyDirections;
}
