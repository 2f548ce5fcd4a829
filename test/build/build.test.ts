import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuildResult, buildModule } from '../../src/build/build-module.js';
import { sha256 } from '../../src/build/inputs.js';
import { rulesHost } from '../../src/build/rules-host.js';
import { playRandomly } from '../../src/engine/random-play.js';
import { Session } from '../../src/engine/session.js';
import { loadModule } from '../../src/load/load-module.js';
import { equalFiles } from '../compile/equal-module.js';

const root = mkdtempSync(path.join(tmpdir(), 'hexwright-build-'));
const data = path.join(root, 'equal');
const out = path.join(root, 'out');
const built = path.join(out, 'equal');

/** One table of each hit policy, with groups, exceptions, rounding and worked answers. */
const tables = ['first', 'unique', 'any', 'or', 'and', 'sum', 'product', 'min', 'max', 'collect'].map((hit) => ({
  id: `${hit}Table`,
  inputs: { unit: 'unit', count: 'int' },
  output: hit === 'or' || hit === 'and' ? 'bool' : 'number',
  hit,
  ...(['sum', 'product', 'min', 'max'].includes(hit) ? { round: 'nearest' } : {}),
  facts: { tired: 'unit.tired', answer: 'count', power: { is: 'unit.power', title: 'Power */ of a unit' } },
  groups: { best: hit === 'or' || hit === 'and' ? 'first' : 'max' },
  ...(hit === 'collect' ? {} : { default: hit === 'or' || hit === 'and' ? true : 0.5 }),
  rows: [
    { id: 'tired', is: { tired: true }, gives: hit === 'or' || hit === 'and' ? false : 1.5, says: 'tired {unit.name}' },
    {
      id: 'many',
      is: { answer: hit === 'first' ? '4..8' : '>=4', tired: false },
      gives: hit === 'or' || hit === 'and' ? { expr: 'power > 2 || count > 7' } : { expr: 'power / 2.0' },
      group: 'best',
    },
    {
      id: 'all',
      is: { answer: '>8', tired: false },
      gives: hit === 'or' || hit === 'and' ? true : 2.5,
      group: 'best',
      ...(hit === 'unique' || hit === 'any' ? { supersedes: ['many'] } : {}),
    },
  ],
}));
const records = {
  id: 'recordTable',
  inputs: { unit: 'unit', hex: 'hex' },
  output: { amount: 'int', sure: 'bool', where: 'hex', words: 'text' },
  hit: 'first',
  rows: [
    {
      id: 'near',
      when: 'unit.onMap && near(unit.hex, hex)',
      gives: { amount: { expr: 'unit.power' }, sure: true, where: { expr: 'unit.hex' }, words: 'it\'s "near"' },
    },
    { id: 'far', gives: { amount: -1 } },
  ],
};

