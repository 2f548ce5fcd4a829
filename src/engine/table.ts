/**
 * Decision tables as the engine sees them: rows with compiled tests. In play a table is one compiled function; here is
 * its definition, row by row, used when a ruling has to say which rows fired. Both must agree.
 */
import type { Value, ValueKind } from './game.js';
import type { State } from './state.js';

export type HitPolicy = 'first' | 'unique' | 'any' | 'or' | 'and' | 'sum' | 'product' | 'min' | 'max' | 'collect';

/** A row in compiled form. Its functions take the state and the table's inputs. */
export interface Row {
  readonly id: string;
  readonly cite: string;
  readonly says: RowTemplate;
  readonly test: (state: State, ...inputs: never[]) => boolean;
  readonly gives: (state: State, ...inputs: never[]) => Value;
  readonly group: string;
  readonly supersedes: readonly string[];
}

/** Words with values in them, over the table's inputs, its facts and `gives`. */
export type RowTemplate = readonly (
  | string
  | { readonly value: (state: State, gives: Value, ...inputs: never[]) => Value; readonly kind: ValueKind }
)[];

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly hit: HitPolicy;
  readonly rows: readonly Row[];
  /** The answer when no row counts; null when there is none. */
  readonly fallback: ((state: State, ...inputs: never[]) => Value) | null;
  readonly groups: Readonly<Record<string, 'first' | 'min' | 'max'>>;
  readonly round: 'down' | 'up' | 'nearest' | '';
  readonly output: ValueKind;
}

/** A row that fired: all that an explanation needs, and nothing it must work out again. */
export interface Fired {
  readonly table: string;
  readonly row: string;
  readonly cite: string;
  /** The row read aloud, or empty where it has no words. */
  readonly says: string;
  readonly gives: Value;
}

/**
 * Works a table out row by row. `fired` receives the rows that count.
 * Throws RangeError when no row answers and there is no default, when two rows fire under `unique`, or when rows
 * disagree under `any`: faults of the data that loading reports where it can see them.
 */
export function evaluateTable(
  table: Table,
  state: State,
  inputs: readonly Value[],
  fired: (row: Row, gives: Value) => void,
): Value {
  const args = inputs as never[];
  const firing: Row[] = [];
  for (const row of table.rows) {
    if (!row.test(state, ...args)) continue;
    firing.push(row);
    if (table.hit === 'first') break;
  }
  const superseded = new Set(firing.flatMap(({ supersedes }) => supersedes));
  const left = firing.filter(({ id }) => !superseded.has(id)).map((row) => ({ row, gives: row.gives(state, ...args) }));
  const counted = oneOfEachGroup(table, left);
  for (const { row, gives } of counted) fired(row, gives);
  if (counted.length === 0 && table.fallback !== null) return table.fallback(state, ...args);
  return settle(table, counted);
}

interface Answer {
  readonly row: Row;
  readonly gives: Value;
}

/** Leaves out all but one of each group. */
function oneOfEachGroup(table: Table, left: readonly Answer[]): readonly Answer[] {
  const chosen = new Map<string, Answer>();
  for (const one of left) {
    if (one.row.group === '') continue;
    const best = chosen.get(one.row.group);
    const rule = table.groups[one.row.group] ?? 'first';
    const better =
      best === undefined ||
      (rule === 'min' && (one.gives as number) < (best.gives as number)) ||
      (rule === 'max' && (one.gives as number) > (best.gives as number));
    if (better) chosen.set(one.row.group, one);
  }
  return left.filter((one) => one.row.group === '' || chosen.get(one.row.group) === one);
}

function settle(table: Table, counted: readonly Answer[]): Value {
  const values = counted.map(({ gives }) => gives);
  switch (table.hit) {
    case 'first':
    case 'unique':
    case 'any':
      return onlyAnswer(table, values);
    case 'or':
      return values.some((value) => value === true);
    case 'and':
      return values.every((value) => value === true);
    case 'sum':
      return rounded(
        table,
        (values as number[]).reduce((a, b) => a + b, 0),
      );
    case 'product':
      return rounded(
        table,
        (values as number[]).reduce((a, b) => a * b, 1),
      );
    case 'min':
      return values.length === 0 ? noAnswer(table) : rounded(table, Math.min(...(values as number[])));
    case 'max':
      return values.length === 0 ? noAnswer(table) : rounded(table, Math.max(...(values as number[])));
    case 'collect':
      return values;
  }
}

function onlyAnswer(table: Table, values: readonly Value[]): Value {
  const answer = values[0];
  if (answer === undefined) return noAnswer(table);
  if (table.hit === 'unique' && values.length > 1)
    throw new RangeError(`Cannot answer "${table.id}": two rows fire under unique`);
  if (table.hit === 'any' && values.some((value) => value !== answer)) {
    throw new RangeError(`Cannot answer "${table.id}": rows disagree under any`);
  }
  return answer;
}

function noAnswer(table: Table): never {
  throw new RangeError(`Cannot answer "${table.id}": no row fires and there is no default`);
}

/** Rounds as the table says; `nearest` takes halves away from zero. */
export function rounded(table: { readonly round: Table['round'] }, value: number): number {
  switch (table.round) {
    case 'down':
      return Math.floor(value);
    case 'up':
      return Math.ceil(value);
    case 'nearest':
      return Math.sign(value) * Math.round(Math.abs(value));
    default:
      return value;
  }
}
