/** Unit types of which there is no counter. */
import { below } from '../report.js';
import { top } from '../source.js';
import type { Lint } from './lint.js';

export const unusedType: Lint = {
  code: 'unused-type',
  severity: 'warning',
  check({ source: { counters } }, note) {
    const used = new Set(counters.value.counters.map(({ type }) => type));
    for (const [index, { id }] of counters.value.types.entries())
      if (!used.has(id))
        note(below(top(counters), 'types', index, 'id'), `No counter is of the unit type "${id}".`, { found: id });
  },
};
