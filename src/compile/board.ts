/**
 * The map and the counters as packed arrays, with every name looked up: what compiled expressions read that never
 * changes in play.
 */
import type { Grid } from '../hex/grid.js';
import { parseHexNumber } from '../hex/hex-number.js';
import type { Report, Where } from './report.js';

/** Attribute values: numbers (also words, hexes and truths, as numbers), or texts. */
export type Column = Int32Array | Float64Array | string[];

export interface Board {
  readonly grid: Grid;
  readonly hexNumbers: readonly string[];
  readonly hexNames: string[];
  readonly hexByNumber: Readonly<Record<string, number>>;
  readonly terrain: Int32Array;
  /** Bit mask of features by hex. */
  readonly features: Int32Array;
  /** Bit masks of hexside features and of links, six to a hex. */
  readonly sides: Int32Array;
  readonly links: Int32Array;
  readonly regions: readonly { readonly list: readonly number[]; readonly has: Uint8Array }[];
  /** Bit mask of directions by direction set. */
  readonly compasses: readonly number[];
  readonly hexAttributes: Record<string, Column>;
  /** By unit and state: unit * faces + state. */
  readonly attributes: Record<string, Column>;
  readonly unitIds: ReadonlyMap<string, number>;
  readonly faces: number;
  readonly unitTypes: Int32Array;
  readonly unitSides: Int32Array;
  readonly unitNames: readonly string[];
  readonly unitNotes: readonly string[];
}

/** The hex of a printed number; -1, with a fault, when it is off the grid. */
export function hexNumbered(
  board: Pick<Board, 'grid' | 'hexNumbers'>,
  number: string,
  where: Where,
  report: Report,
): number {
  const hex = parseHexNumber(board.grid, number);
  if (hex < 0) {
    const { spec } = board.grid;
    const last = board.hexNumbers.filter((text) => text !== '');
    report.add(
      where,
      'hex-off-grid',
      `Cannot find hex "${number}": the grid has ${spec.columns} columns and ${spec.rows} rows, from ${last[0]} to ${last.at(-1)}.`,
      { found: number },
    );
  }
  return hex;
}
