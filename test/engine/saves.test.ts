import { describe, expect, test } from 'vitest';
import { type LoadOptions, loadGame, type SavedGame, saveGame } from '../../src/engine/save.js';
import { Session } from '../../src/engine/session.js';
import { offered, type Parts, said, say, smallGame, take, where } from './small-module.js';

const parts: Parts = {
  at: { r1: '0101', r2: '0201', r3: '0303' },
  scenario: { lastTurn: 2 },
  procedures: {},
  regimes: { go: { mover: 'unit', enter: 'true', choice: 'destination', allowance: '2' } },
  do: [
    { roll: '2d6', as: 'dice' },
    { draw: 'units(active)', as: 'drawn' },
    { choose: 'one', ask: 'Who?', from: 'units(active)', done: { text: 'Nobody' } },
    { travel: 'go', who: 'one', stay: true },
    say('{dice} {drawn} {one}'),
  ],
};
const game = smallGame(parts);

/** A game through JSON and back. */
function saved(session: Session): SavedGame {
  return JSON.parse(JSON.stringify(saveGame(session))) as SavedGame;
}

function load(save: unknown, options?: LoadOptions): Session {
  const outcome = loadGame(game, save, options);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.session;
}

const asked = () => take(Session.start(game, { dice: 'asked' }), '11', 'r3', 'r2', '0201-0202-0203', '3', 'r1', 'done');
const seeded = () => take(Session.start(game, { seed: 5 }), 'r1', '0102', 'r3', 'stay');

describe('a saved game', () => {
  test('holds a line of words for each phase', () => {
    const save = saved(asked());
    expect(save).toMatchObject({
      format: 'hexwright-save',
      version: 1,
      module: { id: 'small', version: '1.0.0', digest: game.digest },
      scenario: 'standard',
      dice: 'asked',
      seed: 1,
      decisions: ['1 only: 11 r3 r2 0202-0203', '2 only: 3 r1 done'],
      rolls: [11, 3],
    });
  });

  test.each([
    ['asked', asked],
    ['seeded', seeded],
  ])('with %s dice comes back the same', (_, played) => {
    const session = played();
    const again = load(saved(session));
    expect(again.hash()).toBe(session.hash());
    expect(said(again)).toEqual(said(session));
    expect(saved(again)).toEqual(saved(session));
  });

  test('in the middle goes on as it would have', () => {
    const session = take(Session.start(game, { seed: 9 }), 'r1');
    const again = load(saved(session));
    expect(offered(again)).toEqual(offered(session));
    for (const one of [session, again]) take(one, '0102', 'r1', 'stay');
    expect(again.hash()).toBe(session.hash());
  });

  test('up to a decision, with nothing recorded', () => {
    const session = load(saved(asked()), { upTo: 4, record: false });
    expect(session.decisions).toHaveLength(4);
    expect(session.events).toEqual([]);
    expect([session.state.turn, session.pending!.kind, where(session, 'r2')]).toEqual([2, 'roll', '0203']);
    expect(load(saved(asked()), { upTo: 0 }).decisions).toEqual([]);
  });

  test('from a position', () => {
    const position = { turn: 2, phase: 'only', units: { r1: { at: '0505' } } };
    const session = take(Session.startAt(game, position, { seed: 3 }), 'r1', '0404');
    const again = load(saved(session));
    expect([again.hash(), where(again, 'r1'), where(again, 'r2')]).toEqual([session.hash(), '0404', 'unused']);
  });
});

describe('other data', () => {
  const other = smallGame({ ...parts, module: { version: '1.1.0' } });

  test('are refused, or the decisions are played again under them', () => {
    const save = saved(asked());
    const refused = loadGame(other, save);
    expect(refused).toEqual({
      ok: false,
      problem: {
        code: 'other-data',
        message: `The game was saved with version 1.0.0 of "small" (data ${game.digest}); here is version 1.1.0 (data ${other.digest}).`,
      },
    });
    const replayed = loadGame(other, save, { otherData: 'replay' });
    expect(replayed.ok && said(replayed.session)).toEqual(['11 R3 R2', '3 R1 no unit']);
  });

  test('under which a decision is illegal say which', () => {
    const narrow = smallGame({
      ...parts,
      regimes: { go: { mover: 'unit', enter: "to.number != '0202'", choice: 'destination', allowance: '2' } },
    });
    const outcome = loadGame(narrow, saved(asked()), { otherData: 'replay' });
    expect(outcome).toMatchObject({
      ok: false,
      problem: {
        code: 'illegal-decision',
        message: 'Decision 4, "0202-0203", is not legal there.',
        decision: 4,
        refusal: { code: 'may-not-enter', tried: '0202' },
      },
    });
  });

  test('under which the rules cannot go on say so', () => {
    const stuck = smallGame({ ...parts, do: [...parts.do!, { apply: [{ turn: "piece('r1')", to: '7' }] }] });
    expect(loadGame(stuck, saved(asked()), { otherData: 'replay' })).toEqual({
      ok: false,
      problem: { code: 'cannot-replay', message: 'Cannot turn r1 to state 7: it has 1.' },
    });
  });
});

