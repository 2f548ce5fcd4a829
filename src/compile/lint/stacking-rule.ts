/** The module's stacking rule as a question about a position. */
import { evaluate } from '../../cel/evaluate.js';
import type { Problem } from '../../cel/problem.js';
import { BOOL } from '../../cel/types.js';
import type { State } from '../../engine/state.js';
import { globalScope, makeHost } from '../host.js';
import { below } from '../report.js';
import { top } from '../source.js';
import { HEX } from '../words.js';
import { checkText, noteProblem } from './check-text.js';
import type { Lint, Subject } from './lint.js';

export type StackingRule = (state: State, hex: number, side: number) => boolean;

/** The rule; null where the module has none, and what is wrong with it where it cannot be read. */
export function stackingRule({ source, checker, board, compilation }: Subject): StackingRule | Problem | null {
  const { stacking } = source.module.value;
  if (stacking === undefined) return null;
  const side = checker.words.enums.get('side')!;
  const checked = checkText(
    stacking.legal,
    checker,
    new Map([
      ['hex', HEX],
      ['side', side],
    ]),
    BOOL,
  );
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
    noteProblem(note, below(top(subject.source.module), 'stacking', 'legal'), rule);
  },
};
