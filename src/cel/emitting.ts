/** What the parts of the emitter share: JavaScript precedence, and the names of the variables around a place. */
import type { TypedNode } from './typed.js';

/** How tightly text binds, by JavaScript's own order. */
export const LEVEL = {
  argument: 2,
  choice: 3,
  or: 4,
  and: 5,
  equal: 9,
  compare: 10,
  shift: 11,
  add: 12,
  multiply: 13,
  unary: 15,
  primary: 20,
} as const;

export interface Emitted {
  readonly text: string;
  readonly level: number;
}

export interface Emitting {
  /** The text of a free variable. */
  resolve(variable: string): string;
  /** The JavaScript names of macro variables. */
  readonly names: ReadonlyMap<string, string>;
  /** The text of a node, in parentheses if it binds less tightly than `least`. */
  text(node: TypedNode, least: number, emitting: Emitting): string;
}

export function primary(text: string): Emitted {
  return { text, level: LEVEL.primary };
}

/**
 * A parameter name for a macro variable. `$` keeps it apart from whatever names the caller resolves to; more of them
 * keep it apart from the parameters around it, which may have another author's name since chains share a parameter.
 */
export function parameterFor(variable: string, emitting: Emitting): string {
  const taken = new Set(emitting.names.values());
  let name = `$${variable}`;
  while (taken.has(name)) name += '$';
  return name;
}

export function withName(emitting: Emitting, variable: string, name: string): Emitting {
  return { ...emitting, names: new Map(emitting.names).set(variable, name) };
}

/** A note for the reader of generated code; dropped unless it is plain words that cannot end the comment. */
export function note(label: string | undefined): string {
  return label !== undefined && label.length <= 60 && /^[\p{L}\p{N} _.,'+-]+$/u.test(label) ? ` /* ${label} */` : '';
}
