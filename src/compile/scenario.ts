/**
 * Scenarios: a variant is its parent with differences; set-up steps become a procedure, fixed or free.
 */
import { BOOL, type EnumType } from '../cel/types.js';
import type { Expression, ScenarioInfo } from '../engine/game.js';
import type { NamedOption, Procedure } from '../engine/program.js';
import type { ScenarioFile } from '../model/module.js';
import type { Checker } from './checker.js';
import type { Code } from './code.js';
import { hexNumbered } from './board.js';
import { scalarValue } from './literal.js';
import { Builder, compileProcedure, finished, type Jump, type Links } from './procedure.js';
import { below, type Where } from './report.js';
import { type ModuleSource, type SourceFile, top } from './source.js';
import { HEX, typeNamed, UNIT } from './words.js';

type Step = NonNullable<ScenarioFile['setup']>[number];

/** A step of the set-up with the file it was written in. */
export interface PlacedStep {
  readonly step: Step;
  readonly where: Where;
}

/** A scenario with all that it inherits. */
export interface WholeScenario {
  readonly id: string;
  readonly file: SourceFile<ScenarioFile>;
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly options: ReadonlyMap<string, { readonly value: boolean | number | string; readonly where: Where }>;
  readonly steps: readonly PlacedStep[];
  readonly arrivals: ReadonlyMap<string, { readonly turn: number; readonly where: Where }>;
  readonly victory: { readonly value: NonNullable<ScenarioFile['victory']>; readonly where: Where } | null;
  readonly units: { readonly value: NonNullable<ScenarioFile['units']>; readonly where: Where } | null;
}

/** Puts each scenario together with its parents; a circle of parents is a fault. */
export function wholeScenarios(source: ModuleSource, checker: Checker): WholeScenario[] {
  const byId = new Map(source.scenarios.map((file) => [file.value.id, file]));
  return source.scenarios.flatMap((file) => {
    const chain = parents(file, byId, checker);
    return chain === null ? [] : [merged(file, chain)];
  });
}

/** The scenario and its parents, the oldest first; null, with a fault, when there is none or they go round. */
function parents(file: SourceFile<ScenarioFile>, byId: ReadonlyMap<string, SourceFile<ScenarioFile>>, checker: Checker): SourceFile<ScenarioFile>[] | null {
  const chain: SourceFile<ScenarioFile>[] = [];
  for (let at: SourceFile<ScenarioFile> | undefined = file; at !== undefined; ) {
    if (chain.includes(at)) {
      const round = [...chain, at].map(({ value }) => value.id).join(' extends ');
      checker.report.add(below(top(file), 'extends'), 'circular-extends', `Scenarios extend each other in a circle: ${round}.`, { found: file.value.extends! });
      return null;
    }
    chain.unshift(at);
    const parent: string | undefined = at.value.extends;
    if (parent === undefined) return chain;
    const next = byId.get(parent);
    if (next === undefined) {
      checker.report.unknown(below(top(at), 'extends'), 'scenario', parent, byId.keys());
      return null;
    }
    at = next;
  }
  return chain;
}

function merged(file: SourceFile<ScenarioFile>, chain: readonly SourceFile<ScenarioFile>[]): WholeScenario {
  const options = new Map<string, { value: boolean | number | string; where: Where }>();
  const arrivals = new Map<string, { turn: number; where: Where }>();
  let steps: PlacedStep[] = [];
  let whole = { firstTurn: 1, lastTurn: 1, victory: null as WholeScenario['victory'], units: null as WholeScenario['units'] };
  for (const { value, document } of chain) {
    const where: Where = { document, pointer: '' };
    for (const [id, option] of Object.entries(value.options ?? {})) options.set(id, { value: option, where: below(where, 'options', id) });
    for (const [id, turn] of Object.entries(value.arrivals ?? {})) arrivals.set(id, { turn, where: below(where, 'arrivals', id) });
    for (const [index, step] of (value.setup ?? []).entries()) steps = withStep(steps, { step, where: below(where, 'setup', index) });
    whole = {
      firstTurn: value.firstTurn ?? whole.firstTurn,
      lastTurn: value.lastTurn ?? whole.lastTurn,
      victory: value.victory === undefined ? whole.victory : { value: value.victory, where: below(where, 'victory') },
      units: value.units === undefined ? whole.units : { value: value.units, where: below(where, 'units') },
    };
  }
  return { id: file.value.id, file, ...whole, options, arrivals, steps };
}