function writeModule(change: (name: string, json: Record<string, unknown>) => unknown = (_, json) => json): void {
  for (const [name, json] of Object.entries(equalFiles([...tables, records]))) {
    mkdirSync(path.join(data, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(data, name), JSON.stringify(change(name, json), null, 2));
  }
}

const contents = (folder: string) =>
  new Map(
    (existsSync(folder) ? readdirSync(folder) : []).map((name) => [
      name,
      sha256(readFileSync(path.join(folder, name))),
    ]),
  );
const ok = (result: BuildResult) => {
  if (!result.ok)
    throw new Error(
      result.faults
        .filter(({ severity }) => severity === 'error')
        .map(({ message }) => message)
        .join('\n'),
    );
  return result;
};

beforeAll(() => writeModule());
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('building a module', () => {
  test('makes its files and lists them with their sums', async () => {
    const making: string[] = [];
    const result = ok(await buildModule(data, out, (file) => making.push(file)));
    const made = [
      'module.ts',
      'rules.ts',
      'tsconfig.json',
      'countersheets.pdf',
      'map.pdf',
      'preview-countersheet.png',
      'preview-map.png',
    ];
    expect(making).toEqual(made);
    expect(result).toMatchObject({ game: 'equal', folder: built, fresh: false });
    expect(readdirSync(built).sort()).toEqual([...made, 'manifest.json', '.build.json'].sort());
    const manifest = JSON.parse(readFileSync(path.join(built, 'manifest.json'), 'utf8')) as {
      files: { name: string; sha256: string }[];
    };
    expect(manifest.files.map(({ name }) => name)).toEqual(made);
    for (const { name, sha256: sum } of manifest.files) expect(sum).toBe(sha256(readFileSync(path.join(built, name))));
  });

  test('gives the same bytes every time, wherever it is built', async () => {
    const elsewhere = path.join(root, 'elsewhere');
    ok(await buildModule(data, elsewhere));
    expect(contents(path.join(elsewhere, 'equal'))).toEqual(contents(built));
  });

  test('again with nothing changed does nothing, and rewrites nothing', async () => {
    for (const name of readdirSync(built)) utimesSync(path.join(built, name), 1, 1);
    expect(ok(await buildModule(data, out)).fresh).toBe(true);
    for (const name of readdirSync(built)) expect(statSync(path.join(built, name)).mtimeMs, name).toBe(1000);
  });

  test('after a change makes all and writes what differs', async () => {
    writeModule((name, json) => (name === 'tables/sumTable.json' ? { ...json, title: 'Another title' } : json));
    const result = ok(await buildModule(data, out));
    const written = result.files.filter(({ status }) => status === 'written').map(({ name }) => name);
    expect(written).toEqual(['module.ts', 'rules.ts', 'manifest.json']);
    expect(statSync(path.join(built, 'map.pdf')).mtimeMs).toBe(1000);
  });

  test('restores a file that was lost or changed', async () => {
    rmSync(path.join(built, 'map.pdf'));
    writeFileSync(path.join(built, 'module.ts'), 'nonsense');
    const result = ok(await buildModule(data, out));
    expect(result.files.filter(({ status }) => status === 'written').map(({ name }) => name)).toEqual([
      'module.ts',
      'map.pdf',
    ]);
  });
});

describe('a build that fails leaves what stood', () => {
  let before: Map<string, string>;
  beforeEach(() => {
    before = contents(built);
  });

  test('when the module has errors: they are in the result', async () => {
    writeModule((name, json) => (name === 'tables/sumTable.json' ? { ...json, facts: { tired: 'unit.tierd' } } : json));
    const result = await buildModule(data, out);
    expect(result.ok).toBe(false);
    expect(result.faults[0]).toMatchObject({
      file: 'tables/sumTable.json',
      severity: 'error',
      hint: expect.stringContaining('tired'),
    });
    expect(contents(built)).toEqual(before);
    writeModule();
  });

  test('when there is no module', async () => {
    const result = await buildModule(path.join(root, 'nowhere'), out);
    expect(result).toMatchObject({ ok: false, faults: [{ code: 'no-folder' }] });
  });

  test('when the folder cannot be written to: one clear error', async () => {
    const blocked = path.join(root, 'blocked');
    writeFileSync(blocked, '');
    await expect(buildModule(data, blocked)).rejects.toThrow(
      /^Cannot write .*blocked.*: a part of its path is not a folder/,
    );
  });

  test.skipIf(process.getuid?.() === 0)('when the folder may not be written to', async () => {
    const closed = path.join(root, 'closed');
    mkdirSync(closed, { mode: 0o555 });
    await expect(buildModule(data, closed)).rejects.toThrow(
      /^Cannot write .*closed.*: the folder may not be written to/,
    );
  });

  test.skipIf(spawnSync('unshare', ['-m', 'true']).status !== 0)('when the disk is read-only', () => {
    writeModule((name, json) => (name === 'module.json' ? { ...json, version: '1.0.1' } : json));
    const script = `import(${JSON.stringify(pathToFileURL(path.resolve('src/build/build-module.ts')).href)}).then(({ buildModule }) => buildModule(${JSON.stringify(data)}, ${JSON.stringify(out)})).catch((error) => console.log(error.message))`;
    const command = `mount --bind ${out} ${out} && mount -o remount,ro,bind ${out} && exec ${process.execPath} --import tsx -e '${script}'`;
    const { stdout } = spawnSync('unshare', ['-m', 'bash', '-c', command], { encoding: 'utf8' });
    expect(stdout.trim()).toMatch(/^Cannot write [^\n]*out\/equal\/module\.ts: the disk is read-only \(EROFS\)$/);
    expect(contents(built)).toEqual(before);
    writeModule();
  });
});

describe.each([
  ['every kind of word', data],
  ['battle-for-moscow', path.resolve('data/battle-for-moscow')],
])('what is generated of %s', (name, folder) => {
  const made = path.join(root, 'generated');
  let target = '';
  beforeAll(async () => {
    writeModule();
    target = ok(await buildModule(folder, made)).folder;
  });

  test('has no type errors, and refuses a typo', () => {
    const hex = /export type HexId = '(\w+)'/.exec(readFileSync(path.join(target, 'module.ts'), 'utf8'))![1]!;
    const check = (text: string) => {
      writeFileSync(path.join(target, 'use.ts'), text);
      return spawnSync('npx', ['tsc', '-p', target], { encoding: 'utf8' }).stdout;
    };
    const use = (id: string, call: string) =>
      `import { type HexId, hexes } from './module.js';\nimport { makeRules, stateOf, type Host } from './rules.js';\nexport const id: HexId = '${id}';\nexport const found = hexes.find((hex) => hex.id === id)?.terrain;\nexport const answer = (host: Host, session: { state: object }): boolean | number | object => makeRules(host).${call};\n`;
    const call =
      name === 'battle-for-moscow' ? 'movementCost(stateOf(session), 3)' : 'sumTable(stateOf(session), 1, 2)';
    expect(check(use(hex, call))).toBe('');
    const wrong = check(use('typo', call.replace('(', 'x(')));
    expect(wrong).toContain(`Type '"typo"' is not assignable to type 'HexId'`);
    expect(wrong).toContain('does not exist on type');
    rmSync(path.join(target, 'use.ts'));
  });

  test('answers as the engine does', async () => {
    const loaded = loadModule(folder);
    const { makeRules, stateOf } = (await import(pathToFileURL(path.join(target, 'rules.ts')).href)) as {
      makeRules(host: object): Record<string, (...args: unknown[]) => unknown>;
      stateOf(session: Session): object;
    };
    const rules = makeRules(rulesHost(loaded));
    const { functions, code, board } = loaded.compilation!;
    expect(Object.keys(rules).filter((key) => key !== '$expressions')).toEqual(Object.keys(functions));
    expect(rules.$expressions).toHaveLength(code.functionsText().numbered.length);
    const sessions = [3, 12, 40].map((count) => {
      const session = Session.start(loaded.game!, { seed: count });
      playRandomly(session, count, count);
      return session;
    });
    const answer = (work: () => unknown) => {
      try {
        return work();
      } catch (error) {
        return (error as Error).message;
      }
    };
    for (const { source, inputs } of loaded.compilation!.tables) {
      const values = fc.tuple(
        ...inputs.map(([, type]) =>
          type.kind === 'bool'
            ? fc.boolean()
            : type.kind === 'list'
              ? fc.array(fc.nat(board!.unitIds.size - 1))
              : fc.nat(type.kind === 'enum' ? 1 : 5),
        ),
      );
      const law = fc.property(fc.constantFrom(...sessions.keys()), values, (index, args) => {
        const session = sessions[index]!;
        expect(answer(() => rules[source.id]!(stateOf(session), ...args))).toEqual(
          answer(() => functions[source.id]!(session.state, ...args)),
        );
      });
      fc.assert(law, { numRuns: 50 });
    }
  });

  test('refuses a board of other data', async () => {
    const { makeRules } = (await import(pathToFileURL(path.join(target, 'rules.ts')).href)) as {
      makeRules(host: object): unknown;
    };
    expect(() => makeRules({ ...rulesHost(loadModule(folder)), digest: 'other' })).toThrow(/Cannot use these rules/);
  });
});

test('npm run build builds the modules of data/ and says what it did', () => {
  const copy = path.join(root, 'tree');
  for (const name of ['src', 'generators', 'schemas', 'data/battle-for-moscow', 'package.json', 'tsconfig.json'])
    cpSync(name, path.join(copy, name), { recursive: true });
  spawnSync('ln', ['-s', path.resolve('node_modules'), path.join(copy, 'node_modules')]);
  const run = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'generators/all.ts'], { cwd: copy, encoding: 'utf8' });
  const first = run();
  expect(first.stderr).toBe('');
  expect(first.stdout).toContain('battle-for-moscow: 9 of 9 files written');
  expect(existsSync(path.join(copy, 'out/battle-for-moscow/aids.pdf'))).toBe(true);
  expect(run().stdout).toContain('battle-for-moscow: nothing has changed');
});
