/** Tables with more combinations than are looked at: they may hold faults that nobody has seen. */
import { below } from '../report.js';
import type { Lint } from './lint.js';
import { findGap } from './missing-answer.js';
import { mostCombinations } from './search-space.js';
import { unreachableRows } from './unreachable-row.js';

export const tooManyCombinations: Lint = {
  code: 'too-many-combinations',
  severity: 'warning',
  check(subject, note) {
    for (const table of subject.tables) {
      const rows = table.source.hit === 'first' && unreachableRows(table, subject).tooMany;
      if (!rows && findGap(table, subject) !== 'too-many') continue;
      note(
        below(table.where, 'facts'),
        `Cannot look through table "${table.source.id}": its facts have more than ${mostCombinations} combinations.`,
        { hint: 'Split it into tables of fewer facts.' },
      );
    }
  },
};