/** A step of the same id takes the place of the old one, or drops it. */
function withStep(steps: readonly PlacedStep[], next: PlacedStep): PlacedStep[] {
  const at = steps.findIndex(({ step }) => step.id === next.step.id);
  if (at < 0) return [...steps, next];
  return next.step.drop ? steps.filter((_, index) => index !== at) : steps.map((old, index) => (index === at ? next : old));
}

/** Ids of the units that take part. */
export function unitsTakingPart(whole: WholeScenario, all: Iterable<string>): Set<string> {
  const { only, without } = whole.units?.value ?? {};
  return new Set([...(only ?? all)].filter((id) => !without?.includes(id)));
}

export function compileScenario(whole: WholeScenario, source: ModuleSource, checker: Checker, code: Code, links: Links): ScenarioInfo {
  const { value } = whole.file;
  if (whole.lastTurn < whole.firstTurn) checker.report.add(top(whole.file), 'bad-turns', `The last turn (${whole.lastTurn}) comes before the first (${whole.firstTurn}).`);
  const cite = value.cite ?? 'Set-up';
  const victory = whole.victory === null ? null : compileProcedure({ id: 'victory', title: 'Victory', cite: whole.victory.value.cite, params: [], nodes: whole.victory.value.do, where: below(whole.victory.where, 'do') }, checker, code, links);
  const { unitIds } = checker.board;
  const arrivals = new Int32Array(unitIds.size);
  for (const [id, { turn, where }] of whole.arrivals) {
    const unit = unitIndex(checker, id, where);
    if (unit >= 0) arrivals[unit] = turn;
  }
  for (const [index, id] of [...(whole.units?.value.only ?? []), ...(whole.units?.value.without ?? [])].entries()) {
    if (!unitIds.has(id)) checker.report.unknown(below(whole.units!.where, whole.units!.value.only ? 'only' : 'without', index), 'unit', id, unitIds.keys());
  }
  return {
    id: whole.id,
    title: value.title,
    firstTurn: whole.firstTurn,
    lastTurn: whole.lastTurn,
    options: optionValues(whole, source, checker),
    arrivals,
    setup: compileSetup(whole, cite, checker, code, links),
    victory,
  };
}

function optionValues(whole: WholeScenario, source: ModuleSource, checker: Checker): ReadonlyMap<number, number> {
  const declared = source.module.value.options ?? [];
  const values = new Map<number, number>();
  for (const [id, { value, where }] of whole.options) {
    const index = declared.findIndex((option) => option.id === id);
    const type = index < 0 ? undefined : typeNamed(checker.words, declared[index]!.type);
    if (type === undefined) checker.report.unknown(where, 'option', id, declared.map((option) => option.id));
    else values.set(index, scalarValue(value, type, checker.board, where, checker.report) as number);
  }
  return values;
}

function unitIndex(checker: Checker, id: string, where: Where): number {
  const unit = checker.board.unitIds.get(id);
  if (unit === undefined) checker.report.unknown(where, 'unit', id, checker.board.unitIds.keys());
  return unit ?? -1;
}

function compileSetup(whole: WholeScenario, cite: string, checker: Checker, code: Code, links: Links): Procedure {
  const builder = new Builder(checker, code, links, cite);
  for (const placed of whole.steps) compileStep(builder, placed, checker);
  return finished(builder, { id: 'setup', title: 'Set-up', cite, params: [] }, null);
}

function compileStep(builder: Builder, { step, where }: PlacedStep, checker: Checker): void {
  const before = builder.cite;
  builder.cite = step.cite ?? before;
  const boxes = checker.words.enums.get('box') as EnumType;
  for (const [id, number] of Object.entries(step.at ?? {})) {
    const unit = unitIndex(checker, id, below(where, 'at', id));
    const hex = hexNumbered(checker.board, number, below(where, 'at', id), checker.report);
    if (unit >= 0 && hex >= 0) place(builder, () => unit, () => hex, step, unit, where, checker);
  }
  for (const [id, list] of Object.entries(step.box ?? {})) {
    const box = boxes.members.indexOf(id);
    if (box < 0) checker.report.unknown(below(where, 'box', id), 'box', id, boxes.members);
    const units = list.map((unit, index) => unitIndex(checker, unit, below(where, 'box', id, index))).filter((unit) => unit >= 0);
    builder.emit({ op: 'effect', effect: { kind: 'box', units: () => units, box: Math.max(0, box) } });
    for (const unit of units) turn(builder, () => unit, step, unit, where, checker);
  }
  if (step.free !== undefined) free(builder, step, step.free, below(where, 'free'), checker);
  builder.nodes(step.do ?? [], below(where, 'do'));
  builder.cite = before;
}

