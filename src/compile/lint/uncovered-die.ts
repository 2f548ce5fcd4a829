/** Rolls for which a result table has no row. */
import type { ResultTable } from '../../model/module.js';
import { below } from '../report.js';
import { type SourceFile, top } from '../source.js';
import type { Lint } from './lint.js';

export const uncoveredDie: Lint = {
  code: 'uncovered-die',
  severity: 'error',
  check({ source }, note) {
    for (const file of source.tables) {
      if (file.value.kind !== 'result') continue;
      const { die, id } = (file as SourceFile<ResultTable>).value;
      const [, dice = '', sides = '6'] = /^([1-9]?)d(\d+)$/.exec(die.roll) ?? [];
      const [least, most] = [Number(dice || 1), Number(dice || 1) * Number(sides)];
      const lowest = Math.min(...die.rows.map(({ from }) => from));
      const highest = Math.max(...die.rows.map(({ from, to }) => to ?? from));
      const missing: number[] = [];
      const beyond: number[] = [];
      for (let roll = Math.min(least, lowest); roll <= Math.max(most, highest); roll++) {
        if (die.rows.some(({ from, to }) => from <= roll && roll <= (to ?? from))) continue;
        if (die.clamp !== false && (roll < lowest || roll > highest)) beyond.push(roll);
        else missing.push(roll);
      }
      const where = below(top(file), 'die', 'rows');
      if (missing.length > 0) note(where, `Table "${id}" has no row for a roll of ${listed(missing)}.`);
      if (beyond.length > 0)
        note(
          where,
          `Table "${id}" has no row of its own for a roll of ${listed(beyond)} with ${die.roll}: the nearest is used.`,
          {
            severity: 'warning',
          },
        );
    }
  },
};

function listed(numbers: readonly number[]): string {
  return numbers.length > 6 ? `${numbers.slice(0, 6).join(', ')} and ${numbers.length - 6} more` : numbers.join(', ');
}
