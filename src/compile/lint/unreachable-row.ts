/** Rows of a `first` table that never fire, because rows before them accept everything they accept. */
import type { CheckedRow, CheckedTable } from '../checked-table.js';
import { below } from '../report.js';
import type { Lint, Subject } from './lint.js';
import { findCombination, rowsDecided } from './search-space.js';
import { axesOf } from './table-space.js';

export const unreachableRow: Lint = {
  code: 'unreachable-row',
  severity: 'error',
  check(subject, note) {
    for (const table of subject.tables.filter(({ source }) => source.hit === 'first')) {
      for (const { row, by } of unreachableRows(table, subject).found) {
        const rows = by.map(({ id }) => `"${id}"`).join(', ');
        note(
          below(row.where, 'id'),
          `Row "${row.id}" can never fire: before it, ${rows} ${by.length === 1 ? 'takes' : 'take'} all that it accepts.`,
          { hint: `Put it before ${by.length === 1 ? 'that row' : 'those rows'}, or drop it.` },
        );
      }
    }
  },
};

interface Unreachable {
  readonly row: CheckedRow;
  /** Rows before it that take what it accepts. */
  readonly by: readonly CheckedRow[];
}

/** Rows that never fire; `tooMany` when some row had more combinations than are looked at. */
export function unreachableRows(table: CheckedTable, subject: Subject): { found: Unreachable[]; tooMany: boolean } {
  let tooMany = false;
  const axes = axesOf(table, subject);
  const { rows } = table;
  const decided = rowsDecided(axes, rows.length);
  const found = rows.flatMap((row, index) => {
    const bit = 1n << BigInt(index);
    if (axes.some(({ classes }) => classes.every((one) => (one.rows & bit) === 0n))) return []; // contradictory-row
    const mask = rows
      .slice(0, index)
      .reduce((bits, other, position) => (isTaken(other, row) ? bits | (1n << BigInt(position)) : bits), 0n);
    if (mask === 0n) return [];
    const by = new Set<number>();
    const result = findCombination(
      axes,
      mask,
      (_, one) => (one.rows & bit) !== 0n,
      (left, depth) => {
        const sure = left & decided[depth]!;
        if (sure !== 0n) by.add(lowest(sure));
        return sure !== 0n;
      },
    );
    if (result === 'too-many') tooMany = true;
    if (result === 'too-many' || result.found !== null) return [];
    return [{ row, by: [...by].sort((a, b) => a - b).map((position) => rows[position]!) }];
  });
  return { found, tooMany };
}

/** Whether an earlier row fires for certain where both accept the facts. */
function isTaken(earlier: CheckedRow, row: CheckedRow): boolean {
  return earlier.when === null || earlier.source.when === row.source.when;
}

function lowest(bits: bigint): number {
  let index = 0;
  while (((bits >> BigInt(index)) & 1n) === 0n) index++;
  return index;
}
