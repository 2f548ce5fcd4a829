/**
 * The set-up of a scenario as a procedure: fixed hexes, boxes, and free set-ups where the owner chooses.
 */
import { BOOL, type EnumType } from '../cel/types.js';
import type { Expression } from '../engine/game.js';
import type { NamedOption, Procedure } from '../engine/program.js';
import { hexNumbered } from './board.js';
import type { Checker } from './checker.js';
import type { Code } from './code.js';
import { Builder, finished, type Jump, type Links } from './procedure.js';
import { below, type Where } from './report.js';
import { unitIndex } from './unit-index.js';
import { type PlacedStep, type SetupStep, unitsTakingPart, type WholeScenario } from './whole-scenario.js';
import { HEX, UNIT } from './words.js';

export function compileSetup(
  whole: WholeScenario,
  cite: string,
  checker: Checker,
  code: Code,
  links: Links,
): Procedure {
  const builder = new Builder(checker, code, links, cite);
  for (const placed of whole.steps) compileStep(builder, placed, checker);
  leaveOut(builder, whole, checker);
  return finished(builder, { id: 'setup', title: 'Set-up', cite, params: [] }, null);
}

/** Units that the scenario leaves out go back to the unused, whatever steps it inherits. */
function leaveOut(builder: Builder, whole: WholeScenario, checker: Checker): void {
  const { unitIds } = checker.board;
  const taking = unitsTakingPart(whole, unitIds.keys());
  const out = [...unitIds].flatMap(([id, unit]) => (taking.has(id) ? [] : [unit]));
  if (out.length > 0) builder.emit({ op: 'effect', effect: { kind: 'box', units: () => out, box: 0 } });
}

function compileStep(builder: Builder, { step, where }: PlacedStep, checker: Checker): void {
  const before = builder.cite;
  builder.cite = step.cite ?? before;
  const boxes = checker.words.enums.get('box') as EnumType;
  placeAll(builder, step.at ?? {}, step, where, 'at', checker);
  for (const [id, list] of Object.entries(step.box ?? {})) {
    const box = boxes.members.indexOf(id);
    if (box < 0) checker.report.unknown(below(where, 'box', id), 'box', id, boxes.members);
    const units = list
      .map((unit, index) => unitIndex(checker, unit, below(where, 'box', id, index)))
      .filter((unit) => unit >= 0);
    builder.emit({ op: 'effect', effect: { kind: 'box', units: () => units, box: Math.max(0, box) } });
    for (const unit of units) turn(builder, () => unit, step, unit, where, checker);
  }
  if (step.free !== undefined) free(builder, step, step.free, below(where, 'free'), checker);
  builder.nodes(step.do ?? [], below(where, 'do'));
  builder.landExits();
  builder.cite = before;
}

/** Puts units into the hexes named for them; which units those are. */
function placeAll(
  builder: Builder,
  hexes: Readonly<Record<string, string>>,
  step: SetupStep,
  where: Where,
  key: string,
  checker: Checker,
): Set<number> {
  const placed = new Set<number>();
  for (const [id, number] of Object.entries(hexes)) {
    const at = below(where, key, id);
    const unit = unitIndex(checker, id, at);
    const hex = hexNumbered(checker.board, number, at, checker.report);
    placed.add(unit);
    const [one, to]: [Expression, Expression] = [() => unit, () => hex];
    if (unit >= 0 && hex >= 0) place(builder, one, to, step, unit, where, checker);
  }
  return placed;
}

function place(
  builder: Builder,
  unit: Expression,
  hex: Expression,
  step: SetupStep,
  index: number,
  where: Where,
  checker: Checker,
): void {
  turn(builder, unit, step, index, where, checker);
  builder.emit({ op: 'effect', effect: { kind: 'move', units: unit, to: hex } });
}

/** Turns a unit to the state the step begins with. */
function turn(
  builder: Builder,
  unit: Expression,
  step: SetupStep,
  index: number,
  where: Where,
  checker: Checker,
): void {
  if (step.state === undefined) return;
  const face = stateIndex(checker, index, step.state, below(where, 'state'));
  if (face > 0) builder.emit({ op: 'effect', effect: { kind: 'turn', units: unit, to: () => face } });
}

function stateIndex(checker: Checker, unit: number, id: string, where: Where): number {
  const states = checker.unitStates[unit] ?? [];
  const face = states.indexOf(id);
  if (face < 0) checker.report.unknown(where, `state of ${[...checker.board.unitIds.keys()][unit]}`, id, states);
  return face;
}

type Free = NonNullable<SetupStep['free']>;

