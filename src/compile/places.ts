/**
 * Zones, traces and regimes: the questions about the map that the engine asks through compiled expressions.
 */
import type { TypedNode } from '../cel/typed.js';
import { BOOL, INT, NUMBER, type Type } from '../cel/types.js';
import { dependencies } from '../cel/dependencies.js';
import type { Regime, StepQuestion } from '../engine/regime.js';
import type { Trace } from '../engine/trace.js';
import type { Zone } from '../engine/zone.js';
import type { RegimeFile, TraceFile, ZoneFile } from '../model/module.js';
import { type Checker, type Local, type Scope, stateParam } from './checker.js';
import { type Code, type Param, pendingFunction } from './code.js';
import { below, type Where } from './report.js';
import { type SourceFile, top } from './source.js';
import { HEX, kindOf, UNIT } from './words.js';

const number = (name: string): Param => ({ name, type: 'number' });
const plain = (name: string, type: Type): [string, Local] => [name, { type, code: name }];

/** Checks an expression and emits it as a function; null where the text is absent or wrong. */
function question(text: string | undefined, where: Where, scope: Scope, expected: Type, params: readonly Param[], checker: Checker, code: Code, owner = ''): { handle: ReturnType<Code['add']>; node: TypedNode } | null {
  if (text === undefined) return null;
  const node = checker.expression(text, where, scope, expected);
  if (node === null) return null;
  if (owner !== '') checker.noteReads(owner, node);
  const returns = expected.kind === 'bool' ? 'boolean' : 'number';
  return { handle: code.add([stateParam, ...params], returns, checker.emit(node, scope), `${where.document.file}${where.pointer}`), node };
}

/** The function of a question, once it is made; null where there is no question. */
function made<T extends (...args: never[]) => never | boolean | number>(asked: { handle: ReturnType<Code['add']> } | null): T | null {
  return asked === null ? null : pendingFunction<T>(asked.handle);
}

/** Compiles a zone; the state asks `zonesFollow` afterwards what zones depend on. */
export function compileZone(file: SourceFile<ZoneFile>, checker: Checker, code: Code): { zone: Zone; nodes: TypedNode[] } {
  const { value } = file;
  const side = checker.words.enums.get('side')!;
  const byUnit = value.of === 'unit';
  const caster: [string, Local] = byUnit ? plain('unit', UNIT) : plain('hex', HEX);
  const exerts = question(value.exerts, below(top(file), 'exerts'), new Map([caster, plain('side', side)]), BOOL, [number(byUnit ? 'unit' : 'hex'), number('side')], checker, code, value.id);
  const scope: Scope = new Map([...(byUnit ? [caster] : []), plain('from', HEX), plain('to', HEX), plain('side', side)]);
  const reaches = question(value.reaches, below(top(file), 'reaches'), scope, BOOL, ['unit', 'from', 'to', 'side'].map(number), checker, code, value.id);
  return {
    zone: {
      id: value.id,
      title: value.title,
      cite: value.cite,
      byUnit,
      own: value.own ?? false,
      exerts: exerts === null ? () => false : pendingFunction(exerts.handle),
      reaches: reaches === null ? null : pendingFunction(reaches.handle),
    },
    nodes: [exerts?.node, reaches?.node].filter((node) => node !== undefined),
  };
}

const inStack = /^(map|options|scenario|face|place|arrival|stack|attribute:.*|status:unit:.*)$/;
const inGame = /^(turn|active|phase|status:game:.*|status:side:.*|track:.*)$/;

/** What zones depend on: whether the game as a whole, whether more than the pieces in the casting hex. */
export function zoneDependence(nodes: readonly TypedNode[], checker: Checker): { followsGame: boolean; volatile: boolean; statuses: ReadonlySet<string> } {
  const tags = nodes.flatMap((node) => [...checker.reads(node)]);
  return {
    followsGame: tags.some((tag) => inGame.test(tag)),
    volatile: tags.some((tag) => !inStack.test(tag) && !inGame.test(tag)),
    statuses: new Set(tags.filter((tag) => tag.startsWith('status:unit:')).map((tag) => tag.slice('status:unit:'.length))),
  };
}

/** Types of a trace's parameters after the hex; null, with faults, when one is unknown. */
export function traceParams(file: SourceFile<TraceFile>, checker: Checker): [string, Type][] | null {
  const params: [string, Type][] = [];
  for (const [name, typeName] of Object.entries(file.value.params ?? {})) {
    const type = checker.type(typeName, below(top(file), 'params', name));
    if (type === null) return null;
    params.push([name, type]);
  }
  return params;
}

export function compileTrace(file: SourceFile<TraceFile>, params: readonly [string, Type][], checker: Checker, code: Code): Trace {
  const { value } = file;
  const given = params.map(([name, type], index): [string, Local] => [name, { type, code: `params[${index}]` }]);
  const list: Param = { name: 'params', type: 'readonly any[]' };
  const ask = (text: string | undefined, where: Where, names: readonly string[], expected: Type) => {
    const scope = new Map([...given, ...names.map((name) => plain(name, HEX))]);
    const asked = question(text, where, scope, expected, [list, ...names.map(number)], checker, code, value.id);
    return asked === null ? null : pendingFunction<never>(asked.handle);
  };
  return {
    id: value.id,
    title: value.title,
    cite: value.cite,
    startFree: ask(value.startFree, below(top(file), 'startFree'), ['hex'], BOOL),
    legs: value.legs.map((leg, index) => {
      const where = below(top(file), 'legs', index);
      return {
        max: ask(leg.max, below(where, 'max'), [], INT),
        cost: ask(leg.cost, below(where, 'cost'), ['from', 'to'], INT),
        through: ask(leg.through, below(where, 'through'), ['from', 'to'], BOOL)!,
        goal: ask(leg.goal, below(where, 'goal'), ['hex'], BOOL)!,
      };
    }),
  };
}

