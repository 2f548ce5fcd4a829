/** Hexes around a hex, by distance. Only hexes on the map, in ascending (reading) order; missing hexes do not block. */
import { distance } from './distance.js';
import { columnOf, type Grid, hexAt, rowOf } from './grid.js';

/** The hexes at most `radius` steps away, the hex itself among them. */
export function hexesWithin(grid: Grid, hex: number, radius: number): number[] {
  const column = columnOf(grid, hex);
  const row = rowOf(grid, hex);
  const hexes: number[] = [];
  for (let r = Math.max(0, row - radius); r <= Math.min(grid.rows - 1, row + radius); r++) {
    for (let c = Math.max(0, column - radius); c <= Math.min(grid.columns - 1, column + radius); c++) {
      const near = hexAt(grid, c, r);
      if (near >= 0 && distance(grid, hex, near) <= radius) hexes.push(near);
    }
  }
  return hexes;
}

/** The hexes exactly `radius` steps away. */
export function ring(grid: Grid, hex: number, radius: number): number[] {
  return hexesWithin(grid, hex, radius).filter((near) => distance(grid, hex, near) === radius);
}
