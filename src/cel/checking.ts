/**
 * What the parts of the checker share: where names are looked up, and the hint that gives open literals their type.
 * A text literal is open: next to an enum it is a member of that enum, anywhere else it is a text.
 */
import { nearest } from '../validate/nearest.js';
import { didYouMean, quote } from '../validate/quote.js';
import type { Ast, Span } from './ast.js';
import { type ProblemFacts, refuse } from './problem.js';
import type { LiteralNode, TypedNode } from './typed.js';
import { type EnumType, type Type, typeName, type Vocabulary } from './types.js';

export interface Hint {
  readonly type: Type;
  /** The literal stands in a comparison, and a message should say so. */
  readonly compared?: boolean;
}

export interface Checking {
  readonly vocabulary: Vocabulary;
  /** Variables the caller put in scope. */
  readonly scope: ReadonlyMap<string, Type>;
  /** Variables of the macros around this place. */
  readonly bound: ReadonlyMap<string, Type>;
  check(ast: Ast, checking: Checking, hint?: Hint): TypedNode;
}

/** Whether the type of this tree depends on what stands beside it. */
export function isOpen(ast: Ast): boolean {
  switch (ast.op) {
    case 'literal':
      return ast.literal === 'text';
    case 'list':
      return ast.items.every(isOpen);
    case 'choice':
      return isOpen(ast.yes) && isOpen(ast.no);
    default:
      return false;
  }
}

/** Checks alternatives of one type (list items, branches): those that know their type lend it to those that do not. */
export function checkAlike(asts: readonly Ast[], checking: Checking, hint?: Hint): TypedNode[] {
  const nodes = new Map<Ast, TypedNode>();
  let lent = hint;
  for (const ast of asts) {
    if (isOpen(ast)) continue;
    const node = checking.check(ast, checking, hint);
    nodes.set(ast, node);
    lent ??= { type: node.type };
  }
  return asts.map((ast) => nodes.get(ast) ?? checking.check(ast, checking, lent));
}

export function enumLiteral(word: string, type: EnumType, at: Span, compared = false): LiteralNode {
  const index = type.members.indexOf(word);
  if (index < 0) {
    const message = compared
      ? `Cannot compare ${type.name} with ${quote(word)}.`
      : `Cannot use ${quote(word)} as ${type.name}.`;
    refuse(at, 'unknown-value', message, { found: word, allowed: type.members, ...hintNearest(word, type.members) });
  }
  return { op: 'literal', type, value: index, label: word, start: at.start, end: at.end };
}

export function hintNearest(word: string, candidates: Iterable<string>): ProblemFacts {
  const hint = didYouMean(nearest(word, candidates));
  return hint === undefined ? {} : { hint };
}

/** How an operand is called in a message: a text by what it says, everything else by its type. */
export function describeOperand(node: TypedNode): string {
  return node.op === 'literal' && node.type.kind === 'text' ? quote(node.value) : typeName(node.type);
}

/** Refuses a node whose type is not one of the wanted kinds. */
export function needKind(node: TypedNode, kinds: readonly Type['kind'][], use: string): void {
  if (kinds.includes(node.type.kind)) return;
  refuse(node, 'wrong-operand', `Cannot use ${describeOperand(node)} ${use}.`, {
    found: typeName(node.type),
    allowed: kinds,
  });
}
