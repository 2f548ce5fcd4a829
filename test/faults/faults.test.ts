/** Bad modules, and exactly what loading says of each: code, line and column, message, what is allowed, advice. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROBLEM_CODES } from '../../src/cel/problem.js';
import { lintCodes } from '../../src/compile/lint/index.js';
import { playRandomly } from '../../src/engine/random-play.js';
import { Session } from '../../src/engine/session.js';
import { type LoadedModule, loadModule } from '../../src/load/load-module.js';
import { cpuTime } from '../validate/cpu-time.js';
import { compileCases } from './compile.cases.js';
import { expressionCases } from './expression.cases.js';
import { baseFolder, type FaultyCase, linesOf, loadChanged } from './faulty.js';
import { lintCases } from './lint.cases.js';
import { readingCases } from './reading.cases.js';

const all: readonly FaultyCase[] = [...readingCases, ...compileCases, ...expressionCases, ...lintCases];

describe('the good module', () => {
  test('loads without a fault', () => {
    expect(linesOf(loadModule(baseFolder))).toEqual([]);
  });

  test.each(['standard', 'reserve'])('plays %s to an end at random', (scenario) => {
    const { game } = loadModule(baseFolder);
    for (let seed = 1; seed <= 20; seed++) {
      const session = Session.start(game!, { scenario, seed });
      playRandomly(session, seed, 1000);
      expect(session.result).not.toBeNull();
    }
  });
});

describe.each([
  ['reading', readingCases],
  ['compiling', compileCases],
  ['expressions', expressionCases],
  ['lints', lintCases],
] as const)('%s', (_, cases) => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', (_name, { change, expected }) => {
    let loaded: LoadedModule | undefined;
    const time = cpuTime(() => {
      loaded = loadChanged(change);
    });
    expect(linesOf(loaded!)).toEqual(expected);
    expect(time).toBeLessThan(1000);
    expect(loaded!.game === null).toBe(loaded!.faults.some(({ severity }) => severity === 'error'));
  });
});

test('no folder', () => {
  expect(linesOf(loadModule(path.join(baseFolder, 'nothing')))).toEqual([
    `.:1:1 error no-folder Cannot read the folder ${path.join(baseFolder, 'nothing')}: there is no such file.`,
  ]);
});

test('an empty folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hexwright-empty-'));
  try {
    expect(linesOf(loadModule(folder))).toEqual([
      `.:1:1 error empty-module Cannot find a module in ${folder}: it holds no *.json file.`,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('more faults than are told', () => {
  const counters = Array.from({ length: 150 }, (_, i) => ({
    id: `u${i}`,
    name: 'x',
    side: 'red',
    type: 'troop',
    x: 1,
  }));
  const lines = linesOf(loadChanged({ 'counters.json': { '/counters': counters } }));
  expect(lines).toHaveLength(101);
  expect(lines[0]).toBe(
    'counters.json:1:1 error too-many-faults Cannot list more than 100 faults of this file: mend these first.',
  );
});

/** Codes that a bad module cannot bring about in a test, and why. */
const unseen: Readonly<Record<string, string>> = {
  misfit: 'ajv refuses what the walk cannot explain: a fault of ours',
  ambiguous: 'no schema has branches that overlap',
  'duplicate-item': 'no schema wants the items of a list to differ',
  'expression-too-long': 'the schema stops it first',
  'too-many-faults': 'in a test of its own',
  'empty-module': 'in a test of its own',
  'no-folder': 'in a test of its own',
};

test('every code that loading can give is in some case', () => {
  const seen = new Set(all.flatMap(({ expected }) => expected.map((line) => line.split(' ')[2]!)));
  const codes = new Set([...lintCodes, ...PROBLEM_CODES, ...['validate', 'files', 'compile'].flatMap(codesOf)]);
  expect([...codes].filter((code) => !seen.has(code) && unseen[code] === undefined).sort()).toEqual([]);
});

/** Codes written in a folder of the source: after `code:`, or as an argument after a place. */
function codesOf(folder: string): string[] {
  const root = path.join(import.meta.dirname, '../../src', folder);
  const files = readdirSync(root).filter((name) => name.endsWith('.ts'));
  return files.flatMap((name) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    const found = [/code: '([a-z]+(?:-[a-z0-9]+)*)',/g, /[,(]\s+'([a-z]+(?:-[a-z]+)+)',\s+[`'"]/g].flatMap(
      (pattern) => [...text.matchAll(pattern)],
    );
    return found.map(([, code]) => code!).filter((code) => !code.startsWith('x-')); // keywords of schemas
  });
}
