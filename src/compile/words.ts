/**
 * The lists of words of a module as enums of the expression language: sides, terrain, units' types, boxes, and those
 * the author declares. A word is a number at run time: its place in the list.
 */
import type { EnumType, Type } from '../cel/types.js';
import { BOOL, INT, NUMBER, TEXT } from '../cel/types.js';
import type { ValueKind } from '../engine/game.js';
import type { SequenceFile } from '../model/module.js';
import type { ModuleSource } from './source.js';

export interface Words {
  readonly enums: ReadonlyMap<string, EnumType>;
  /** Printed titles of the words, by enum. */
  readonly titles: ReadonlyMap<string, readonly string[]>;
}

/** Boxes that every module has. */
export const builtInBoxes = [
  { id: 'unused', title: 'Not in play' },
  { id: 'eliminated', title: 'Eliminated' },
] as const;

interface Word {
  readonly id: string;
  readonly title?: string | undefined;
  readonly name?: string | undefined;
}

export const HEX: Type = { kind: 'ref', name: 'hex' };
export const UNIT: Type = { kind: 'ref', name: 'unit' };

/** Collects all enums of a module. */
export function collectWords(source: ModuleSource): Words {
  const { module, terrain, counters, map } = source;
  const kinds: Record<string, readonly Word[]> = {
    side: module.value.sides,
    terrain: terrain.value.hexes,
    feature: terrain.value.features ?? [],
    hexsideFeature: terrain.value.hexsides ?? [],
    link: terrain.value.links ?? [],
    unitType: counters.value.types,
    region: map.value.regions ?? [],
    compass: map.value.directionSets ?? [],
    box: [...builtInBoxes, ...(module.value.boxes ?? [])],
    phase: leafPhases(source.sequence.value),
  };
  const enums = new Map<string, EnumType>();
  const titles = new Map<string, readonly string[]>();
  const add = (name: string, words: readonly Word[]) => {
    enums.set(name, { kind: 'enum', name, members: words.map(({ id }) => id) });
    titles.set(
      name,
      words.map(({ id, title, name: called }) => title ?? called ?? id),
    );
  };
  for (const [name, words] of Object.entries(kinds)) add(name, words);
  for (const { id, members } of module.value.enums ?? []) if (!enums.has(id)) add(id, members);
  return { enums, titles };
}

type Phase = SequenceFile['phases'][number];

/** Phases that hold no others, in order of play. */
export function leafPhases(sequence: SequenceFile): Phase[] {
  const leaves = (phases: readonly Phase[]): Phase[] =>
    phases.flatMap((phase) => (phase.phases?.length ? leaves(phase.phases) : [phase]));
  return leaves(sequence.phases);
}

/** Phases and groups of phases, each group before what it holds. */
export function allPhases(phases: readonly Phase[]): Phase[] {
  return phases.flatMap((phase) => [phase, ...allPhases(phase.phases ?? [])]);
}

/** The type an author names; undefined when there is none of that name. */
export function typeNamed(words: Words, name: string): Type | undefined {
  if (name.startsWith('list<') && name.endsWith('>')) {
    const of = typeNamed(words, name.slice(5, -1));
    return of === undefined ? undefined : { kind: 'list', of };
  }
  switch (name) {
    case 'bool':
      return BOOL;
    case 'int':
      return INT;
    case 'number':
      return NUMBER;
    case 'text':
      return TEXT;
    case 'hex':
      return HEX;
    case 'unit':
      return UNIT;
    default:
      return words.enums.get(name);
  }
}

/** All type names an author may use. */
export function typeNames(words: Words): string[] {
  return ['bool', 'int', 'number', 'text', 'hex', 'unit', ...words.enums.keys()];
}

/** How the engine reads a value of a type aloud. */
export function kindOf(words: Words, type: Type): ValueKind {
  switch (type.kind) {
    case 'enum':
      return { kind: 'enum', name: type.name, ids: type.members, titles: words.titles.get(type.name) ?? type.members };
    case 'set':
      return { kind: 'set', ids: type.of.members, titles: words.titles.get(type.of.name) ?? type.of.members };
    case 'list':
      return { kind: 'list', of: kindOf(words, type.of) };
    case 'ref':
      return { kind: type.name === 'unit' ? 'unit' : type.name === 'hex' ? 'hex' : 'int' };
    case 'bool':
    case 'int':
    case 'number':
    case 'text':
    case 'none':
    case 'record':
      return { kind: type.kind };
  }
}
