import type { Ast } from './ast.js';
import type { Problem } from './problem.js';
export declare function parseExpression(text: string): { readonly ast: Ast } | { readonly problem: Problem };
