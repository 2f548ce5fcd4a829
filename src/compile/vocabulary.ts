/**
 * What expressions can ask of a game: members of units, hexes, sides, the game and its options; functions about pieces
 * and hexes; and the module's own tables, terms, zones and traces. Every entry says how it is compiled, how it is
 * evaluated by the reference interpreter, and what it depends on.
 *
 * In compiled code `S` is the state, `E` the engine's lists, `B` the board, and `name_(…)` the module's own tables.
 */
import type { FunctionSpec, Member, Type, Value, Vocabulary } from '../cel/types.js';
import { BOOL, INT, TEXT } from '../cel/types.js';
import * as lists from '../engine/lists.js';
import type { State } from '../engine/state.js';
import type { Board } from './board.js';
import type { ModuleSource } from './source.js';
import { HEX, typeNamed, UNIT, type Words } from './words.js';

/** What the reference interpreter needs to answer. */
export interface Host {
  readonly state: State;
  readonly board: Board;
  /** The module's own functions. */
  call(name: string, args: readonly Value[]): Value;
}

/** Variables in scope everywhere, how they are compiled and evaluated, and what they depend on. */
export const globalVariables: Readonly<Record<string, { emit: string; evaluate(state: State): Value; reads: string }>> = {
  turn: { emit: 'S.core[0]', evaluate: (state) => state.turn, reads: 'turn' },
  active: { emit: 'S.core[1]', evaluate: (state) => state.active, reads: 'active' },
  phase: { emit: 'S.core[2]', evaluate: (state) => state.phase, reads: 'phase' },
  lastTurn: { emit: 'S.scenario.lastTurn', evaluate: (state) => state.scenario.lastTurn, reads: 'map' },
  game: { emit: '0', evaluate: () => 0, reads: 'map' },
  options: { emit: '0', evaluate: () => 0, reads: 'map' },
};

export class ModuleVocabulary implements Vocabulary {
  readonly functions = new Map<string, FunctionSpec>();
  readonly variables = new Map<string, Type>();
  readonly enums;
  private readonly memberMaps = new Map<string, Map<string, Member>>();

  constructor(source: ModuleSource, words: Words, board: Board) {
    this.enums = words.enums;
    const word = (name: string) => words.enums.get(name)!;
    const scalars: [string, Type][] = [
      ['turn', INT],
      ['lastTurn', INT],
      ['active', word('side')],
      ['phase', word('phase')],
      ['game', { kind: 'ref', name: 'game' }],
      ['options', { kind: 'ref', name: 'options' }],
    ];
    for (const [name, type] of scalars) this.variables.set(name, type);
    this.addUnitMembers(word('side'), word('unitType'), word('box'));
    this.addHexMembers(word('terrain'), word('feature'));
    this.addColumns(source, words, board);
    this.addStatuses(source, words);
    this.addFunctions(words);
  }

  members(typeKey: string): ReadonlyMap<string, Member> {
    return this.memberMaps.get(typeKey) ?? new Map();
  }

  /** Adds a function of the module: a table, a term, a zone, a trace. */
  addOwn(name: string, params: readonly Type[], returns: Type): void {
    this.functions.set(name, {
      name,
      params,
      returns,
      emit: (args) => `${name}_(${['S', ...args].join(', ')})`,
      evaluate: (args, host) => (host as Host).call(name, args),
    });
  }

  private member(typeKey: string, name: string, type: Type, reads: string, emit: (object: string) => string, read: (host: Host, object: number) => Value): void {
    const members = this.memberMaps.get(typeKey) ?? new Map<string, Member>();
    this.memberMaps.set(typeKey, members);
    members.set(name, { type, reads: [reads], emit, evaluate: (object, host) => read(host as Host, object as number) });
  }

