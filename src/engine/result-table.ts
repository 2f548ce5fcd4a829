/**
 * Result tables, such as a CRT: a column found by strength and shifted, a row found by die, a cell that names a result.
 */
import type { Value } from './game.js';
import type { State } from './state.js';

export interface ResultTable {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly by: 'odds' | 'difference' | 'value';
  readonly round: 'down' | 'up';
  readonly columns: readonly { readonly id: string; readonly from: number }[];
  /** Width of columns beyond the last, counted before shifts; 0 for none. */
  readonly step: number;
  readonly underflow: 'clamp' | 'cancel' | 'forbid';
  readonly overflow: 'clamp' | 'cancel';
  readonly columnCite: string;
  readonly rows: readonly { readonly id: string; readonly from: number; readonly to: number }[];
  readonly clampDie: boolean;
  readonly results: readonly {
    readonly id: string;
    readonly gives: Value;
    readonly says: string;
    readonly cite: string;
  }[];
  /** Result of a cancelled column; -1 when there is none. */
  readonly none: number;
  /** Results by row and column. */
  readonly cells: readonly (readonly number[])[];
}

/** Column of a cancelled and of a forbidden attack. */
export const cancelled = -1;
export const forbidden = -2;

/** The column for a strength (against another), shifted; `cancelled` or `forbidden` left of the first. */
export function findColumn(state: State, table: ResultTable, first: number, second: number, shift: number): number {
  const value = table.by === 'odds' ? first / second : table.by === 'difference' ? first - second : first;
  const column = settleColumn(table, columnOf(table, value) + shift);
  if (state.fired !== null) {
    const against =
      table.by === 'odds'
        ? `${first} to ${second}`
        : table.by === 'difference'
          ? `${first} less ${second}`
          : `${first}`;
    const shifted = shift === 0 ? '' : `, shift ${shift > 0 ? '+' : ''}${shift}`;
    const name = table.columns[column]?.id ?? (column === cancelled ? 'no result' : 'may not be tried');
    state.fired.push({
      table: table.id,
      row: 'column',
      cite: table.columnCite,
      says: `${against}${shifted}: column ${name}`,
      gives: column,
    });
  }
  return column;
}

function columnOf(table: ResultTable, value: number): number {
  const { columns, round, step } = table;
  const last = columns.length - 1;
  if (round === 'up') {
    const found = columns.findIndex(({ from }) => value <= from);
    return found < 0 ? last + (step > 0 ? Math.ceil((value - columns[last]!.from) / step) : 0) : found;
  }
  let column = -1;
  while (column < last && value >= columns[column + 1]!.from) column++;
  return column === last && step > 0 ? last + Math.floor((value - columns[last]!.from) / step) : column;
}

function settleColumn({ columns, underflow, overflow }: ResultTable, column: number): number {
  if (column < 0) return underflow === 'clamp' ? 0 : underflow === 'cancel' ? cancelled : forbidden;
  if (column >= columns.length) return overflow === 'clamp' ? columns.length - 1 : cancelled;
  return column;
}

/** What the cell for a column and a die gives. Throws RangeError for a die that no row has, or a column that is none. */
export function findCell(state: State, table: ResultTable, column: number, die: number): Value {
  const index = column < 0 ? table.none : cellAt(table, column, die);
  const result = table.results[index];
  if (result === undefined) throw new RangeError(`Cannot read "${table.id}" at column ${column}, die ${die}`);
  if (state.fired !== null) {
    const where = column < 0 ? '' : `${table.columns[column]!.id}, die ${die}: `;
    state.fired.push({
      table: table.id,
      row: `${table.columns[column]?.id ?? 'none'}/${die}`,
      cite: result.cite,
      says: `${where}${result.id}, ${result.says}`,
      gives: result.gives,
    });
  }
  return result.gives;
}

function cellAt(table: ResultTable, column: number, die: number): number {
  const { rows, clampDie, cells } = table;
  let row = rows.findIndex(({ from, to }) => die >= from && die <= to);
  if (row < 0 && clampDie) {
    const lowest = Math.min(...rows.map(({ from }) => from));
    row = rows.findIndex(({ from, to }) =>
      die < lowest ? from === lowest : to === Math.max(...rows.map((one) => one.to)),
    );
  }
  return cells[row]?.[column] ?? -1;
}