/** Hexes a free set-up may use. */
export function freeHexes(free: Free, where: Where, checker: Checker): number[] {
  if (free.region === undefined)
    return (free.hexes ?? [])
      .map((number, index) => hexNumbered(checker.board, number, below(where, 'hexes', index), checker.report))
      .filter((hex) => hex >= 0);
  const { members } = checker.words.enums.get('region') as EnumType;
  const region = members.indexOf(free.region);
  if (region < 0) checker.report.unknown(below(where, 'region'), 'region', free.region, members);
  return [...(checker.board.regions[region]?.list ?? [])];
}

/** Unit after unit its owner chooses a hex; where there is a ready-made set-up it is offered first. */
function free(builder: Builder, step: SetupStep, source: Free, where: Where, checker: Checker): void {
  const units = source.units
    .map((id, index) => unitIndex(checker, id, below(where, 'units', index)))
    .filter((unit) => unit >= 0);
  const sides = checker.words.enums.get('side') as EnumType;
  const side = step.by === undefined ? checker.board.unitSides[units[0] ?? 0]! : sides.members.indexOf(step.by);
  const by = () => side;
  const over: Jump[] = [];
  if (source.ready !== undefined) over.push(ready(builder, step, source, source.ready, units, by, where, checker));
  const hexes = freeHexes(source, where, checker);
  if (units.length > 0) eachAsked(builder, step, source, units, hexes, by, where, checker);
  builder.land(...over);
}

/** Asks for each unit which hex, or for each hex which unit. */
function eachAsked(
  builder: Builder,
  step: SetupStep,
  source: Free,
  units: readonly number[],
  hexes: readonly number[],
  by: Expression,
  where: Where,
  checker: Checker,
): void {
  const byHex = source.each === 'hex';
  const list = builder.hidden(2);
  const unitSlot = builder.variable('unit', UNIT, where);
  const hexSlot = builder.variable('hex', HEX, where);
  const unit: Expression = (state) => state.slots[state.base + unitSlot]!;
  const hex: Expression = (state) => state.slots[state.base + hexSlot]!;
  const [item, slot, asked] = byHex ? ([hexSlot, unitSlot, hex] as const) : ([unitSlot, hexSlot, unit] as const);
  builder.emit({ op: 'list', list: () => (byHex ? hexes : units), slot: list });
  const start = builder.here;
  const next = {
    op: 'next' as const,
    slot: list,
    item,
    kind: { kind: byHex ? ('hex' as const) : ('unit' as const) },
    to: -1,
  };
  builder.emit(next);
  const value: NamedOption['text'][number] = { value: asked, kind: next.kind };
  const title = step.title ?? 'Set up';
  builder.emit({
    op: 'choose',
    info: {
      by,
      ask: byHex ? [`${title}: which unit begins in `, value, '?'] : [`${title}: where does `, value, ' begin?'],
      slot,
      kind: { kind: byHex ? 'unit' : 'hex' },
      from: byHex ? (state) => units.filter((one) => state.place[one]! >= state.hexCount) : () => hexes,
      allow: builder.maybe(source.allow, below(where, 'allow'), BOOL),
      options: [],
      done: null,
      auto: false,
      many: null,
    },
  });
  // Where nothing can be chosen, the unit stays where it is.
  const chosen = builder.unless((state) => (state.slots[state.base + slot] as number) >= 0);
  place(builder, unit, hex, step, units[0]!, where, checker);
  builder.land(chosen);
  builder.jump(start);
  builder.land(next);
  builder.scope = new Map([...builder.scope].filter(([name]) => name !== 'unit' && name !== 'hex'));
}

function ready(
  builder: Builder,
  step: SetupStep,
  free: Free,
  hexes: Readonly<Record<string, string>>,
  units: readonly number[],
  by: Expression,
  where: Where,
  checker: Checker,
): Jump {
  const options: NamedOption[] = [
    { id: 'ready', text: ['Take the ready-made set-up'], when: null, cite: builder.cite, goto: -1 },
    { id: 'free', text: ['Set up unit by unit'], when: null, cite: builder.cite, goto: -1 },
  ];
  builder.emit({
    op: 'choose',
    info: {
      by,
      ask: [step.title ?? 'Set up'],
      slot: builder.hidden(),
      kind: null,
      from: null,
      allow: null,
      options,
      done: null,
      auto: false,
      many: null,
    },
  });
  options[0]!.goto = builder.here;
  const placed = placeAll(builder, hexes, step, where, 'ready', checker);
  const ids = [...checker.board.unitIds.keys()];
  const left = units.filter((unit) => !placed.has(unit)).map((unit) => ids[unit]!);
  if (left.length > 0 && free.each !== 'hex')
    checker.report.add(
      below(where, 'ready'),
      'incomplete-set-up',
      `The ready-made set-up leaves out ${left.join(', ')}.`,
    );
  const over = builder.jump();
  options[1]!.goto = builder.here;
  return over;
}
