/**
 * The literal tests of a table's rows: a word, a list of words, a number, a comparison, a range. Read once into what
 * they accept, so that code, print and the checks for gaps and overlaps all read the same.
 */
import type { Type } from '../cel/types.js';
import type { Board } from './board.js';
import { readScalar } from './literal.js';
import { below, type Report, type Where } from './report.js';

/** Numbers a test accepts, ends included. */
export type Range = readonly [low: number, high: number];

export type RowTest = { readonly fact: string; readonly type: Type } & (
  | { readonly accepts: 'values'; readonly values: readonly (number | string | boolean)[] }
  | { readonly accepts: 'ranges'; readonly ranges: readonly Range[] }
  | { readonly accepts: 'bits'; readonly mask: number }
);

type Scalar = boolean | number | string;

/** Reads one test; null, with a fault, when it does not fit the fact's type. */
export function readTest(
  fact: string,
  type: Type,
  test: Scalar | readonly Scalar[],
  board: Board,
  where: Where,
  report: Report,
): RowTest | null {
  const items = Array.isArray(test) ? (test as readonly Scalar[]) : [test as Scalar];
  const place = (index: number) => (Array.isArray(test) ? below(where, index) : where);
  if (type.kind === 'int' || type.kind === 'number') {
    const ranges = items.map((item, index) => readRanges(item, type, place(index), report));
    return ranges.includes(null)
      ? null
      : { fact, type, accepts: 'ranges', ranges: ranges.flatMap((range) => range ?? []) };
  }
  if (type.kind === 'set') {
    const bits = items.map((item, index) => readScalar(item, type.of, board, place(index), report) as number);
    return { fact, type, accepts: 'bits', mask: bits.reduce((mask, bit) => (bit < 0 ? mask : mask | (1 << bit)), 0) };
  }
  return {
    fact,
    type,
    accepts: 'values',
    values: items.map((item, index) => readScalar(item, type, board, place(index), report)),
  };
}

function readRanges(item: Scalar, type: Type, where: Where, report: Report): Range[] | null {
  if (typeof item === 'number') return [[item, item]];
  const text = String(item);
  const range = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/.exec(text);
  if (range !== null) return [[Number(range[1]), Number(range[2])]];
  const compare = /^(>=|<=|>|<|!=)\s*(-?\d+(?:\.\d+)?)$/.exec(text);
  if (compare === null) {
    report.add(where, 'bad-test', `Cannot read the test ${JSON.stringify(item)} of a number.`, {
      found: text,
      allowed: ['a number', '>=3', '<=3', '>3', '<3', '!=3', '2..5'],
    });
    return null;
  }
  const bound = Number(compare[2]);
  const [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const whole = type.kind === 'int';
  const gap = Number.EPSILON * Math.max(1, Math.abs(bound));
  const above = whole ? Math.floor(bound) + 1 : bound + gap;
  const under = whole ? Math.ceil(bound) - 1 : bound - gap;
  switch (compare[1]) {
    case '>=':
      return [[bound, most]];
    case '<=':
      return [[least, bound]];
    case '>':
      return [[above, most]];
    case '<':
      return [[least, under]];
    default:
      return [
        [least, under],
        [above, most],
      ];
  }
}

/** The test as code over the variable that holds the fact. */
export function testCode(test: RowTest, variable: string): string {
  if (test.accepts === 'bits') return `(${variable} & ${test.mask}) !== 0`;
  if (test.accepts === 'ranges') return anyOf(test.ranges.map(([low, high]) => rangeCode(variable, low, high)));
  if (test.type.kind === 'bool') {
    const values = new Set(test.values);
    return values.size === 2 ? 'true' : values.has(true) ? variable : `!${variable}`;
  }
  return anyOf(test.values.map((value) => `${variable} === ${JSON.stringify(value)}${wordNote(test.type, value)}`));
}

function rangeCode(variable: string, low: number, high: number): string {
  if (low === high) return `${variable} === ${low}`;
  const parts = [
    ...(Number.isFinite(low) ? [`${variable} >= ${low}`] : []),
    ...(Number.isFinite(high) ? [`${variable} <= ${high}`] : []),
  ];
  return parts.length === 2 ? `(${parts.join(' && ')})` : (parts[0] ?? 'true');
}

function wordNote(type: Type, value: number | string | boolean): string {
  const word = type.kind === 'enum' && typeof value === 'number' ? type.members[value] : undefined;
  return word === undefined ? '' : ` /* ${word} */`;
}

function anyOf(parts: readonly string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(' || ')})`;
}

/** Whether the test accepts a value of its fact. */
export function accepts(test: RowTest, value: number | string | boolean): boolean {
  if (test.accepts === 'bits') return ((value as number) & test.mask) !== 0;
  if (test.accepts === 'values') return test.values.includes(value);
  return test.ranges.some(([low, high]) => (value as number) >= low && (value as number) <= high);
}
