/**
 * The package as a stranger gets it: packed, installed into an empty folder, used from JavaScript and TypeScript.
 * Needs npm and its cache (or the registry); allow it a minute.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = mkdtempSync(path.join(tmpdir(), 'hexwright-pack-'));
const home = path.join(root, 'home');
const tsc = path.resolve('node_modules/typescript/bin/tsc');
const own = path.join(home, 'own-game');

function run(
  command: string,
  args: readonly string[],
  cwd: string,
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', NODE_PATH: '' } });
}

function must(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = run(command, args, cwd);
  if (status !== 0) throw new Error(`Cannot run ${command} ${args.join(' ')}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Runs a program in the folder of the stranger. */
function program(name: string, text: string): string {
  writeFileSync(path.join(home, name), text);
  return must(process.execPath, [name], home);
}

beforeAll(() => {
  mkdirSync(home);
  // Packed from a copy: other tests may be running what stands in dist/.
  const stage = path.join(root, 'stage');
  for (const name of ['package.json', 'README.md', 'LICENSE', 'schemas', 'data', 'docs', 'src', 'generators']) {
    if (existsSync(name)) cpSync(name, path.join(stage, name), { recursive: true });
  }
  must(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', path.join(stage, 'dist')], process.cwd());
  for (const end of ['js', 'd.ts']) {
    const name = `validate/validators.generated.${end}`;
    cpSync(path.join('src', name), path.join(stage, 'dist', name));
  }
  must('npm', ['pack', '--ignore-scripts', '--pack-destination', root], stage);
  const tarball = readdirSync(root).find((name) => name.endsWith('.tgz'))!;
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }');
  must('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', path.join(root, tarball)], home);
  cpSync('data/battle-for-moscow', own, { recursive: true });
}, 240_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the installed package', () => {
  test('brings compiled code, types, schemas and modules, and no sources or tests', () => {
    const folder = path.join(home, 'node_modules', 'hexwright');
    const names = readdirSync(folder);
    expect(names).toEqual(expect.arrayContaining(['dist', 'schemas', 'data', 'package.json']));
    for (const name of ['src', 'test', 'out', 'generators', 'bench']) expect(names).not.toContain(name);
    expect(readdirSync(path.join(folder, 'dist'))).toEqual(expect.arrayContaining(['index.js', 'index.d.ts']));
  });

  test('does nothing when it is imported', () => {
    expect(
      program(
        'import.mjs',
        `const before = Object.keys(globalThis).length; await import('hexwright'); if (Object.keys(globalThis).length !== before) console.log('globals');`,
      ),
    ).toBe('');
  });

  test('plays a whole game from plain JavaScript', () => {
    const text = `
      import { fileURLToPath } from 'node:url';
      import { eventsText, loadGame, loadModule, playRandomly, saveGame, Session } from 'hexwright';
      const folder = fileURLToPath(new URL('.', import.meta.resolve('hexwright/data/battle-for-moscow/module.json')));
      const { game, faults } = loadModule(folder);
      if (game === null) throw new Error(JSON.stringify(faults));
      const session = Session.start(game, { scenario: 'standard', seed: 7 });
      const taken = playRandomly(session, 7);
      const again = loadGame(game, JSON.parse(JSON.stringify(saveGame(session))));
      console.log(JSON.stringify({ taken, winner: session.result.winnerId, same: again.ok && again.session.hash() === session.hash(), told: eventsText(game, session.events).length }));
    `;
    const result = JSON.parse(program('play.mjs', text)) as {
      taken: number;
      winner: string;
      same: boolean;
      told: number;
    };
    expect(result.taken).toBeGreaterThan(20);
    expect(['german', 'soviet', 'draw']).toContain(result.winner);
    expect(result).toMatchObject({ same: true });
    expect(result.told).toBeGreaterThan(20);
  });

  test("validates a module of the caller's own folder", () => {
    const text = `
      import { formatFaults, loadModule } from 'hexwright';
      const { game, faults } = loadModule('own-game');
      process.stdout.write(JSON.stringify({ sound: game !== null, faults: formatFaults(faults, 'unix') }));
    `;
    expect(JSON.parse(program('validate.mjs', text))).toEqual({ sound: true, faults: '' });
    const file = path.join(own, 'tables', 'terrain-shift.json');
    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, sound.replace('"terrain": "forest"', '"terrain": "forst"'));
    const wrong = JSON.parse(program('validate.mjs', text)) as { sound: boolean; faults: string };
    writeFileSync(file, sound);
    expect(wrong.sound).toBe(false);
    expect(wrong.faults).toMatch(/^tables\/terrain-shift\.json:\d+:\d+: error: .*"forst".*Did you mean "forest"\?/);
  });

  test('builds that module, and the rules it writes can be used', () => {
    const text = `
      import { buildModule, loadModule, printModule, rulesHost } from 'hexwright';
      const built = await buildModule('own-game', 'made');
      const { map } = await printModule(loadModule('own-game'), { paper: 'Letter' });
      console.log(JSON.stringify({ ok: built.ok, files: built.files.map(({ name }) => name), pdf: Buffer.from(map).subarray(0, 5).toString(), tables: rulesHost(loadModule('own-game')).tables.length }));
    `;
    const made = JSON.parse(program('build.mjs', text)) as {
      ok: boolean;
      files: string[];
      pdf: string;
      tables: number;
    };
    expect(made).toMatchObject({ ok: true, pdf: '%PDF-' });
    expect(made.files).toEqual(
      expect.arrayContaining(['module.ts', 'rules.ts', 'countersheets.pdf', 'map.pdf', 'aids.pdf']),
    );
    expect(made.tables).toBeGreaterThan(10);
  });

  test('is typed: TypeScript sees its types, without skipping any declaration', () => {
    const use = (id: string) => `
      import { type Decision, type Fault, loadModule, playRandomly, rulesHost, type SavedGame, saveGame, Session } from 'hexwright';
      import { type HexId, units } from './made/battle-for-moscow/module.js';
      import { makeRules, stateOf } from './made/battle-for-moscow/rules.js';
      const loaded = loadModule('own-game');
      const faults: readonly Fault[] = loaded.faults;
      if (loaded.game === null) throw new Error(String(faults.length));
      const session = Session.start(loaded.game, { seed: 1 });
      const pending: Decision | null = session.pending;
      const rules = makeRules(rulesHost(loaded));
      const cost: number = rules.movementCost(stateOf(session), 3);
      const hex: HexId = '${id}';
      const saved: SavedGame = saveGame(session);
      export const all = [pending?.ask, cost, hex, saved.rolls.length, playRandomly(session, 1), units[0]?.side];
    `;
    const options = {
      target: 'ES2022',
      module: 'nodenext',
      lib: ['ES2023'],
      types: [],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
    };
    writeFileSync(path.join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['use.ts'] }));
    const check = (text: string) => {
      writeFileSync(path.join(home, 'use.ts'), text);
      return run(process.execPath, [tsc, '-p', home], home).stdout;
    };
    expect(check(use('0101'))).toBe('');
    expect(check(use('9999'))).toContain(`Type '"9999"' is not assignable to type 'HexId'`);
  });

  test('has a command', () => {
    const { bin } = JSON.parse(readFileSync('package.json', 'utf8')) as { bin?: Record<string, string> };
    expect(bin).toHaveProperty('hexwright');
    const command = path.join(home, 'node_modules', '.bin', 'hexwright');
    expect(run(command, ['--help'], home)).toMatchObject({ status: 0, stdout: expect.stringContaining('simulate') });
    expect(run(command, ['validate', 'own-game'], home).status).toBe(0);
  });
});
