/**
 * What a map's printed grid looks like: size, which hexes are shoved half a hex, and how hexes are numbered.
 * `checkGridSpec` fills in the defaults and refuses nonsense; it does not read the list of missing hexes, because
 * only a grid can say whether a number names one of its hexes.
 */
export const orientations = ['flat', 'pointy'] as const;
export const shiftedStrips = ['odd', 'even'] as const;
export const rowGrowths = ['south', 'north'] as const;
export const numberOrders = ['CCRR', 'RRCC'] as const;

/** How hexes are numbered: `0714` is order CCRR, 2 digits; `7.14` is not possible, every part has the same width. */
export interface NumberingSpec {
  /** Column part first (CCRR) or row part first (RRCC). */
  readonly order: (typeof numberOrders)[number];
  /** Digits in each part, padded with zeros: 1 to 3, default 2. */
  readonly digits?: number;
  /** Text between the parts, without digits; default none. */
  readonly separator?: string;
}

export interface GridSpec {
  /** `flat`: flat side up, straight columns. `pointy`: corner up, straight rows. */
  readonly orientation: (typeof orientations)[number];
  /** The columns (flat) or rows (pointy) shoved half a hex south (flat) or east (pointy), by PRINTED number. */
  readonly shifted: (typeof shiftedStrips)[number];
  /** Hexes from west to east, 1 to 999. */
  readonly columns: number;
  /** Hexes from north to south, 1 to 999. */
  readonly rows: number;
  /** Printed number of the westernmost column, 0 to 999, default 1. */
  readonly firstColumn?: number;
  /** Lowest printed row number, 0 to 999, default 1. */
  readonly firstRow?: number;
  /** Where printed row numbers get larger, default south. With `north` the lowest number is the bottom row. */
  readonly rowsGrow?: (typeof rowGrowths)[number];
  readonly numbering: NumberingSpec;
  /** Printed numbers of hexes inside the rectangle that are not on the map. */
  readonly missing?: readonly string[];
}

/** A grid specification with its defaults filled in. */
export type CheckedGridSpec = Required<Omit<GridSpec, 'numbering'>> & { readonly numbering: Required<NumberingSpec> };

/** The specification with its defaults. Throws RangeError, naming the property, when a value makes no sense. */
export function checkGridSpec(spec: GridSpec): CheckedGridSpec {
  const { orientation, shifted, columns, rows, firstColumn = 1, firstRow = 1, rowsGrow = 'south', missing = [] } = spec;
  const { order, digits = 2, separator = '' } = spec.numbering;
  checkWord('orientation', orientation, orientations);
  checkWord('shifted', shifted, shiftedStrips);
  checkWord('rowsGrow', rowsGrow, rowGrowths);
  checkWord('numbering.order', order, numberOrders);
  checkWhole('columns', columns, 1, 999);
  checkWhole('rows', rows, 1, 999);
  checkWhole('firstColumn', firstColumn, 0, 999);
  checkWhole('firstRow', firstRow, 0, 999);
  checkWhole('numbering.digits', digits, 1, 3);
  checkWhole('last printed column', firstColumn + columns - 1, 0, 10 ** digits - 1);
  checkWhole('last printed row', firstRow + rows - 1, 0, 10 ** digits - 1);
  if (/\d/.test(separator)) throw new RangeError(`Cannot make a grid: separator "${separator}" has a digit`);
  const numbering = { order, digits, separator };
  return { orientation, shifted, columns, rows, firstColumn, firstRow, rowsGrow, numbering, missing };
}

function checkWhole(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`Cannot make a grid: ${name} is ${value}, expected a whole number from ${least} to ${most}`);
}

function checkWord(name: string, value: string, words: readonly string[]): void {
  if (words.includes(value)) return;
  throw new RangeError(`Cannot make a grid: ${name} is "${value}", expected ${words.join(' or ')}`);
}
