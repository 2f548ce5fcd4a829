/** Rows of a `first` table that never fire, because rows before them accept everything they accept. */
import type { CheckedRow, CheckedTable } from '../checked-table.js';
import { below } from '../report.js';
import type { Lint, Subject } from './lint.js';
import { type Budget, findCombination, mostCombinations, rowsDecided } from './search-space.js';
import { type Axis, axesOf } from './table-space.js';

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

/** Rows that never fire; `tooMany` when the table has more combinations than are looked at. */
interface Search {
  readonly found: readonly Unreachable[];
  readonly tooMany: boolean;
}

const searched = new WeakMap<CheckedTable, Search>();

/** Searches a table, once for all lints. */
export function unreachableRows(table: CheckedTable, subject: Subject): Search {
  const known = searched.get(table);
  if (known !== undefined) return known;
  const axes = axesOf(table, subject);
  const decided = rowsDecided(axes, table.rows.length);
  const budget = { left: mostCombinations };
  const found = table.rows.flatMap((row, index) => {
    const by = takers(table, index, axes, decided, budget);
    return by.length === 0 ? [] : [{ row, by }];
  });
  const search = { found, tooMany: budget.left < 0 };
  searched.set(table, search);
  return search;
}

/** The rows that take all a row accepts; none where some of it is left. */
function takers(
  { rows }: CheckedTable,
  index: number,
  axes: readonly Axis[],
  decided: readonly bigint[],
  budget: Budget,
): CheckedRow[] {
  const bit = 1n << BigInt(index);
  if (axes.some(({ classes }) => classes.every((one) => (one.rows & bit) === 0n))) return []; // contradictory-row
  const before = rows
    .slice(0, index)
    .reduce((bits, other, position) => (isTaken(other, rows[index]!) ? bits | (1n << BigInt(position)) : bits), 0n);
  if (before === 0n) return [];
  const by = new Set<number>();
  const result = findCombination(
    axes,
    before,
    (_, one) => (one.rows & bit) !== 0n,
    (left, depth) => {
      const sure = left & decided[depth]!;
      if (sure !== 0n) by.add(lowest(sure));
      return sure !== 0n;
    },
    budget,
  );
  if (result === 'too-many' || result.found !== null) return [];
  return [...by].sort((a, b) => a - b).map((position) => rows[position]!);
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
