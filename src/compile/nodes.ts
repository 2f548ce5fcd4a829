/**
 * The verbs of procedures, one function each: what instructions a node becomes.
 */
import { BOOL, INT, type Type } from '../cel/types.js';
import type { Expression, Value } from '../engine/game.js';
import type { NamedOption } from '../engine/program.js';
import type {
  BlockNode,
  CallNode,
  ChooseNode,
  DrawNode,
  EachNode,
  LookupNode,
  Node,
  RepeatNode,
  RollNode,
} from '../model/module.js';
import { compileEffect } from './effects.js';
import { passed } from './passed.js';
import type { Builder, Jump } from './procedure.js';
import { below, type Where } from './report.js';
import { travel } from './travel-node.js';
import { kindOf } from './words.js';

/** Compiles one node; `skip` is the jump over it when its condition fails. */
export function compileNode(builder: Builder, node: Node, where: Where, skip: Jump | null): void {
  if ('do' in node && !('each' in node)) {
    block(builder, node, where, skip);
    return;
  }
  const said = () => {
    if (node.text === undefined) return;
    const text = builder.template(node.text, below(where, 'text'));
    // Choices, dice and journeys leave events of their own; their text is an instruction for the player aid.
    if ('lookup' in node || 'apply' in node || 'leave' in node) builder.emit({ op: 'say', text });
  };
  if ('leave' in node) said(); // nothing after it would be reached
  if ('choose' in node) choose(builder, node, where);
  else if ('roll' in node) roll(builder, node, where);
  else if ('draw' in node) draw(builder, node, where);
  else if ('lookup' in node) lookup(builder, node, where);
  else if ('apply' in node)
    for (const [index, effect] of node.apply.entries()) compileEffect(builder, effect, below(where, 'apply', index));
  else if ('each' in node) each(builder, node, where);
  else if ('repeat' in node) repeat(builder, node, where);
  else if ('call' in node) call(builder, node, where);
  else if ('travel' in node) travel(builder, node, where);
  else if ('leave' in node) leave(builder, node.leave, where);
  if (!('leave' in node)) said();
  builder.land(skip);
}

function block(builder: Builder, node: BlockNode, where: Where, skip: Jump | null): void {
  if (node.text !== undefined) builder.emit({ op: 'say', text: builder.template(node.text, below(where, 'text')) });
  builder.nodes(node.do, below(where, 'do'));
  if (node.else === undefined) {
    builder.land(skip);
    return;
  }
  const over = builder.jump();
  builder.land(skip);
  builder.nodes(node.else, below(where, 'else'));
  builder.land(over);
}

function choose(builder: Builder, node: ChooseNode, where: Where): void {
  const side = builder.checker.words.enums.get('side')!;
  const by = builder.maybe(node.by, below(where, 'by'), side);
  const from = node.from === undefined ? null : builder.expression(node.from, below(where, 'from'));
  const item = from === null ? INT : from.type.kind === 'list' ? from.type.of : null;
  if (item === null)
    builder.checker.report.add(below(where, 'from'), 'wrong-type', 'Cannot choose from this: it is no list.', {
      found: from!.type.kind,
    });
  if ((node.from === undefined) === (node.options === undefined)) {
    builder.checker.report.add(where, 'bad-choice', 'A choice needs either a list to choose from or named options.', {
      allowed: ['from', 'options'],
    });
  }
  const many = node.many === undefined ? null : beginMany(builder, node, node.many, item ?? INT, where);
  const slot = many?.item ?? builder.variable(node.choose, item ?? INT, below(where, 'choose'));
  const allow = builder.maybe(node.allow, below(where, 'allow'), BOOL);
  const ask = builder.template(node.ask, below(where, 'ask'));
  const options: NamedOption[] = (node.options ?? []).map((option, index) => {
    const at = below(where, 'options', index);
    return {
      id: option.id,
      text: builder.template(option.text, below(at, 'text')),
      when: builder.maybe(option.when, below(at, 'when'), BOOL),
      cite: option.cite ?? builder.cite,
      goto: -1,
    };
  });
  const ending = node.done ?? (many === null ? undefined : { text: 'No more' });
  const done =
    ending === undefined
      ? null
      : { text: ending.text, when: builder.maybe(ending.when, below(where, 'done', 'when'), BOOL), goto: -1 };
  const kind = node.from === undefined ? null : kindOf(builder.checker.words, item ?? INT);
  builder.emit({
    op: 'choose',
    info: { by, ask, slot, kind, from: from?.run ?? null, allow, options, done, auto: node.auto ?? false, many },
  });
  if (many !== null && done !== null) endMany(builder, many, done);
  if (done !== null && node.done?.leave)
    leaveBy(
      builder,
      {
        set to(aim: number) {
          done.goto = aim;
        },
      },
      below(where, 'done', 'leave'),
    );
  branches(builder, node, options, where);
}

