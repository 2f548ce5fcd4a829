/** Worked plays name scenarios, options, statements, units, hexes, boxes, phases and statuses: all must exist. */
import type { ExampleFile } from '../../model/module.js';
import { below, type Where } from '../report.js';
import { type SourceFile, top } from '../source.js';
import { type Lint, type Note, noteUnknown, type Subject } from './lint.js';

type Position = NonNullable<ExampleFile['position']>;
type Expect = Extract<ExampleFile['steps'][number], { expect: unknown }>['expect'];

/** Ids by what they are called in messages. */
type Known = Readonly<Record<string, readonly string[]>>;

interface Naming {
  readonly subject: Subject;
  readonly note: Note;
  /** Notes a name that is not among the known ones of its kind. */
  readonly name: (what: string, id: string, where: Where) => void;
}

export const exampleNames: Lint = {
  code: 'unknown-id',
  severity: 'error',
  check(subject, note) {
    const known = knownIds(subject);
    const name = (what: string, id: string, where: Where) => {
      if (!known[what]!.includes(id)) noteUnknown(note, where, what, id, what === 'hex' ? [] : known[what]!);
    };
    for (const file of subject.source.examples) checkExample(file, { subject, note, name });
  },
};

function knownIds({ source, checker, board }: Subject): Known {
  const { module } = source;
  const of = (on: string) => (module.value.statuses ?? []).filter((status) => status.on === on).map(({ id }) => id);
  return {
    scenario: source.scenarios.map(({ value }) => value.id),
    option: (module.value.options ?? []).map(({ id }) => id),
    statement: source.cases.flatMap(({ value }) => value.cases.map(({ id }) => id)),
    unit: [...board.unitIds.keys()],
    hex: Object.keys(board.hexByNumber),
    side: module.value.sides.map(({ id }) => id),
    'side, or draw': [...module.value.sides.map(({ id }) => id), 'draw'],
    box: checker.words.enums.get('box')!.members,
    phase: checker.words.enums.get('phase')!.members,
    track: (module.value.tracks ?? []).map(({ id }) => id),
    'status of units': of('unit'),
    'status of hexes': of('hex'),
    'status of the game': of('game'),
  };
}

function checkExample(file: SourceFile<ExampleFile>, naming: Naming): void {
  const { value } = file;
  const { name } = naming;
  const where = top(file);
  name('scenario', value.scenario, below(where, 'scenario'));
  for (const id of Object.keys(value.options ?? {})) name('option', id, below(where, 'options', id));
  for (const [index, id] of (value.cases ?? []).entries()) name('statement', id, below(where, 'cases', index));
  if (value.position !== undefined) checkPosition(value.position, below(where, 'position'), naming);
  for (const [index, step] of value.steps.entries()) {
    const at = below(where, 'steps', index);
    if ('choose' in step && step.by !== undefined) name('side', step.by, below(at, 'by'));
    if ('expect' in step) checkExpect(step.expect, below(at, 'expect'), naming);
  }
}

function checkPosition(position: Position, where: Where, naming: Naming): void {
  const { name } = naming;
  name('phase', position.phase, below(where, 'phase'));
  for (const [id, { at, box, state, status }] of Object.entries(position.units)) {
    const place = below(where, 'units', id);
    name('unit', id, place);
    if (at !== undefined) name('hex', at, below(place, 'at'));
    if (box !== undefined) name('box', box, below(place, 'box'));
    if (state !== undefined) checkState(id, state, below(place, 'state'), naming);
    for (const key of Object.keys(status ?? {})) name('status of units', key, below(place, 'status', key));
  }
  for (const [hex, statuses] of Object.entries(position.hexes ?? {})) {
    name('hex', hex, below(where, 'hexes', hex));
    for (const key of Object.keys(statuses)) name('status of hexes', key, below(where, 'hexes', hex, key));
  }
  for (const [id, value] of Object.entries(position.tracks ?? {})) {
    name('track', id, below(where, 'tracks', id));
    if (typeof value === 'object')
      for (const side of Object.keys(value)) name('side', side, below(where, 'tracks', id, side));
  }
  for (const key of Object.keys(position.game ?? {})) name('status of the game', key, below(where, 'game', key));
}

function checkExpect(expect: Expect, where: Where, naming: Naming): void {
  const { name } = naming;
  for (const [id, hex] of Object.entries(expect.at ?? {})) {
    name('unit', id, below(where, 'at', id));
    name('hex', hex, below(where, 'at', id));
  }
  for (const [id, box] of Object.entries(expect.box ?? {})) {
    name('unit', id, below(where, 'box', id));
    name('box', box, below(where, 'box', id));
  }
  for (const [id, state] of Object.entries(expect.state ?? {})) {
    name('unit', id, below(where, 'state', id));
    checkState(id, state, below(where, 'state', id), naming);
  }
  if (expect.phase !== undefined) name('phase', expect.phase, below(where, 'phase'));
  if (expect.winner !== undefined) name('side, or draw', expect.winner, below(where, 'winner'));
}

function checkState(unit: string, state: string, where: Where, { subject, note }: Naming): void {
  const index = subject.board.unitIds.get(unit);
  if (index === undefined) return;
  const states = subject.checker.unitStates[index] ?? [];
  if (!states.includes(state)) noteUnknown(note, where, `state of ${unit}`, state, states);
}
