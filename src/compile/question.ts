/** Questions about the map: expressions compiled to functions of hexes and movers. */
import type { TypedNode } from '../cel/typed.js';
import type { Type } from '../cel/types.js';
import { type Checker, type Local, type Scope, stateParam } from './checker.js';
import { type Code, type Handle, type Param, pendingFunction } from './code.js';
import type { Where } from './report.js';

export interface Question {
  readonly handle: Handle;
  readonly node: TypedNode;
}

/** A parameter that is a number. */
export const number = (name: string): Param => ({ name, type: 'number' });
/** A variable whose code is its name. */
export const plain = (name: string, type: Type): [string, Local] => [name, { type, code: name }];

/** Checks an expression and emits it as a function; null where the text is absent or wrong. */
export function question(
  text: string | undefined,
  where: Where,
  scope: Scope,
  expected: Type,
  params: readonly Param[],
  checker: Checker,
  code: Code,
  owner = '',
): Question | null {
  if (text === undefined) return null;
  const node = checker.expression(text, where, scope, expected);
  if (node === null) return null;
  if (owner !== '') checker.noteReads(owner, node);
  const returns = expected.kind === 'bool' ? 'boolean' : 'number';
  return {
    handle: code.add(
      [stateParam, ...params],
      returns,
      checker.emit(node, scope),
      `${where.document.file}${where.pointer}`,
    ),
    node,
  };
}

/** The function of a question, once it is made; null where there is no question. */
export function made<T extends (...args: never[]) => never | boolean | number>(asked: Question | null): T | null {
  return asked === null ? null : pendingFunction<T>(asked.handle);
}
