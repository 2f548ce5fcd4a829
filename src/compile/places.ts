/**
 * Zones and traces: the questions about the map that the engine asks through compiled expressions.
 */

import type { TypedNode } from '../cel/typed.js';
import { BOOL, INT, type Type } from '../cel/types.js';
import type { Trace } from '../engine/trace.js';
import type { Zone } from '../engine/zone.js';
import type { TraceFile, ZoneFile } from '../model/module.js';
import type { Checker, Local, Scope } from './checker.js';
import { type Code, type Param, pendingFunction } from './code.js';
import { paramTypes } from './param-types.js';
import { number, plain, question } from './question.js';
import { below, type Where } from './report.js';
import { type SourceFile, top } from './source.js';
import { HEX, UNIT } from './words.js';

/** Compiles a zone; the state asks `zonesFollow` afterwards what zones depend on. */
export function compileZone(
  file: SourceFile<ZoneFile>,
  checker: Checker,
  code: Code,
): { zone: Zone; nodes: TypedNode[] } {
  const { value } = file;
  const side = checker.words.enums.get('side')!;
  const byUnit = value.of === 'unit';
  const caster: [string, Local] = byUnit ? plain('unit', UNIT) : plain('hex', HEX);
  const exerts = question(
    value.exerts,
    below(top(file), 'exerts'),
    new Map([caster, plain('side', side)]),
    BOOL,
    [number(byUnit ? 'unit' : 'hex'), number('side')],
    checker,
    code,
    value.id,
  );
  const scope: Scope = new Map([
    ...(byUnit ? [caster] : []),
    plain('from', HEX),
    plain('to', HEX),
    plain('side', side),
  ]);
  const reaches = question(
    value.reaches,
    below(top(file), 'reaches'),
    scope,
    BOOL,
    ['unit', 'from', 'to', 'side'].map(number),
    checker,
    code,
    value.id,
  );
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
export function zoneDependence(
  nodes: readonly TypedNode[],
  checker: Checker,
): { followsGame: boolean; volatile: boolean; statuses: ReadonlySet<string> } {
  const tags = nodes.flatMap((node) => [...checker.reads(node)]);
  return {
    followsGame: tags.some((tag) => inGame.test(tag)),
    volatile: tags.some((tag) => !inStack.test(tag) && !inGame.test(tag)),
    statuses: new Set(
      tags.filter((tag) => tag.startsWith('status:unit:')).map((tag) => tag.slice('status:unit:'.length)),
    ),
  };
}

/** Types of a trace's parameters after the hex; null, with faults, when one is unknown. */
export function traceParams(file: SourceFile<TraceFile>, checker: Checker): [string, Type][] | null {
  return paramTypes(file.value.params, below(top(file), 'params'), checker);
}

export function compileTrace(
  file: SourceFile<TraceFile>,
  params: readonly [string, Type][],
  checker: Checker,
  code: Code,
): Trace {
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
