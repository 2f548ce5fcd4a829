/** What worked plays hold to be true must be conditions. */
import { BOOL } from '../../cel/types.js';
import { below } from '../report.js';
import { top } from '../source.js';
import { checkText, noteProblem } from './check-text.js';
import type { Lint } from './lint.js';

export const exampleCondition: Lint = {
  code: 'bad-condition',
  severity: 'error',
  check({ source, checker }, note) {
    for (const file of source.examples)
      for (const [index, step] of file.value.steps.entries()) {
        if (!('expect' in step)) continue;
        for (const [position, text] of (step.expect.true ?? []).entries()) {
          const checked = checkText(text, checker, new Map(), BOOL);
          if ('problem' in checked)
            noteProblem(note, below(top(file), 'steps', index, 'expect', 'true', position), checked.problem);
        }
      }
  },
};
