/**
 * Colours of the terminal; without a terminal, none.
 */
import picocolors from 'picocolors';

export interface Style {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly side: (text: string, side: number) => string;
}

export function makeStyle(colours: boolean): Style {
  const { bold, dim, red, cyan, yellow, magenta, green } = picocolors.createColors(colours);
  const sides = [cyan, yellow, magenta, green];
  return { strong: bold, faint: dim, bad: red, side: (text, side) => (sides[side] ?? bold)(text) };
}
