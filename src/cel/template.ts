import type { Ast, Span } from './ast.js';
import type { Problem } from './problem.js';
/** `text` of a text part has its escapes resolved; offsets (also those in `ast`) count in the whole template. */
export type TemplatePart =
  | (Span & { readonly kind: 'text'; readonly text: string })
  | (Span & { readonly kind: 'expression'; readonly text: string; readonly ast: Ast });
export declare function parseTemplate(
  text: string,
): { readonly parts: readonly TemplatePart[] } | { readonly problem: Problem };
