import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptyFolder, game, hexwright } from './command-line.js';

test('the summary, the same for the same seed', async () => {
  const argv = ['simulate', game, '--games', '6', '--seed', '3', '--json'];
  const [one, two] = [await hexwright(argv), await hexwright(argv)];
  const [a, b] = [JSON.parse(one.out), JSON.parse(two.out)];
  expect({ ...a, decisionsPerSecond: 0 }).toEqual({ ...b, decisionsPerSecond: 0 });
  expect(a).toMatchObject({
    module: game,
    scenario: 'standard',
    seed: 3,
    games: 6,
    failures: [],
    turns: { min: 7, median: 7, max: 7 },
  });
  expect(a.wins.german + a.wins.soviet + a.draws).toBe(6);
});

test('in words, with lines of progress', async () => {
  const { code, out, err } = await hexwright(['simulate', game, '--games', '4']);
  expect(code).toBe(0);
  expect(out).toMatch(/^battle-for-moscow, standard: 4 games, seeds from 1\n {2}German wins \d of 4 /);
  expect(err).toContain('4 of 4 games\n');
});

test('a game that does not end is saved and replays', async () => {
  const cwd = emptyFolder();
  const { code, out } = await hexwright(
    ['simulate', game, '--games', '2', '--limit', '40', '--save-failures', 'failed'],
    { cwd },
  );
  expect(code).toBe(1);
  expect(out).toContain(
    'seed 2 fails: no end after 40 decisions; saved as failed/battle-for-moscow-standard-2.save.json',
  );
  expect(readdirSync(`${cwd}/failed`)).toHaveLength(2);
  const replayed = await hexwright(['replay', 'failed/battle-for-moscow-standard-2.save.json'], { cwd });
  expect([replayed.code, replayed.out.includes('40 decisions')]).toEqual([0, true]);
});

test('an interruption prints the summary so far', async () => {
  let interrupt = () => {};
  const running = hexwright(['simulate', game, '--games', '100000', '--json'], {
    onInterrupt: (listener) => {
      interrupt = listener;
      return () => {};
    },
    stderr: { write: () => interrupt() },
  });
  setTimeout(() => interrupt(), 300);
  const { code, out } = await running;
  expect(code).toBe(130);
  const summary = JSON.parse(out);
  expect(summary.interrupted).toBe(true);
  expect(summary.games).toBeGreaterThan(0);
});
