/**
 * Text that must fit. A line shrinks from the size it would like to the least that can still be read; text that does
 * not fit even then is an error that names the text and the place, never a clipped or overlapping line.
 */
import { checkGlyphs, type Fonts } from './fonts.js';
import type { Color, FontId, TextShape } from './shape.js';

export interface FitSpec {
  readonly x: number;
  /** Baseline, or with `middle` the middle of the capitals. */
  readonly y: number;
  readonly text: string;
  readonly font: FontId;
  /** The size it would like. */
  readonly size: number;
  /** The least size that can be read. */
  readonly least: number;
  /** Room in mm. */
  readonly room: number;
  readonly fill: Color;
  readonly anchor?: TextShape['anchor'];
  readonly middle?: boolean;
  readonly halo?: TextShape['halo'];
  /** What is being printed, for the error: `counter "x", front`. */
  readonly place: string;
}

/** The line at the largest size that fits. */
export function fitText(fonts: Fonts, spec: FitSpec): TextShape {
  const size = fitSize(fonts, spec);
  const y = spec.middle === true ? spec.y + (fonts.capHeight(spec.font) * size) / 2 : spec.y;
  const { x, text, font, fill, anchor = 'middle', halo } = spec;
  return { kind: 'text', x, y, text, font, size, anchor, fill, ...(halo === undefined ? {} : { halo }) };
}

/** The size at which a line fits. Throws RangeError when the least size is too wide or a glyph is missing. */
export function fitSize(fonts: Fonts, spec: Pick<FitSpec, 'text' | 'font' | 'size' | 'least' | 'room' | 'place'>) {
  checkGlyphs(fonts, spec.font, spec.text, spec.place);
  const width = fonts.width(spec.font, spec.text);
  const size = Math.min(spec.size, width > 0 ? spec.room / width : spec.size);
  if (size >= spec.least - 1e-9) return size;
  const needed = (width * spec.least).toFixed(1);
  throw new RangeError(
    `Cannot print ${spec.place}: "${spec.text}" needs ${needed} mm at the least size and has ${spec.room.toFixed(1)} mm`,
  );
}

/** Words broken into lines of a width; a word longer than a line stands alone. Line breaks in the text are kept. */
export function wrapText(fonts: Fonts, font: FontId, text: string, size: number, room: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && fonts.width(font, longer) * size > room) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    return [...lines, line];
  });
}

export interface BlockSpec {
  readonly text: string;
  readonly font: FontId;
  readonly size: number;
  readonly least: number;
  readonly width: number;
  readonly height: number;
  readonly place: string;
}

/** Several lines in a box: the largest size, in steps of 5 %, at which all words fit. */
export function fitBlock(fonts: Fonts, spec: BlockSpec): { readonly lines: string[]; readonly size: number } {
  checkGlyphs(fonts, spec.font, spec.text.replaceAll('\n', ''), spec.place);
  for (let size = spec.size; size >= spec.least - 1e-9; size *= 0.95) {
    const lines = wrapText(fonts, spec.font, spec.text, size, spec.width);
    const wide = Math.max(...lines.map((line) => fonts.width(spec.font, line) * size));
    if (wide <= spec.width && lines.length * size * lineHeight <= spec.height) return { lines, size };
  }
  const box = `${spec.width.toFixed(1)} x ${spec.height.toFixed(1)} mm`;
  throw new RangeError(`Cannot print ${spec.place}: "${spec.text}" does not fit into ${box} at the least size`);
}

/** Distance of baselines per mm of type size. */
export const lineHeight = 1.12;