interface Many {
  readonly chosen: number;
  readonly item: number;
  readonly least: Expression | null;
  /** Instruction where the next one is asked for. */
  readonly start: number;
  readonly full: Jump | null;
}

/** Begins a choice of several: an empty list, and the bound on its length asked before each. */
function beginMany(
  builder: Builder,
  node: ChooseNode,
  source: NonNullable<ChooseNode['many']>,
  item: Type,
  where: Where,
): Many {
  const at = below(where, 'many');
  if (node.options !== undefined) builder.checker.report.add(at, 'bad-choice', 'Cannot choose several named options.');
  const chosen = builder.variable(node.choose, { kind: 'list', of: item }, below(where, 'choose'));
  builder.constant(chosen, []);
  const one = builder.variable(source.as, item, below(at, 'as'));
  const least = builder.maybe(source.least, below(at, 'least'), INT);
  const most = builder.maybe(source.most, below(at, 'most'), INT);
  const start = builder.here;
  const length: Expression = (state) => (state.slots[state.base + chosen] as readonly Value[]).length;
  const limit = builder.hidden();
  if (most === null) return { chosen, item: one, least, start, full: null };
  builder.emit({ op: 'set', slot: limit, value: most, name: '', kind: { kind: 'none' } });
  const full = builder.unless((state) => (length(state) as number) < (state.slots[state.base + limit] as number));
  return { chosen, item: one, least, start, full };
}

/** Takes the one chosen into the list and asks again; `done` goes on after it. */
function endMany(builder: Builder, many: Many, done: { goto: number }): void {
  builder.emit({ op: 'append', list: many.chosen, item: many.item });
  builder.jump(many.start);
  builder.land(many.full);
  done.goto = builder.here;
}

/** What follows each named option. */
function branches(builder: Builder, node: ChooseNode, options: readonly NamedOption[], where: Where): void {
  if (options.length === 0) return;
  const over: Jump[] = [builder.jump()];
  for (const [index, option] of options.entries()) {
    option.goto = builder.here;
    const cite = builder.cite;
    builder.cite = option.cite;
    builder.nodes(node.options![index]!.do ?? [], below(where, 'options', index, 'do'));
    builder.cite = cite;
    over.push(builder.jump());
  }
  builder.land(...over);
}

function roll(builder: Builder, node: RollNode, where: Where): void {
  const [, dice = '', sides = '6'] = /^([1-9]?)d(\d+)$/.exec(node.roll) ?? [];
  const by = builder.maybe(node.by, below(where, 'by'), builder.checker.words.enums.get('side')!);
  if (Number(sides) < 1)
    builder.checker.report.add(below(where, 'roll'), 'bad-dice', 'Cannot roll a die without sides.', {
      found: node.roll,
    });
  builder.emit({
    op: 'roll',
    dice: Number(dice || 1),
    sides: Math.max(1, Number(sides)),
    slot: builder.variable(node.as, INT, below(where, 'as')),
    by,
  });
}

