/**
 * The untyped tree of one expression, our own: nothing outside `convert.ts` knows the parser's nodes.
 * `start` and `end` are offsets into the text handed in, so that a problem can be underlined.
 */

export const MACROS = ['exists', 'all', 'exists_one', 'filter', 'map'] as const;
export type MacroName = (typeof MACROS)[number];

export const BINARY_OPERATORS = ['||', '&&', '==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%'] as const;
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

export type UnaryOperator = '!' | '-';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface LiteralAst extends Span {
  readonly op: 'literal';
  readonly literal: 'bool' | 'int' | 'number' | 'text';
  readonly value: boolean | number | string;
}

export interface ListAst extends Span {
  readonly op: 'list';
  readonly items: readonly Ast[];
}

export interface NameAst extends Span {
  readonly op: 'name';
  readonly name: string;
}

export interface MemberAst extends Span {
  readonly op: 'member';
  readonly object: Ast;
  readonly name: string;
  readonly nameAt: Span;
}

export interface IndexAst extends Span {
  readonly op: 'index';
  readonly object: Ast;
  readonly index: Ast;
}

/** `name(args)`, or `receiver.name(args)` when there is a receiver. */
export interface CallAst extends Span {
  readonly op: 'call';
  readonly name: string;
  readonly nameAt: Span;
  readonly receiver?: Ast;
  readonly args: readonly Ast[];
}

/** `list.macro(variable, body)`. A three-argument `map` is read as `filter` followed by `map`. */
export interface MacroAst extends Span {
  readonly op: 'macro';
  readonly macro: MacroName;
  readonly list: Ast;
  readonly variable: string;
  readonly variableAt: Span;
  readonly body: Ast;
}

export interface UnaryAst extends Span {
  readonly op: 'unary';
  readonly operator: UnaryOperator;
  readonly operand: Ast;
}

export interface BinaryAst extends Span {
  readonly op: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Ast;
  readonly right: Ast;
}

/** `test ? yes : no` */
export interface ChoiceAst extends Span {
  readonly op: 'choice';
  readonly test: Ast;
  readonly yes: Ast;
  readonly no: Ast;
}

export type Ast =
  | LiteralAst
  | ListAst
  | NameAst
  | MemberAst
  | IndexAst
  | CallAst
  | MacroAst
  | UnaryAst
  | BinaryAst
  | ChoiceAst;
