/**
 * NATO signs from milsymbol's drawing instructions. The author's code says what the unit is; the frame is always the
 * friendly rectangle (games put both sides in rectangles) and the size mark is our own, so that it fits a counter.
 */
import ms from 'milsymbol';
import type { Fonts } from './fonts.js';
import type { Color, GroupShape, Paint, Shape } from './shape.js';

/** The sign, its frame filling a box of this size around (0, 0), centred. */
export interface SignSpec {
  readonly sidc: string;
  readonly width: number;
  readonly height: number;
  readonly fill: Color;
  readonly line: Color;
  readonly place: string;
}

interface Instruction {
  readonly type: string;
  readonly d?: string;
  readonly fill?: string | false;
  readonly stroke?: string | false;
  readonly strokewidth?: number;
  readonly strokedasharray?: string;
  readonly linecap?: string;
  readonly draw?: Draw;
  readonly x?: number;
  readonly y?: number;
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
  readonly degree?: number;
  readonly factor?: number;
  readonly text?: string;
  readonly fontsize?: number;
  readonly textanchor?: string;
  readonly alignmentBaseline?: string;
}
type Draw = readonly (Instruction | Draw | '')[];

/** milsymbol draws the frame of a land unit here. */
const frame = { left: 25, top: 50, width: 150, height: 100 } as const;

export function unitSign(fonts: Fonts, spec: SignSpec): GroupShape {
  const colors = { Civilian: 0, Friend: 0, Hostile: 0, Neutral: 0, Unknown: 0, Suspect: 0 };
  const colorMode = Object.fromEntries(Object.keys(colors).map((key) => [key, spec.fill]));
  const symbol = new ms.Symbol(plainCode(spec.sidc), { size: 100, colorMode: colorMode as never });
  if (!symbol.isValid()) throw new RangeError(`Cannot draw ${spec.place}: "${spec.sidc}" is not a known NATO symbol`);
  // The types of the package leave the instructions out.
  const { drawInstructions, bbox } = symbol as unknown as {
    readonly drawInstructions: Draw;
    readonly bbox: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
  };
  const left = Math.min(frame.left, bbox.x1);
  const top = Math.min(frame.top, bbox.y1);
  const width = Math.max(frame.left + frame.width, bbox.x2) - left;
  const height = Math.max(frame.top + frame.height, bbox.y2) - top;
  const scale = Math.min(spec.width / width, spec.height / height);
  const base = { stroke: 'black', width: 4, line: spec.line };
  const shapes = drawn(fonts, drawInstructions, base);
  return {
    kind: 'group',
    scale,
    at: { x: -(left + width / 2) * scale, y: -(top + height / 2) * scale },
    shapes,
  };
}

/** Friendly, no headquarters staff, no size mark: those would not fit on a counter or are drawn by us. */
function plainCode(sidc: string): string {
  return `${sidc.slice(0, 3)}3${sidc.slice(4, 7)}000${sidc.slice(10)}`;
}

/** The size mark that a code carries, as two digits. */
export function echelonDigits(sidc: string): string {
  return sidc.slice(8, 10);
}

/** Whether the code marks a headquarters. */
export function isHeadquarters(sidc: string): boolean {
  return '2367'.includes(sidc.charAt(7));
}

interface Inherited {
  readonly fill?: string | false;
  readonly stroke: string | false;
  readonly width: number;
  readonly line: Color;
}

function drawn(fonts: Fonts, list: Draw, inherited: Inherited): Shape[] {
  return list.flatMap((item): Shape[] => {
    if (item === '') return [];
    if (isList(item)) return drawn(fonts, item, inherited);
    const here: Inherited = {
      line: inherited.line,
      stroke: item.stroke ?? inherited.stroke,
      width: item.strokewidth ?? inherited.width,
      ...(item.fill === undefined ? pick(inherited) : { fill: item.fill }),
    };
    const paint = paintOf(here, item);
    const { x = 0, y = 0 } = item;
    const inner = item.draw === undefined ? [] : drawn(fonts, item.draw, here);
    switch (item.type) {
      case 'path':
        return item.d === undefined ? [] : [{ kind: 'path', d: item.d, paint }];
      case 'circle':
        return [{ kind: 'circle', x: item.cx ?? 0, y: item.cy ?? 0, r: item.r ?? 0, paint }];
      case 'translate':
        return [{ kind: 'group', at: { x, y }, shapes: inner }];
      case 'rotate':
        return [{ kind: 'group', at: { x, y }, turn: item.degree ?? 0, shapes: shifted(inner, -x, -y) }];
      case 'scale':
        return [{ kind: 'group', scale: item.factor ?? 1, shapes: inner }];
      case 'text':
        return [textOf(fonts, item, here)];
      default:
        return [];
    }
  });
}

function isList(item: Instruction | Draw): item is Draw {
  return Array.isArray(item);
}

function pick(inherited: Inherited): { fill?: string | false } {
  return inherited.fill === undefined ? {} : { fill: inherited.fill };
}

function shifted(shapes: readonly Shape[], x: number, y: number): Shape[] {
  return [{ kind: 'group', at: { x, y }, shapes }];
}

function paintOf(here: Inherited, item: Instruction): Paint {
  const fill = here.fill === false || here.fill === undefined ? undefined : ours(here.fill, here.line);
  const stroke = here.stroke === false ? undefined : ours(here.stroke, here.line);
  const dash = item.strokedasharray?.split(/[ ,]+/).map(Number);
  return {
    ...(fill === undefined ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke, width: here.width * 1.25 }),
    ...(dash === undefined || dash.some(Number.isNaN) ? {} : { dash }),
  };
}

/** milsymbol names black and white in words; colours in other notations do not occur once the fills are ours. */
function ours(color: string, line: Color): Color | undefined {
  if (color === 'none' || color === '') return undefined;
  if (color === 'white') return '#ffffff';
  return /^#[0-9a-fA-F]{6}$/.test(color) ? color : line;
}

function textOf(fonts: Fonts, item: Instruction, here: Inherited): Shape {
  const { x = 0, y = 0, fontsize = 30, text = '', textanchor } = item;
  const middle = item.alignmentBaseline === 'middle' ? (fonts.capHeight('bold') * fontsize) / 2 : 0;
  const anchor = textanchor === 'start' || textanchor === 'end' ? textanchor : 'middle';
  return { kind: 'text', x, y: y + middle, text, font: 'bold', size: fontsize, anchor, fill: here.line };
}
