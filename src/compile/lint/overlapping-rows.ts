/** Rows that both fire where a table allows only one, or only one answer. */
import type { CheckedRow, CheckedTable } from '../checked-table.js';
import { below } from '../report.js';
import type { Lint } from './lint.js';
import { type Axis, axesOf, type Class, inWords } from './table-space.js';

export const overlappingRows: Lint = {
  code: 'overlapping-rows',
  severity: 'error',
  check(subject, note) {
    for (const table of subject.tables) {
      const { hit } = table.source;
      if (hit !== 'unique' && hit !== 'any') continue;
      const axes = axesOf(table, subject);
      for (const [index, row] of table.rows.entries()) {
        const other = table.rows
          .slice(0, index)
          .find((one, position) => clashes(table, one, row, position, index, axes));
        if (other === undefined) continue;
        const words = inWords(axes, shared(axes, table.rows.indexOf(other), index)!, ({ names }) =>
          [...other.tests, ...row.tests].some(({ fact }) => names.includes(fact)),
        );
        const both = words === '' ? 'always' : `for ${words}`;
        const why = hit === 'unique' ? 'only one row may' : 'they give different answers';
        note(below(row.where, 'id'), `Rows "${other.id}" and "${row.id}" both fire ${both}: ${why}.`);
      }
    }
  },
};

function clashes(
  { source }: CheckedTable,
  a: CheckedRow,
  b: CheckedRow,
  indexA: number,
  indexB: number,
  axes: readonly Axis[],
): boolean {
  if (a.when !== null || b.when !== null) return false; // A condition may separate them.
  if (a.source.supersedes?.includes(b.id) || b.source.supersedes?.includes(a.id)) return false;
  if (a.source.group !== undefined && a.source.group === b.source.group) return false;
  if (source.hit === 'any' && !disagree(a, b)) return false;
  return shared(axes, indexA, indexB) !== null;
}

/** Whether both rows give plain answers that differ. */
function disagree(a: CheckedRow, b: CheckedRow): boolean {
  const [first, second] = [a.gives.value, b.gives.value];
  return first !== undefined && second !== undefined && JSON.stringify(first) !== JSON.stringify(second);
}

/** A class of each axis that both rows accept; null when there is none on some axis. */
function shared(axes: readonly Axis[], a: number, b: number): Class[] | null {
  const bits = (1n << BigInt(a)) | (1n << BigInt(b));
  const found = axes.map(({ classes }) => classes.find((one) => !one.impossible && (one.rows & bits) === bits));
  return found.includes(undefined) ? null : (found as Class[]);
}
