/**
 * The map and the counters as packed arrays, with every name looked up: what compiled expressions read that never
 * changes in play.
 */
import { createGrid, type Grid } from '../hex/grid.js';
import { formatHexNumber, parseHexNumber } from '../hex/hex-number.js';
import { readCounters, readHexAttributes } from './read-attributes.js';
import { readMap } from './read-map.js';
import { below, type Report, type Where } from './report.js';
import { type ModuleSource, top } from './source.js';
import type { Words } from './words.js';

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

/** Builds the board; faults go to the report. Null when the grid itself makes no sense. */
export function buildBoard(source: ModuleSource, words: Words, report: Report): Board | null {
  const grid = buildGrid(source, report);
  if (grid === null) return null;
  const { map, counters } = source;
  const hexNumbers = Array.from({ length: grid.size }, (_, hex) =>
    grid.present[hex] === 1 ? formatHexNumber(grid, hex) : '',
  );
  const faces = Math.max(1, ...counters.value.counters.map(({ states }) => states?.length ?? 1));
  const list = counters.value.counters;
  const board: Board = {
    grid,
    hexNumbers,
    hexNames: hexNumbers.map(() => ''),
    hexByNumber: Object.fromEntries(hexNumbers.flatMap((number, hex) => (number === '' ? [] : [[number, hex]]))),
    terrain: new Int32Array(grid.size),
    features: new Int32Array(grid.size),
    sides: new Int32Array(grid.size * 6),
    links: new Int32Array(grid.size * 6),
    regions: [],
    compasses: [],
    hexAttributes: {},
    attributes: {},
    unitIds: new Map(list.map(({ id }, index) => [id, index])),
    faces,
    unitTypes: Int32Array.from(list, ({ type }) => words.enums.get('unitType')!.members.indexOf(type)),
    unitSides: Int32Array.from(list, ({ side }) => words.enums.get('side')!.members.indexOf(side)),
    unitNames: list.map(({ name }) => name),
    unitNotes: list.map(({ note }) => note ?? ''),
  };
  readMap(map.value, top(map), board, words, report);
  readHexAttributes(source, board, words, report);
  readCounters(source, board, words, report);
  return board;
}

function buildGrid({ map }: ModuleSource, report: Report): Grid | null {
  try {
    return createGrid(map.value.grid);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report.add(below(top(map), 'grid'), 'bad-grid', `${error.message}.`);
    return null;
  }
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
