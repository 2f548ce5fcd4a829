/** Ready-made set-ups that the set-up's own condition does not allow. */
import type { Lint } from './lint.js';
import { trySetUp } from './set-up-trial.js';

export const readyRefused: Lint = {
  code: 'ready-refused',
  severity: 'error',
  check(subject, note) {
    for (const whole of subject.compilation.scenarios)
      for (const { unit, hex, where } of trySetUp(whole, subject).refused)
        note(where, `The ready-made set-up places "${unit}" in ${hex}, where "allow" does not let it begin.`, {
          found: hex,
        });
  },
};
