import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { NUMBER, typeName, type Value } from '../../src/cel/types.js';
import { checked, emitted, FEATURES, interpret, KIND, listOf, run, SCOPE, unsigned, VOCABULARY } from './fixture.js';

type Row = readonly [text: string, type: string, value: Value, js: string];

const ROWS: readonly Row[] = [
  // literals and arithmetic
  ['1 + 2 * 3', 'int', 7, '1 + 2 * 3'],
  ['(1 + 2) * 3', 'int', 9, '(1 + 2) * 3'],
  ['10 - (3 - 2)', 'int', 9, '10 - (3 - 2)'],
  ['7 / 2', 'int', 3, 'Math.trunc(7 / 2)'],
  ['-7 / 2', 'int', -3, 'Math.trunc(-7 / 2)'],
  ['-7 % 4', 'int', -3, '-7 % 4'],
  ['7 / 2.0', 'number', 3.5, '7 / 2'],
  ['n / turn', 'int', 0, 'rt.divide(n, turn, "n / turn")'],
  ['mp / n', 'number', 2.5 / -3, 'rt.ratio(mp, n, "mp / n")'],
  ['turn % n', 'int', 1, 'rt.remainder(turn, n, "turn % n")'],
  ['1 + 2.5', 'number', 3.5, '1 + 2.5'],
  ['mp >= 2', 'bool', true, 'mp >= 2'],
  ['-n', 'int', 3, '-n'],
  ['--n', 'int', -3, '-(-n)'],
  ['n - -1', 'int', -2, 'n - -1'],
  ['"a" + word', 'text', 'aa', '"a" + word'],
  ['"say \\"hi\\"" == word', 'bool', false, '"say \\"hi\\"" === word'],
  ['1 == 2', 'bool', false, 'false'],
  // logic
  ['tired || mp > 2 && n < 0', 'bool', true, 'tired || mp > 2 && n < 0'],
  ['(tired || mp > 2) && n < 0', 'bool', true, '(tired || mp > 2) && n < 0'],
  ['!(n == 3)', 'bool', true, '!(n === 3)'],
  ['tired ? 1 : 2.5', 'number', 2.5, 'tired ? 1 : 2.5'],
  ['(tired ? 1 : 2) + 1', 'int', 3, '(tired ? 1 : 2) + 1'],
  // enums, refs and none
  ['unit.kind == "tank"', 'bool', true, '(host.kind[unit] ?? -1) === 0 /* tank */'],
  ['"gun" != unit.kind', 'bool', true, '2 /* gun */ !== (host.kind[unit] ?? -1)'],
  ['unit.hex == none', 'bool', false, '(host.hex[unit] ?? -1) === -1 /* none */'],
  [
    'unit.kind == (tired ? "gun" : "tank")',
    'bool',
    true,
    '(host.kind[unit] ?? -1) === (tired ? 2 /* gun */ : 0 /* tank */)',
  ],
  ['tired ? "gun" : unit.kind', 'kind', 0, 'tired ? 2 /* gun */ : (host.kind[unit] ?? -1)'],
  ['tired ? unit : none', 'unit', -1, 'tired ? unit : -1 /* none */'],
  ['unit.side == side', 'bool', false, '(host.side[unit] ?? -1) === side'],
  ['unit.side == sky.side', 'bool', true, '(host.side[unit] ?? -1) === sky.side'],
  ['sky.depth + 1', 'int', 5, 'sky.depth + 1'],
  ['side in ["blue"]', 'bool', true, 'side === 1 /* blue */'],
  ['side in ["blue", "red", "blue"]', 'bool', true, 'side === 1 /* blue */ || side === 0 /* red */'],
  ['!(n in [1, 2])', 'bool', true, '!(n === 1 || n === 2)'],
  ['n + 1 in [1, 2]', 'bool', false, '[1, 2].includes(n + 1)'],
  ['word in ["a", "b"]', 'bool', true, 'word === "a" || word === "b"'],
  ['likeliest(kinds) in ["tank", "gun"]', 'bool', true, '((5 /* tank, gun */ >> host.likeliest(kinds)) & 1) === 1'],
  [
    'unit.letter in ["a", "b", "c", "d", "e", "f", "g"]',
    'bool',
    true,
    '((127 /* a, b, c, d, e, f, g */ >> (host.letter[unit] ?? -1)) & 1) === 1',
  ],
  ['unit.kind in kinds', 'bool', true, 'kinds.includes((host.kind[unit] ?? -1))'],
  ['"gun" in kinds', 'bool', true, 'kinds.includes(2 /* gun */)'],
  ['kindCost("gun")', 'number', 1.5, 'host.kindCost(2 /* gun */)'],
  ['likeliest(["gun", unit.kind])', 'kind', 2, 'host.likeliest([2 /* gun */, (host.kind[unit] ?? -1)])'],
  // sets
  ['"river" in from.features', 'bool', true, '((host.features[from] ?? 0) & 1 /* river */) !== 0'],
  ['"*/ evil /*" in features', 'bool', false, '(features & 8) !== 0'],
  [
    '(tired ? "river" : "road") in features',
    'bool',
    true,
    '((features >> (tired ? 0 /* river */ : 1 /* road */)) & 1) === 1',
  ],
  ['none in features', 'bool', false, '((features >> -1 /* none */) & 1) === 1'],
  ['from.features == ["road", "river"]', 'bool', true, '(host.features[from] ?? 0) === 3 /* road, river */'],
  // lists
  ['numbers[0]', 'int', 3, 'rt.at(numbers, 0, "numbers[0]")'],
  ['size(numbers) + numbers.size()', 'int', 10, 'numbers.length + numbers.length'],
  ['size(tired ? numbers : [1])', 'int', 1, '(tired ? numbers : [1]).length'],
  ['sum(numbers)', 'int', 10, 'rt.sum(numbers)'],
  ['min(numbers) + max(numbers)', 'int', 3, 'rt.min(numbers) + rt.max(numbers)'],
  ['min(n, 2.5)', 'number', -3, 'Math.min(n, 2.5)'],
  ['max(n, 2, turn)', 'int', 7, 'Math.max(n, 2, turn)'],
  ['floor(mp) + ceil(mp) + trunc(mp)', 'int', 7, 'Math.floor(mp) + Math.ceil(mp) + Math.trunc(mp)'],
  ['round(-mp)', 'int', -3, 'rt.round(-mp)'],
  ['abs(n)', 'int', 3, 'Math.abs(n)'],
  ['distinct(numbers)', 'list of int', [3, -1, 4, 1], 'rt.distinct(numbers)'],
  ['first(kinds)', 'kind', 2, '(kinds[0] ?? -1)'],
  [
    'first(all_units.filter(u, u.strength > 9))',
    'unit',
    -1,
    '(all_units.find(($u) => (host.strength[$u] ?? 0) > 9) ?? -1)',
  ],
  [
    'all_units.exists(u, u.kind == "gun")',
    'bool',
    true,
    'all_units.some(($u) => (host.kind[$u] ?? -1) === 2 /* gun */)',
  ],
  ['numbers.all(x, x > 0)', 'bool', false, 'numbers.every(($x) => $x > 0)'],
  ['numbers.exists_one(x, x == 3)', 'bool', false, 'numbers.reduce(($$, $x) => $x === 3 ? $$ + 1 : $$, 0) === 1'],
  ['numbers.filter(x, x > 2)', 'list of int', [3, 4, 3], 'numbers.filter(($x) => $x > 2)'],
  ['numbers.map(x, x * 2)', 'list of int', [6, -2, 8, 2, 6], 'numbers.map(($x) => $x * 2)'],
  ['numbers.map(x, x > 2, x * 2)', 'list of int', [6, 8, 6], 'numbers.filter(($x) => $x > 2).map(($x) => $x * 2)'],
  ['numbers.map(x, x / 2.0)', 'list of number', [1.5, -0.5, 2, 0.5, 1.5], 'numbers.map(($x) => $x / 2)'],
  [
    'size(numbers.filter(x, x > 2 || x < 0))',
    'int',
    4,
    'numbers.reduce(($$, $x) => $x > 2 || $x < 0 ? $$ + 1 : $$, 0)',
  ],
  ['sum(numbers.filter(x, x > 2))', 'int', 10, 'numbers.reduce(($$, $x) => $x > 2 ? $$ + $x : $$, 0)'],
  ['sum(numbers.map(x, x - 1))', 'int', 5, 'numbers.reduce(($$, $x) => $$ + ($x - 1), 0)'],
  [
    'sum(to.units.filter(u, u.done).filter(v, v.strength > 1).map(w, w.strength * 2))',
    'int',
    0,
    '(host.units[to] ?? []).reduce(($$, $u) => (host.done[$u] ?? false) && (host.strength[$u] ?? 0) > 1 ? $$ + (host.strength[$u] ?? 0) * 2 : $$, 0)',
  ],
  ['numbers.filter(x, x > 2).all(y, y == 3)', 'bool', false, 'numbers.every(($x) => !($x > 2) || $x === 3)'],
  ['numbers.filter(x, x > 2).exists(y, y == 3)', 'bool', true, 'numbers.some(($x) => $x > 2 && $x === 3)'],
  // an exists may stop early, so what could throw is not moved behind it
  [
    'numbers.filter(x, 6 / x > 1).exists(y, y == 3)',
    'bool',
    true,
    'numbers.filter(($x) => rt.divide(6, $x, "6 / x") > 1).some(($y) => $y === 3)',
  ],
  // a chain shares a parameter: an inner variable of the outer's first name must not capture it
  [
    'numbers.filter(u, u > 0).exists(v, numbers.exists(u, u + v == 7))',
    'bool',
    true,
    'numbers.some(($u) => $u > 0 && numbers.some(($u$) => $u$ + $u === 7))',
  ],
  ['distance(from, to) * 2', 'int', 2, 'host.distance(from, to) * 2'],
];

