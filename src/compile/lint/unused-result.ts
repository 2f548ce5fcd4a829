/** Results of a result table that no cell names. */
import { below } from '../report.js';
import { top } from '../source.js';
import type { Lint } from './lint.js';

export const unusedResult: Lint = {
  code: 'unused-result',
  severity: 'warning',
  check({ source }, note) {
    for (const file of source.tables) {
      const table = file.value;
      if (table.kind !== 'result') continue;
      const used = new Set([...table.cells.flat(), table.none]);
      for (const [index, { id }] of table.results.entries()) {
        if (used.has(id)) continue;
        note(below(top(file), 'results', index, 'id'), `No cell of table "${table.id}" gives the result "${id}".`, {
          found: id,
        });
      }
    }
  },
};
