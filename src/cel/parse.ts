/**
 * Text in, our own tree out. The grammar is the parser's (CEL); what of it is allowed is decided in `convert.ts`.
 * The limits hold before any tree exists, so that hostile text costs next to nothing.
 */
import { Environment, ParseError } from '@marcbachmann/cel-js';
import type { Ast, Span } from './ast.js';
import { convert } from './convert.js';
import { collect, type Problem, refuse } from './problem.js';

export const LONGEST_EXPRESSION = 2_000;
export const DEEPEST_EXPRESSION = 64;
export const MOST_NODES = 1_000;

const environment = new Environment({
  limits: {
    maxDepth: DEEPEST_EXPRESSION,
    maxAstNodes: MOST_NODES,
    maxListElements: MOST_NODES,
    maxMapEntries: MOST_NODES,
    maxCallArguments: MOST_NODES,
  },
});

export function parseExpression(text: string): { readonly ast: Ast } | { readonly problem: Problem } {
  return collect(() => ({ ast: parseWithin(text, { start: 0, end: text.length }) }));
}

/** Parses a stretch of a longer text, keeping offsets into that text; refuses by throwing. */
export function parseWithin(text: string, span: Span): Ast {
  const length = span.end - span.start;
  if (length > LONGEST_EXPRESSION) {
    refuse(span, 'expression-too-long', `Cannot read an expression of ${length} characters.`, {
      hint: `The limit is ${LONGEST_EXPRESSION}: split it over several rows or a table of its own.`,
    });
  }
  const inner = text.slice(span.start, span.end);
  if (inner.trim() === '') refuse(span, 'empty-expression', 'Cannot read an empty expression.');
  const padded = ' '.repeat(span.start) + inner;
  try {
    return convert(environment.parse(padded).ast, padded);
  } catch (error) {
    if (error instanceof ParseError) refuseSyntax(error, padded);
    throw error;
  }
}

/** The parser's names of tokens, in an author's words. */
const TOKENS: Readonly<Record<string, string>> = {
  EOF: 'the end',
  NUMBER: 'a number',
  STRING: 'a text',
  BOOLEAN: 'true or false',
  NULL: 'null',
  IDENTIFIER: 'a name',
  PLUS: '"+"',
  MINUS: '"-"',
  MULTIPLY: '"*"',
  DIVIDE: '"/"',
  MODULO: '"%"',
  EQ: '"=="',
  NE: '"!="',
  LT: '"<"',
  LE: '"<="',
  GT: '">"',
  GE: '">="',
  AND: '"&&"',
  OR: '"||"',
  NOT: '"!"',
  IN: '"in"',
  LPAREN: '"("',
  RPAREN: '")"',
  LBRACKET: '"["',
  RBRACKET: '"]"',
  LBRACE: '"{"',
  RBRACE: '"}"',
  DOT: '"."',
  COMMA: '","',
  COLON: '":"',
  QUESTION: '"?"',
  BYTES: 'bytes',
};

const WORD_OPERATORS: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  not: '!',
  '=': '==',
  '&': '&&',
  '|': '||',
};

function refuseSyntax(error: ParseError, text: string): never {
  const at = { start: error.range?.start ?? 0, end: error.range?.end ?? text.length };
  const { code, summary } = error;
  const word = /^\w+/.exec(text.slice(at.start))?.[0] ?? text.slice(at.start, at.end);
  if (code === 'limit_exceeded') {
    if (summary.includes('maxDepth')) {
      refuse(
        at,
        'expression-too-deep',
        `Cannot read an expression nested more than ${DEEPEST_EXPRESSION} levels deep.`,
      );
    }
    refuse(at, 'expression-too-large', `Cannot read an expression of more than ${MOST_NODES} terms.`);
  }
  if (code === 'reserved_identifier') {
    refuse(at, 'reserved-word', `Cannot use "${word}" as a name: it is a reserved word.`, { found: word });
  }
  if (code === 'invalid_macro_argument') {
    const name = /^\w+/.exec(summary)?.[0] ?? 'macro';
    if (name === 'has' || name === 'cel') {
      refuse(at, 'unsupported-syntax', `Cannot use ${name}: it is not part of the expression language.`);
    }
    refuse(at, 'bad-macro', `Cannot use ${name} without a plain name for its first argument.`, {
      hint: `Write list.${name}(x, ...).`,
    });
  }
  if (code === 'expected_token') {
    const [, wanted = '', found = ''] = /^Expected (\w+), got (\w+)$/.exec(summary) ?? [];
    refuseReading(at, `expected ${TOKENS[wanted] ?? wanted}, found ${TOKENS[found] ?? found}`);
  }
  if (code === 'unexpected_token') {
    const token = /(\w+)$/.exec(summary)?.[1] ?? '';
    refuseReading(at, token === 'EOF' ? 'it ends too early' : `found ${TOKENS[token] ?? token} where a value belongs`);
  }
  if (code === 'unexpected_character') {
    const character = String.fromCodePoint(text.codePointAt(at.start) ?? 0x20);
    const operator = WORD_OPERATORS[word] ?? WORD_OPERATORS[character];
    const found = /\w/.test(character) ? word : character;
    refuseReading(
      { start: at.start, end: Math.max(at.start + found.length, Math.min(at.end, at.start + 1)) },
      `${JSON.stringify(found)} was not expected here`,
      operator === undefined ? undefined : `Write ${operator}.`,
    );
  }
  refuseReading(at, summary.charAt(0).toLowerCase() + summary.slice(1));
}

function refuseReading(at: Span, why: string, hint?: string): never {
  refuse(at, 'syntax', `Cannot read the expression: ${why}.`, hint === undefined ? {} : { hint });
}
