import { expect, test } from 'vitest';
import { hexwright } from './command-line.js';

const commands = [
  ['validate'],
  ['cases'],
  ['explain'],
  ['play'],
  ['replay'],
  ['simulate'],
  ['new'],
  ['new', 'module'],
  ['new', 'scenario'],
  ['print'],
  ['build'],
];

test.each(commands)('%s %s: help with examples', async (...words) => {
  const { code, out, err } = await hexwright([...words.filter((word) => word !== undefined), '--help']);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toContain('Usage: hexwright');
  if (words.join() !== 'new') expect(out).toContain(`\nExamples:\n  hexwright ${words.join(' ')}`);
});

test.each([
  [['validat', 'x'], "hexwright: unknown command 'validat' (Did you mean validate?) Try --help.\n"],
  [
    ['simulate', 'battle-for-moscow', '--game', '2'],
    "hexwright: unknown option '--game' (Did you mean --games?) Try --help.\n",
  ],
  [
    ['simulate', 'battle-for-moscow', '--games', 'x'],
    "hexwright: option '--games <n>' argument 'x' is invalid. Expected a whole number from 1 to 10000000. Try --help.\n",
  ],
  [['validate'], "hexwright: missing required argument 'module'. Try --help.\n"],
  [
    ['validate', 'battle-for-moskow'],
    'hexwright: Cannot find the module "battle-for-moskow": it is neither a folder nor the id of a module. Did you mean "battle-for-moscow"?\n',
  ],
  [
    ['play', 'battle-for-moscow', '--scenario', 'standart'],
    'hexwright: Cannot start the scenario "standart": battle-for-moscow has none of that id. Did you mean "standard"?\n',
  ],
  [
    ['simulate', 'battle-for-moscow', '--set', 'nothing=1'],
    'hexwright: Cannot set option "nothing": expected one of sovietReplacements, germanEvenTurns.\n',
  ],
  [['replay', 'no-such.json'], 'hexwright: Cannot read no-such.json: there is no such file.\n'],
  [
    ['explain', 'battle-for-moscow', 'ge-xxiz'],
    'hexwright: Cannot explain "ge-xxiz": it is neither a piece nor an option. Did you mean "ge-xxiv"?\n',
  ],
])('%j is told in one line, exit 2', async (argv, message) => {
  expect(await hexwright(argv)).toEqual({ code: 2, out: '', err: message });
});

test('no command: the help, exit 2', async () => {
  const { code, err } = await hexwright([]);
  expect(code).toBe(2);
  expect(err).toContain('Commands:');
});

test('--version', async () => {
  const { code, out } = await hexwright(['--version']);
  expect([code, /^\d+\.\d+\.\d+\n$/.test(out)]).toEqual([0, true]);
});