function place(builder: Builder, unit: Expression, hex: Expression, step: Step, index: number, where: Where, checker: Checker): void {
  turn(builder, unit, step, index, where, checker);
  builder.emit({ op: 'effect', effect: { kind: 'move', units: unit, to: hex } });
}

/** Turns a unit to the state the step begins with. */
function turn(builder: Builder, unit: Expression, step: Step, index: number, where: Where, checker: Checker): void {
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

type Free = NonNullable<Step['free']>;

/** Hexes a free set-up may use. */
export function freeHexes(free: Free, where: Where, checker: Checker): number[] {
  if (free.region === undefined) return (free.hexes ?? []).map((number, index) => hexNumbered(checker.board, number, below(where, 'hexes', index), checker.report)).filter((hex) => hex >= 0);
  const { members } = checker.words.enums.get('region') as EnumType;
  const region = members.indexOf(free.region);
  if (region < 0) checker.report.unknown(below(where, 'region'), 'region', free.region, members);
  return [...(checker.board.regions[region]?.list ?? [])];
}

/** Unit after unit its owner chooses a hex; where there is a ready-made set-up it is offered first. */
function free(builder: Builder, step: Step, source: Free, where: Where, checker: Checker): void {
  const units = source.units.map((id, index) => unitIndex(checker, id, below(where, 'units', index))).filter((unit) => unit >= 0);
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
function eachAsked(builder: Builder, step: Step, source: Free, units: readonly number[], hexes: readonly number[], by: Expression, where: Where, checker: Checker): void {
  const byHex = source.each === 'hex';
  const list = builder.hidden(2);
  const unitSlot = builder.variable('unit', UNIT, where);
  const hexSlot = builder.variable('hex', HEX, where);
  const unit: Expression = (state) => state.slots[state.base + unitSlot]!;
  const hex: Expression = (state) => state.slots[state.base + hexSlot]!;
  const [item, slot, asked] = byHex ? ([hexSlot, unitSlot, hex] as const) : ([unitSlot, hexSlot, unit] as const);
  builder.emit({ op: 'list', list: () => (byHex ? hexes : units), slot: list });
  const start = builder.here;
  const next = { op: 'next' as const, slot: list, item, kind: { kind: byHex ? ('hex' as const) : ('unit' as const) }, to: -1 };
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
    },
  });
  place(builder, unit, hex, step, units[0]!, where, checker);
  builder.jump(start);
  builder.land(next);
}

function ready(builder: Builder, step: Step, free: Free, hexes: Readonly<Record<string, string>>, units: readonly number[], by: Expression, where: Where, checker: Checker): Jump {
  const options: NamedOption[] = [
    { id: 'ready', text: ['Take the ready-made set-up'], when: null, cite: builder.cite, goto: -1 },
    { id: 'free', text: ['Set up unit by unit'], when: null, cite: builder.cite, goto: -1 },
  ];
  builder.emit({ op: 'choose', info: { by, ask: [step.title ?? 'Set up'], slot: builder.hidden(), kind: null, from: null, allow: null, options, done: null, auto: false } });
  options[0]!.goto = builder.here;
  const placed = new Set<number>();
  for (const [id, number] of Object.entries(hexes)) {
    const unit = unitIndex(checker, id, below(where, 'ready', id));
    const hex = hexNumbered(checker.board, number, below(where, 'ready', id), checker.report);
    placed.add(unit);
    if (unit >= 0 && hex >= 0) place(builder, () => unit, () => hex, step, unit, where, checker);
  }
  const ids = [...checker.board.unitIds.keys()];
  const left = units.filter((unit) => !placed.has(unit)).map((unit) => ids[unit]!);
  if (left.length > 0 && free.each !== 'hex') checker.report.add(below(where, 'ready'), 'incomplete-set-up', `The ready-made set-up leaves out ${left.join(', ')}.`);
  const over = builder.jump();
  options[1]!.goto = builder.here;
  return over;
}
