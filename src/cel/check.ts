import type { Ast } from './ast.js';
import type { Problem } from './problem.js';
import type { TypedNode } from './typed.js';
import type { Type, Vocabulary } from './types.js';
export declare function checkExpression(
  ast: Ast,
  vocabulary: Vocabulary,
  scope: ReadonlyMap<string, Type>,
  expected?: Type,
): { readonly node: TypedNode } | { readonly problem: Problem };
