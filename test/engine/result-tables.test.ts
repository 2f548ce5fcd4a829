import { describe, expect, test } from 'vitest';
import { type Json, said, say, start } from './small-module.js';

function crt(column: Json, die: Json = {}): Json {
  return {
    kind: 'result',
    column: {
      columns: [
        { id: 'A', from: 0 },
        { id: 'B', from: 2 },
        { id: 'C', from: 5 },
      ],
      underflow: 'clamp',
      overflow: 'clamp',
      ...column,
      inputs: column.by === 'value' ? { n: 'number' } : { a: 'number', b: 'number' },
    },
    die: {
      roll: 'd6',
      rows: [
        { id: '2-3', from: 2, to: 3 },
        { id: '4', from: 4 },
      ],
      ...die,
    },
    output: { loss: 'int' },
    results: [
      { id: '-', says: 'nothing', gives: {} },
      ...[1, 2, 3, 4, 5, 6].map((loss) => ({ id: `L${loss}`, says: 'a loss', gives: { loss } })),
    ],
    none: '-',
    cells: [
      ['L1', 'L2', 'L3'],
      ['L4', 'L5', 'L6'],
    ],
  };
}

/** Answers of the table to some questions. */
function answers(table: Json, asks: readonly string[]): number[] {
  return said(start({ tables: { crt: table }, do: asks.map((ask) => say(`{${ask}}`)) })).map(Number);
}

describe('the column', () => {
  const columns = (table: Json, values: string[]) =>
    answers(
      table,
      values.map((args) => `crtColumn(${args})`),
    );

  test('by value, rounded down or up', () => {
    const values = ['0, 0', '1.5, 0', '2, 0', '2.5, 0', '4.9, 0', '5, 0', '99, 0'];
    expect(columns(crt({ by: 'value' }), values)).toEqual([0, 0, 1, 1, 1, 2, 2]);
    expect(columns(crt({ by: 'value', round: 'up' }), values)).toEqual([0, 1, 1, 2, 2, 2, 2]);
  });

  test('by difference and by odds', () => {
    expect(columns(crt({ by: 'difference' }), ['3, 3, 0', '7, 5, 0', '7, 5.5, 0', '9, 1, 0', '3, 2, 1'])).toEqual([
      0, 1, 0, 2, 1,
    ]);
    expect(columns(crt({ by: 'odds' }), ['1, 3, 0', '6, 3, 0', '5.9, 3, 0', '10, 2, 0'])).toEqual([0, 1, 0, 2]);
  });

  test('with a step, strength beyond the last column counts before shifts', () => {
    const values = ['5, 0', '6, -1', '7, -1', '9, -2', '9, -3'];
    expect(columns(crt({ by: 'value' }), values)).toEqual([2, 1, 1, 0, 0]);
    expect(columns(crt({ by: 'value', step: 2 }), values)).toEqual([2, 1, 2, 2, 1]);
    expect(columns(crt({ by: 'value', step: 2, round: 'up' }), values)).toEqual([2, 2, 2, 2, 1]);
  });

  test('left of the first it is clamped, cancelled or forbidden', () => {
    const low = ['-1, 0', '0, -1', '2, -1', '2, -2'];
    expect(columns(crt({ by: 'value' }), low)).toEqual([0, 0, 0, 0]);
    expect(columns(crt({ by: 'value', underflow: 'cancel' }), low)).toEqual([-1, -1, 0, -1]);
    expect(columns(crt({ by: 'value', underflow: 'forbid' }), low)).toEqual([-2, -2, 0, -2]);
    // Below the first, then shifted back onto the table.
    expect(columns(crt({ by: 'value', underflow: 'cancel' }), ['-1, 1', '-9, 2'])).toEqual([0, 1]);
  });

  test('right of the last it is clamped or cancelled', () => {
    const high = ['5, 1', '99, 0', '2, 2', '2, 1'];
    expect(columns(crt({ by: 'value' }), high)).toEqual([2, 2, 2, 2]);
    expect(columns(crt({ by: 'value', overflow: 'cancel' }), high)).toEqual([-1, 2, -1, 2]);
    expect(columns(crt({ by: 'value', overflow: 'cancel', step: 1 }), ['5.5, 0', '6, 0', '6, -1'])).toEqual([2, -1, 2]);
  });
});

describe('the cell', () => {
  test('a die beyond the rows uses the nearest row', () => {
    const dice = [-3, 1, 2, 3, 4, 5, 12];
    expect(
      answers(
        crt({ by: 'value' }),
        dice.map((die) => `crt(1, ${die}).loss`),
      ),
    ).toEqual([2, 2, 2, 2, 5, 5, 5]);
  });

  test('rows out of order are clamped to the nearest all the same', () => {
    const rows = [
      { id: '4', from: 4 },
      { id: '2-3', from: 2, to: 3 },
    ];
    expect(answers(crt({ by: 'value' }, { rows }), ['crt(0, 1).loss', 'crt(0, 6).loss'])).toEqual([4, 1]);
  });

  test('without clamp such a die is a fault of the data', () => {
    expect(() => answers(crt({ by: 'value' }, { clamp: false }), ['crt(1, 5).loss'])).toThrow(
      new RangeError('Cannot read "crt" at column 1, die 5'),
    );
  });

  test('a cancelled column gives the result for none whatever the die', () => {
    expect(answers(crt({ by: 'value' }), ['crt(-1, 3).loss', 'crt(-1, 99).loss'])).toEqual([0, 0]);
  });

  test('what was looked up is a ruling in words', () => {
    const session = start({
      tables: { crt: crt({ by: 'difference' }) },
      do: [{ lookup: { column: 'crtColumn(7, 5, 1)', result: 'crt(column, 4)' } }],
    });
    const fired = session.events.flatMap((event) => event.fired.map(({ row, says }) => [row, says]));
    expect(fired).toEqual([
      ['column', '7 less 5, shift +1: column C'],
      ['C/4', 'C, die 4: L6, a loss'],
    ]);
  });
});
