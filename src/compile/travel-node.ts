/** Travel nodes, and what their regime does on entering each hex. */
import { INT, type Type } from '../cel/types.js';
import { journeySlots } from '../engine/travel.js';
import type { Node, TravelNode } from '../model/module.js';
import { passed } from './passed.js';
import type { Builder } from './procedure.js';
import { below, type Where } from './report.js';
import { HEX, UNIT } from './words.js';

export function travel(builder: Builder, node: TravelNode, where: Where): void {
  const { regimes, onStep } = builder.links;
  const regime = regimes.get(node.travel);
  if (regime === undefined) {
    builder.checker.report.unknown(below(where, 'travel'), 'regime', node.travel, regimes.keys());
    return;
  }
  const who = builder.expression(node.who, below(where, 'who'));
  const mover = who.type.kind === 'list' ? who.type.of : who.type;
  if (mover.kind !== 'ref' || mover.name !== 'unit')
    builder.checker.report.add(
      below(where, 'who'),
      'wrong-type',
      'Cannot travel with this: it is no unit and no list of units.',
      { allowed: ['unit', 'list of unit'] },
    );
  const steps = onStep.get(node.travel);
  const info = {
    regime: regime.index,
    who: who.run,
    params: passed(builder, regime.params, node.with ?? {}, below(where, 'with'), where),
    by: builder.maybe(node.by, below(where, 'by'), builder.checker.words.enums.get('side')!),
    ask: builder.template(node.ask ?? 'Where to?', below(where, node.ask === undefined ? '' : 'ask')),
    stay: node.stay ?? false,
    slot: node.as === undefined ? -1 : builder.variable(node.as, HEX, below(where, 'as')),
    journey: builder.hidden(journeySlots.count),
    onStep: steps !== undefined,
    end: -1,
  };
  builder.constant(info.journey, -1);
  builder.emit({ op: 'travel', info });
  const arrive = builder.here;
  builder.emit({ op: 'arrive', info });
  if (steps !== undefined) stepNodes(builder, info.journey, steps, regime.params, arrive);
  info.end = builder.here;
}

/** Nodes of the regime, run after each hex, with its own names for the journey. */
function stepNodes(
  builder: Builder,
  journey: number,
  steps: { readonly nodes: readonly Node[]; readonly where: Where },
  params: readonly [string, Type][],
  arrive: number,
): void {
  const slot = (name: keyof typeof journeySlots) => `S.slots[S.base + ${journey + journeySlots[name]}]`;
  const side = builder.checker.words.enums.get('side')!;
  const outer = builder.scope;
  builder.scope = new Map();
  const names: [string, Type, string][] = [
    ['unit', UNIT, `${slot('journey')}.unit`],
    ['stack', { kind: 'list', of: UNIT }, `${slot('journey')}.stack`],
    ['side', side, `${slot('journey')}.side`],
    ['start', HEX, `${slot('journey')}.start`],
    ['from', HEX, slot('from')],
    ['to', HEX, slot('to')],
    ['steps', INT, slot('steps')],
    ...params.map(([name, type], index): [string, Type, string] => [name, type, `${slot('journey')}.params[${index}]`]),
  ];
  for (const [name, type, code] of names) builder.scope.set(name, { type, code });
  builder.nodes(steps.nodes, steps.where);
  builder.jump(arrive);
  builder.scope = outer;
}
