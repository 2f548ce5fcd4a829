/**
 * The map and the counters as packed arrays, with every name looked up: what compiled expressions read that never
 * changes in play. Finds hexes off the grid, sides between hexes that are no neighbours, links from one end only.
 */
import type { Type } from '../cel/types.js';
import { formatHexNumber, parseHexNumber } from '../hex/hex-number.js';
import { directionTo, opposite, parseDirection } from '../hex/direction.js';
import { createGrid, type Grid } from '../hex/grid.js';
import type { CountersFile, MapFile } from '../model/module.js';
import { scalarValue } from './literal.js';
import { below, type Report, type Where } from './report.js';
import { type ModuleSource, top } from './source.js';
import { typeNamed, type Words } from './words.js';

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
  const hexNumbers = Array.from({ length: grid.size }, (_, hex) => (grid.present[hex] === 1 ? formatHexNumber(grid, hex) : ''));
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
  readHexes(map.value, top(map), board, words, report);
  readHexsides(map.value, top(map), board, words, report);
  readLinks(map.value, top(map), board, words, report);
  readRegions(map.value, top(map), board, report);
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
export function hexNumbered(board: Pick<Board, 'grid' | 'hexNumbers'>, number: string, where: Where, report: Report): number {
  const hex = parseHexNumber(board.grid, number);
  if (hex < 0) {
    const { spec } = board.grid;
    const last = board.hexNumbers.filter((text) => text !== '');
    report.add(where, 'hex-off-grid', `Cannot find hex "${number}": the grid has ${spec.columns} columns and ${spec.rows} rows, from ${last[0]} to ${last.at(-1)}.`, { found: number });
  }
  return hex;
}

function indexIn(words: Words, kind: string, id: string, where: Where, report: Report): number {
  const { members } = words.enums.get(kind)!;
  const index = members.indexOf(id);
  if (index < 0) report.unknown(where, kind === 'hexsideFeature' ? 'hexside terrain' : kind, id, members);
  return index;
}

function readHexes(map: MapFile, where: Where, board: Board, words: Words, report: Report): void {
  const usual = indexIn(words, 'terrain', map.defaultTerrain, below(where, 'defaultTerrain'), report);
  board.terrain.fill(usual);
  const seen = new Map<number, number>();
  const exits: { from: number; direction: number; kind: number; where: Where }[] = [];
  for (const [index, entry] of (map.hexes ?? []).entries()) {
    const at = below(where, 'hexes', index);
    const hex = hexNumbered(board, entry.hex, below(at, 'hex'), report);
    if (hex < 0) continue;
    if (seen.has(hex)) report.add(below(at, 'hex'), 'duplicate-id', `Hex "${entry.hex}" stands here again; first at /hexes/${seen.get(hex)}.`, { found: entry.hex });
    seen.set(hex, index);
    if (entry.terrain !== undefined) board.terrain[hex] = indexIn(words, 'terrain', entry.terrain, below(at, 'terrain'), report);
    for (const [position, feature] of (entry.features ?? []).entries()) {
      const bit = indexIn(words, 'feature', feature, below(at, 'features', position), report);
      if (bit >= 0) board.features[hex]! |= 1 << bit;
    }
    board.hexNames[hex] = entry.name ?? '';
    for (const [link, directions] of Object.entries(entry.exits ?? {})) {
      const kind = indexIn(words, 'link', link, below(at, 'exits', link), report);
      for (const [position, name] of directions.entries()) {
        const spot = below(at, 'exits', link, position);
        const direction = parseDirection(board.grid, name);
        if (direction < 0 || board.grid.neighbours[hex * 6 + direction]! < 0) {
          report.add(spot, 'link-off-map', `Cannot lead a ${link} from ${entry.hex} to "${name}": there is no hex.`, { found: name });
        } else if (kind >= 0) exits.push({ from: hex, direction, kind, where: spot });
      }
    }
  }
  for (const { from, direction, kind } of exits) board.links[from * 6 + direction]! |= 1 << kind;
  for (const { from, direction, kind, where: spot } of exits) {
    const to = board.grid.neighbours[from * 6 + direction]!;
    if ((board.links[to * 6 + opposite(direction)]! & (1 << kind)) === 0) {
      report.add(spot, 'one-way-link', `The link from ${board.hexNumbers[from]} to ${board.hexNumbers[to]} is declared from one end only.`, { hint: `Add it to the exits of ${board.hexNumbers[to]}.` });
    }
  }
}

