/**
 * Names on the map. Each name has a few places where it may stand; it takes the first that touches no other name, or
 * failing that the one that hides least. Names are placed in a fixed order, so a map always comes out the same.
 */
import { around, type Box, overlap, textBoxes } from './boxes.js';
import { checkGlyphs, type Fonts } from './fonts.js';
import type { Color, FontId, Point, Shape, TextShape } from './shape.js';

export interface LabelSpec {
  readonly text: string;
  readonly font: FontId;
  readonly size: number;
  readonly fill: Color;
  readonly halo: Color;
  /** Places in order of liking: the middle of the line of capitals, and which end is held. */
  readonly places: readonly { readonly at: Point; readonly anchor: TextShape['anchor'] }[];
  readonly turn?: number;
  readonly place: string;
}

/** Everything that names keep clear of: boxes that may not be touched, and points that rather should not. */
export interface Clutter {
  readonly boxes: Box[];
  readonly points: readonly Point[];
  /** The map itself; no name may leave it. */
  readonly sheet: Box;
}

/** The label, set; its box joins the clutter. */
export function placeLabel(fonts: Fonts, spec: LabelSpec, clutter: Clutter): Shape {
  checkGlyphs(fonts, spec.font, spec.text, spec.place);
  let best: { shape: Shape; box: Box; cost: number } | undefined;
  spec.places.forEach(({ at, anchor }, index) => {
    const shape = labelAt(fonts, spec, at, anchor);
    const box = around(
      textBoxes(fonts, [shape]).flatMap(({ left, top, right, bottom }) => [
        { x: left, y: top },
        { x: right, y: bottom },
      ]),
    );
    const wide = grown(box, spec.size * 0.12);
    const hits = clutter.boxes.filter((other) => overlap(wide, other)).length;
    const under = clutter.points.filter((point) => contains(wide, point)).length;
    const cost = (hits + beyond(wide, clutter.sheet)) * 1000 + under * 3 + index;
    if (best === undefined || cost < best.cost) best = { shape, box: wide, cost };
  });
  if (best === undefined) throw new RangeError(`Cannot place "${spec.text}": it has no places`);
  clutter.boxes.push(best.box);
  return best.shape;
}

function labelAt(fonts: Fonts, spec: LabelSpec, at: Point, anchor: TextShape['anchor']): Shape {
  const { text, font, size, fill, halo, turn } = spec;
  const base = { kind: 'text', text, font, size, anchor, fill, halo: { color: halo, width: size * 0.11 } } as const;
  const y = (fonts.capHeight(font) * size) / 2;
  if (turn === undefined || turn === 0) return { ...base, x: at.x, y: at.y + y };
  return { kind: 'group', at, turn, shapes: [{ ...base, x: 0, y }] };
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

function beyond(box: Box, sheet: Box): number {
  const inside =
    box.left >= sheet.left && box.right <= sheet.right && box.top >= sheet.top && box.bottom <= sheet.bottom;
  return inside ? 0 : 1;
}

function contains(box: Box, point: Point): boolean {
  return point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom;
}
