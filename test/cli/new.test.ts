import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { eventText } from '../../src/explain/event-text.js';
import { refusalText } from '../../src/explain/refusal-text.js';
import { loadModule } from '../../src/load/load-module.js';
import { runExample } from '../../src/play/example.js';
import { emptyFolder, hexwright } from './command-line.js';

test('a new module is sound, plays, prints; its worked play comes out', async () => {
  const cwd = emptyFolder();
  const made = await hexwright(['new', 'module', 'games/my-game', 'my-game'], { cwd });
  expect(made).toEqual({
    code: 0,
    out: 'games/my-game: 21 files, no faults\nNext: hexwright play games/my-game\n',
    err: '',
  });
  expect(readdirSync(path.join(cwd, 'games'))).toEqual(['my-game']);
  const games = JSON.parse((await hexwright(['simulate', 'games/my-game', '--games', '50', '--json'], { cwd })).out);
  expect(games).toMatchObject({ games: 50, failures: [] });
  expect(games.wins.north).toBeGreaterThan(0);
  const played = await hexwright(['play', 'games/my-game'], { cwd, input: 'map n1 0202 done' });
  expect(played.out).toContain('N1 moves 0201 to 0202 (2 points): woods 2 (2)');
  const printed = await hexwright(['print', 'games/my-game', '--paper', 'letter', '--out', 'sheets'], { cwd });
  expect(printed.out).toMatch(
    /^sheets\/countersheets\.pdf: written, \d+ KiB\nsheets\/map\.pdf: written, \d+ KiB\nsheets\/aids\.pdf: written, \d+ KiB\n$/,
  );
  const { source, compilation } = loadModule(path.join(cwd, 'games/my-game'));
  const words = {
    event: eventText,
    refusal: (_: unknown, refusal: Parameters<typeof refusalText>[0]) => refusalText(refusal),
  };
  expect(runExample(compilation!, source!.examples[0]!.value, words)).toEqual([]);
});

test('a new scenario is a sound variant', async () => {
  const cwd = emptyFolder();
  await hexwright(['new', 'module', 'g', 'g'], { cwd });
  const made = await hexwright(['new', 'scenario', './g', 'short-game'], { cwd });
  expect(made).toEqual({ code: 0, out: 'g/scenarios/short-game.json: a variant of "standard"\n', err: '' });
  expect(JSON.parse(readFileSync(path.join(cwd, 'g/scenarios/short-game.json'), 'utf8'))).toMatchObject({
    id: 'short-game',
    title: 'Short game',
    extends: 'standard',
  });
  expect((await hexwright(['validate', './g'], { cwd })).out).toBe(
    'g: no faults (6 units, 30 hexes, 7 tables, 2 scenarios)\n',
  );
  expect(
    (await hexwright(['simulate', './g', '--games', '3', '--scenario', 'short-game', '--json'], { cwd })).code,
  ).toBe(0);
  const again = await hexwright(['new', 'scenario', './g', 'short-game'], { cwd });
  expect([again.code, again.err]).toEqual([
    1,
    'hexwright: Cannot make the scenario "short-game": the module has one of that id.\n',
  ]);
});

test('nothing is overwritten, no bad id is taken, nothing half-written stays', async () => {
  const cwd = emptyFolder();
  await hexwright(['new', 'module', 'g', 'g'], { cwd });
  expect((await hexwright(['new', 'module', 'g', 'g'], { cwd })).err).toBe(
    'hexwright: Cannot make g: something stands there already.\n',
  );
  expect((await hexwright(['new', 'module', 'h', '../h'], { cwd })).code).toBe(2);
  const refused = await hexwright(['new', 'module', 'g/module.json/h', 'h'], { cwd });
  expect([refused.code, refused.err.split('\n').length]).toEqual([1, 2]);
  expect(existsSync(path.join(cwd, 'h'))).toBe(false);
  expect(readdirSync(cwd)).toEqual(['g']);
});
