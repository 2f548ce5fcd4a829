/** The heading of a section: title to the left, case number to the right, a rule below. */
import { fitText } from '../draw/fit.js';
import type { Fonts } from '../draw/fonts.js';
import type { Shape } from '../draw/shape.js';
import type { Item } from './flow.js';
import { accent, paragraph, quiet } from './text-block.js';

export function heading(fonts: Fonts, title: string, cite: string | undefined, width: number, place: string): Item {
  const text = cite === undefined ? '' : caseWords(cite);
  const room = text === '' ? 0 : fonts.width('regular', text) * 2.8 + 3;
  const words = paragraph(fonts, [{ text: title, font: 'bold' }], {
    size: 4.3,
    width: width - Math.min(room, width * 0.4),
    place,
  });
  const shapes: Shape[] = [...words.shapes];
  if (text !== '') {
    const spec = {
      text,
      font: 'regular',
      size: 2.8,
      least: 1.6,
      room: width * 0.4,
      fill: quiet,
      anchor: 'end',
      place,
    } as const;
    shapes.push(fitText(fonts, { ...spec, x: width, y: 4 }));
  }
  const y = words.height + 0.2;
  shapes.push({ kind: 'rect', x: 0, y, width, height: 0.5, paint: { fill: accent } });
  return { height: y + 2, shapes, keep: true };
}

/** `7.2` is printed as a case number, words as they are. */
export function caseWords(cite: string): string {
  return /^[0-9]/.test(cite) ? `[${cite}]` : cite;
}

/** A line of small print. */
export function note(fonts: Fonts, text: string, width: number, place: string): Item {
  return paragraph(fonts, [{ text, font: 'italic', fill: quiet }], { size: 2.8, width, after: 0.8, place });
}
