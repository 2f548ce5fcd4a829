/**
 * Hexes on paper. Lengths are millimetres, x grows east, y grows south, and (0, 0) is the corner of the smallest box
 * around all whole hexes of the rectangle. `width` is always the distance between opposite SIDES of a hex.
 * Missing hexes have a place like any other; whether they are drawn is not decided here.
 */
import type { Grid } from './grid.js';
import { halvesOf, nearestHex, stripOf } from './half-step.js';

/** A place on the sheet, mm from its north-west corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance between strips, and from centre to corner, of a hex of width 1. */
const strip = Math.sqrt(3) / 2;
const corner = 1 / Math.sqrt(3);

/** The centre of a hex. */
export function hexCentre(grid: Grid, hex: number, width: number): Point {
  const across = width * (corner + strip * stripOf(grid, hex));
  const along = (width / 2) * (1 + halvesOf(grid, hex));
  return grid.flat ? { x: across, y: along } : { x: along, y: across };
}

/** The six corners of a hex, clockwise; the hexside in direction d runs from corner d to corner d + 1 (5 to 0). */
export function hexCorners(grid: Grid, hex: number, width: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((index) => cornerAt(grid, hex, index, width));
}

/** The two ends of a hexside, clockwise as seen from the hex. */
export function hexsideEnds(grid: Grid, hex: number, direction: number, width: number): [Point, Point] {
  return [cornerAt(grid, hex, direction, width), cornerAt(grid, hex, (direction + 1) % 6, width)];
}

/** Width and height of the smallest box around all whole hexes. */
export function gridExtent(grid: Grid, width: number): { readonly width: number; readonly height: number } {
  const strips = grid.flat ? grid.columns : grid.rows;
  const places = grid.flat ? grid.rows : grid.columns;
  const across = width * (2 * corner + strip * (strips - 1));
  const along = width * (places + (strips > 1 ? 0.5 : 0));
  return grid.flat ? { width: across, height: along } : { width: along, height: across };
}

/** The hex in which a point lies; -1 when it is off the map. On a border: see `nearestHex`. */
export function hexAtPoint(grid: Grid, point: Point, width: number): number {
  const across = (grid.flat ? point.x : point.y) / width;
  const along = (grid.flat ? point.y : point.x) / width;
  return nearestHex(grid, (across - corner) / strip, 2 * along - 1, 1);
}

function cornerAt(grid: Grid, hex: number, index: number, width: number): Point {
  const centre = hexCentre(grid, hex, width);
  const angle = ((60 * index - (grid.flat ? 120 : 90)) * Math.PI) / 180;
  return { x: centre.x + width * corner * Math.cos(angle), y: centre.y + width * corner * Math.sin(angle) };
}
