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
import type { Board } from './board.js';
import { pieceAndMapFunctions } from './functions.js';
import type { Host } from './host.js';
import type { ModuleSource } from './source.js';
import { HEX, typeNamed, type Words } from './words.js';

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
    for (const spec of pieceAndMapFunctions(words)) this.functions.set(spec.name, spec);
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

  private member(
    typeKey: string,
    name: string,
    type: Type,
    reads: string,
    emit: (object: string) => string,
    read: (host: Host, object: number) => Value,
  ): void {
    const members = this.memberMaps.get(typeKey) ?? new Map<string, Member>();
    this.memberMaps.set(typeKey, members);
    members.set(name, { type, reads: [reads], emit, evaluate: (object, host) => read(host as Host, object as number) });
  }

  private addUnitMembers(side: Type, unitType: Type, box: Type): void {
    const add = (
      name: string,
      type: Type,
      reads: string,
      emit: (unit: string) => string,
      read: (host: Host, unit: number) => Value,
    ) => this.member('unit', name, type, reads, emit, read);
    const onMap = ({ state }: Host, unit: number) => state.place[unit]! >= 0 && state.place[unit]! < state.hexCount;
    add(
      'side',
      side,
      'map',
      (unit) => `B.unitSides[${unit}]`,
      ({ board }, unit) => board.unitSides[unit]!,
    );
    add(
      'type',
      unitType,
      'map',
      (unit) => `B.unitTypes[${unit}]`,
      ({ board }, unit) => board.unitTypes[unit]!,
    );
    add(
      'name',
      TEXT,
      'map',
      (unit) => `B.unitNames[${unit}]`,
      ({ board }, unit) => board.unitNames[unit]!,
    );
    add(
      'note',
      TEXT,
      'map',
      (unit) => `B.unitNotes[${unit}]`,
      ({ board }, unit) => board.unitNotes[unit]!,
    );
    add(
      'state',
      INT,
      'face',
      (unit) => `S.face[${unit}]`,
      ({ state }, unit) => state.face[unit]!,
    );
    add(
      'steps',
      INT,
      'face',
      (unit) => `E.stepsLeft(S, ${unit})`,
      ({ state }, unit) => lists.stepsLeft(state, unit),
    );
    add(
      'arrival',
      INT,
      'arrival',
      (unit) => `S.arrival[${unit}]`,
      ({ state }, unit) => state.arrival[unit]!,
    );
    add(
      'hex',
      HEX,
      'place',
      (unit) => `E.hexOf(S, ${unit})`,
      (host, unit) => (onMap(host, unit) ? host.state.place[unit]! : -1),
    );
    add('onMap', BOOL, 'place', (unit) => `E.onMap(S, ${unit})`, onMap);
    add(
      'box',
      box,
      'place',
      (unit) => `E.boxOf(S, ${unit})`,
      ({ state }, unit) => Math.max(-1, (state.place[unit] ?? -1) - state.hexCount),
    );
  }

  private addHexMembers(terrain: Type, feature: Type): void {
    const add = (
      name: string,
      type: Type,
      reads: string,
      emit: (hex: string) => string,
      read: (host: Host, hex: number) => Value,
    ) => this.member('hex', name, type, reads, emit, read);
    add(
      'terrain',
      terrain,
      'map',
      (hex) => `B.terrain[${hex}]`,
      ({ board }, hex) => board.terrain[hex]!,
    );
    if (feature.kind === 'enum' && feature.members.length > 0) {
      add(
        'features',
        { kind: 'set', of: feature },
        'map',
        (hex) => `B.features[${hex}]`,
        ({ board }, hex) => board.features[hex]!,
      );
    }
    add(
      'name',
      TEXT,
      'map',
      (hex) => `B.hexNames[${hex}]`,
      ({ board }, hex) => board.hexNames[hex]!,
    );
    add(
      'number',
      TEXT,
      'map',
      (hex) => `B.hexNumbers[${hex}]`,
      ({ board }, hex) => board.hexNumbers[hex]!,
    );
    add(
      'edge',
      BOOL,
      'map',
      (hex) => `E.atEdge(S, ${hex})`,
      ({ state }, hex) => lists.atEdge(state, hex),
    );
  }

  private addColumns({ module }: ModuleSource, words: Words, board: Board): void {
    for (const { id, type: name } of module.value.attributes ?? []) {
      const type = typeNamed(words, name);
      if (type === undefined) continue;
      const at = (unit: string) => `B.attributes.${id}[${unit} * ${board.faces} + S.face[${unit}]]`;
      const read = (host: Host, unit: number) =>
        host.board.attributes[id]![unit * board.faces + host.state.face[unit]!]!;
      this.column('unit', id, type, `attribute:${id}`, at, read);
    }
    for (const { id, type: name } of module.value.hexAttributes ?? []) {
      const type = typeNamed(words, name);
      if (type !== undefined)
        this.column(
          'hex',
          id,
          type,
          'map',
          (hex) => `B.hexAttributes.${id}[${hex}]`,
          ({ board: own }, hex) => own.hexAttributes[id]![hex]!,
        );
    }
    for (const [index, { id, type: name }] of (module.value.options ?? []).entries()) {
      const type = typeNamed(words, name);
      if (type !== undefined)
        this.column(
          'options',
          id,
          type,
          'options',
          () => `S.options[${index}]`,
          ({ state }) => state.options[index]!,
        );
    }
  }

  /** A member kept as a number: truths are compared with 1. */
  private column(
    typeKey: string,
    name: string,
    type: Type,
    reads: string,
    at: (object: string) => string,
    read: (host: Host, object: number) => Value,
  ): void {
    const truth = type.kind === 'bool';
    this.member(
      typeKey,
      name,
      type,
      reads,
      truth ? (object) => `(${at(object)} === 1)` : at,
      truth ? (host, object) => read(host, object) === 1 : read,
    );
  }

  private addStatuses({ module }: ModuleSource, words: Words): void {
    for (const { id, on, type: name } of module.value.statuses ?? []) {
      const type = typeNamed(words, name);
      if (type === undefined) continue;
      const view = on === 'game' ? 'overall' : on;
      const typeKey = on === 'side' ? 'enum:side' : on;
      const index = (object: string) => (on === 'game' ? '0' : object);
      this.column(
        typeKey,
        id,
        type,
        `status:${on}:${id}`,
        (object) => `S.${view}.${id}[${index(object)}]`,
        ({ state }, object) => state[view][id]![on === 'game' ? 0 : object]!,
      );
    }
    for (const { id, perSide } of module.value.tracks ?? []) {
      const typeKey = perSide ? 'enum:side' : 'game';
      this.column(
        typeKey,
        id,
        INT,
        `track:${id}`,
        (object) => `S.track.${id}[${perSide ? object : '0'}]`,
        ({ state }, object) => state.track[id]![perSide ? object : 0]!,
      );
    }
  }
}
