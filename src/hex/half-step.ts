/**
 * Where a hex lies, in whole numbers without the zigzag of columns and rows: the strip it is in (column of a flat
 * grid, row of a pointy one) and its place along the strip in half hexes. A step to a neighbour is 2 halves along the
 * strip, or 1 strip across and 1 half along. Distances, lines and pictures all start from these two numbers.
 * One strip is sqrt(3) times as long as one half, so squared lengths compare as 3 * strips^2 + halves^2.
 */
import { columnOf, type Grid, hexAt, rowOf } from './grid.js';

/** The strip of a hex: columns from the west (flat) or rows from the north (pointy). */
export function stripOf(grid: Grid, hex: number): number {
  return grid.flat ? columnOf(grid, hex) : rowOf(grid, hex);
}

/** The place of a hex along its strip, in half hexes from the north (flat) or west (pointy). */
export function halvesOf(grid: Grid, hex: number): number {
  const place = grid.flat ? rowOf(grid, hex) : columnOf(grid, hex);
  return 2 * place + shovedOf(grid, stripOf(grid, hex));
}

/**
 * The hex whose centre is nearest to a point given as strip and halves, each multiplied by `scale` (exact for whole
 * numbers); -1 when the nearest centre is off the map. A point as near to several centres goes to one on the map, then
 * to the northernmost, then to the westernmost.
 */
export function nearestHex(grid: Grid, strip: number, halves: number, scale: number): number {
  const firstStrip = Math.floor(strip / scale);
  let best = { hex: -1, away: Number.POSITIVE_INFINITY, north: 0, west: 0 };
  for (let s = firstStrip; s <= firstStrip + 1; s++) {
    const shoved = shovedOf(grid, s);
    const firstPlace = Math.floor((halves / scale - shoved) / 2);
    for (let place = firstPlace; place <= firstPlace + 1; place++) {
      const h = 2 * place + shoved;
      const hex = grid.flat ? hexAt(grid, s, place) : hexAt(grid, place, s);
      const away = 3 * (s * scale - strip) ** 2 + (h * scale - halves) ** 2;
      const found = { hex, away, north: grid.flat ? h : s, west: grid.flat ? s : h };
      if (isNearer(found, best)) best = found;
    }
  }
  return best.hex;
}

interface Found {
  readonly hex: number;
  readonly away: number;
  readonly north: number;
  readonly west: number;
}

function isNearer(a: Found, b: Found): boolean {
  if (a.away !== b.away) return a.away < b.away;
  if (a.hex < 0 !== b.hex < 0) return a.hex >= 0;
  return a.north !== b.north ? a.north < b.north : a.west < b.west;
}

function shovedOf(grid: Grid, strip: number): number {
  return (strip & 1) === grid.shovedParity ? 1 : 0;
}
