/**
 * Changes to a table, one at a time: each row dropped, each value in it changed. Words (titles, says, cites) are left
 * alone: they are not what a table decides.
 */
import type { DecisionTable, ResultTable, TableFile } from '../../src/model/module.js';

/** A table that differs from its file in one thing. */
export interface Mutation {
  /** Row, column or cell. */
  readonly row: string;
  readonly change: string;
  readonly table: TableFile;
}

type Scalar = boolean | number | string;
type Gives = DecisionTable['rows'][number]['gives'];

/** Other members of the type that a word belongs to; none for a word of no type. */
export type Siblings = (word: string) => readonly string[];

export function mutationsOf(table: TableFile, siblings: Siblings): Mutation[] {
  return table.kind === 'decision' ? decisionMutations(table, siblings) : resultMutations(table, siblings);
}

function decisionMutations(table: DecisionTable, siblings: Siblings): Mutation[] {
  const found: Mutation[] = [];
  for (const [index, row] of table.rows.entries()) {
    const note = (change: string, changed: typeof row | null) => {
      const rows = changed === null ? table.rows.toSpliced(index, 1) : table.rows.with(index, changed);
      found.push({ row: row.id, change, table: { ...table, rows } as DecisionTable });
    };
    if (table.rows.length > 1) note('dropped', null);
    for (const [fact, test] of Object.entries(row.is ?? {})) {
      const { [fact]: _, ...others } = row.is!;
      note(`is.${fact} removed`, { ...row, is: others });
      for (const [change, other] of testChanges(test, siblings))
        note(`is.${fact} ${change}`, { ...row, is: { ...row.is, [fact]: other } });
    }
    if (row.when !== undefined) {
      const { when, ...others } = row;
      note('when negated', { ...row, when: `!(${when})` });
      note('when removed', others);
    }
    for (const [change, gives] of givesChanges(row.gives, siblings)) note(`gives ${change}`, { ...row, gives });
    for (const [at, id] of (row.supersedes ?? []).entries())
      note(`no longer supersedes ${id}`, { ...row, supersedes: row.supersedes!.toSpliced(at, 1) });
    if (row.group !== undefined) {
      const { group, ...others } = row;
      note(`out of group ${group}`, others);
    }
  }
  if (table.default !== undefined) {
    for (const [change, gives] of givesChanges(table.default, siblings))
      found.push({ row: 'default', change, table: { ...table, default: gives } });
  }
  return found;
}

function testChanges(test: Scalar | readonly Scalar[], siblings: Siblings): [string, Scalar | Scalar[]][] {
  if (!Array.isArray(test)) return scalarChanges(test as Scalar, siblings);
  const items = test as readonly Scalar[];
  return items.flatMap((item, index): [string, Scalar[]][] => [
    ...(items.length > 1 ? [[`without ${item}`, items.toSpliced(index, 1)] as [string, Scalar[]]] : []),
    ...scalarChanges(item, siblings)
      .filter(([, other]) => !items.includes(other))
      .map(([change, other]): [string, Scalar[]] => [change, items.with(index, other)]),
  ]);
}

/** A bool flipped, a number one more and one less, a word replaced by another of its type, numbers in a comparison moved. */
function scalarChanges(value: Scalar, siblings: Siblings): [string, Scalar][] {
  if (typeof value === 'boolean') return [[`${value} -> ${!value}`, !value]];
  if (typeof value === 'number') return [value + 1, value - 1].map((other) => [`${value} -> ${other}`, other]);
  const numbers = [...value.matchAll(/-?\d+/g)];
  if (/^(?:[<>=!]|-?\d+\.\.)/.test(value)) {
    return numbers.flatMap(({ 0: digits, index }) =>
      [1, -1].map((step): [string, Scalar] => {
        const other = value.slice(0, index) + (Number(digits) + step) + value.slice(index + digits.length);
        return [`${value} -> ${other}`, other];
      }),
    );
  }
  return siblings(value)
    .slice(0, 2)
    .map((other) => [`${value} -> ${other}`, other]);
}

