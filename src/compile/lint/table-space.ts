/**
 * The combinations a decision table must answer: for each expression that rows test, its values in classes that no row
 * tells apart. Words and truths are listed, numbers split where a test begins or ends, sets taken bit by bit; hexes,
 * units and texts are the ones that are tested and any other. Two facts that say the same are one axis.
 */
import type { Type } from '../../cel/types.js';
import type { CheckedRow, CheckedTable } from '../checked-table.js';
import { accepts, type RowTest } from '../row-test.js';
import { type Bounds, boundsOf } from './bounds.js';
import type { Subject } from './lint.js';
import { mayBeNone } from './may-be-none.js';

/** Values that no row tells apart. */
export interface Class {
  readonly label: string;
  /** Rows that accept it, as bits. */
  readonly rows: bigint;
  /** Never the value of the fact, as far as the module says what that can be. */
  readonly impossible: boolean;
  /** Perhaps never the value: the module does not say. */
  readonly doubtful: boolean;
}

export interface Axis {
  readonly title: string;
  readonly expression: string;
  /** Names of the facts and inputs that stand for it. */
  readonly names: readonly string[];
  readonly classes: readonly Class[];
}

interface Sample {
  readonly value: number | string | boolean;
  readonly label: string;
  readonly impossible?: boolean;
  readonly doubtful?: boolean;
}

/** The axes of a table, as many as there are things its rows test; first those that most rows test. */
export function axesOf(table: CheckedTable, subject: Subject): readonly Axis[] {
  const known = found.get(table);
  if (known !== undefined) return known;
  const axes = makeAxes(table, subject);
  found.set(table, axes);
  return axes;
}

/** Axes are asked for by several lints. */
const found = new WeakMap<CheckedTable, readonly Axis[]>();

