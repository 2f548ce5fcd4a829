/**
 * The ground. A terrain other than the map's default grows over the hex as an area with a soft edge: it runs on into
 * neighbours of the same terrain and stops a little short of others, so that woods look like woods and every hex
 * still shows plainly what it is.
 */
import type { Grid } from '../hex/grid.js';
import { hexCentre, hexCorners } from '../hex/layout.js';
import { between, smoothPath } from './curve.js';
import type { Look } from './module-data.js';
import { wobble } from './noise.js';
import { closedPath, fixed, type Point, type Shape } from './shape.js';
import { texture } from './texture.js';

/** An outline as path data, and as the points it runs through. */
export interface Outline {
  readonly d: string;
  readonly points: readonly Point[];
}

/** The outline of a hex's area; `same` says in which directions the terrain goes on. */
export function areaOutline(grid: Grid, hex: number, width: number, same: (direction: number) => boolean): Outline {
  const centre = hexCentre(grid, hex, width);
  const corners = hexCorners(grid, hex, width);
  const inset = 0.055 * width;
  const parts: { point: Point; sharp: boolean }[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const before = (direction + 5) % 6;
    const corner = corners[direction]!;
    const next = corners[(direction + 1) % 6]!;
    const previous = corners[before]!;
    const open = same(direction);
    const openBefore = same(before);
    const towards = open && openBefore ? corner : open ? next : openBefore ? previous : centre;
    const shift = open && openBefore ? 0 : open || openBefore ? inset * 1.15 : inset * 1.5;
    parts.push({ point: step(corner, towards, shift), sharp: open || openBefore });
    if (open) continue;
    for (const part of [0.3, 0.5, 0.7]) {
      const on = between(corner, next, part);
      const push = inset * (1 + 0.55 * wobble(hex * 6 + direction, Math.round(part * 10)));
      parts.push({ point: step(on, centre, push), sharp: false });
    }
  }
  const points = parts.map((part) => part.point);
  return { d: parts.every((part) => !part.sharp) ? smoothPath(points, true) : mixedOutline(parts), points };
}

/** A hex to its very border. */
export function hexOutline(grid: Grid, hex: number, width: number): Outline {
  const points = hexCorners(grid, hex, width);
  return { d: closedPath(points), points };
}

/** Straight where the terrain goes on, smooth between. */
function mixedOutline(parts: readonly { readonly point: Point; readonly sharp: boolean }[]): string {
  const start = parts.findIndex((part) => part.sharp);
  const turned = [...parts.slice(start), ...parts.slice(0, start), parts[start]!];
  let path = '';
  let run: Point[] = [];
  for (const part of turned) {
    run.push(part.point);
    if (!part.sharp || run.length === 1) continue;
    const piece =
      run.length === 2 ? `L${fixed(part.point.x)} ${fixed(part.point.y)}` : smoothPath(run).replace(/^M[^C]*/, '');
    path += path === '' ? `M${fixed(run[0]!.x)} ${fixed(run[0]!.y)}${piece}` : piece;
    run = [part.point];
  }
  return `${path}Z`;
}

function step(from: Point, to: Point, length: number): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  return distance === 0 ? from : between(from, to, length / distance);
}

/** Surface and pattern within an outline. The surface has an edge of its own colour to hide seams. */
export function ground(outline: Outline, centre: Point, hex: number, width: number, look: Look | undefined): Shape[] {
  const fill = look?.fill;
  const shapes: Shape[] = [];
  if (fill !== undefined) {
    shapes.push({ kind: 'path', d: outline.d, paint: { fill, stroke: fill, width: 0.12, join: 'round' } });
  }
  const around = outline.points.map((point) => ({ x: point.x - centre.x, y: point.y - centre.y }));
  const marks = texture(look?.texture ?? 'none', hex, width, look, around);
  return marks.length === 0 ? shapes : [...shapes, { kind: 'group', at: centre, shapes: marks }];
}