function draw(builder: Builder, node: DrawNode, where: Where): void {
  const from = builder.expression(node.draw, below(where, 'draw'));
  const item = from.type.kind === 'list' ? from.type.of : INT;
  if (from.type.kind !== 'list')
    builder.checker.report.add(below(where, 'draw'), 'wrong-type', 'Cannot draw from this: it is no list.', {
      found: from.type.kind,
    });
  builder.emit({
    op: 'draw',
    from: from.run,
    slot: builder.variable(node.as, item, below(where, 'as')),
    kind: kindOf(builder.checker.words, item),
  });
}

function lookup(builder: Builder, node: LookupNode, where: Where): void {
  for (const [name, text] of Object.entries(node.lookup)) {
    const at = below(where, 'lookup', name);
    const value = builder.expression(text, at);
    builder.emit({
      op: 'set',
      slot: builder.variable(name, value.type, at),
      value: value.run,
      name,
      kind: kindOf(builder.checker.words, value.type),
    });
  }
}

function each(builder: Builder, node: EachNode, where: Where): void {
  const list = builder.expression(node.each, below(where, 'each'));
  const item = list.type.kind === 'list' ? list.type.of : INT;
  if (list.type.kind !== 'list')
    builder.checker.report.add(below(where, 'each'), 'wrong-type', 'Cannot go through this: it is no list.', {
      found: list.type.kind,
    });
  const slot = builder.hidden(2);
  const variable = builder.variable(node.as, item, below(where, 'as'));
  builder.emit({ op: 'list', list: list.run, slot });
  const start = builder.here;
  const next = { op: 'next' as const, slot, item: variable, kind: kindOf(builder.checker.words, item), to: -1 };
  builder.emit(next);
  builder.loops.push([next]);
  builder.nodes(node.do, below(where, 'do'));
  builder.jump(start);
  builder.land(...builder.loops.pop()!);
}

function repeat(builder: Builder, node: RepeatNode, where: Where): void {
  const slot = builder.hidden();
  builder.constant(slot, 0);
  const start = builder.here;
  const count = { op: 'count' as const, slot, max: null as ReturnType<Builder['maybe']>, to: -1 };
  builder.emit(count);
  builder.loops.push([count]);
  (count as { max: typeof count.max }).max = builder.maybe(node.max, below(where, 'max'), INT);
  builder.nodes(node.repeat, below(where, 'repeat'));
  if (node.until === undefined) builder.jump(start);
  else builder.unless(builder.expression(node.until, below(where, 'until'), BOOL).run).to = start;
  builder.land(...builder.loops.pop()!);
}

function call(builder: Builder, node: CallNode, where: Where): void {
  const { procedures } = builder.links;
  const target = procedures.get(node.call);
  if (target === undefined) {
    builder.checker.report.unknown(below(where, 'call'), 'procedure', node.call, procedures.keys());
    return;
  }
  const args = passed(builder, target.params, node.with ?? {}, below(where, 'with'), where);
  if (node.as !== undefined && target.returns === null)
    builder.checker.report.add(below(where, 'as'), 'no-value', `Procedure "${node.call}" returns nothing.`);
  const slot = node.as === undefined ? -1 : builder.variable(node.as, target.returns ?? INT, below(where, 'as'));
  builder.emit({ op: 'call', procedure: target.index, args, slot });
}

function leave(builder: Builder, what: 'loop' | 'procedure', where: Where): void {
  const jump = builder.jump();
  if (what === 'procedure') builder.exits.push(jump);
  else leaveBy(builder, jump, where);
}

/** Has a jump leave the innermost loop. */
function leaveBy(builder: Builder, jump: { to: number }, where: Where): void {
  const loop = builder.loops.at(-1);
  if (loop === undefined) builder.checker.report.add(where, 'no-loop', 'There is no loop to leave here.');
  else loop.push(jump);
}