function makeAxes(table: CheckedTable, subject: Subject): Axis[] {
  const groups = new Map<string, string[]>();
  for (const name of new Set(table.rows.flatMap(({ tests }) => tests.map(({ fact }) => fact)))) {
    const key = expressionOf(table, name);
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  const axes = [...groups].map(([expression, names]) => {
    const fact = table.facts.find(({ name }) => names.includes(name));
    const tests = table.rows.flatMap((row) => row.tests.filter((test) => names.includes(test.fact)));
    const classes = merged(samplesOf(tests, table, names[0]!, subject), table.rows, names);
    return { axis: { title: fact?.title ?? names[0]!, expression, names, classes }, tests: tests.length };
  });
  return axes.sort((a, b) => b.tests - a.tests).map(({ axis }) => axis);
}

function expressionOf(table: CheckedTable, name: string): string {
  const fact = table.source.facts?.[name];
  return (typeof fact === 'object' ? fact.is : (fact ?? name)).trim();
}

/** Rows as bits: those with no test on an axis accept all of it. */
function merged(samples: readonly Sample[], rows: readonly CheckedRow[], names: readonly string[]): Class[] {
  const classes = new Map<string, Class>();
  for (const { value, label, impossible = false, doubtful = false } of samples) {
    let bits = 0n;
    for (const [index, { tests }] of rows.entries()) {
      const own = tests.filter(({ fact }) => names.includes(fact));
      if (own.every((test) => accepts(test, value))) bits |= 1n << BigInt(index);
    }
    const key = `${bits} ${impossible} ${doubtful}`;
    if (!classes.has(key)) classes.set(key, { label, rows: bits, impossible, doubtful });
  }
  return [...classes.values()];
}

function samplesOf(tests: readonly RowTest[], table: CheckedTable, name: string, subject: Subject): Sample[] {
  const type = table.scope.get(name)!.type;
  const node = table.facts.find((fact) => fact.name === name)?.node;
  switch (type.kind) {
    case 'bool':
      return [
        { value: true, label: 'yes' },
        { value: false, label: 'no' },
      ];
    case 'int':
    case 'number':
      return numbers(tests, type, node === undefined ? undefined : boundsOf(node, subject));
    case 'set':
      return sets(tests, type.of.members);
    case 'enum': {
      const none = isTested(tests, -1)
        ? [{ value: -1, label: 'none' }]
        : node !== undefined && mayBeNone(node, subject)
          ? [{ value: -1, label: 'none', doubtful: true }]
          : [];
      return [...type.members.map((label, value) => ({ value, label })), ...none];
    }
    default:
      return others(tests, type, subject);
  }
}

function isTested(tests: readonly RowTest[], value: number): boolean {
  return tests.some((test) => test.accepts === 'values' && test.values.includes(value));
}

/** Each end of a test is a value of its own, and so is what lies between two ends. */
function numbers(tests: readonly RowTest[], type: Type, bounds: Bounds = [-Infinity, Infinity]): Sample[] {
  const whole = type.kind === 'int';
  const ranges = tests.flatMap((test) => (test.accepts === 'ranges' ? test.ranges : []));
  const ends = [...new Set([...ranges.flat(), ...bounds].filter(Number.isFinite))].sort((a, b) => a - b);
  const samples: Sample[] = [];
  const add = (value: number, label: string, low: number, high: number) =>
    samples.push({
      value,
      label,
      impossible: high < bounds[0] || low > bounds[1],
      doubtful: !Number.isFinite(low) || !Number.isFinite(high),
    });
  const [first = 0, last = 0] = [ends[0], ends.at(-1)];
  add(first - 1, `less than ${first}`, -Infinity, whole ? first - 1 : first - Number.MIN_VALUE);
  for (const [index, end] of ends.entries()) {
    add(end, String(end), end, end);
    const next = ends[index + 1];
    if (next === undefined) continue;
    if (whole && Math.floor(end) + 1 < next) add(Math.floor(end) + 1, String(Math.floor(end) + 1), end + 1, next - 1);
    if (!whole) add((end + next) / 2, `between ${end} and ${next}`, (end + next) / 2, (end + next) / 2);
  }
  add(last + 1, `more than ${last}`, whole ? last + 1 : last, Infinity);
  return samples.map((sample) => (isBeyond(sample.value as number, bounds) ? { ...sample, impossible: true } : sample));
}

function isBeyond(value: number, [low, high]: Bounds): boolean {
  return value < low || value > high;
}

/** Only bits that some row tests can tell rows apart. */
function sets(tests: readonly RowTest[], members: readonly string[]): Sample[] {
  const all = tests.reduce((mask, test) => (test.accepts === 'bits' ? mask | test.mask : mask), 0);
  const bits = members.flatMap((_, bit) => ((all & (1 << bit)) === 0 ? [] : [bit]));
  const samples: Sample[] = [];
  for (let number = 0; number < 2 ** Math.min(bits.length, mostBits); number++) {
    const held = bits.filter((_, index) => (number & (1 << index)) !== 0);
    samples.push({
      value: held.reduce((mask, bit) => mask | (1 << bit), 0),
      label:
        held.length === 0
          ? `not ${bits.map((bit) => members[bit]).join(', ')}`
          : held.map((bit) => members[bit]).join(' and '),
    });
  }
  return samples;
}

const mostBits = 15;

function others(tests: readonly RowTest[], type: Type, { board }: Subject): Sample[] {
  const tested = new Set(tests.flatMap((test) => (test.accepts === 'values' ? test.values : [])));
  const units = [...board.unitIds.keys()];
  const label = (value: number | string | boolean) => {
    if (typeof value !== 'number' || type.kind !== 'ref') return JSON.stringify(value);
    if (value < 0) return 'none';
    return (type.name === 'unit' ? units[value] : board.hexNumbers[value]) ?? String(value);
  };
  return [...[...tested].map((value) => ({ value, label: label(value) })), { value: Number.NaN, label: 'any other' }];
}

/** A combination in words, naming only axes whose class matters. */
export function inWords(axes: readonly Axis[], classes: readonly Class[], matters: (axis: Axis) => boolean): string {
  return axes.flatMap((axis, index) => (matters(axis) ? [`${axis.title}: ${classes[index]!.label}`] : [])).join('; ');
}
