/**
 * Row mutation: `npm run mutate -- battle-for-moscow`. Each row of each table is dropped and each value in it changed,
 * one at a time, in memory; the game's rule tests and worked plays must notice. What they do not notice is listed: a row
 * that can change without a test failing is not proven. `--only combat` keeps to tables with that in their name.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compileModule } from '../../src/compile/compile.js';
import { lintModule } from '../../src/compile/lint/index.js';
import type { ModuleSource, SourceFile } from '../../src/compile/source.js';
import { eventText } from '../../src/explain/event-text.js';
import { refusalText } from '../../src/explain/refusal-text.js';
import { readSchemas } from '../../src/files/schemas-folder.js';
import { type LoadedModule, loadModule } from '../../src/load/load-module.js';
import type { TableFile } from '../../src/model/module.js';
import { runExample, type Words } from '../../src/play/example.js';
import { hasErrors } from '../../src/validate/fault.js';
import { createValidator } from '../../src/validate/schema.js';
import { type Mutation, mutationsOf } from './mutations.js';
import { bundleTestFile, runTestFile, type TestFile } from './test-files.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const [id = 'battle-for-moscow'] = positionals;
const root = path.resolve(import.meta.dirname, '../..');
const target = 0.95;
const words: Words = { event: eventText, refusal: (_, refusal) => refusalText(refusal) };

interface Outcome {
  readonly file: string;
  readonly mutation: Mutation;
  /** Empty for a survivor; else the test, the fault or the crash that gave it away. */
  readonly caughtBy: string;
}

const validator = createValidator(readSchemas());
const original = loadModule(path.join(root, 'data', id));
if (original.source === null || original.compilation === null) throw new Error(`Cannot mutate ${id}: it has errors`);
const { source, compilation } = original;
const files = await testFiles();
let skip: ReadonlySet<string> = new Set();
skip = await alreadyFailing();
const outcomes: Outcome[] = [];
const started = performance.now();

for (const file of source.tables) {
  if (!file.document.file.includes(values.only)) continue;
  const ranked = [...files];
  for (const mutation of mutationsOf(file.value, siblings)) {
    const caughtBy = await judge(file, mutation, ranked);
    outcomes.push({ file: file.document.file, mutation, caughtBy });
    if (values.verbose)
      console.log(`${file.document.file} ${mutation.row}: ${mutation.change} | ${caughtBy || 'SURVIVES'}`);
    else if (process.stderr.isTTY) process.stderr.write(`\r${outcomes.length} mutants, ${survivors().length} survive `);
  }
}
report();

/** Rule tests of the game, then worked plays: whichever tests there are that load it through `loadModule`. */
async function testFiles(): Promise<TestFile[]> {
  const folder = path.join(root, 'test/rules', id);
  const rules = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const names = rules.filter((name) => name.endsWith('.test.ts')).map((name) => path.join(folder, name));
  return Promise.all(names.sort().map(bundleTestFile));
}

/** Tests that fail on the module as it is prove nothing; they are named and left out. */
async function alreadyFailing(): Promise<Set<string>> {
  const failing = new Set<string>();
  for (const file of files) {
    for (const { test, message } of await runTestFile(file, original, failing, true)) {
      failing.add(test);
      console.error(`Left out, fails on the module as it is: ${test}: ${message.split('\n')[0]}`);
    }
  }
  for (let play = failingPlay(original); play !== null; play = failingPlay(original)) {
    console.error(`Left out, fails on the module as it is: ${play}`);
    failing.add(play.slice(0, play.indexOf(':')));
    skip = failing;
  }
  return failing;
}

/** Runs the files, the one that caught the last mutant of this table first. */
async function judge(file: SourceFile<TableFile>, { table }: Mutation, ranked: TestFile[]): Promise<string> {
  if (hasErrors(validator.validate(file.document, table))) return 'the schema';
  let mutant: LoadedModule;
  try {
    mutant = load({ ...source, tables: source.tables.map((one) => (one === file ? { ...file, value: table } : one)) });
  } catch (error) {
    return `CRASH of the compiler: ${error instanceof Error ? error.stack : error}`;
  }
  if (mutant.game === null) return `a fault: ${mutant.faults.find(({ severity }) => severity === 'error')?.message}`;
  for (const [index, tests] of ranked.entries()) {
    const [failed] = await runTestFile(tests, mutant, skip);
    if (failed === undefined) continue;
    ranked.unshift(...ranked.splice(index, 1));
    return failed.test;
  }
  return failingPlay(mutant) ?? '';
}

/** The first worked play of the module that no longer comes out as it says. */
function failingPlay({ compilation: compiled, source: mutated }: LoadedModule): string | null {
  for (const { value, document } of mutated!.examples) {
    if (skip.has(document.file)) continue;
    try {
      const [mismatch] = runExample(compiled!, value, words);
      if (mismatch !== undefined) return `${document.file}: ${mismatch.message}`;
    } catch (error) {
      return `${document.file}: ${error}`;
    }
  }
  return null;
}

function load(mutated: ModuleSource): LoadedModule {
  const compiled = compileModule(mutated);
  const faults = [...compiled.faults, ...(compiled.game === null ? [] : lintModule(mutated, compiled))];
  return { source: mutated, compilation: compiled, game: hasErrors(faults) ? null : compiled.game, faults };
}

/** Other words of the types that have the word. */
function siblings(word: string): readonly string[] {
  const enums = [...(compilation.checker?.words.enums.values() ?? [])].filter(({ members }) => members.includes(word));
  return enums.flatMap(({ members }) => {
    const at = members.indexOf(word);
    return [...members.slice(at + 1), ...members.slice(0, at)];
  });
}

function survivors(): Outcome[] {
  return outcomes.filter(({ caughtBy }) => caughtBy === '');
}

function report(): void {
  const alive = survivors();
  const score = outcomes.length === 0 ? 1 : 1 - alive.length / outcomes.length;
  const crashes = outcomes.filter(({ caughtBy }) => caughtBy.startsWith('CRASH'));
  if (values.json) {
    const list = alive.map(({ file, mutation: { row, change } }) => ({ file, row, change }));
    console.log(
      JSON.stringify({ mutants: outcomes.length, caught: outcomes.length - alive.length, score, survivors: list }),
    );
  } else {
    for (const { file, mutation, caughtBy } of crashes)
      console.log(`${file} ${mutation.row}: ${mutation.change}: ${caughtBy}`);
    for (const { file, mutation } of alive) console.log(`survives: ${file} ${mutation.row}: ${mutation.change}`);
    const unread = outcomes.filter(
      ({ caughtBy }) => caughtBy.startsWith('a fault') || caughtBy === 'the schema',
    ).length;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(
      `${id}: ${outcomes.length} mutants, ${outcomes.length - alive.length} caught (${unread} of them when loading, ${crashes.length} by a crash), ` +
        `score ${(score * 100).toFixed(1)} %, target ${target * 100} %, ${seconds} s`,
    );
  }
  process.exitCode = score >= target ? 0 : 1;
}
