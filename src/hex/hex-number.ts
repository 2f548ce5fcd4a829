/**
 * Printed hex numbers such as `0714`. Parsing and formatting are a pair: every hex on the map survives the round
 * trip, and only the text that formatting would write is accepted (no spaces, no missing zeros).
 */
import type { CheckedGridSpec } from './grid-spec.js';

/** The part of a grid that numbering needs; every `Grid` is one. */
export interface NumberedGrid {
  readonly spec: CheckedGridSpec;
  readonly present: Uint8Array;
}

/** The hex with this printed number, or -1 when the text is no such number, is off the grid, or names a missing hex. */
export function parseHexNumber(grid: NumberedGrid, text: string): number {
  const { columns, rows, firstColumn, firstRow, rowsGrow, numbering } = grid.spec;
  const { order, digits, separator } = numbering;
  if (text.length !== 2 * digits + separator.length || !text.startsWith(separator, digits)) return -1;
  const head = wholeNumber(text, 0, digits);
  const tail = wholeNumber(text, digits + separator.length, text.length);
  if (head < 0 || tail < 0) return -1;
  const column = (order === 'CCRR' ? head : tail) - firstColumn;
  const step = (order === 'CCRR' ? tail : head) - firstRow;
  if (column < 0 || column >= columns || step < 0 || step >= rows) return -1;
  const hex = (rowsGrow === 'south' ? step : rows - 1 - step) * columns + column;
  return grid.present[hex] === 1 ? hex : -1;
}

/** The number that some characters of a text write in plain digits; -1 when they do not. */
function wholeNumber(text: string, from: number, to: number): number {
  let number = 0;
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** The printed number of a hex. Throws RangeError when the hex is off the grid or missing. */
export function formatHexNumber(grid: NumberedGrid, hex: number): string {
  if (grid.present[hex] !== 1) throw new RangeError(`Cannot number hex ${hex}: it is not on the map`);
  const { columns, rows, firstColumn, firstRow, rowsGrow, numbering } = grid.spec;
  const { order, digits, separator } = numbering;
  const fromTop = Math.floor(hex / columns);
  const column = String(firstColumn + (hex % columns)).padStart(digits, '0');
  const row = String(firstRow + (rowsGrow === 'south' ? fromTop : rows - 1 - fromTop)).padStart(digits, '0');
  return order === 'CCRR' ? column + separator + row : row + separator + column;
}
