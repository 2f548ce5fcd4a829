/** Expressions that stand outside the rules: checked here, for the compiler does not look at them. */
import { checkExpression } from '../../cel/check.js';
import { parseExpression } from '../../cel/parse.js';
import type { Problem } from '../../cel/problem.js';
import type { TypedNode } from '../../cel/typed.js';
import type { Type } from '../../cel/types.js';
import type { Checker } from '../checker.js';
import type { Where } from '../report.js';
import type { Note } from './lint.js';

export function checkText(
  text: string,
  checker: Checker,
  scope: ReadonlyMap<string, Type>,
  expected: Type,
): { readonly node: TypedNode } | { readonly problem: Problem } {
  const parsed = parseExpression(text);
  return 'problem' in parsed ? parsed : checkExpression(parsed.ast, checker.vocabulary, scope, expected);
}

/** Notes a problem at its character. */
export function noteProblem(note: Note, where: Where, { message, found, allowed, hint, start }: Problem): void {
  const words = { ...(found === undefined ? {} : { found }), ...(allowed === undefined ? {} : { allowed }), hint };
  note(where, message, words, start);
}
