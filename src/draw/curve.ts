/** Smooth lines through points, as path data and as many short straight pieces. */
import { fixed, type Point } from './shape.js';

/** Path data of a smooth line (Catmull-Rom) through all points. */
export function smoothPath(points: readonly Point[], closed = false): string {
  const count = points.length;
  if (count < 2) return '';
  const at = (index: number) =>
    closed ? points[(index + count) % count]! : points[Math.min(Math.max(index, 0), count - 1)]!;
  const parts = [`M${fixed(at(0).x)} ${fixed(at(0).y)}`];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    parts.push(`C${pair(c1)} ${pair(c2)} ${pair(to)}`);
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** Points along the quadratic curve from a to c that bends towards b. */
export function bent(a: Point, b: Point, c: Point, pieces = 8): Point[] {
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const t = index / pieces;
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: p * a.x + q * b.x + r * c.x, y: p * a.y + q * b.y + r * c.y };
  });
}

/** Places at equal distances along a line, with the direction (unit vector) of the line there. */
export function along(points: readonly Point[], step: number): { readonly at: Point; readonly way: Point }[] {
  const places: { at: Point; way: Point }[] = [];
  let ahead = step / 2;
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1]!;
    const to = points[index]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    while (ahead <= length) {
      places.push({ at: { x: from.x + way.x * ahead, y: from.y + way.y * ahead }, way });
      ahead += step;
    }
    ahead -= length;
  }
  return places;
}

/** The point a part of the way from one to another. */
export function between(from: Point, to: Point, part = 0.5): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function pair(point: Point): string {
  return `${fixed(point.x)} ${fixed(point.y)}`;
}
