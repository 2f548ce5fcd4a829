/**
 * Result tables: columns, rows and cells are read and checked; expressions call `id(column, die)` for the cell's
 * result and `idColumn(..., shift)` for the column.
 */
import type { Type } from '../cel/types.js';
import { INT } from '../cel/types.js';
import type { Value } from '../engine/game.js';
import type { ResultTable as Compiled } from '../engine/result-table.js';
import type { ResultTable } from '../model/module.js';
import { type Checker, stateParam, tsType } from './checker.js';
import type { Code } from './code.js';
import { emptyOf } from './decision-table.js';
import { readScalar } from './literal.js';
import { below } from './report.js';
import { type SourceFile, top } from './source.js';

export interface DeclaredResults {
  readonly inputs: readonly (readonly [string, Type])[];
  readonly output: Type;
}

/** The signature of a result table; null, with faults, when a type is unknown or there are too few inputs. */
export function declareResults(file: SourceFile<ResultTable>, checker: Checker): DeclaredResults | null {
  const { value } = file;
  const inputs: [string, Type][] = [];
  for (const [name, typeName] of Object.entries(value.column.inputs)) {
    const type = checker.type(typeName, below(top(file), 'column', 'inputs', name));
    if (type === null) return null;
    inputs.push([name, type]);
  }
  const wanted = value.column.by === 'value' ? 1 : 2;
  if (inputs.length !== wanted) {
    checker.report.add(
      below(top(file), 'column', 'inputs'),
      'wrong-inputs',
      `Cannot find a column by ${value.column.by} from ${inputs.length} inputs.`,
      { allowed: [`${wanted} inputs`] },
    );
    return null;
  }
  const fields: Record<string, Type> = {};
  for (const [name, typeName] of Object.entries(value.output)) {
    const type = checker.type(typeName, below(top(file), 'output', name));
    if (type === null) return null;
    fields[name] = type;
  }
  return { inputs, output: { kind: 'record', name: value.id, fields } };
}

/** Checks the table and emits its two functions, which look into the table itself. */
export function compileResults(
  file: SourceFile<ResultTable>,
  { inputs, output }: DeclaredResults,
  index: number,
  checker: Checker,
  code: Code,
): Compiled {
  const { value } = file;
  const results = readResults(file, output, checker);
  const ids = results.map(({ id }) => id);
  const cells = readCells(file, ids, checker);
  checkOrder(file, checker);
  const none = value.none === undefined ? -1 : ids.indexOf(value.none);
  if (value.none !== undefined && none < 0) checker.report.unknown(below(top(file), 'none'), 'result', value.none, ids);
  if (value.none === undefined && (value.column.underflow === 'cancel' || value.column.overflow === 'cancel')) {
    checker.report.add(top(file), 'missing-none', 'Cannot cancel a column: the table names no result for it.', {
      hint: 'Add "none" with the id of a result.',
    });
  }
  const [first, second] = inputs.map(([name]) => name);
  const params = [stateParam, ...inputs.map(([name, type]) => ({ name, type: tsType(type) }))];
  code.addNamed(
    `${value.id}Column`,
    [...params, { name: 'shift', type: 'number' }],
    'number',
    `return E.findColumn(S, R[${index}], ${first}, ${second ?? '0'}, shift);`,
    `Column of ${value.title} (${value.cite}).`,
  );
  code.addNamed(
    value.id,
    [stateParam, { name: 'column', type: 'number' }, { name: 'die', type: 'number' }],
    tsType(output),
    `return E.findCell(S, R[${index}], column, die);`,
    `${value.title} (${value.cite}).`,
  );
  return {
    id: value.id,
    title: value.title,
    cite: value.cite,
    by: value.column.by,
    round: value.column.round ?? 'down',
    columns: value.column.columns,
    step: value.column.step ?? 0,
    underflow: value.column.underflow,
    overflow: value.column.overflow,
    columnCite: value.column.cite ?? value.cite,
    rows: value.die.rows.map(({ id, from, to }) => ({ id, from, to: to ?? from })),
    clampDie: value.die.clamp ?? true,
    results,
    none,
    cells,
  };
}

/** Types of the parameters of the column function. */
export function columnParams({ inputs }: DeclaredResults): Type[] {
  return [...inputs.map(([, type]) => type), INT];
}

function readResults(file: SourceFile<ResultTable>, output: Type, checker: Checker): Compiled['results'] {
  const fields = output.kind === 'record' ? output.fields : {};
  return file.value.results.map(({ id, gives, says, cite }, index) => {
    const where = below(top(file), 'results', index, 'gives');
    for (const name of Object.keys(gives))
      if (fields[name] === undefined) checker.report.unknown(below(where, name), 'field', name, Object.keys(fields));
    const read = Object.entries(fields).map(([name, type]) => [
      name,
      readScalar(gives[name] ?? emptyOf(type), type, checker.board, below(where, name), checker.report),
    ]);
    return { id, gives: Object.fromEntries(read) as Value, says, cite: cite ?? file.value.cite };
  });
}

function readCells(file: SourceFile<ResultTable>, ids: readonly string[], checker: Checker): number[][] {
  const { cells, column, die } = file.value;
  const where = below(top(file), 'cells');
  if (cells.length !== die.rows.length) {
    checker.report.add(
      where,
      'missing-cells',
      `The table has ${die.rows.length} rows of dice, but ${cells.length} lines of cells.`,
    );
  }
  return cells.map((line, row) => {
    if (line.length !== column.columns.length) {
      checker.report.add(
        below(where, row),
        'missing-cells',
        `The table has ${column.columns.length} columns, but ${line.length} cells in this line.`,
      );
    }
    return line.map((id, position) => {
      const found = ids.indexOf(id);
      if (found < 0) checker.report.unknown(below(where, row, position), 'result', id, ids);
      return found;
    });
  });
}

function checkOrder(file: SourceFile<ResultTable>, checker: Checker): void {
  const { columns } = file.value.column;
  for (let index = 1; index < columns.length; index++) {
    if (columns[index]!.from <= columns[index - 1]!.from) {
      checker.report.add(
        below(top(file), 'column', 'columns', index, 'from'),
        'columns-out-of-order',
        `Column ${columns[index]!.id} begins at ${columns[index]!.from}, not after column ${columns[index - 1]!.id}.`,
      );
    }
  }
  const { rows } = file.value.die;
  for (const [index, row] of rows.entries()) {
    const end = row.to ?? row.from;
    const clash = rows.findIndex(
      (other, position) => position < index && row.from <= (other.to ?? other.from) && other.from <= end,
    );
    if (end < row.from)
      checker.report.add(
        below(top(file), 'die', 'rows', index),
        'rows-out-of-order',
        `Row ${row.id} ends before it begins.`,
      );
    if (clash >= 0)
      checker.report.add(
        below(top(file), 'die', 'rows', index),
        'overlapping-rows',
        `Row ${row.id} shares dice with row ${rows[clash]!.id}.`,
      );
  }
}