/** The direction between two hexes that must be neighbours; -1, with a fault, when they are not. */
function between(board: Board, a: number, b: number, where: Where, what: string, report: Report): number {
  const direction = directionTo(board.grid, a, b);
  if (direction < 0) {
    report.add(where, 'not-neighbours', `Cannot lay a ${what} between ${board.hexNumbers[a]} and ${board.hexNumbers[b]}: they are not neighbours.`, {
      found: board.hexNumbers[b]!,
      allowed: [0, 1, 2, 3, 4, 5].flatMap((d) => board.hexNumbers[board.grid.neighbours[a * 6 + d]!] ?? []),
    });
  }
  return direction;
}

function join(board: Board, masks: Int32Array, a: number, direction: number, bit: number): void {
  const b = board.grid.neighbours[a * 6 + direction]!;
  masks[a * 6 + direction]! |= 1 << bit;
  masks[b * 6 + opposite(direction)]! |= 1 << bit;
}

function readHexsides(map: MapFile, where: Where, board: Board, words: Words, report: Report): void {
  for (const [index, group] of (map.hexsides ?? []).entries()) {
    const at = below(where, 'hexsides', index);
    const bit = indexIn(words, 'hexsideFeature', group.feature, below(at, 'feature'), report);
    for (const [position, pair] of group.sides.entries()) {
      const spot = below(at, 'sides', position);
      const [a, b] = pair.map((number, end) => hexNumbered(board, number, below(spot, end), report)) as [number, number];
      if (a < 0 || b < 0 || bit < 0) continue;
      const direction = between(board, a, b, spot, group.feature, report);
      if (direction < 0) continue;
      if ((board.sides[a * 6 + direction]! & (1 << bit)) !== 0) {
        report.add(spot, 'duplicate-hexside', `The ${group.feature} between ${pair[0]} and ${pair[1]} stands here again.`, { found: pair.join('/') });
      }
      join(board, board.sides, a, direction, bit);
    }
  }
}

function readLinks(map: MapFile, where: Where, board: Board, words: Words, report: Report): void {
  for (const [index, { link, path }] of (map.links ?? []).entries()) {
    const at = below(where, 'links', index);
    const bit = indexIn(words, 'link', link, below(at, 'link'), report);
    const hexes = path.map((number, position) => hexNumbered(board, number, below(at, 'path', position), report));
    for (let position = 1; position < hexes.length; position++) {
      const [a, b] = [hexes[position - 1]!, hexes[position]!];
      if (a < 0 || b < 0 || bit < 0) continue;
      const direction = between(board, a, b, below(at, 'path', position), link, report);
      if (direction >= 0) join(board, board.links, a, direction, bit);
    }
  }
}

function readRegions(map: MapFile, where: Where, board: Board, report: Report): void {
  for (const [index, { hexes }] of (map.regions ?? []).entries()) {
    const list = hexes.map((number, position) => hexNumbered(board, number, below(where, 'regions', index, 'hexes', position), report)).filter((hex) => hex >= 0);
    const has = new Uint8Array(board.grid.size);
    for (const [position, hex] of list.entries()) {
      if (has[hex] === 1) report.add(below(where, 'regions', index, 'hexes', position), 'duplicate-id', `Hex "${hexes[position]}" stands twice in the region.`, { found: hexes[position]! });
      has[hex] = 1;
    }
    (board.regions as Board['regions'][number][]).push({ list: [...new Set(list)].sort((a, b) => a - b), has });
  }
  for (const [index, { directions }] of (map.directionSets ?? []).entries()) {
    let mask = 0;
    for (const [position, name] of directions.entries()) {
      const direction = parseDirection(board.grid, name);
      if (direction < 0) report.add(below(where, 'directionSets', index, 'directions', position), 'unknown-direction', `Cannot find direction "${name}" on this grid.`, { found: name });
      else mask |= 1 << direction;
    }
    (board.compasses as number[]).push(mask);
  }
}

