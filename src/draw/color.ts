/**
 * Colours are #rrggbb everywhere. PDF and SVG writers accept nonsense without a word, so every colour that comes from
 * data passes `checkColor` before it reaches one.
 */
import type { Color } from './shape.js';

export const ink: Color = '#1d1b18';
export const paper: Color = '#fffdf7';

/** The colour in small letters. Throws RangeError naming the place when it is not #rrggbb. */
export function checkColor(color: string, place: string): Color {
  if (/^#[0-9a-fA-F]{6}$/.test(color)) return color.toLowerCase();
  throw new RangeError(`Cannot draw ${place}: "${color}" is not a colour, expected #rrggbb`);
}

/** `part` 0 gives the first colour, 1 the second. */
export function mix(from: Color, to: Color, part: number): Color {
  const a = channels(from);
  const b = channels(to);
  const mixed = a.map((value, index) => Math.round(value + (b[index]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function lighter(color: Color, part: number): Color {
  return mix(color, '#ffffff', part);
}

export function darker(color: Color, part: number): Color {
  return mix(color, '#000000', part);
}

/** 0 is black, 1 is white, as the eye sees it. */
export function brightness(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Ink that can be read on a surface. */
export function inkOn(surface: Color): Color {
  return brightness(surface) > 0.5 ? ink : '#ffffff';
}

/** The wanted ink where it can be read on the surface, otherwise one that can. */
export function readableInk(wanted: Color, surface: Color): Color {
  return Math.abs(brightness(wanted) - brightness(surface)) > 0.35 ? wanted : inkOn(surface);
}

function channels(color: Color): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