  private addUnitMembers(side: Type, unitType: Type, box: Type): void {
    const add = (name: string, type: Type, reads: string, emit: (unit: string) => string, read: (host: Host, unit: number) => Value) => this.member('unit', name, type, reads, emit, read);
    const onMap = ({ state }: Host, unit: number) => state.place[unit]! >= 0 && state.place[unit]! < state.hexCount;
    add('side', side, 'map', (unit) => `B.unitSides[${unit}]`, ({ board }, unit) => board.unitSides[unit]!);
    add('type', unitType, 'map', (unit) => `B.unitTypes[${unit}]`, ({ board }, unit) => board.unitTypes[unit]!);
    add('name', TEXT, 'map', (unit) => `B.unitNames[${unit}]`, ({ board }, unit) => board.unitNames[unit]!);
    add('note', TEXT, 'map', (unit) => `B.unitNotes[${unit}]`, ({ board }, unit) => board.unitNotes[unit]!);
    add('state', INT, 'face', (unit) => `S.face[${unit}]`, ({ state }, unit) => state.face[unit]!);
    add('steps', INT, 'face', (unit) => `E.stepsLeft(S, ${unit})`, ({ state }, unit) => lists.stepsLeft(state, unit));
    add('arrival', INT, 'arrival', (unit) => `S.arrival[${unit}]`, ({ state }, unit) => state.arrival[unit]!);
    add('hex', HEX, 'place', (unit) => `E.hexOf(S, ${unit})`, (host, unit) => (onMap(host, unit) ? host.state.place[unit]! : -1));
    add('onMap', BOOL, 'place', (unit) => `E.onMap(S, ${unit})`, onMap);
    add('box', box, 'place', (unit) => `E.boxOf(S, ${unit})`, ({ state }, unit) => Math.max(-1, (state.place[unit] ?? -1) - state.hexCount));
  }

  private addHexMembers(terrain: Type, feature: Type): void {
    const add = (name: string, type: Type, reads: string, emit: (hex: string) => string, read: (host: Host, hex: number) => Value) => this.member('hex', name, type, reads, emit, read);
    add('terrain', terrain, 'map', (hex) => `B.terrain[${hex}]`, ({ board }, hex) => board.terrain[hex]!);
    if (feature.kind === 'enum' && feature.members.length > 0) {
      add('features', { kind: 'set', of: feature }, 'map', (hex) => `B.features[${hex}]`, ({ board }, hex) => board.features[hex]!);
    }
    add('name', TEXT, 'map', (hex) => `B.hexNames[${hex}]`, ({ board }, hex) => board.hexNames[hex]!);
    add('number', TEXT, 'map', (hex) => `B.hexNumbers[${hex}]`, ({ board }, hex) => board.hexNumbers[hex]!);
    add('edge', BOOL, 'map', (hex) => `E.atEdge(S, ${hex})`, ({ state }, hex) => lists.atEdge(state, hex));
  }

  private addColumns({ module }: ModuleSource, words: Words, board: Board): void {
    for (const { id, type: name } of module.value.attributes ?? []) {
      const type = typeNamed(words, name);
      if (type === undefined) continue;
      const at = (unit: string) => `B.attributes.${id}[${unit} * ${board.faces} + S.face[${unit}]]`;
      const read = (host: Host, unit: number) => host.board.attributes[id]![unit * board.faces + host.state.face[unit]!]!;
      this.column('unit', id, type, `attribute:${id}`, at, read);
    }
    for (const { id, type: name } of module.value.hexAttributes ?? []) {
      const type = typeNamed(words, name);
      if (type !== undefined) this.column('hex', id, type, 'map', (hex) => `B.hexAttributes.${id}[${hex}]`, ({ board: own }, hex) => own.hexAttributes[id]![hex]!);
    }
    for (const [index, { id, type: name }] of (module.value.options ?? []).entries()) {
      const type = typeNamed(words, name);
      if (type !== undefined) this.column('options', id, type, 'options', () => `S.options[${index}]`, ({ state }) => state.options[index]!);
    }
  }

  /** A member kept as a number: truths are compared with 1. */
  private column(typeKey: string, name: string, type: Type, reads: string, at: (object: string) => string, read: (host: Host, object: number) => Value): void {
    const truth = type.kind === 'bool';
    this.member(typeKey, name, type, reads, truth ? (object) => `(${at(object)} === 1)` : at, truth ? (host, object) => read(host, object) === 1 : read);
  }

  private addStatuses({ module }: ModuleSource, words: Words): void {
    for (const { id, on, type: name } of module.value.statuses ?? []) {
      const type = typeNamed(words, name);
      if (type === undefined) continue;
      const view = on === 'game' ? 'overall' : on;
      const typeKey = on === 'side' ? 'enum:side' : on;
      const index = (object: string) => (on === 'game' ? '0' : object);
      this.column(typeKey, id, type, `status:${on}:${id}`, (object) => `S.${view}.${id}[${index(object)}]`, ({ state }, object) => state[view][id]![on === 'game' ? 0 : object]!);
    }
    for (const { id, perSide } of module.value.tracks ?? []) {
      const typeKey = perSide ? 'enum:side' : 'game';
      this.column(typeKey, id, INT, `track:${id}`, (object) => `S.track.${id}[${perSide ? object : '0'}]`, ({ state }, object) => state.track[id]![perSide ? object : 0]!);
    }
  }

