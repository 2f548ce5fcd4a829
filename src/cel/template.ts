/**
 * Sentences with expressions in them: `costs {gives} MP in {terrain}`. `{{` and `}}` stand for braces.
 * Splits and parses only; what the expressions may mention is checked like any other expression.
 */
import type { Ast, Span } from './ast.js';
import { LONGEST_EXPRESSION, parseWithin } from './parse.js';
import { collect, type Problem, refuse } from './problem.js';

/** `text` of a text part has its escapes resolved; offsets (also those in `ast`) count in the whole template. */
export type TemplatePart =
  | (Span & { readonly kind: 'text'; readonly text: string })
  | (Span & { readonly kind: 'expression'; readonly text: string; readonly ast: Ast });

export function parseTemplate(
  text: string,
): { readonly parts: readonly TemplatePart[] } | { readonly problem: Problem } {
  return collect(() => ({ parts: splitTemplate(text) }));
}

function splitTemplate(text: string): TemplatePart[] {
  if (text.length > LONGEST_EXPRESSION) {
    refuse(
      { start: 0, end: text.length },
      'expression-too-long',
      `Cannot read a sentence of ${text.length} characters.`,
      {
        hint: `The limit is ${LONGEST_EXPRESSION}.`,
      },
    );
  }
  const parts: TemplatePart[] = [];
  let words = '';
  let wordsFrom = 0;
  let at = 0;
  while (at < text.length) {
    const character = text[at]!;
    if ((character === '{' || character === '}') && text[at + 1] === character) {
      words += character;
      at += 2;
    } else if (character === '}') {
      refuse({ start: at, end: at + 1 }, 'bad-template', 'Cannot close a brace that was not opened.', {
        hint: 'Write }} for a brace in the sentence.',
      });
    } else if (character === '{') {
      if (at > wordsFrom) parts.push({ kind: 'text', text: words, start: wordsFrom, end: at });
      const span = { start: at + 1, end: closingBrace(text, at) };
      parts.push({
        kind: 'expression',
        text: text.slice(span.start, span.end),
        ast: parseWithin(text, span),
        ...span,
      });
      at = span.end + 1;
      words = '';
      wordsFrom = at;
    } else {
      words += character;
      at++;
    }
  }
  if (at > wordsFrom) parts.push({ kind: 'text', text: words, start: wordsFrom, end: at });
  return parts;
}

/** Braces inside a quoted text belong to the text. */
function closingBrace(text: string, open: number): number {
  let quote = '';
  for (let at = open + 1; at < text.length; at++) {
    const character = text[at]!;
    if (quote !== '') {
      if (character === '\\') at++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '}') return at;
  }
  return refuse({ start: open, end: open + 1 }, 'bad-template', 'Cannot find the brace that closes this one.', {
    hint: 'Write {{ for a brace in the sentence.',
  });
}
