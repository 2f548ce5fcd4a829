/**
 * The straight line between two hex centres, as hexes. Where the line runs exactly along a hexside it takes the hex
 * on the map, else the northern, else the western one, so the line back is the same line. Rules that look at both
 * sides of such a hexside are the caller's business.
 */
import { distance } from './distance.js';
import type { Grid } from './grid.js';
import { halvesOf, nearestHex, stripOf } from './half-step.js';

/** The hexes from one hex to another, both included: one for each step of distance; hexes off the map are left out. */
export function lineBetween(grid: Grid, from: number, to: number): number[] {
  const steps = distance(grid, from, to);
  const hexes: number[] = [from];
  for (let i = 1; i < steps; i++) {
    const strip = stripOf(grid, from) * (steps - i) + stripOf(grid, to) * i;
    const halves = halvesOf(grid, from) * (steps - i) + halvesOf(grid, to) * i;
    const hex = nearestHex(grid, strip, halves, steps);
    if (hex >= 0) hexes.push(hex);
  }
  if (steps > 0) hexes.push(to);
  return hexes;
}
