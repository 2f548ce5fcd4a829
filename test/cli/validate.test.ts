import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, game, hexwright } from './command-line.js';

test('a sound module', async () => {
  const { code, out, err } = await hexwright(['validate', game]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^battle-for-moscow: no faults \(39 units, 140 hexes, \d+ tables, 4 scenarios\)\n$/);
});

test('a sound module, for tools', async () => {
  expect((await hexwright(['validate', game, '--format', 'json'])).out).toBe('[]\n');
  expect((await hexwright(['validate', game, '--format', 'unix'])).out).toBe('');
});

test('a wrong digit: file, line, column, exit 1, in three forms', async () => {
  const cwd = emptyFolder();
  cpSync(path.join('data', game), path.join(cwd, game), { recursive: true });
  const file = path.join(cwd, game, 'scenarios/standard.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"su-3": "0301"', '"su-3": "9301"'));
  const text = await hexwright(['validate', `./${game}`], { cwd });
  expect(text.code).toBe(1);
  expect(text.out).toMatch(/^battle-for-moscow\/scenarios\/standard\.json:\d+:\d+ error /);
  expect(text.out).toMatch(/\nbattle-for-moscow: \d+ errors?\n$/);
  const unix = await hexwright(['validate', game, '--format', 'unix'], { cwd });
  expect(unix.out).toMatch(/^battle-for-moscow\/scenarios\/standard\.json:\d+:\d+: error: /);
  const [fault] = JSON.parse((await hexwright(['validate', game, '--format', 'json'], { cwd })).out);
  expect(fault).toMatchObject({ severity: 'error', file: 'scenarios/standard.json' });
});

test('other commands refuse a module with errors', async () => {
  const cwd = emptyFolder();
  const { code, out, err } = await hexwright(['simulate', '.'], { cwd });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('hexwright: Cannot use the module in .: it has 1 error.\n');
});
