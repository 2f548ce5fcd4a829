/**
 * A module as the typed data of `module.ts`: every list with its names looked up, values as the author wrote them
 * rather than as the numbers they are in play.
 */
import type { Type } from '../cel/types.js';
import type { Board, Column } from '../compile/board.js';
import type { ModuleSource } from '../compile/source.js';
import { typeNamed, type Words } from '../compile/words.js';
import type { Game } from '../engine/game.js';
import { unorderedSides } from './sides.js';

/** One union of literals. */
export interface IdType {
  readonly name: string;
  readonly doc: string;
  readonly ids: readonly string[];
}

/** A record type of declared attributes, statuses or options. */
export interface FieldType {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

export interface DataList {
  readonly name: string;
  readonly type: string;
  readonly doc: string;
  readonly items: readonly object[];
}

export interface ModuleText {
  readonly title: string;
  readonly head: object;
  readonly types: readonly IdType[];
  readonly unitAttributes: readonly FieldType[];
  readonly hexAttributes: readonly FieldType[];
  readonly lists: readonly DataList[];
}

const wordTypes: Readonly<Record<string, string>> = {
  side: 'SideId',
  terrain: 'TerrainId',
  feature: 'FeatureId',
  hexsideFeature: 'HexsideId',
  link: 'LinkId',
  unitType: 'UnitTypeId',
  region: 'RegionId',
  compass: 'CompassId',
  box: 'BoxId',
  phase: 'PhaseId',
};

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** Everything `module.ts` holds. */
export function moduleText(source: ModuleSource, words: Words, board: Board, game: Game): ModuleText {
  const { module } = source;
  return {
    title: module.value.title,
    head: { id: game.id, version: game.version, title: game.title, digest: game.digest },
    types: idTypes(source, words, board, game),
    unitAttributes: fieldTypes(module.value.attributes ?? [], words),
    hexAttributes: fieldTypes(module.value.hexAttributes ?? [], words),
    lists: [...placeLists(source, words, board), ...pieceLists(source, words, board, game), ...ruleLists(source, game)],
  };
}

function idTypes(
  { module, tables, zones, traces, regimes, procedures }: ModuleSource,
  words: Words,
  board: Board,
  game: Game,
): IdType[] {
  const type = (name: string, doc: string, list: readonly string[]): IdType => ({ name, doc, ids: list });
  const word = (kind: string, doc: string) => type(wordTypes[kind]!, doc, words.enums.get(kind)!.members);
  const values = (files: readonly { readonly value: { readonly id: string } }[]) => files.map(({ value }) => value.id);
  return [
    word('side', 'A side'),
    type('HexId', 'A hex, by its printed number', Object.keys(board.hexByNumber).sort()),
    word('terrain', 'Terrain of a hex'),
    word('feature', 'A thing in a hex'),
    word('hexsideFeature', 'A thing on a hexside'),
    word('link', 'A kind of link between hexes'),
    word('region', 'A named set of hexes'),
    word('compass', 'A named set of directions'),
    word('unitType', 'A type of unit'),
    type('UnitId', 'A unit', ids(game.units)),
    word('box', 'A box or pool off the map'),
    word('phase', 'A phase'),
    type('ScenarioId', 'A scenario', ids(game.scenarios)),
    type('StatusId', 'A status', ids(game.statuses)),
    type('TrackId', 'A track', ids(game.tracks)),
    type('OptionId', 'An option', ids(game.options)),
    type('TermId', 'A defined word', ids(module.value.terms ?? [])),
    type('TableId', 'A table', values(tables)),
    type('ZoneId', 'A zone', values(zones)),
    type('TraceId', 'A trace', values(traces)),
    type('RegimeId', 'A regime of travel', values(regimes)),
    type('ProcedureId', 'A procedure', values(procedures)),
    ...(module.value.enums ?? []).map(({ id, title }) =>
      type(`${pascal(id)}Word`, title ?? id, words.enums.get(id)!.members),
    ),
  ];
}

type Declared = readonly { readonly id: string; readonly title?: string | undefined; readonly type: string }[];

function fieldTypes(declared: Declared, words: Words): FieldType[] {
  return declared.map(({ id, title, type }) => ({ id, title: title ?? id, type: scalarType(typeNamed(words, type)!) }));
}

function scalarType(type: Type): string {
  switch (type.kind) {
    case 'bool':
      return 'boolean';
    case 'text':
      return 'string';
    case 'enum':
      return `${wordTypes[type.name] ?? `${pascal(type.name)}Word`} | 'none'`;
    case 'ref':
      return type.name === 'hex' ? `HexId | 'none'` : `UnitId | 'none'`;
    default:
      return 'number';
  }
}

/** Values of declared attributes at one place of their columns, as the author writes them. */
function attributesAt(
  declared: Declared,
  columns: Readonly<Record<string, Column>>,
  index: number,
  words: Words,
  board: Board,
): object {
  return Object.fromEntries(
    declared.map(({ id, type }) => [id, written(columns[id]![index]!, typeNamed(words, type)!, board)]),
  );
}

function written(value: number | string, type: Type, board: Board): boolean | number | string {
  if (typeof value === 'string') return value;
  if (type.kind === 'bool') return value === 1;
  if (type.kind === 'enum') return type.members[value] ?? 'none';
  if (type.kind !== 'ref') return value;
  return (type.name === 'hex' ? board.hexNumbers[value] : [...board.unitIds.keys()][value]) ?? 'none';
}

function placeLists({ module, map }: ModuleSource, words: Words, board: Board): DataList[] {
  const word = (kind: string, index: number) => words.enums.get(kind)!.members[index]!;
  const declared = module.value.hexAttributes ?? [];
  const hexes = board.hexNumbers.flatMap((id, hex) => {
    if (id === '') return [];
    const features = words.enums.get('feature')!.members.filter((_, bit) => (board.features[hex]! & (1 << bit)) !== 0);
    return [
      {
        id,
        name: board.hexNames[hex]!,
        terrain: word('terrain', board.terrain[hex]!),
        features,
        attributes: attributesAt(declared, board.hexAttributes, hex, words, board),
      },
    ];
  });
  const regions = (map.value.regions ?? []).map(({ id, title, hexes: list }) => ({
    id,
    title: title ?? id,
    hexes: list,
  }));
  return [
    { name: 'hexes', type: 'Hex', doc: 'The hexes, by row from the north', items: hexes },
    {
      name: 'hexsides',
      type: 'Hexside',
      doc: 'What lies on the sides between hexes',
      items: unorderedSides(board, board.sides, words.enums.get('hexsideFeature')!.members),
    },
    {
      name: 'links',
      type: 'Link',
      doc: 'Roads and railways, hex by hex',
      items: unorderedSides(board, board.links, words.enums.get('link')!.members),
    },
    { name: 'regions', type: 'Region', doc: 'Named sets of hexes', items: regions },
  ];
}

function pieceLists({ module, counters }: ModuleSource, words: Words, board: Board, game: Game): DataList[] {
  const declared = module.value.attributes ?? [];
  const units = counters.value.counters.map(({ id, name, note, side, type }, index) => ({
    id,
    name,
    note: note ?? '',
    side,
    type,
    states: game.units[index]!.states.map((state, face) => ({
      id: state,
      attributes: attributesAt(declared, board.attributes, index * board.faces + face, words, board),
    })),
  }));
  return [
    { name: 'sides', type: 'Side', doc: 'The sides', items: game.sides },
    { name: 'units', type: 'Unit', doc: 'The units, each with its states from full to last', items: units },
    { name: 'boxes', type: 'Named<BoxId>', doc: 'Boxes and pools off the map', items: game.boxes },
  ];
}

function ruleLists(source: ModuleSource, game: Game): DataList[] {
  const { module, tables } = source;
  const named = (
    list: readonly { readonly value: { readonly id: string; readonly title: string; readonly cite: string } }[],
  ) => list.map(({ value: { id, title, cite } }) => ({ id, title, cite }));
  const rows = tables.map(({ value }) => ({
    id: value.id,
    title: value.title,
    cite: value.cite,
    kind: value.kind,
    rows:
      value.kind === 'decision'
        ? value.rows.map(({ id, cite }) => ({ id, cite: cite ?? value.cite }))
        : value.results.map(({ id, cite }) => ({ id, cite: cite ?? value.cite })),
  }));
  const terms = (module.value.terms ?? []).map(({ id, title, cite }) => ({ id, title: title ?? id, cite }));
  return [
    {
      name: 'phases',
      type: 'Cited<PhaseId>',
      doc: 'The phases in order of play',
      items: game.phases.map(({ id, title, cite }) => ({ id, title, cite })),
    },
    {
      name: 'scenarios',
      type: 'Scenario',
      doc: 'The scenarios',
      items: game.scenarios.map(({ id, title, firstTurn, lastTurn }) => ({ id, title, firstTurn, lastTurn })),
    },
    {
      name: 'statuses',
      type: 'Status',
      doc: 'Facts that the game stores',
      items: game.statuses.map(({ id, title, on }) => ({ id, title, on })),
    },
    { name: 'tracks', type: 'Track', doc: 'Tracks with markers', items: game.tracks },
    {
      name: 'options',
      type: 'Named<OptionId>',
      doc: 'What players can agree on',
      items: game.options.map(({ id, title }) => ({ id, title })),
    },
    { name: 'terms', type: 'Cited<TermId>', doc: 'Defined words', items: terms },
    { name: 'tables', type: 'Table', doc: 'Tables with their rows (results, of a result table)', items: rows },
    { name: 'zones', type: 'Cited<ZoneId>', doc: 'Zones', items: named(source.zones) },
    { name: 'traces', type: 'Cited<TraceId>', doc: 'Traces', items: named(source.traces) },
    { name: 'regimes', type: 'Cited<RegimeId>', doc: 'Regimes of travel', items: named(source.regimes) },
    { name: 'procedures', type: 'Cited<ProcedureId>', doc: 'Procedures', items: named(source.procedures) },
  ];
}
