/** Combinations that a table does not answer: no row accepts them, and it has no default. */
import type { CheckedTable } from '../checked-table.js';
import { below } from '../report.js';
import type { Lint, Subject } from './lint.js';
import { findCombination, mostCombinations, rowsDecided } from './search-space.js';
import { axesOf, inWords } from './table-space.js';

/** The other policies answer when no row fires: with false, true, 0, 1 or an empty list. */
const needAnswer = ['first', 'unique', 'any', 'min', 'max'];

export const missingAnswer: Lint = {
  code: 'missing-answer',
  severity: 'error',
  check(subject, note) {
    for (const table of subject.tables) {
      const gap = findGap(table, subject);
      if (gap === null || gap === 'too-many') continue;
      const where = gap.words === '' ? '' : ` for ${gap.words}`;
      const message = gap.conditions
        ? `Table "${table.source.id}" may have no answer${where}: every row there has a condition.`
        : `Table "${table.source.id}" has no answer${where}.`;
      note(below(table.where, 'rows'), message, {
        severity: gap.certain ? 'error' : 'warning',
        hint: 'Add a row without tests at the end, or a default.',
      });
    }
  },
};

interface Gap {
  readonly words: string;
  /** The facts can surely be so, and no row accepts it. */
  readonly certain: boolean;
  /** Rows accept it, but each has a condition that may fail. */
  readonly conditions: boolean;
}

/** First what can surely be and has no row at all; then what may be, or has only rows that may not fire. */
export function findGap(table: CheckedTable, subject: Subject): Gap | 'too-many' | null {
  if (table.fallback !== null || !needAnswer.includes(table.source.hit)) return null;
  const axes = axesOf(table, subject);
  const decided = rowsDecided(axes, table.rows.length);
  const all = (1n << BigInt(table.rows.length)) - 1n;
  const sure = all & ~withCondition(table);
  for (const certain of [true, false]) {
    const enough = certain ? all : sure;
    const result = findCombination(
      axes,
      all,
      (_, one) => !one.impossible && !(certain && one.doubtful),
      (rows, depth) => (rows & decided[depth]! & enough) !== 0n,
      { left: mostCombinations },
    );
    if (result === 'too-many') return result;
    if (result.found === null) continue;
    const { classes, rows } = result.found;
    return { words: inWords(axes, classes, () => true), certain, conditions: rows !== 0n };
  }
  return null;
}

function withCondition({ rows }: CheckedTable): bigint {
  return rows.reduce((bits, { when }, index) => (when === null ? bits : bits | (1n << BigInt(index))), 0n);
}
