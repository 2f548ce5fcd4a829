/**
 * What pictures are made of: a closed list of shapes, in millimetres, x to the right and y down.
 * Everything is decided here (sizes, colours, where a line of text begins), so that the back ends only copy: no back
 * end measures, wraps or chooses. Shapes are painted in order, later ones on top.
 */
export type Color = string;

export const fontIds = ['regular', 'italic', 'bold', 'title'] as const;
export type FontId = (typeof fontIds)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Paint {
  readonly fill?: Color;
  readonly stroke?: Color;
  /** Width of the line in mm. */
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
  /** 0 to 1, for fill and line. */
  readonly opacity?: number;
}

/** Shapes moved together: first scaled, then turned (degrees, clockwise), then put at a place. */
export interface GroupShape {
  readonly kind: 'group';
  readonly shapes: readonly Shape[];
  readonly at?: Point;
  readonly turn?: number;
  readonly scale?: number;
  /** SVG path data in the group's own coordinates; nothing is painted outside of it. */
  readonly clip?: string;
}

export interface PathShape {
  readonly kind: 'path';
  /** SVG path data. */
  readonly d: string;
  readonly paint: Paint;
}

export interface LineShape {
  readonly kind: 'line';
  readonly points: readonly Point[];
  readonly paint: Paint;
}

export interface PolygonShape {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
  readonly paint: Paint;
}

export interface CircleShape {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly paint: Paint;
}

export interface RectShape {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radius of the corners. */
  readonly r?: number;
  readonly paint: Paint;
}

/** One line of text; y is the baseline, and x is where `anchor` says. */
export interface TextShape {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly font: FontId;
  /** Height of the em in mm. */
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: Color;
  readonly halo?: { readonly color: Color; readonly width: number };
}

export type Shape = GroupShape | PathShape | LineShape | PolygonShape | CircleShape | RectShape | TextShape;

/** A picture of known size. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** Shapes put somewhere. */
export function placed(shapes: readonly Shape[], x: number, y: number): GroupShape {
  return { kind: 'group', shapes, at: { x, y } };
}

/** SVG path data for a closed line through points. */
export function closedPath(points: readonly Point[]): string {
  return `${points.map((point, index) => `${index === 0 ? 'M' : 'L'}${fixed(point.x)} ${fixed(point.y)}`).join('')}Z`;
}

/** A number as it stands in path data: a thousandth of a millimetre is finer than any printer. */
export function fixed(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Cannot draw at ${value}: not a number`);
  return String(Math.round(value * 1000) / 1000);
}
