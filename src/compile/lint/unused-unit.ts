/** Counters that no scenario puts anywhere: forgotten in a set-up, more likely than not. */
import { below } from '../report.js';
import { top } from '../source.js';
import type { Lint } from './lint.js';

export const unusedUnit: Lint = {
  code: 'unused-unit',
  severity: 'error',
  check({ source, references: { calls, words } }, note) {
    const used = new Set<string>();
    for (const { value } of source.scenarios) {
      for (const { at, box, free } of value.setup ?? [])
        for (const id of [...Object.keys(at ?? {}), ...Object.values(box ?? {}).flat(), ...(free?.units ?? [])])
          used.add(id);
      for (const id of Object.keys(value.arrivals ?? {})) used.add(id);
    }
    for (const [index, { id }] of source.counters.value.counters.entries()) {
      if (used.has(id) || (calls.has('piece') && words.has(id))) continue;
      note(below(top(source.counters), 'counters', index, 'id'), `No scenario uses the unit "${id}".`, {
        found: id,
        hint: 'Place it in a set-up, or put it into a box.',
      });
    }
  },
};
