/** Where shapes lie on the picture, after all moves and turns: for labels that keep apart and for tests. */
import type { Fonts } from './fonts.js';
import type { Point, Shape, TextShape } from './shape.js';
import { textStart } from './to-svg.js';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface TextBox extends Box {
  readonly text: string;
}

/** A place in a group, as a place on the picture. */
export type Move = (point: Point) => Point;

/** The boxes of all lines of text: capitals' height, without what hangs below the baseline. */
export function textBoxes(fonts: Fonts, shapes: readonly Shape[], move: Move = (point) => point): TextBox[] {
  return shapes.flatMap((shape): TextBox[] => {
    if (shape.kind === 'text') return [{ text: shape.text, ...around(cornersOf(fonts, shape).map(move)) }];
    if (shape.kind !== 'group') return [];
    return textBoxes(fonts, shape.shapes, (point) => move(movedBy(shape, point)));
  });
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The smallest box around points. */
export function around(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function cornersOf(fonts: Fonts, shape: TextShape): Point[] {
  const left = textStart(shape, fonts);
  const right = left + fonts.width(shape.font, shape.text) * shape.size;
  const top = shape.y - fonts.capHeight(shape.font) * shape.size;
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: shape.y },
    { x: left, y: shape.y },
  ];
}

function movedBy(group: { at?: Point; turn?: number; scale?: number }, point: Point): Point {
  const { at = { x: 0, y: 0 }, turn = 0, scale = 1 } = group;
  const angle = (turn * Math.PI) / 180;
  const x = point.x * scale;
  const y = point.y * scale;
  return {
    x: at.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: at.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}
