/** Builds the board of a module: grid, map and counters read into packed arrays. */

import { createGrid, type Grid } from '../hex/grid.js';
import { formatHexNumber } from '../hex/hex-number.js';
import type { Board } from './board.js';
import { readCounters, readHexAttributes } from './read-attributes.js';
import { readMap } from './read-map.js';
import { below, type Report } from './report.js';
import { type ModuleSource, top } from './source.js';
import type { Words } from './words.js';

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
    hexByNumber: numberedHexes(hexNumbers),
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

/** One by one: Object.fromEntries takes fifty times as long, since half of the numbers could be those of a list. */
function numberedHexes(hexNumbers: readonly string[]): Record<string, number> {
  const hexes: Record<string, number> = {};
  for (const [hex, number] of hexNumbers.entries()) if (number !== '') hexes[number] = hex;
  return hexes;
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
