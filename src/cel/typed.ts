/**
 * The checked tree: every node has its type, every name is bound to the vocabulary entry it stands for,
 * and enum literals are indexes. Emitter and evaluator read this tree only.
 */
import type { BinaryOperator, MacroName, Span, UnaryOperator } from './ast.js';
import type { BuiltIn } from './functions.js';
import type { FunctionSpec, Member, Type } from './types.js';

interface Typed extends Span {
  readonly type: Type;
}

/** Enum: index of the member. Set: mask. None: -1. `label` names the member or members. */
export interface LiteralNode extends Typed {
  readonly op: 'literal';
  readonly value: boolean | number | string;
  readonly label?: string;
}

export interface ListNode extends Typed {
  readonly op: 'list';
  readonly items: readonly TypedNode[];
}

/** `bound`: the variable of an enclosing macro; otherwise it is free. */
export interface VariableNode extends Typed {
  readonly op: 'variable';
  readonly name: string;
  readonly bound: boolean;
}

export interface MemberNode extends Typed {
  readonly op: 'member';
  readonly object: TypedNode;
  readonly name: string;
  readonly member: Member;
}

/** A member of a record. */
export interface FieldNode extends Typed {
  readonly op: 'field';
  readonly object: TypedNode;
  readonly name: string;
}

/** `source` is what a run-time error quotes. */
export interface IndexNode extends Typed {
  readonly op: 'index';
  readonly object: TypedNode;
  readonly index: TypedNode;
  readonly source: string;
}

export interface CallNode extends Typed {
  readonly op: 'call';
  readonly spec: FunctionSpec;
  readonly args: readonly TypedNode[];
}

export interface BuiltInNode extends Typed {
  readonly op: 'builtin';
  readonly builtIn: BuiltIn;
  readonly args: readonly TypedNode[];
}

export interface MacroNode extends Typed {
  readonly op: 'macro';
  readonly macro: MacroName;
  readonly list: TypedNode;
  readonly variable: string;
  readonly body: TypedNode;
}

export interface UnaryNode extends Typed {
  readonly op: 'unary';
  readonly operator: UnaryOperator;
  readonly operand: TypedNode;
}

/** `source` is what a division by zero quotes. */
export interface BinaryNode extends Typed {
  readonly op: 'binary';
  readonly operator: BinaryOperator;
  readonly left: TypedNode;
  readonly right: TypedNode;
  readonly source: string;
}

export interface ChoiceNode extends Typed {
  readonly op: 'choice';
  readonly test: TypedNode;
  readonly yes: TypedNode;
  readonly no: TypedNode;
}

export type TypedNode =
  | LiteralNode
  | ListNode
  | VariableNode
  | MemberNode
  | FieldNode
  | IndexNode
  | CallNode
  | BuiltInNode
  | MacroNode
  | UnaryNode
  | BinaryNode
  | ChoiceNode;
