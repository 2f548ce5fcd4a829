/**
 * From the parser's nodes to ours, refusing what the language leaves out: maps, bytes, null, unsigned numbers,
 * `has`, `matches` (a pattern can take seconds) and every other extension. Nothing else knows the parser's nodes.
 */
import type { ASTNode } from '@marcbachmann/cel-js';
import { type Ast, BINARY_OPERATORS, type BinaryOperator, MACROS, type MacroName, type Span } from './ast.js';
import { refuse } from './problem.js';
import { spanFrom, spanOf, spanWithin } from './spans.js';

/** Names the parser's language has and ours has not, with what to write instead. */
const LEFT_OUT: ReadonlyMap<string, string | undefined> = new Map([
  ['has', 'Every declared member has a value: compare it with none.'],
  ['matches', 'Compare whole texts or enum values with == or in.'],
  ['startsWith', undefined],
  ['endsWith', undefined],
  ['contains', 'Write value in list.'],
  ['dyn', undefined],
  ['type', undefined],
  ['bind', undefined],
  ['bytes', undefined],
  ['timestamp', undefined],
  ['duration', undefined],
]);

export function convert(node: ASTNode, text: string): Ast {
  const at = { start: node.start, end: node.end };
  switch (node.op) {
    case 'value':
      return convertLiteral(node.args, at);
    case 'id':
      return { op: 'name', name: node.args, ...at };
    case 'list':
      return { op: 'list', items: node.args.map((item) => convert(item, text)), ...at };
    case '.': {
      const object = convert(node.args[0], text);
      const nameAt = { start: node.pos, end: node.end };
      return { op: 'member', object, name: node.args[1], nameAt, ...spanFrom(text, object, nameAt.start, at.end) };
    }
    case '[]': {
      const object = convert(node.args[0], text);
      const index = convert(node.args[1], text);
      return { op: 'index', object, index, ...spanFrom(text, object, index.start, at.end) };
    }
    case 'call': {
      const [name, args] = node.args;
      const nameAt = { start: at.start, end: at.start + name.length };
      refuseLeftOut(name, nameAt);
      return { op: 'call', name, nameAt, args: args.map((arg) => convert(arg, text)), ...at };
    }
    case 'rcall':
      return convertMethod(node.args, at, text);
    case '!_':
    case '-_': {
      const operand = convert(node.args, text);
      return {
        op: 'unary',
        operator: node.op === '!_' ? '!' : '-',
        operand,
        ...spanWithin(text, at.start, operand),
      };
    }
    case '?:': {
      const [test, yes, no] = node.args.map((arg) => convert(arg, text)) as [Ast, Ast, Ast];
      const { start } = spanOf(text, test, yes);
      const { end } = spanOf(text, yes, no);
      return { op: 'choice', test, yes, no, start, end };
    }
    case 'map':
      return refuse(at, 'unsupported-syntax', 'Cannot use a map: it is not part of the expression language.', {
        hint: 'Use a table for a look-up.',
      });
    default: {
      const operator: string = node.op;
      if (!isBinary(operator)) return refuse(at, 'unsupported-syntax', `Cannot use "${operator}" here.`);
      const [left, right] = (node.args as [ASTNode, ASTNode]).map((arg) => convert(arg, text)) as [Ast, Ast];
      return { op: 'binary', operator, left, right, ...spanOf(text, left, right) };
    }
  }
}

function isBinary(operator: string): operator is BinaryOperator {
  return (BINARY_OPERATORS as readonly string[]).includes(operator);
}

function convertLiteral(value: unknown, at: Span): Ast {
  switch (typeof value) {
    case 'boolean':
      return { op: 'literal', literal: 'bool', value, ...at };
    case 'string':
      return { op: 'literal', literal: 'text', value, ...at };
    case 'number':
      return { op: 'literal', literal: 'number', value, ...at };
    case 'bigint':
      if (value > BigInt(Number.MAX_SAFE_INTEGER)) {
        refuse(at, 'bad-number', `Cannot use a whole number above ${Number.MAX_SAFE_INTEGER}.`);
      }
      return { op: 'literal', literal: 'int', value: Number(value), ...at };
    default:
      if (value === null) {
        refuse(at, 'unsupported-syntax', 'Cannot use null: it is not part of the expression language.', {
          hint: 'Write none.',
        });
      }
      return refuse(at, 'unsupported-syntax', 'Cannot use bytes or unsigned numbers in an expression.');
  }
}

function convertMethod(parts: readonly [string, ASTNode, ASTNode[]], at: Span, text: string): Ast {
  const [name, object, args] = parts;
  const receiver = convert(object, text);
  const gap = /^[)\s]*\.\s*/.exec(text.slice(receiver.end, at.end))?.[0].length ?? 0;
  const nameAt = { start: receiver.end + gap, end: receiver.end + gap + name.length };
  const span = spanFrom(text, receiver, nameAt.start, at.end);
  refuseLeftOut(name, nameAt);
  if ((MACROS as readonly string[]).includes(name))
    return convertMacro(name as MacroName, receiver, args, span, nameAt, text);
  return { op: 'call', name, nameAt, receiver, args: args.map((arg) => convert(arg, text)), ...span };
}

function convertMacro(
  macro: MacroName,
  list: Ast,
  args: readonly ASTNode[],
  span: Span,
  nameAt: Span,
  text: string,
): Ast {
  const [first, ...bodies] = args;
  const needed = macro === 'map' ? [1, 2] : [1];
  if (first?.op !== 'id' || !needed.includes(bodies.length)) {
    return refuse(
      nameAt,
      'bad-macro',
      `Cannot use ${macro} with ${args.length} ${args.length === 1 ? 'argument' : 'arguments'}.`,
      {
        hint: `Write list.${macro}(x, ...) with a name and an expression.`,
      },
    );
  }
  const variable = first.args;
  const variableAt = { start: first.start, end: first.end };
  const [one, two] = bodies.map((body) => convert(body, text)) as [Ast, Ast | undefined];
  if (two === undefined) return { op: 'macro', macro, list, variable, variableAt, body: one, ...span };
  const filtered: Ast = { op: 'macro', macro: 'filter', list, variable, variableAt, body: one, ...span };
  return { op: 'macro', macro: 'map', list: filtered, variable, variableAt, body: two, ...span };
}

function refuseLeftOut(name: string, at: Span): void {
  if (!LEFT_OUT.has(name)) return;
  const hint = LEFT_OUT.get(name);
  refuse(at, 'unsupported-syntax', `Cannot use ${name}: it is not part of the expression language.`, {
    found: name,
    ...(hint === undefined ? {} : { hint }),
  });
}