describe('expression', () => {
  it.each(ROWS)('%s is %s', (text, type, value, js) => {
    const node = checked(text);
    expect(typeName(node.type)).toBe(type);
    // 0 and -0 are one number: nothing in the language tells them apart.
    expect(unsigned(interpret(node))).toEqual(value);
    expect(unsigned(run(node))).toEqual(value);
    expect(emitted(text)).toBe(js);
  });

  it('takes the type that is expected of it', () => {
    expect(checked('"gun"', KIND)).toMatchObject({ type: KIND, value: 2, label: 'gun' });
    expect(checked('["river", "rail"]', FEATURES)).toMatchObject({ value: 5 });
    expect(checked('[]', listOf(KIND)).type).toEqual(listOf(KIND));
    expect(checked('1', NUMBER).type.kind).toBe('int');
    expect(checked('none', KIND)).toMatchObject({ value: -1 });
  });

  it('throws when it divides by zero or runs off a list, in the interpreter and in emitted code', () => {
    const throwing: readonly (readonly [string, string])[] = [
      ['1 / zero', 'Cannot divide by zero in 1 / zero'],
      ['1 / 0', 'Cannot divide by zero in 1 / 0'],
      ['mp / (zero * 2)', 'Cannot divide by zero in mp / (zero * 2)'],
      ['1 % zero', 'Cannot divide by zero in 1 % zero'],
      ['numbers[5]', 'Cannot take element 5 of 5 in numbers[5]'],
      ['numbers.filter(x, kinds[x] == "gun").exists(y, true)', 'Cannot take element 3 of 3 in kinds[x]'],
      ['numbers[-1]', 'Cannot take element -1 of 5 in numbers[-1]'],
    ];
    for (const [text, message] of throwing) {
      expect(() => interpret(checked(text)), text).toThrow(new RangeError(message));
      expect(() => run(checked(text)), text).toThrow(new RangeError(message));
    }
  });

  it('emits what a strict TypeScript compiler accepts', () => {
    const scope = [...SCOPE.keys(), ...VOCABULARY.variables.keys()];
    const types: Readonly<Record<string, string>> = {
      tired: 'boolean',
      word: 'string',
      sky: '{ readonly depth: number; readonly side: number }',
      numbers: 'readonly number[]',
      kinds: 'readonly number[]',
      all_units: 'readonly UnitId[]',
      unit: 'UnitId',
      enemy: 'UnitId',
    };
    const source = [
      "import * as rt from '/work/runtime.js';",
      "type UnitId = number & { readonly brand: 'unit' };",
      'declare const host: { kindCost(k: number): number; likeliest(k: readonly number[]): number; distance(a: number, b: number): number; units: (readonly UnitId[])[]; done: boolean[]; name: string[] } & Record<"kind" | "side" | "strength" | "morale" | "hex" | "letter" | "features", number[]>;',
      ...scope.map((name) => `declare const ${name}: ${types[name] ?? 'number'};`),
      ...ROWS.map(([text], index) => `export const row${index} = ${emitted(text)};`),
    ].join('\n');
    expect(diagnose(source)).toEqual([]);
  });
});

function diagnose(source: string): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const runtime = new URL('../../src/cel/runtime.ts', import.meta.url).pathname;
  host.fileExists = (file) => file === '/work/row.ts' || file === '/work/runtime.ts' || fileExists(file);
  host.readFile = (file) => (file === '/work/row.ts' ? source : readFile(file === '/work/runtime.ts' ? runtime : file));
  const program = ts.createProgram(['/work/row.ts'], options, host);
  return ts.getPreEmitDiagnostics(program).map((one) => ts.flattenDiagnosticMessageText(one.messageText, ' '));
}
