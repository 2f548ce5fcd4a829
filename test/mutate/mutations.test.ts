import { expect, test } from 'vitest';
import type { TableFile } from '../../src/model/module.js';
import { mutationsOf } from './mutations.js';

const head = { $schema: 'table.schema.json', id: 'cost', title: 'Cost', cite: '1' };
const siblings = (word: string) => ({ bog: ['wood'], wood: ['bog'] })[word] ?? [];

const decision = {
  ...head,
  kind: 'decision',
  output: 'int',
  hit: 'sum',
  facts: { terrain: 'to.terrain', points: 'unit.move' },
  rows: [
    { id: 'bog', is: { terrain: ['bog'], points: '2..5' }, gives: 3, says: 'bog' },
    { id: 'late', when: 'turn > 3', gives: { expr: 'turn + 1' }, supersedes: ['bog'] },
  ],
} as unknown as TableFile;

const result = {
  ...head,
  kind: 'result',
  column: {
    by: 'odds',
    inputs: { a: 'int', d: 'int' },
    round: 'down',
    columns: [{ id: '1:1', from: 1 }],
    underflow: 'cancel',
    overflow: 'clamp',
  },
  die: {
    roll: 'd6',
    rows: [
      { id: '1', from: 1 },
      { id: '2', from: 2 },
    ],
  },
  output: { loss: 'int' },
  results: [
    { id: 'NE', gives: {}, says: 'no effect' },
    { id: 'L', gives: { loss: 1 }, says: 'a loss' },
  ],
  none: 'NE',
  cells: [['NE'], ['L']],
} as unknown as TableFile;

test('each row of a decision table is dropped, each test removed and changed, each answer changed', () => {
  expect(mutationsOf(decision, siblings).map(({ row, change }) => `${row}: ${change}`)).toEqual([
    'bog: dropped',
    'bog: is.terrain removed',
    'bog: is.terrain bog -> wood',
    'bog: is.points removed',
    'bog: is.points 2..5 -> 3..5',
    'bog: is.points 2..5 -> 1..5',
    'bog: is.points 2..5 -> 2..6',
    'bog: is.points 2..5 -> 2..4',
    'bog: gives 3 -> 4',
    'bog: gives 3 -> 2',
    'late: dropped',
    'late: when negated',
    'late: when removed',
    'late: gives turn + 1 -> turn + 2',
    'late: gives turn + 1 -> turn + 0',
    'late: no longer supersedes bog',
  ]);
});

test('each cell, row, bound, policy and field of a result table is changed', () => {
  expect(mutationsOf(result, siblings).map(({ row, change }) => `${row}: ${change}`)).toEqual([
    '1 under 1:1: NE -> L',
    '1: dropped',
    '2 under 1:1: L -> NE',
    '2: dropped',
    'column 1:1: from 1 -> 2',
    'column 1:1: from 1 -> 0',
    'column: underflow cancel -> clamp',
    'column: underflow cancel -> forbid',
    'column: overflow clamp -> cancel',
    'column: round down -> up',
    'die 1: from 1 -> 2',
    'die 1: from 1 -> 0',
    'die 2: from 2 -> 3',
    'die 2: from 2 -> 1',
    'result L: loss 1 -> 2',
    'result L: loss 1 -> 0',
    'none: NE -> L',
  ]);
});

test('a change leaves the table it came from alone', () => {
  const before = JSON.stringify([decision, result]);
  const texts = [decision, result].flatMap((table) =>
    mutationsOf(table, siblings).map((one) => JSON.stringify(one.table)),
  );
  expect(JSON.stringify([decision, result])).toBe(before);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).not.toContain(JSON.stringify(decision));
});
