/** Paragraphs of words in several fonts, wrapped to a width, as items of a column. */

import { ink } from '../draw/color.js';
import { checkGlyphs, type Fonts } from '../draw/fonts.js';
import type { Color, FontId, Shape } from '../draw/shape.js';
import type { Item } from './flow.js';

export interface Run {
  readonly text: string;
  readonly font?: FontId;
  readonly fill?: Color;
}

export interface TextSpec {
  /** Height of the em in mm. */
  readonly size: number;
  readonly width: number;
  /** Indent of all lines. */
  readonly indent?: number;
  /** Set to the left of the first line, within the indent. */
  readonly mark?: Run;
  /** Space below. */
  readonly after?: number;
  readonly align?: 'start' | 'middle' | 'end';
  readonly place: string;
}

export const leading = 1.22;
export const quiet: Color = '#6d6553';
export const accent: Color = '#9a3c2c';

interface Word {
  readonly text: string;
  readonly font: FontId;
  readonly fill: Color;
  /** Space in front, if the word does not begin a line. */
  readonly space: number;
  readonly width: number;
}

/** One item for a paragraph: its lines stay together. */
export function paragraph(fonts: Fonts, runs: readonly Run[], spec: TextSpec): Item {
  const { size, width, indent = 0, mark, after = 0, align = 'start' } = spec;
  const lines = wrapRuns(fonts, runs, size, width - indent, spec.place);
  const ascent = size * 0.93;
  const shapes: Shape[] = lines.flatMap((line, index) => {
    const y = ascent + index * size * leading;
    const spare = width - indent - lineWidth(line);
    const x = indent + (align === 'start' ? 0 : align === 'middle' ? spare / 2 : spare);
    return lineShapes(line, x, y, size);
  });
  if (mark !== undefined) {
    const { text, font = 'bold', fill = ink } = mark;
    checkGlyphs(fonts, font, text, spec.place);
    shapes.push({ kind: 'text', x: 0, y: ascent, text, font, size, anchor: 'start', fill });
  }
  return { height: lines.length * size * leading + after, shapes };
}

/** The height of wrapped runs. */
export function wrappedHeight(fonts: Fonts, runs: readonly Run[], size: number, width: number, place: string): number {
  return wrapRuns(fonts, runs, size, width, place).length * size * leading;
}

/** The width of runs on one line. */
export function naturalWidth(fonts: Fonts, runs: readonly Run[], size: number): number {
  return runs.reduce((sum, { text, font = 'regular' }) => sum + fonts.width(font, text) * size, 0);
}

/** The width of the widest word. */
export function widestWord(fonts: Fonts, runs: readonly Run[], size: number): number {
  const words = runs.flatMap(({ text, font = 'regular' }) =>
    text.split(/\s+/).map((word) => fonts.width(font, word) * size),
  );
  return Math.max(0, ...words);
}

function wrapRuns(fonts: Fonts, runs: readonly Run[], size: number, width: number, place: string): Word[][] {
  const lines: Word[][] = [[]];
  let used = 0;
  let open = false;
  for (const { text, font = 'regular', fill = ink } of runs) {
    checkGlyphs(fonts, font, text.replaceAll('\n', ''), place);
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
        used = 0;
      }
      const glued = !/^\s/.test(part) && !(index === 0 && open);
      let first = true;
      part.split(/\s+/).forEach((word) => {
        if (word === '') return;
        const space = first && glued ? 0 : fonts.width(font, ' ') * size;
        first = false;
        const wide = fonts.width(font, word) * size;
        const line = lines.at(-1)!;
        if (line.length > 0 && used + space + wide > width + 1e-6) {
          lines.push([{ text: word, font, fill, space: 0, width: wide }]);
          used = wide;
        } else {
          const lead = line.length === 0 ? 0 : space;
          line.push({ text: word, font, fill, space: lead, width: wide });
          used += lead + wide;
        }
      });
    });
    open = /\s$/.test(text);
  }
  return lines;
}

function lineWidth(line: readonly Word[]): number {
  return line.reduce((sum, word) => sum + word.space + word.width, 0);
}

/** Neighbouring words of a kind become one line of text, so that it can be searched and copied. */
function lineShapes(line: readonly Word[], left: number, y: number, size: number): Shape[] {
  const pieces: { text: string; x: number; font: FontId; fill: Color }[] = [];
  let x = left;
  for (const word of line) {
    const last = pieces.at(-1);
    if (last !== undefined && last.font === word.font && last.fill === word.fill) {
      last.text += `${word.space > 0 ? ' ' : ''}${word.text}`;
    } else {
      pieces.push({ text: word.text, x: x + word.space, font: word.font, fill: word.fill });
    }
    x += word.space + word.width;
  }
  return pieces.map((piece) => ({ kind: 'text', y, size, anchor: 'start', ...piece }));
}
