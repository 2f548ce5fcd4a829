import { expect, test } from 'vitest';
import { game, hexwright } from './command-line.js';

const explain = (...words: string[]) => hexwright(['explain', game, ...words, '--do', 'ready ready']);

test('a piece and a hex in the pending decision', async () => {
  const { code, out } = await explain('ge-xxiv', '0506');
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 3)).toEqual([
    'XXIV (ge-xxiv), German, full',
    '  German: Which unit moves, ge-xxiv? It is legal',
    '  German: Where does XXIV move, 0506? 0506 may not be entered: an enemy unit is in 0506 (Stacking)',
  ]);
});

test('a legal move, with its costs', async () => {
  const { out } = await explain('ge-xxiv', '0202');
  expect(out).toContain('It is legal; XXIV moves 0203 to 0202 (2 points): forest 2 (Terrain)');
});

test('a piece that may not act now: also by each way of travelling', async () => {
  const { out } = await explain('VII', '0108');
  expect(out).toContain('VII may not be chosen: only panzers move in this phase (Sequence of play)');
  expect(out).toMatch(
    /Apart from what is asked now:\n {2}Movement, panzersOnly no, 0108\? VII moves 0106 to 0108 \(\d points?\)/,
  );
  expect(out).toMatch(/Rail movement, 0108\? .* \(Rail movement\)/);
});

test('a piece off the map, before the game', async () => {
  const { out } = await hexwright(['explain', game, 'ge-xxiv', '0108']);
  expect(out).toContain('XXIV is not on the map');
});

test('as JSON, with the rows', async () => {
  const { out } = await explain('ge-vii', '--json');
  const { pending } = JSON.parse(out);
  expect(pending).toMatchObject([
    {
      word: 'ge-vii',
      legal: false,
      cite: 'Sequence of play',
      rows: [{ table: 'mayMove', row: 'infantry', gives: false }],
    },
  ]);
});

test('a step on the way that is not legal', async () => {
  const { code, err } = await hexwright(['explain', game, 'ge-xxiv', '--do', 'ready wrong']);
  expect([code, err]).toEqual([
    1,
    'hexwright: Cannot do "wrong" where the game asks "German set-up": "wrong" is not a choice here (Set-up).\n',
  ]);
});
