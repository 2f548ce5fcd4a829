/**
 * The grid as packed numbers. A hex is a number: row-from-top * columns + column-from-left, so counting upwards reads
 * the map like a page. Neighbours are a table, six to a hex, in the order of `direction.ts`.
 * A missing hex keeps its number, but is nobody's neighbour and has none.
 */
import { type CheckedGridSpec, checkGridSpec, type GridSpec } from './grid-spec.js';
import { parseHexNumber } from './hex-number.js';

export type { GridSpec } from './grid-spec.js';

export interface Grid {
  readonly spec: CheckedGridSpec;
  readonly columns: number;
  readonly rows: number;
  /** columns * rows: one more than the highest hex; missing hexes count. */
  readonly size: number;
  /** Flat side up: strips are columns. Otherwise corner up: strips are rows. */
  readonly flat: boolean;
  /** Strips whose index from the west (flat) or north (pointy) has this parity are shoved half a hex. */
  readonly shovedParity: number;
  /** The neighbour of `hex` in `direction` at `hex * 6 + direction`; -1 when it is off the map or missing. */
  readonly neighbours: Int32Array;
  /** 1 for a hex on the map, 0 for a missing one. */
  readonly present: Uint8Array;
}

/** The grid a specification describes. Throws RangeError when the specification makes no sense. */
export function createGrid(spec: GridSpec): Grid {
  const checked = checkGridSpec(spec);
  const { columns, rows } = checked;
  const size = columns * rows;
  const present = new Uint8Array(size).fill(1);
  for (const text of checked.missing) {
    const hex = parseHexNumber({ spec: checked, present }, text);
    if (hex < 0) throw new RangeError(`Cannot make a grid: missing hex "${text}" is not on it, or is listed twice`);
    present[hex] = 0;
  }
  const flat = checked.orientation === 'flat';
  const grid = { spec: checked, columns, rows, size, flat, shovedParity: shovedParity(checked), present };
  return { ...grid, neighbours: neighbourTable(grid) };
}

/** Columns to the west of the hex: 0 is the westernmost. Not the printed column. */
export function columnOf(grid: Grid, hex: number): number {
  return hex % grid.columns;
}

/** Rows to the north of the hex: 0 is the northernmost. Not the printed row. */
export function rowOf(grid: Grid, hex: number): number {
  return Math.floor(hex / grid.columns);
}

/** The hex at a column from the west and a row from the north, both from 0; -1 when off the grid or missing. */
export function hexAt(grid: Omit<Grid, 'neighbours'>, column: number, row: number): number {
  if (column < 0 || column >= grid.columns || row < 0 || row >= grid.rows) return -1;
  const hex = row * grid.columns + column;
  return grid.present[hex] === 1 ? hex : -1;
}

function shovedParity(spec: CheckedGridSpec): number {
  const { orientation, shifted, columns, rows, firstColumn, firstRow, rowsGrow } = spec;
  const flat = orientation === 'flat';
  // A lone strip is shoved against nothing: call it unshoved, so that the map has no half hex of blank margin.
  if ((flat ? columns : rows) === 1) return 1;
  const firstPrinted = flat ? firstColumn : rowsGrow === 'south' ? firstRow : firstRow + rows - 1;
  return (firstPrinted + (shifted === 'odd' ? 1 : 0)) % 2;
}

/** One step in each direction from an unshoved strip; from a shoved one, a step that `slides` goes 1 further along. */
const flatSteps = [
  { column: 0, row: -1, slides: 0 },
  { column: 1, row: -1, slides: 1 },
  { column: 1, row: 0, slides: 1 },
  { column: 0, row: 1, slides: 0 },
  { column: -1, row: 0, slides: 1 },
  { column: -1, row: -1, slides: 1 },
] as const;
const pointySteps = [
  { column: 0, row: -1, slides: 1 },
  { column: 1, row: 0, slides: 0 },
  { column: 0, row: 1, slides: 1 },
  { column: -1, row: 1, slides: 1 },
  { column: -1, row: 0, slides: 0 },
  { column: -1, row: -1, slides: 1 },
] as const;

function neighbourTable(grid: Omit<Grid, 'neighbours'>): Int32Array {
  const { columns, rows, flat } = grid;
  const table = new Int32Array(grid.size * 6).fill(-1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const hex = hexAt(grid, column, row);
      if (hex < 0) continue;
      const shoved = ((flat ? column : row) & 1) === grid.shovedParity ? 1 : 0;
      (flat ? flatSteps : pointySteps).forEach((step, direction) => {
        const slide = step.slides * shoved;
        const toColumn = column + step.column + (flat ? 0 : slide);
        table[hex * 6 + direction] = hexAt(grid, toColumn, row + step.row + (flat ? slide : 0));
      });
    }
  }
  return table;
}
