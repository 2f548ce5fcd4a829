/** Set-ups that cannot be carried out. */
import { below } from '../report.js';
import { top } from '../source.js';
import type { Lint } from './lint.js';
import { trySetUp } from './set-up-trial.js';

export const setUpFails: Lint = {
  code: 'set-up-fails',
  severity: 'error',
  check(subject, note) {
    for (const whole of subject.compilation.scenarios) {
      const { failure } = trySetUp(whole, subject);
      if (failure !== null)
        note(below(top(whole.file), 'setup'), `Scenario "${whole.id}" cannot be set up. ${failure}.`);
    }
  },
};