/** Names every question of a regime may use; steps also know `from`, `to` and `steps`. */
function journeyScope(checker: Checker, params: readonly [string, Type][]): Map<string, Local> {
  const side = checker.words.enums.get('side')!;
  return new Map<string, Local>([
    ['unit', { type: UNIT, code: 'journey.unit' }],
    ['stack', { type: { kind: 'list', of: UNIT }, code: 'journey.stack' }],
    ['side', { type: side, code: 'journey.side' }],
    ['start', { type: HEX, code: 'journey.start' }],
    ...params.map(([name, type], index): [string, Local] => [name, { type, code: `journey.params[${index}]` }]),
  ]);
}

const journeyParam: Param = { name: 'journey', type: 'Journey' };

/** Types of a regime's further parameters; null, with faults, when one is unknown. */
export function regimeParams(file: SourceFile<RegimeFile>, checker: Checker): [string, Type][] | null {
  const params: [string, Type][] = [];
  for (const [name, typeName] of Object.entries(file.value.params ?? {})) {
    const type = checker.type(typeName, below(top(file), 'params', name));
    if (type === null) return null;
    params.push([name, type]);
  }
  return params;
}

export function compileRegime(file: SourceFile<RegimeFile>, params: readonly [string, Type][], scale: number, checker: Checker, code: Code): Regime {
  const { value } = file;
  const where = top(file);
  const general = journeyScope(checker, params);
  const stepwise = new Map([...general, plain('from', HEX), plain('to', HEX), plain('steps', INT)]);
  const once = (text: string | undefined, place: Where, expected: Type) => question(text, place, general, expected, [journeyParam], checker, code);
  const each = (text: string | undefined, place: Where, expected: Type) => question(text, place, stepwise, expected, [journeyParam, number('from'), number('to'), number('steps')], checker, code);
  const enter = each(value.enter, below(where, 'enter'), BOOL);
  const cost = each(value.cost, below(where, 'cost'), NUMBER);
  const stop = each(value.stop, below(where, 'stop'), BOOL);
  const end = each(value.end, below(where, 'end'), BOOL);
  const uses = (asked: typeof enter, name: string) => asked !== null && dependencies(asked.node).variables.has(name);
  const length = value.length === undefined ? null : { from: once(value.length.from, below(where, 'length', 'from'), INT), upTo: once(value.length.upTo, below(where, 'length', 'upTo'), INT) };
  if (value.allowance === undefined && value.length === undefined) {
    checker.report.add(where, 'no-allowance', 'Cannot travel: the regime has neither an allowance nor a length.', { allowed: ['allowance', 'length'] });
  }
  return {
    id: value.id,
    title: value.title,
    cite: value.cite,
    byStack: value.mover === 'stack',
    params: params.map(([name, type]) => ({ name, kind: kindOf(checker.words, type) })),
    allowance: made(once(value.allowance, below(where, 'allowance'), NUMBER)),
    leave: made(once(value.leave, below(where, 'leave'), BOOL)),
    enter: made<StepQuestion<boolean>>(enter) ?? (() => false),
    cost: made(cost),
    stop: made(stop),
    end: made(end),
    atLeastOne: value.atLeastOne ?? false,
    length: length === null || length.from === null || length.upTo === null ? null : { from: pendingFunction(length.from.handle), upTo: pendingFunction(length.upTo.handle) },
    prefer: (value.prefer ?? []).flatMap((preference, index) => {
      const by = each(preference.by, below(where, 'prefer', index, 'by'), NUMBER);
      return by === null ? [] : [{ by: pendingFunction<never>(by.handle), says: [preference.says ?? ''], cite: preference.cite ?? value.cite }];
    }),
    byStep: value.choice === 'step',
    scale,
    asks: { enterFrom: uses(enter, 'from'), stopFrom: uses(stop, 'from'), steps: [enter, cost, stop, end].some((asked) => uses(asked, 'steps')) },
    costKey: cost === null ? pendingFunction(code.add([stateParam, journeyParam], 'number', '0', value.id)) : costKey(cost.node, value.id, checker, code),
    costs: new Map(),
  };
}

const keyed = /^(map|attribute:.*|turn|active|options|status:game:.*)$/;

/** A key for what a cost depends on beside the map; null when it depends on more than can be keyed. */
function costKey(node: TypedNode, id: string, checker: Checker, code: Code): Regime['costKey'] {
  const { variables } = dependencies(node);
  const tags = [...checker.reads(node)];
  const fixed = ['unit', 'side', 'from', 'to', 'turn', 'active', 'game', 'options'];
  if (![...variables].every((name) => fixed.includes(name)) || !tags.every((tag) => keyed.test(tag))) return null;
  const parts = tags.flatMap((tag) => {
    if (tag === 'turn') return ['S.core[0]'];
    if (tag === 'active') return ['S.core[1]'];
    if (tag === 'options') return ["S.options.join('.')"];
    if (tag.startsWith('status:game:')) return [`S.overall.${tag.slice('status:game:'.length)}[0]`];
    if (tag.startsWith('attribute:')) return [`B.attributes.${tag.slice('attribute:'.length)}[journey.unit * ${checker.board.faces} + S.face[journey.unit]]`];
    return [];
  });
  if (variables.has('side')) parts.push('journey.side');
  // A table may ask the unit's side or type, which the map's tag stands for too.
  parts.push('B.unitSides[journey.unit]', 'B.unitTypes[journey.unit]');
  return pendingFunction(code.add([stateParam, journeyParam], 'string', `\`${parts.map((part) => `\${${part}}`).join('|')}\``, `${id}: what the cost depends on`));
}
