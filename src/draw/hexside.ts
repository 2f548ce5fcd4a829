/**
 * Rivers, cliffs and other features between hexes. Hexsides that meet in pairs are joined into one line, which then
 * meanders a little around the true border; where three meet, the lines meet.
 */
import type { Grid } from '../hex/grid.js';
import { parseHexNumber } from '../hex/hex-number.js';
import { hexsideEnds } from '../hex/layout.js';
import { along, between, smoothPath } from './curve.js';
import type { Look } from './module-data.js';
import { wobble } from './noise.js';
import type { Paint, Point, Shape } from './shape.js';

export interface Side {
  readonly a: Point;
  readonly b: Point;
  /** A number of its own, for the meander. */
  readonly seed: number;
}

/** The drawn hexsides of a list of pairs. Throws RangeError when two hexes of a pair are not neighbours. */
export function sidesOf(grid: Grid, pairs: readonly (readonly string[])[], width: number): Side[] {
  return pairs.map((pair) => {
    const [from = -1, to = -1] = pair.map((text) => parseHexNumber(grid, text));
    const low = Math.min(from, to);
    const high = Math.max(from, to);
    const direction = [0, 1, 2, 3, 4, 5].find((each) => low >= 0 && grid.neighbours[low * 6 + each] === high);
    if (direction === undefined) throw new RangeError(`Cannot draw hexside ${pair.join('/')}: not neighbours`);
    const [a, b] = hexsideEnds(grid, low, direction, width);
    return { a, b, seed: low * 6 + direction };
  });
}

/** Lines of points, each hexside in exactly one of them. */
export function joined(sides: readonly Side[], width: number): Point[][] {
  const key = (point: Point) => `${Math.round((point.x / width) * 50)},${Math.round((point.y / width) * 50)}`;
  const meeting = new Map<string, Side[]>();
  for (const side of sides) {
    for (const end of [side.a, side.b]) meeting.set(key(end), [...(meeting.get(key(end)) ?? []), side]);
  }
  const used = new Set<Side>();
  const walk = (from: Point, first: Side): Point[] => {
    const line = [from];
    let at = from;
    let side: Side | undefined = first;
    while (side !== undefined) {
      used.add(side);
      const end: Point = key(side.a) === key(at) ? side.b : side.a;
      line.push(meander(at, end, side.seed, width), end);
      at = end;
      const here: Side[] = meeting.get(key(at)) ?? [];
      side = here.length === 2 ? here.find((each) => !used.has(each)) : undefined;
    }
    return line;
  };
  const lines: Point[][] = [];
  const ends = sides.flatMap((side) => [side.a, side.b].map((end) => ({ side, end })));
  for (const { side, end } of ends) {
    if (!used.has(side) && meeting.get(key(end))?.length !== 2) lines.push(walk(end, side));
  }
  for (const side of sides) if (!used.has(side)) lines.push(walk(side.a, side));
  return lines;
}

/** The middle of a hexside, pushed a little to one side. */
function meander(from: Point, to: Point, seed: number, width: number): Point {
  const middle = between(from, to);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const low = from.x < to.x || (from.x === to.x && from.y < to.y) ? 1 : -1;
  const push = 0.045 * width * low * (wobble(seed, 1) > 0 ? 1 : -1) * (0.6 + 0.4 * Math.abs(wobble(seed, 2)));
  return { x: middle.x + ((to.y - from.y) / length) * push, y: middle.y - ((to.x - from.x) / length) * push };
}

/** The shapes of one feature along all of its hexsides. */
export function drawSides(sides: readonly Side[], width: number, look: Look | undefined): Shape[] {
  const { stroke = look?.fill ?? '#4a7fb0', casing, dash, ties } = look ?? {};
  const line = (look?.width ?? 0.07) * width;
  const round = { cap: 'round', join: 'round' } as const;
  const dashes: Paint = dash === undefined ? {} : { dash: dash.map((part) => part * width) };
  const paths = joined(sides, width);
  const draw = (paint: Paint): Shape[] => paths.map((points) => ({ kind: 'path', d: smoothPath(points), paint }));
  const under = casing === undefined ? [] : draw({ stroke: casing, width: line + 0.022 * width, ...round });
  const over = draw({ stroke, width: line, ...(dash === undefined ? round : {}), ...dashes });
  const teeth = ties === true ? paths.flatMap((points) => sideTeeth(points, width, line, stroke)) : [];
  return [...under, ...over, ...teeth];
}

/** Short strokes down one side, as for a slope. */
function sideTeeth(points: readonly Point[], width: number, line: number, stroke: string): Shape[] {
  const paint: Paint = { stroke, width: 0.014 * width };
  return along(points, 0.06 * width).map(({ at, way }) => {
    const length = line / 2 + 0.06 * width;
    return { kind: 'line', points: [at, { x: at.x - way.y * length, y: at.y + way.x * length }], paint };
  });
}