function columnFor(type: Type, length: number): Column {
  if (type.kind === 'text') return new Array<string>(length).fill('');
  if (type.kind === 'number') return new Float64Array(length);
  const column = new Int32Array(length);
  return type.kind === 'enum' || type.kind === 'ref' ? column.fill(-1) : column;
}

function readHexAttributes({ module, map }: ModuleSource, board: Board, words: Words, report: Report): void {
  const declared = new Map((module.value.hexAttributes ?? []).map((attribute) => [attribute.id, attribute]));
  for (const { id, type, default: usual } of declared.values()) {
    const resolved = typeNamed(words, type);
    if (resolved === undefined) continue; // Reported with the declarations.
    const column = columnFor(resolved, board.grid.size);
    const at = below(top(module), 'hexAttributes');
    if (usual !== undefined) (column as unknown[]).fill(scalarValue(usual, resolved, board, at, report) as never);
    board.hexAttributes[id] = column;
  }
  for (const [index, entry] of (map.value.hexes ?? []).entries()) {
    const hex = board.hexByNumber[entry.hex];
    for (const [id, value] of Object.entries(entry.attributes ?? {})) {
      const at = below(top(map), 'hexes', index, 'attributes', id);
      const type = typeNamed(words, declared.get(id)?.type ?? '');
      if (type === undefined) report.unknown(at, 'hex attribute', id, declared.keys());
      else if (hex !== undefined) board.hexAttributes[id]![hex] = scalarValue(value, type, board, at, report) as never;
    }
  }
}

type CounterEntry = CountersFile['counters'][number];

function readCounters({ module, counters }: ModuleSource, board: Board, words: Words, report: Report): void {
  const declared = new Map((module.value.attributes ?? []).map((attribute) => [attribute.id, attribute]));
  const types = new Map(counters.value.types.map((type, index) => [type.id, { type, index }]));
  const { counters: list } = counters.value;
  for (const { id, type, default: usual } of declared.values()) {
    const resolved = typeNamed(words, type);
    if (resolved === undefined) continue;
    const column = columnFor(resolved, list.length * board.faces);
    if (usual !== undefined) (column as unknown[]).fill(scalarValue(usual, resolved, board, below(top(module), 'attributes'), report) as never);
    board.attributes[id] = column;
  }
  const assign = (values: Readonly<Record<string, boolean | number | string>>, slots: readonly number[], where: Where) => {
    for (const [id, value] of Object.entries(values)) {
      const at = below(where, id);
      const type = typeNamed(words, declared.get(id)?.type ?? '');
      if (type === undefined) {
        report.unknown(at, 'attribute', id, declared.keys());
        continue;
      }
      const number = scalarValue(value, type, board, at, report);
      for (const slot of slots) board.attributes[id]![slot] = number as never;
    }
  };
  for (const [index, counter] of list.entries()) readCounter(counter, index, assign);

  function readCounter(counter: CounterEntry, index: number, give: typeof assign): void {
    const at = below(top(counters), 'counters', index);
    indexIn(words, 'side', counter.side, below(at, 'side'), report);
    const found = types.get(counter.type);
    if (found === undefined) report.unknown(below(at, 'type'), 'unit type', counter.type, types.keys());
    const all = Array.from({ length: board.faces }, (_, face) => index * board.faces + face);
    if (found?.type.attributes) give(found.type.attributes, all, below(top(counters), 'types', found.index, 'attributes'));
    if (counter.attributes) give(counter.attributes, all, below(at, 'attributes'));
    for (const [face, state] of (counter.states ?? []).entries()) {
      if (state.attributes) give(state.attributes, all.slice(face, face + 1), below(at, 'states', face, 'attributes'));
    }
  }
}
