/** The module's stacking rule as a question about a position. */
import { checkExpression } from '../../cel/check.js';
import { evaluate } from '../../cel/evaluate.js';
import { parseExpression } from '../../cel/parse.js';
import type { Problem } from '../../cel/problem.js';
import { BOOL, type Type } from '../../cel/types.js';
import type { State } from '../../engine/state.js';
import { globalScope, makeHost } from '../host.js';
import { below } from '../report.js';
import { top } from '../source.js';
import { HEX } from '../words.js';
import type { Lint, Subject } from './lint.js';

export type StackingRule = (state: State, hex: number, side: number) => boolean;

/** The rule; null where the module has none, and what is wrong with it where it cannot be read. */
export function stackingRule({ source, checker, board, compilation }: Subject): StackingRule | Problem | null {
  const { stacking } = source.module.value;
  if (stacking === undefined) return null;
  const parsed = parseExpression(stacking.legal);
  if ('problem' in parsed) return parsed.problem;
  const scope = new Map<string, Type>([
    ['hex', HEX],
    ['side', checker.words.enums.get('side')!],
  ]);
  const checked = checkExpression(parsed.ast, checker.vocabulary, scope, BOOL);
  if ('problem' in checked) return checked.problem;
  return (state, hex, side) =>
    evaluate(
      checked.node,
      globalScope(state).set('hex', hex).set('side', side),
      makeHost(state, board, compilation.functions),
    ) === true;
}

export const badStackingRule: Lint = {
  code: 'bad-stacking-rule',
  severity: 'error',
  check(subject, note) {
    const rule = stackingRule(subject);
    if (rule === null || typeof rule === 'function') return;
    const { message, found, allowed, hint, start } = rule;
    note(
      below(top(subject.source.module), 'stacking', 'legal'),
      message,
      { ...(found === undefined ? {} : { found }), ...(allowed === undefined ? {} : { allowed }), hint },
      start,
    );
  },
};
