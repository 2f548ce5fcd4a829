/**
 * Regimes compiled: the questions of a journey, what they depend on, and when costs may be kept.
 */
import { dependencies } from '../cel/dependencies.js';
import type { TypedNode } from '../cel/typed.js';
import { BOOL, INT, NUMBER, type Type } from '../cel/types.js';
import type { Regime, StepQuestion } from '../engine/regime.js';
import type { RegimeFile } from '../model/module.js';
import { type Checker, type Local, stateParam } from './checker.js';
import { type Code, type Param, pendingFunction } from './code.js';
import { paramTypes } from './param-types.js';
import { made, number, plain, question } from './question.js';
import { below, type Where } from './report.js';
import { type SourceFile, top } from './source.js';
import { HEX, kindOf, UNIT } from './words.js';

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
  return paramTypes(file.value.params, below(top(file), 'params'), checker);
}

export function compileRegime(
  file: SourceFile<RegimeFile>,
  params: readonly [string, Type][],
  scale: number,
  checker: Checker,
  code: Code,
): Regime {
  const { value } = file;
  const where = top(file);
  const general = journeyScope(checker, params);
  const stepwise = new Map([...general, plain('from', HEX), plain('to', HEX), plain('steps', INT)]);
  const once = (text: string | undefined, place: Where, expected: Type) =>
    question(text, place, general, expected, [journeyParam], checker, code);
  const each = (text: string | undefined, place: Where, expected: Type) =>
    question(
      text,
      place,
      stepwise,
      expected,
      [journeyParam, number('from'), number('to'), number('steps')],
      checker,
      code,
    );
  const enter = each(value.enter, below(where, 'enter'), BOOL);
  const cost = each(value.cost, below(where, 'cost'), NUMBER);
  const stop = each(value.stop, below(where, 'stop'), BOOL);
  const end = each(value.end, below(where, 'end'), BOOL);
  const uses = (asked: typeof enter, name: string) => asked !== null && dependencies(asked.node).variables.has(name);
  const length =
    value.length === undefined
      ? null
      : {
          from: once(value.length.from, below(where, 'length', 'from'), INT),
          upTo: once(value.length.upTo, below(where, 'length', 'upTo'), INT),
        };
  if (value.allowance === undefined && value.length === undefined) {
    checker.report.add(where, 'no-allowance', 'Cannot travel: the regime has neither an allowance nor a length.', {
      allowed: ['allowance', 'length'],
    });
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
    length:
      length === null || length.from === null || length.upTo === null
        ? null
        : { from: pendingFunction(length.from.handle), upTo: pendingFunction(length.upTo.handle) },
    prefer: (value.prefer ?? []).flatMap((preference, index) => {
      const by = each(preference.by, below(where, 'prefer', index, 'by'), NUMBER);
      return by === null
        ? []
        : [
            {
              by: pendingFunction<never>(by.handle),
              says: [preference.says ?? ''],
              cite: preference.cite ?? value.cite,
            },
          ];
    }),
    byStep: value.choice === 'step',
    scale,
    asks: {
      enterFrom: uses(enter, 'from'),
      stopFrom: uses(stop, 'from'),
      steps: [enter, cost, stop, end].some((asked) => uses(asked, 'steps')),
    },
    costKey:
      cost === null
        ? pendingFunction(code.add([stateParam, journeyParam], 'number', '0', value.id))
        : costKey(cost.node, value.id, checker, code),
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
    if (tag.startsWith('attribute:'))
      return [
        `B.attributes.${tag.slice('attribute:'.length)}[journey.unit * ${checker.board.faces} + S.face[journey.unit]]`,
      ];
    return [];
  });
  if (variables.has('side')) parts.push('journey.side');
  // A table may ask the unit's side or type, which the map's tag stands for too.
  parts.push('B.unitSides[journey.unit]', 'B.unitTypes[journey.unit]');
  return pendingFunction(
    code.add(
      [stateParam, journeyParam],
      'string',
      `\`${parts.map((part) => `\${${part}}`).join('|')}\``,
      `${id}: what the cost depends on`,
    ),
  );
}
