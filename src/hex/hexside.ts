/**
 * One number per hexside, the same from both of its hexes: lower hex * 6 + direction from that hex. It shares its key
 * space with the neighbour table, so arrays by hexside need `hexsideSize` places, of which about half are used, and a
 * hexside tells its hexes without a table. Hexsides on the map edge belong to their only hex.
 */
import { opposite } from './direction.js';
import type { Grid } from './grid.js';

/** Length of an array indexed by hexside. */
export function hexsideSize(grid: Grid): number {
  return grid.size * 6;
}

/** The hexside of a hex in a direction. Throws RangeError when the hex is off the map or the direction not 0 to 5. */
export function hexsideId(grid: Grid, hex: number, direction: number): number {
  const side = hex * 6 + direction;
  const neighbour = grid.neighbours[side];
  if (neighbour === undefined || grid.present[hex] !== 1 || direction < 0 || direction > 5) {
    throw new RangeError(`Cannot name the hexside of hex ${hex} in direction ${direction}: it is not on the map`);
  }
  return neighbour >= 0 && neighbour < hex ? neighbour * 6 + opposite(direction) : side;
}

/** The hexside two adjacent hexes share; -1 when they are not adjacent. */
export function hexsideBetween(grid: Grid, a: number, b: number): number {
  const low = Math.min(a, b);
  if (low < 0) return -1;
  for (let side = low * 6; side < low * 6 + 6; side++) {
    if (grid.neighbours[side] === Math.max(a, b)) return side;
  }
  return -1;
}

/** The lower hex of a hexside. */
export function hexOfHexside(hexside: number): number {
  return Math.floor(hexside / 6);
}

/** The direction in which a hexside lies from its lower hex. */
export function directionOfHexside(hexside: number): number {
  return hexside % 6;
}

/** The other hex of a hexside; -1 when the hexside is on the map edge. */
export function hexBeyondHexside(grid: Grid, hexside: number): number {
  return grid.neighbours[hexside] ?? -1;
}

/** Every hexside of the map once, in ascending order, map edges included. */
export function hexsidesOf(grid: Grid): number[] {
  const sides: number[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    if (grid.present[hex] !== 1) continue;
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const neighbour = grid.neighbours[side]!;
      if (neighbour < 0 || neighbour > hex) sides.push(side);
    }
  }
  return sides;
}
