/** Rows that no combination can meet: a test that accepts nothing, or two tests of one thing that exclude each other. */
import { below } from '../report.js';
import type { RowTest } from '../row-test.js';
import type { Lint } from './lint.js';
import { axesOf } from './table-space.js';

export const contradictoryRow: Lint = {
  code: 'contradictory-row',
  severity: 'error',
  check(subject, note) {
    for (const table of subject.tables) {
      const axes = axesOf(table, subject);
      for (const [index, row] of table.rows.entries()) {
        const empty = row.tests.find(acceptsNothing);
        if (empty !== undefined) {
          note(
            below(row.where, 'is', empty.fact),
            `Row "${row.id}" can never fire: its test of "${empty.fact}" accepts nothing.`,
          );
          continue;
        }
        const bit = 1n << BigInt(index);
        const split = axes.find(({ classes }) => classes.every((one) => (one.rows & bit) === 0n));
        if (split === undefined) continue;
        const tests = row.tests.filter(({ fact }) => split.names.includes(fact));
        const names = tests.map(({ fact }) => `"${fact}"`).join(' and ');
        note(
          below(row.where, 'is', tests.at(-1)!.fact),
          `Row "${row.id}" can never fire: its tests of ${names} exclude each other: both read ${split.expression}.`,
        );
      }
    }
  },
};

function acceptsNothing(test: RowTest): boolean {
  if (test.accepts === 'bits') return test.mask === 0;
  return test.accepts === 'ranges' ? test.ranges.every(([low, high]) => low > high) : test.values.length === 0;
}
