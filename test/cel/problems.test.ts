import { describe, expect, it } from 'vitest';
import { describeProblem, PROBLEM_CODES } from '../../src/cel/problem.js';
import { BOOL, INT, type Type } from '../../src/cel/types.js';
import { KIND, problemOf } from './fixture.js';

/** The carets stand under what is underlined. */
type Row = readonly [text: string, carets: string, code: string, prose: string, expected?: Type];

const KINDS = 'Expected one of tank, infantry, gun.';

const ROWS: readonly Row[] = [
  // reading
  ['', '', 'empty-expression', 'Cannot read an empty expression.'],
  ['  ', '^^', 'empty-expression', 'Cannot read an empty expression.'],
  ['1 +', '', 'syntax', 'Cannot read the expression: it ends too early.'],
  ['n = 1', '  ^', 'syntax', 'Cannot read the expression: "=" was not expected here. Write ==.'],
  ['tired and n > 1', '      ^^^', 'syntax', 'Cannot read the expression: "and" was not expected here. Write &&.'],
  ['tired | tired', '      ^', 'syntax', 'Cannot read the expression: "|" was not expected here. Write ||.'],
  ['(n', '', 'syntax', 'Cannot read the expression: expected ")", found the end.'],
  ['n * * n', '    ^', 'syntax', 'Cannot read the expression: found "*" where a value belongs.'],
  ['"abc', '^^^^', 'syntax', 'Cannot read the expression: unterminated string.'],
  ['n # 1', '  ^', 'syntax', 'Cannot read the expression: "#" was not expected here.'],
  ['for > 1', '^^^', 'reserved-word', 'Cannot use "for" as a name: it is a reserved word.'],
  ['99999999999999999999', '^^^^^^^^^^^^^^^^^^^^', 'bad-number', 'Cannot use a whole number above 9007199254740991.'],
  [
    '{"a": 1}',
    '^^^^^^^^',
    'unsupported-syntax',
    'Cannot use a map: it is not part of the expression language. Use a table for a look-up.',
  ],
  [
    'unit.hex == null',
    '            ^^^^',
    'unsupported-syntax',
    'Cannot use null: it is not part of the expression language. Write none.',
  ],
  ['1u', '^^', 'unsupported-syntax', 'Cannot use bytes or unsigned numbers in an expression.'],
  ['b"a"', '^^^^', 'unsupported-syntax', 'Cannot use bytes or unsigned numbers in an expression.'],
  [
    'has(unit.kind)',
    '^^^',
    'unsupported-syntax',
    'Cannot use has: it is not part of the expression language. Every declared member has a value: compare it with none.',
  ],
  [
    'word.matches("^(a+)+$")',
    '     ^^^^^^^',
    'unsupported-syntax',
    'Cannot use matches: it is not part of the expression language. Compare whole texts or enum values with == or in.',
  ],
  [
    'cel.bind(x, 1, x)',
    '    ^^^^',
    'unsupported-syntax',
    'Cannot use bind: it is not part of the expression language.',
  ],
  [
    'numbers.exists(x)',
    '        ^^^^^^',
    'bad-macro',
    'Cannot use exists with 1 argument. Write list.exists(x, ...) with a name and an expression.',
  ],
  [
    'numbers.all(1, true)',
    '            ^',
    'bad-macro',
    'Cannot use all without a plain name for its first argument. Write list.all(x, ...).',
  ],
  // names
  [
    'unti.kind == "tank"',
    '^^^^',
    'unknown-variable',
    'Cannot find a variable "unti". Expected one of unit, enemy, from, to, side, mp, n, zero, tired, word, sky, numbers and 4 more. Did you mean "unit"?',
  ],
  [
    'unit.knd == "tank"',
    '     ^^^',
    'unknown-member',
    'Cannot find a member "knd" of unit. Expected one of kind, side, strength, morale, done, name, letter, hex. Did you mean "kind"?',
  ],
  [
    'sky.dept',
    '    ^^^^',
    'unknown-member',
    'Cannot find a member "dept" of sky. Expected one of depth, side. Did you mean "depth"?',
  ],
  [
    'sky.constructor',
    '    ^^^^^^^^^^^',
    'unknown-member',
    'Cannot find a member "constructor" of sky. Expected one of depth, side.',
  ],
  [
    'unit.__proto__',
    '     ^^^^^^^^^',
    'unknown-member',
    'Cannot find a member "__proto__" of unit. Expected one of kind, side, strength, morale, done, name, letter, hex.',
  ],
  [
    'distanc(from, to)',
    '^^^^^^^',
    'unknown-function',
    'Cannot find a function "distanc". Expected one of size, sum, min, max, abs, floor, ceil, round, trunc, first, join, distinct and 3 more. Did you mean "distance"?',
  ],
  [
    'filter(numbers, n)',
    '^^^^^^',
    'unknown-function',
    'Cannot find a function "filter". Expected one of size, sum, min, max, abs, floor, ceil, round, trunc, first, join, distinct and 3 more. Write list.filter(x, ...).',
  ],
  [
    'numbers.sum()',
    '        ^^^',
    'unknown-function',
    'Cannot call sum after a dot. Write sum(...) with everything it needs between the parentheses.',
  ],
  [
    'numbers.exist(x, true)',
    '        ^^^^^',
    'unknown-function',
    'Cannot find a function "exist". Expected one of exists, all, exists_one, filter, map, size. Did you mean "exists"?',
  ],
  [
    'numbers.size',
    '        ^^^^',
    'no-members',
    'Cannot read .size of list of int: it has no members. Write size(...).',
  ],
  ['n.x', '  ^', 'no-members', 'Cannot read .x of int: it has no members.'],
  [
    'numbers.exists(n, n > 1)',
    '               ^',
    'shadowed-variable',
    'Cannot name the elements "n": the name is already in use.',
  ],
  [
    'kinds.all(constructor, true)',
    '          ^^^^^^^^^^^',
    'reserved-word',
    'Cannot use "constructor" as a name: it is a reserved word.',
  ],
  [
    'numbers.all(x, x > 0) && x > 1',
    '                         ^',
    'unknown-variable',
    'Cannot find a variable "x". Expected one of unit, enemy, from, to, side, mp, n, zero, tired, word, sky, numbers and 4 more.',
  ],
  // enum values
  [
    'unit.kind == "tnak"',
    '             ^^^^^^',
    'unknown-value',
    `Cannot compare kind with "tnak". ${KINDS} Did you mean "tank"?`,
  ],
  ['"tnak" != unit.kind', '^^^^^^', 'unknown-value', `Cannot compare kind with "tnak". ${KINDS} Did you mean "tank"?`],
  [
    'unit.kind in ["tank", "tnak"]',
    '                      ^^^^^^',
    'unknown-value',
    `Cannot compare kind with "tnak". ${KINDS} Did you mean "tank"?`,
  ],
  [
    '"rivr" in from.features',
    '^^^^^^',
    'unknown-value',
    'Cannot compare feature with "rivr". Expected one of river, road, rail, */ evil /*. Did you mean "river"?',
  ],
  ['kindCost("zzz")', '         ^^^^^', 'unknown-value', `Cannot use "zzz" as kind. ${KINDS}`],
  ['tired ? unit.kind : "zzz"', '                    ^^^^^', 'unknown-value', `Cannot use "zzz" as kind. ${KINDS}`],
  ['"zzz"', '^^^^^', 'unknown-value', `Cannot use "zzz" as kind. ${KINDS}`, KIND],
  [
    'unit.kind == tank',
    '             ^^^^',
    'unknown-variable',
    'Cannot find a variable "tank". Expected one of unit, enemy, from, to, side, mp, n, zero, tired, word, sky, numbers and 4 more. Write "tank" for the kind.',
  ],
  [
    'distance > 1',
    '^^^^^^^^',
    'unknown-variable',
    'Cannot find a variable "distance". Expected one of unit, enemy, from, to, side, mp, n, zero, tired, word, sky, numbers and 4 more. Write distance(...) to call the function.',
  ],
  // types
  ['unit.side == 1', '^^^^^^^^^^^^^^', 'unlike-types', 'Cannot compare side with int.'],
  ['unit.kind == unit.side', '^^^^^^^^^^^^^^^^^^^^^^', 'unlike-types', 'Cannot compare kind with side.'],
  ['n == "3"', '^^^^^^^^', 'unlike-types', 'Cannot compare int with "3".'],
  ['(n + 1) == "3"', '^^^^^^^^^^^^^^', 'unlike-types', 'Cannot compare int with "3".'],
  ['n == none', '^^^^^^^^^', 'unlike-types', 'Cannot compare int with none.'],
  ['none == none', '^^^^^^^^^^^^', 'unlike-types', 'Cannot compare none with none.'],
  ['n in kinds', '^^^^^^^^^^', 'unlike-types', 'Cannot look for int in list of kind. Expected kind.'],
  ['tired ? 1 : "x"', '^^^^^^^^^^^^^^^', 'unlike-types', 'Cannot choose between int and "x".'],
  ['numbers == numbers', '^^^^^^^^^^^^^^^^^^', 'wrong-operand', 'Cannot compare list of int with "==".'],
  ['unit.kind < 2', '^^^^^^^^^', 'wrong-operand', 'Cannot use kind with "<". Expected one of int, number.'],
  ['1 + tired', '    ^^^^^', 'wrong-operand', 'Cannot use bool with "+". Expected one of int, number.'],
  ['word + 1', '       ^', 'wrong-operand', 'Cannot use int with "+" after a text. Expected text.'],
  ['mp % 2', '^^', 'wrong-operand', 'Cannot use number with "%". Expected int.'],
  ['n && tired', '^', 'wrong-operand', 'Cannot use int with "&&". Expected bool.'],
  ['!n', ' ^', 'wrong-operand', 'Cannot use int with "!". Expected bool.'],
  ['n ? 1 : 2', '^', 'wrong-operand', 'Cannot use int before "?". Expected bool.'],
  [
    'numbers.filter(x, x)',
    '                  ^',
    'wrong-operand',
    'Cannot use int as the condition of filter. Expected bool.',
  ],
  ['numbers[1.5]', '        ^^^', 'wrong-operand', 'Cannot use number as the position in a list. Expected int.'],
  ['n[0]', '^', 'not-a-list', 'Cannot use [...] on int. Expected list.'],
  ['unit.exists(x, true)', '^^^^', 'not-a-list', 'Cannot use exists on unit. Expected list.'],
  ['n in mp', '     ^^', 'not-a-list', 'Cannot look for something in number. Expected one of list, set.'],
  ['n in []', '     ^^', 'empty-list', 'Cannot look for something in an empty list.'],
  ['size([])', '     ^^', 'empty-list', 'Cannot tell what an empty list is a list of.'],
  ['[1, 2, tired]', '       ^^^^^', 'mixed-list', 'Cannot put bool into a list of int. Expected int.'],
  [
    'sum(kinds)',
    '^^^^^^^^^^',
    'wrong-argument',
    'Cannot call sum with list of kind. Expected one of sum(list of int): int, sum(list of number): number.',
  ],
  [
    'distance(from, unit)',
    '               ^^^^',
    'wrong-argument',
    'Cannot use unit as argument 2 of distance. Expected hex.',
  ],
  [
    'distance(from)',
    '^^^^^^^^^^^^^^',
    'wrong-argument-count',
    'Cannot call distance with 1 argument: it takes 2. Expected distance(hex, hex).',
  ],
  [
    'abs(1, 2)',
    '^^^^^^^^^',
    'wrong-argument-count',
    'Cannot call abs with 2 arguments: it takes 1. Expected one of abs(int): int, abs(number): number.',
  ],
  ['n + 1', '^^^^^', 'wrong-type', 'Cannot use int here. Expected bool.', BOOL],
  ['(n + 1) / (mp - 2)', '^^^^^^^^^^^^^^^^^^', 'wrong-type', 'Cannot use number here. Expected int.', INT],
  ['unit', '^^^^', 'wrong-type', 'Cannot use unit here. Expected kind.', KIND],
];

describe('problem', () => {
  it.each(ROWS.map((row) => ({ text: row[0], row })))('in $text', ({ row }) => {
    const [text, carets, code, prose, expected] = row;
    const problem = problemOf(text, expected);
    expect(problem.code).toBe(code);
    expect(describeProblem(problem)).toBe(prose);
    expect(' '.repeat(problem.start) + '^'.repeat(problem.end - problem.start)).toBe(
      carets === '' ? ' '.repeat(text.length) : carets,
    );
  });

  it('has a row for every code, apart from limits and templates', () => {
    const elsewhere = ['expression-too-deep', 'expression-too-large', 'expression-too-long', 'bad-template'];
    const shown = new Set([...ROWS.map(([, , code]) => code), ...elsewhere]);
    expect([...shown].sort()).toEqual([...PROBLEM_CODES]);
  });
});
