/** Scenarios that nobody judges after the last turn. */
import { top } from '../source.js';
import type { Lint } from './lint.js';

export const missingVictory: Lint = {
  code: 'missing-victory',
  severity: 'warning',
  check({ compilation }, note) {
    for (const { id, victory, file } of compilation.scenarios)
      if (victory === null)
        note(top(file), `Scenario "${id}" is not judged after its last turn: it ends in a draw.`, {
          hint: 'Add "victory".',
        });
  },
};