  private add(name: string, params: readonly Type[], returns: Type, reads: string, emit: (args: readonly string[]) => string, evaluate: (host: Host, args: readonly number[]) => Value): void {
    this.functions.set(name, { name, params, returns, reads: [reads], emit, evaluate: (args, host) => evaluate(host as Host, args as readonly number[]) });
  }

  private addFunctions(words: Words): void {
    const word = (name: string) => words.enums.get(name)!;
    const side = word('side');
    const units: Type = { kind: 'list', of: UNIT };
    const hexes: Type = { kind: 'list', of: HEX };
    const engine = (name: keyof typeof lists, params: readonly Type[], returns: Type, reads: string) => {
      const work = lists[name] as (state: State, ...args: readonly number[]) => Value;
      this.add(name, params, returns, reads, (args) => `E.${name}(${['S', ...args].join(', ')})`, ({ state }, args) => work(state, ...args));
    };
    engine('units', [side], units, 'pieces');
    engine('roster', [side], units, 'map');
    engine('unitsAt', [HEX], units, 'stack');
    engine('stack', [HEX, side], units, 'stack');
    engine('unitsIn', [word('box')], units, 'pieces');
    engine('occupied', [HEX, side], BOOL, 'stack');
    engine('empty', [HEX], BOOL, 'stack');
    engine('enemy', [side], side, 'map');
    engine('distance', [HEX, HEX], INT, 'map');
    engine('adjacent', [HEX, HEX], BOOL, 'map');
    engine('neighbours', [HEX], hexes, 'map');
    engine('within', [HEX, INT], hexes, 'map');
    engine('hexes', [], hexes, 'map');
    engine('direction', [HEX, HEX], INT, 'map');
    this.addBoardFunctions(word, hexes);
  }

  private addBoardFunctions(word: (name: string) => Type, hexes: Type): void {
    const sided = (masks: 'sides' | 'links') => ({
      emit: ([from, to, kind]: readonly string[]) => `E.joined(S, B.${masks}, ${from}, ${to}, ${kind})`,
      evaluate: ({ state, board }: Host, [from, to, kind]: readonly number[]) => lists.joined(state, board[masks], from!, to!, kind!),
    });
    const crosses = sided('sides');
    const linked = sided('links');
    this.add('crosses', [HEX, HEX, word('hexsideFeature')], BOOL, 'map', crosses.emit, crosses.evaluate);
    this.add('linked', [HEX, HEX, word('link')], BOOL, 'map', linked.emit, linked.evaluate);
    this.add('hasLink', [HEX, word('link')], BOOL, 'map', ([hex, kind]) => `E.touches(B.links, ${hex}, ${kind})`, ({ board }, [hex, kind]) => lists.touches(board.links, hex!, kind!));
    this.add('bordersOn', [HEX, word('hexsideFeature')], BOOL, 'map', ([hex, kind]) => `E.touches(B.sides, ${hex}, ${kind})`, ({ board }, [hex, kind]) => lists.touches(board.sides, hex!, kind!));
    this.add('inRegion', [HEX, word('region')], BOOL, 'map', ([hex, region]) => `(B.regions[${region}].has[${hex}] === 1)`, ({ board }, [hex, region]) => board.regions[region!]!.has[hex!] === 1);
    this.add('region', [word('region')], hexes, 'map', ([region]) => `B.regions[${region}].list`, ({ board }, [region]) => board.regions[region!]!.list);
    this.add('towards', [HEX, HEX, word('compass')], BOOL, 'map', ([from, to, compass]) => `E.towards(S, B.compasses, ${from}, ${to}, ${compass})`, ({ state, board }, [from, to, compass]) => lists.towards(state, board.compasses, from!, to!, compass!));
    this.functions.set('at', { name: 'at', params: [TEXT], returns: HEX, reads: ['map'], emit: ([number]) => `B.hexByNumber[${number}]`, evaluate: ([number], host) => (host as Host).board.hexByNumber[number as string]! });
    this.functions.set('piece', { name: 'piece', params: [TEXT], returns: UNIT, reads: ['map'], emit: ([id]) => `B.unitIds.get(${id})`, evaluate: ([id], host) => (host as Host).board.unitIds.get(id as string)! });
  }
}
