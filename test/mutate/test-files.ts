/**
 * Test files run again and again in one process, each time against another module. A file is bundled with the test
 * helpers it imports, but without src/, which is loaded once and stays warm; `vitest` is stood in for by a collector,
 * and `loadModule` by whatever the run hands over.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import type { LoadedModule } from '../../src/load/load-module.js';

type Body = () => unknown;
type Factory = (require: (name: string) => unknown, module: { exports: object }, exports: object) => void;

interface Collected {
  readonly name: string;
  readonly body: Body;
}

export interface TestFile {
  readonly name: string;
  readonly factory: Factory;
  readonly outside: ReadonlyMap<string, unknown>;
}

export interface Failed {
  readonly test: string;
  readonly message: string;
}

/** No honest test of a rule takes so long; a table that sends one in circles is stopped. */
const longest = 20_000;
const root = path.resolve(import.meta.dirname, '../..');

export async function bundleTestFile(file: string): Promise<TestFile> {
  const outside = new Map<string, unknown>();
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    define: {
      'import.meta.dirname': JSON.stringify(path.dirname(file)),
      'import.meta.url': JSON.stringify(pathToFileURL(file).href),
    },
    plugins: [
      {
        name: 'outside',
        setup({ onResolve }) {
          onResolve({ filter: /.*/ }, (args) => {
            if (args.kind === 'entry-point') return undefined;
            const full = args.path.startsWith('.')
              ? path.resolve(args.resolveDir, args.path).replace(/\.js$/, '.ts')
              : args.path;
            const helper = full.startsWith(`${root}/test/`);
            if (helper) return { path: full };
            outside.set(full, undefined);
            return { path: full, external: true };
          });
        },
      },
    ],
  });
  for (const name of outside.keys())
    outside.set(name, await import(name.startsWith('/') ? pathToFileURL(name).href : name));
  const factory = new Function('require', 'module', 'exports', outputFiles[0]!.text) as Factory;
  return { name: path.relative(root, file), factory, outside };
}

let current: (() => void) | null = null;
const script = new Script('globalThis.hexwrightMutantRun()');
Object.assign(globalThis, { hexwrightMutantRun: () => current?.() });

/** Runs the tests of a file against a module; stops at the first that fails. `skip` names tests not to run. */
export async function runTestFile(
  file: TestFile,
  loaded: LoadedModule,
  skip: ReadonlySet<string>,
  all = false,
): Promise<Failed[]> {
  const failed: Failed[] = [];
  const waiting: Promise<void>[] = [];
  const attempt = (name: string, body: Body) => {
    const fail = (error: unknown) =>
      failed.push({ test: `${file.name} > ${name}`, message: error instanceof Error ? error.message : String(error) });
    try {
      const result = body();
      if (result instanceof Promise) waiting.push(result.then(() => undefined, fail).then(() => undefined));
    } catch (error) {
      fail(error);
    }
  };
  current = () => {
    const tests: Collected[] = [];
    attempt('(loading)', () => file.factory(requireFor(file, loaded, tests), { exports: {} }, {}));
    for (const { name, body } of tests) {
      if (failed.length > 0 && !all) return;
      if (!skip.has(`${file.name} > ${name}`)) attempt(name, body);
    }
  };
  try {
    script.runInThisContext({ timeout: longest });
  } catch (error) {
    failed.push({ test: `${file.name} > (too long)`, message: String(error) });
  }
  await Promise.all(waiting);
  return failed;
}

function requireFor(file: TestFile, loaded: LoadedModule, tests: Collected[]): (name: string) => unknown {
  return (name) => {
    const full = name.startsWith('.') ? path.resolve(root, name) : name;
    const known = file.outside.get(full) ?? file.outside.get(name);
    if (name === 'vitest') return { ...(known as object), ...collector(tests) };
    if (full.endsWith('src/load/load-module.ts')) return { ...(known as object), loadModule: () => loaded };
    return known;
  };
}

/** `describe`, `test` and `test.each`, which only gather. */
function collector(tests: Collected[]) {
  const trail: string[] = [];
  const add = (name: string, body: Body | object, other?: Body | object) => {
    const run = typeof body === 'function' ? body : other;
    if (typeof run === 'function') tests.push({ name: [...trail, name].join(' > '), body: run as Body });
  };
  const describe = (name: string, body: Body) => {
    trail.push(name);
    body();
    trail.pop();
  };
  const each =
    (register: typeof add) => (rows: readonly unknown[]) => (name: string, body: (...args: unknown[]) => unknown) => {
      for (const [index, row] of rows.entries()) {
        const args = Array.isArray(row) ? row : [row];
        register(`${name} #${index}`, () => body(...args));
      }
    };
  const skipped = () => undefined;
  const test = Object.assign(add, { each: each(add), skip: skipped, todo: skipped });
  const group = Object.assign(describe, { each: each(describe as never), skip: skipped });
  const hook = (body: Body) => tests.push({ name: '(before)', body });
  return { test, it: test, describe: group, beforeAll: hook, beforeEach: hook, afterAll: skipped, afterEach: skipped };
}
