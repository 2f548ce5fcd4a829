import { describe, expect, it } from 'vitest';
import { BUILT_INS, FUNCTIONS_VERSION } from '../../src/cel/functions.js';
import { checked, interpret, run } from './fixture.js';

describe('built-in functions', () => {
  it('are a closed list: a change here needs a new version', () => {
    expect(FUNCTIONS_VERSION).toBe(2);
    expect([...BUILT_INS.values()].flatMap((builtIn) => builtIn.signatures)).toEqual([
      'size(list): int',
      'list.size(): int',
      'sum(list of int): int',
      'sum(list of number): number',
      'min(int, int, ...): int',
      'min(number, number, ...): number',
      'min(list of int): int',
      'min(list of number): number',
      'max(int, int, ...): int',
      'max(number, number, ...): number',
      'max(list of int): int',
      'max(list of number): number',
      'abs(int): int',
      'abs(number): number',
      'floor(number): int',
      'ceil(number): int',
      'round(number): int',
      'trunc(number): int',
      'first(list of enum or ref): the same enum or ref',
      'join(list, list): the same list',
      'distinct(list): the same list',
    ]);
    for (const builtIn of BUILT_INS.values()) expect(builtIn.doc, builtIn.name).toMatch(/\.$/);
  });

  it.each([
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(2.4)', 2],
    ['round(0.49999999999999994)', 0],
    ['floor(-1.5)', -2],
    ['ceil(-1.5)', -1],
    ['trunc(-1.5)', -1],
    ['sum(numbers.filter(x, x > 99))', 0],
    ['min(numbers.filter(x, x > 99))', 0],
    ['max(numbers.filter(x, x > 99))', 0],
    ['max(numbers.filter(x, x < 0))', -1],
    ['first(kinds.filter(k, k == "infantry"))', -1],
    ['size(distinct(numbers))', 4],
  ])('%s is %d', (text, value) => {
    expect(interpret(checked(text))).toBe(value);
    expect(run(checked(text))).toBe(value);
  });
});