describe('what is no saved game, or a spoilt one, is told apart', () => {
  const save = saved(seeded());
  const incomplete = (what: string) => ['not-a-save', `This saved game is incomplete: ${what} is missing.`];
  const cases: [string, unknown, string[]][] = [
    ['nothing', null, ['not-a-save', 'This is no saved game: expected an object.']],
    ['a text', 'save', ['not-a-save', 'This is no saved game: expected an object.']],
    ['a list', [], ['not-a-save', 'This is no saved game: "format" is not "hexwright-save".']],
    [
      'another format',
      { ...save, format: 'x' },
      ['not-a-save', 'This is no saved game: "format" is not "hexwright-save".'],
    ],
    [
      'another version',
      { ...save, version: 2 },
      ['not-a-save', 'Cannot read a saved game of version 2: this program reads version 1.'],
    ],
    ['no module', { ...save, module: undefined }, incomplete('"module", "scenario" or "hash"')],
    ['no module at all', { ...save, module: null }, incomplete('"module", "scenario" or "hash"')],
    ['no hash', { ...save, hash: 7 }, incomplete('"module", "scenario" or "hash"')],
    ['no scenario', { ...save, scenario: undefined }, incomplete('"module", "scenario" or "hash"')],
    ['a broken seed', { ...save, seed: 1.5 }, incomplete('"seed" or "dice"')],
    ['unknown dice', { ...save, dice: 'loaded' }, incomplete('"seed" or "dice"')],
    ['no decisions', { ...save, decisions: 'r1' }, incomplete('"decisions", "rolls" or "options"')],
    ['numbers for decisions', { ...save, decisions: [1] }, incomplete('"decisions", "rolls" or "options"')],
    ['broken rolls', { ...save, rolls: ['3'] }, incomplete('"decisions", "rolls" or "options"')],
    ['no options', { ...save, options: null }, incomplete('"decisions", "rolls" or "options"')],
    [
      'another module',
      { ...save, module: { ...save.module, id: 'big' } },
      ['other-module', 'The game was saved with module "big", not "small".'],
    ],
    [
      'another scenario',
      { ...save, scenario: 'x' },
      ['cannot-replay', 'Cannot start scenario "x": expected one of standard.'],
    ],
    [
      'a negative seed',
      { ...save, seed: -4 },
      ['cannot-replay', 'Cannot use seed -4: expected a whole number from 0.'],
    ],
    [
      'an option it has not',
      { ...save, options: { fog: true } },
      ['cannot-replay', 'Cannot set option "fog": expected one of .'],
    ],
    [
      'an illegal decision',
      { ...save, decisions: ['1 only: r1 0505'] },
      ['illegal-decision', 'Decision 2, "0505", is not legal there.'],
    ],
    [
      'a decision too many',
      { ...save, decisions: [...save.decisions, '2 only: r1'] },
      ['illegal-decision', 'Decision 5, "r1", is not legal there.'],
    ],
    [
      'another roll',
      { ...save, rolls: [save.rolls[0], 13] },
      ['other-dice', 'The dice differ from those saved, from roll 2 on.'],
    ],
    [
      'a roll too few',
      { ...save, rolls: save.rolls.slice(1, 1) },
      ['other-dice', 'The dice differ from those saved, from roll 1 on.'],
    ],
    [
      'another hash',
      { ...save, hash: '0' },
      ['other-state', `The game ends in state ${save.hash}, not in 0 as saved.`],
    ],
  ];
  test.each(cases)('%s', (_, spoilt, [code, message]) => {
    expect(loadGame(game, spoilt)).toMatchObject({ ok: false, problem: { code, message } });
  });
});
