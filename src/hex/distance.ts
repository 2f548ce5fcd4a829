/** How far apart hexes are, counting hexes. Missing hexes are counted through, as a ruler would. */
import type { Grid } from './grid.js';
import { halvesOf, stripOf } from './half-step.js';

/** Steps from one hex to another: 0 to itself, 1 to a neighbour. */
export function distance(grid: Grid, from: number, to: number): number {
  const strips = Math.abs(stripOf(grid, from) - stripOf(grid, to));
  const halves = Math.abs(halvesOf(grid, from) - halvesOf(grid, to));
  // Each step across a strip gives one half along for nothing; what is left is walked two halves a step.
  return strips + Math.max(0, (halves - strips) / 2);
}
