import { describe, expect, test } from 'vitest';
import type { Session } from '../../src/engine/session.js';
import { type Parts, said, say, start, where } from './small-module.js';

const at = { r1: '0101', r2: '0201', r3: '0301' };

/** What is said after some effects. */
function after(text: string, ...apply: object[]): string {
  const nodes = apply.map((effect) => ({ apply: [effect] }));
  return said(start({ at, do: [...nodes, say(text)] }))[0]!;
}

function face({ game, state }: Session, id: string): number {
  return state.face[game.units.findIndex((unit) => unit.id === id)]!;
}

describe('states', () => {
  const run = (...apply: object[]) => start({ at, do: [{ apply }] });

  test('turn goes to a state by number, and there must be one', () => {
    expect(face(run({ turn: "[piece('r2'), piece('r3')]", to: '1' }), 'r3')).toBe(1);
    expect(() => run({ turn: "piece('r2')", to: '2' })).toThrow(new RangeError('Cannot turn r2 to state 2: it has 2'));
    expect(() => run({ turn: "piece('r2')", to: '-1' })).toThrow(
      new RangeError('Cannot turn r2 to state -1: it has 2'),
    );
  });

  test('lose takes several steps, and after the last the unit goes to its box', () => {
    const two = run({ lose: "piece('r3')", steps: '2' });
    expect([where(two, 'r3'), face(two, 'r3')]).toEqual(['0301', 2]);
    const three = run({ lose: 'units(active)', steps: '2', to: 'camp' });
    expect(['r1', 'r2', 'r3'].map((id) => where(three, id))).toEqual(['camp', 'camp', '0301']);
    expect(where(run({ lose: "piece('r3')", steps: '3' }), 'r3')).toBe('eliminated');
    expect(face(run({ lose: "piece('r3')", steps: '0' }), 'r3')).toBe(0);
  });

  test('an eliminated unit keeps its last state', () => {
    expect(face(run({ lose: "piece('r3')" }, { lose: "piece('r3')", steps: '2' }), 'r3')).toBe(1);
  });

  test('gain goes back one state and no further', () => {
    expect(face(run({ turn: "piece('r3')", to: '2' }, { gain: "piece('r3')" }), 'r3')).toBe(1);
    expect(face(run({ gain: 'units(active)' }), 'r3')).toBe(0);
  });

  test('none is passed over', () => {
    const none = 'first(units(active).filter(u, false))';
    const session = run(
      { move: none, to: "at('0101')" },
      { box: none, to: 'camp' },
      { turn: none, to: '9' },
      { lose: none },
      { gain: none },
    );
    expect(['r1', 'r2', 'r3'].map((id) => [where(session, id), face(session, id)])).toEqual([
      ['0101', 0],
      ['0201', 0],
      ['0301', 0],
    ]);
  });

  test('a move to no hex is a fault of the data', () => {
    expect(() => run({ move: "piece('r1')", to: 'noHex()' })).toThrow(new RangeError('Cannot move r1: no such hex'));
  });
});

describe('statuses', () => {
  test('set on a list of units, hexes, on sides and on the game', () => {
    expect(
      after('{units(active).filter(u, u.tired)}', { set: 'tired', on: 'units(active).filter(u, u.power > 1)' }),
    ).toBe('R2, R3');
    const hexes = "region('west')";
    expect(after('{hexes().filter(h, h.marked)}', { set: 'marked', on: hexes })).toBe('0101, 0102');
    expect(after("{hexes().filter(h, h.owner == 'blue')}", { set: 'owner', on: hexes, to: "'blue'" })).toBe(
      '0101, 0102',
    );
    expect(after("{nerveOf('red')} {nerveOf('blue')}", { set: 'nerve', on: 'enemy(active)', to: '7' })).toBe('3 7');
    expect(after('{game.luck}', { set: 'luck', to: '-2' }, { set: 'luck', to: 'game.luck * 3' })).toBe('-6');
  });

  test('clear puts it back to the default for everyone', () => {
    const set = { set: 'tired', on: 'units(active)' };
    expect(after('{size(units(active).filter(u, u.tired))}', set, { clear: 'tired' })).toBe('0');
    expect(after("{nerveOf('blue')}", { set: 'nerve', on: "side('blue')", to: '9' }, { clear: 'nerve' })).toBe('3');
    const owner = { set: 'owner', on: 'hexes()', to: "'red'" };
    expect(after('{hexes().exists(h, h.owner != none)}', owner, { clear: 'owner' })).toBe('no');
  });

  test('a word may be set back to none', () => {
    const owner = { set: 'owner', on: 'hexes()', to: "'red'" };
    expect(
      after('{size(hexes().filter(h, h.owner == none))}', owner, { set: 'owner', on: "region('west')", to: 'none' }),
    ).toBe('2');
  });
});

describe('tracks', () => {
  test('move by so much or to a place, of one side or of all, and stay within their ends', () => {
    const scores = "{scoreOf('red')} {scoreOf('blue')} {game.clock}";
    expect(after(scores)).toBe('4 4 1');
    expect(after(scores, { track: 'score', side: "'blue'", add: '3' }, { track: 'clock', to: '6' })).toBe('4 7 6');
    expect(after(scores, { track: 'score', side: 'active', add: '-9' }, { track: 'clock', add: '20' })).toBe('0 4 9');
    expect(after(scores, { track: 'score', side: 'active', to: '99' }, { track: 'clock', to: '-1' })).toBe('10 4 0');
  });
});

describe('end', () => {
  const end = (effect: object): Parts => ({
    at,
    do: [{ apply: [{ end: '{active} is done.', ...effect }] }, say('never')],
  });

  test('ends the game at once, with a winner or without', () => {
    const won = start(end({ winner: 'enemy(active)', level: 'Great' }));
    expect(said(won)).toEqual(['Red is done.']);
    expect(won.result).toEqual({ winner: 1, winnerId: 'blue' });
    expect(won.pending).toBeNull();
    expect(won.choose('r1')).toMatchObject({ ok: false, refusal: { code: 'no-decision' } });
    expect(start(end({})).result).toEqual({ winner: -1, winnerId: 'draw' });
  });

  test('effects after it in the same node do not happen', () => {
    const session = start({ at, do: [{ apply: [{ end: 'Over.' }, { lose: "piece('r1')" }] }] });
    expect(where(session, 'r1')).toBe('0101');
  });
});