function givesChanges(gives: Gives, siblings: Siblings): [string, Gives][] {
  if (typeof gives !== 'object') return scalarChanges(gives, siblings);
  if ('expr' in gives) return exprChanges(String(gives.expr)).map(([change, expr]) => [change, { expr }]);
  return Object.entries(gives).flatMap(([field, value]) =>
    givesChanges(value as Gives, siblings).map(([change, other]): [string, Gives] => [
      `${field} ${change}`,
      { ...gives, [field]: other } as Gives,
    ]),
  );
}

/** Whole numbers in an expression, one more and one less. */
function exprChanges(text: string): [string, string][] {
  return [...text.matchAll(/(?<![\w.'])\d+(?![\w.'])/g)].flatMap(({ 0: digits, index }) =>
    [1, -1].map((step): [string, string] => {
      const other = text.slice(0, index) + (Number(digits) + step) + text.slice(index + digits.length);
      return [`${text} -> ${other}`, other];
    }),
  );
}

function resultMutations(table: ResultTable, siblings: Siblings): Mutation[] {
  const found: Mutation[] = [];
  const note = (row: string, change: string, part: Partial<ResultTable>) =>
    found.push({ row, change, table: { ...table, ...part } as ResultTable });
  const ids = table.results.map(({ id }) => id);
  const another = (id: string) => ids[(ids.indexOf(id) + 1) % ids.length]!;
  for (const [y, line] of table.cells.entries()) {
    for (const [x, id] of line.entries()) {
      const name = `${table.die.rows[y]?.id} under ${table.column.columns[x]?.id}`;
      note(name, `${id} -> ${another(id)}`, { cells: table.cells.with(y, line.with(x, another(id))) });
    }
    if (table.cells.length > 1)
      note(`${table.die.rows[y]?.id}`, 'dropped', {
        cells: table.cells.toSpliced(y, 1),
        die: { ...table.die, rows: table.die.rows.toSpliced(y, 1) as never },
      });
  }
  columnMutations(table, note);
  for (const [index, row] of table.die.rows.entries()) {
    for (const end of ['from', 'to'] as const) {
      const bound = row[end];
      if (bound === undefined) continue;
      for (const step of [1, -1])
        note(`die ${row.id}`, `${end} ${bound} -> ${bound + step}`, {
          die: { ...table.die, rows: table.die.rows.with(index, { ...row, [end]: bound + step }) as never },
        });
    }
  }
  for (const [index, result] of table.results.entries()) {
    for (const [field, value] of Object.entries(result.gives as Readonly<Record<string, Scalar>>)) {
      for (const [change, other] of scalarChanges(value, siblings)) {
        const changed = { ...result, gives: { ...result.gives, [field]: other } };
        note(`result ${result.id}`, `${field} ${change}`, { results: table.results.with(index, changed) as never });
      }
    }
  }
  if (table.none !== undefined) note('none', `${table.none} -> ${another(table.none)}`, { none: another(table.none) });
  return found;
}

function columnMutations(
  table: ResultTable,
  note: (row: string, change: string, part: Partial<ResultTable>) => void,
): void {
  const { column } = table;
  for (const [index, one] of column.columns.entries()) {
    const smallest = column.columns.reduce((least, { from }) => Math.min(least, Math.abs(from) || 1), 1);
    for (const step of [smallest, -smallest]) {
      note(`column ${one.id}`, `from ${one.from} -> ${one.from + step}`, {
        column: { ...column, columns: column.columns.with(index, { ...one, from: one.from + step }) as never },
      });
    }
  }
  const policies = {
    underflow: ['clamp', 'cancel', 'forbid'],
    overflow: ['clamp', 'cancel'],
    round: ['down', 'up'],
  } as const;
  for (const [name, values] of Object.entries(policies)) {
    const now = column[name as keyof typeof policies];
    if (now === undefined) continue;
    for (const other of values)
      if (other !== now)
        note('column', `${name} ${now} -> ${other}`, { column: { ...column, [name]: other } as never });
  }
  if (column.step !== undefined) {
    const { step, ...others } = column;
    note('column', `step ${step} removed`, { column: others });
    note('column', `step ${step} -> ${step * 2}`, { column: { ...column, step: step * 2 } });
  }
}
