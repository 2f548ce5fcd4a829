import { expect, test } from 'vitest';
import { INT, NUMBER } from '../../src/cel/types.js';
import { Report } from '../../src/compile/report.js';
import { accepts, readTest, testCode } from '../../src/compile/row-test.js';

const where = { document: { file: 't.json', text: '"x"' }, pointer: '' };
const board = undefined as never; // numbers need no board

/** Which of some values a test accepts: as it is read, and as it is compiled. */
function accepted(written: number | string | readonly (number | string)[], values: readonly number[], type = INT) {
  const report = new Report();
  const read = readTest('n', type, written, board, where, report)!;
  expect(report.faults).toEqual([]);
  const run = new Function('n', `return ${testCode(read, 'n')};`) as (n: number) => boolean;
  const found = values.filter((value) => accepts(read, value));
  expect(values.filter(run)).toEqual(found);
  return found;
}

test.each([
  [3, [3]],
  ['<3', [-9, -1, 0, 1, 2]],
  ['<=3', [-9, -1, 0, 1, 2, 3]],
  ['>3', [4, 5, 40]],
  ['>=3', [3, 4, 5, 40]],
  ['!=3', [-9, -1, 0, 1, 2, 4, 5, 40]],
  ['2..4', [2, 3, 4]],
  ['>-1', [0, 1, 2, 3, 4, 5, 40]],
  ['<-1', [-9]],
  [
    [1, '4..5'],
    [1, 4, 5],
  ],
] as const)('whole numbers: %j', (written, expected) => {
  expect(accepted(written, [-9, -1, 0, 1, 2, 3, 4, 5, 40])).toEqual(expected);
});

test.each([
  ['<1.5', [0, 1, 1.25]],
  ['>1.5', [1.75, 2]],
  ['!=1.5', [0, 1, 1.25, 1.75, 2]],
] as const)('fractions: %j', (written, expected) => {
  expect(accepted(written, [0, 1, 1.25, 1.5, 1.75, 2], NUMBER)).toEqual(expected);
});

test('a test of a number that cannot be read is a fault', () => {
  const report = new Report();
  expect(readTest('n', INT, 'about 3', board, where, report)).toBeNull();
  expect(report.faults.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'bad-test: Cannot read the test "about 3" of a number.',
  ]);
});
