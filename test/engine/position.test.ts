import { describe, expect, test } from 'vitest';
import { Session } from '../../src/engine/session.js';
import { offered, type Parts, said, say, smallGame, start, take } from './small-module.js';

const position = { turn: 1, phase: 'only', units: { r1: { at: '0101' } } };

describe('a position set up by hand', () => {
  const parts: Parts = {
    scenario: { lastTurn: 9 },
    do: [
      say(
        "{turn} {units(active)} {game.luck} {scoreOf('blue')} {hexes().filter(h, h.owner == 'blue')} {unitsIn('camp')}",
      ),
    ],
  };
  const game = smallGame(parts);

  test('holds what it names, and play begins with its phase', () => {
    const session = Session.startAt(game, {
      turn: 9,
      phase: 'only',
      units: { r1: { at: '0101' }, r3: { at: '0202', state: 's1', status: { tired: true } }, b1: { box: 'camp' } },
      hexes: { '0303': { owner: 'blue' } },
      tracks: { score: { blue: 7 } },
      game: { luck: 5 },
    });
    expect(said(session)).toEqual(['9 R1, R3 5 7 0303 B1']);
    expect([session.state.face[2], session.state.unit.tired![2]]).toEqual([1, 1]);
  });

  test.each([
    ['phase', { ...position, phase: 'x' }, 'Cannot find phase "x": expected one of only'],
    ['unit', { ...position, units: { x: {} } }, 'Cannot find unit "x": expected one of r1, r2, r3, b1, b2, b3'],
    ['hex', { ...position, units: { r1: { at: '0909' } } }, 'Cannot find hex "0909"'],
    [
      'box',
      { ...position, units: { r1: { box: 'x' } } },
      'Cannot find box "x": expected one of unused, eliminated, camp',
    ],
    ['state', { ...position, units: { r1: { state: 's7' } } }, 'Cannot find state "s7": expected one of s0'],
    ['status', { ...position, game: { x: 1 } }, 'Cannot find status "x": expected one of luck'],
    ['track', { ...position, tracks: { x: 1 } }, 'Cannot find track "x": expected one of score, clock'],
  ])('refuses an unknown %s', (_, wrong, message) => {
    expect(() => Session.startAt(game, wrong)).toThrow(new RangeError(message));
  });
});

describe('what a player types', () => {
  test('a unit by its id or name in any case, an option by its number', () => {
    const choose = { choose: 'one', ask: 'Who?', from: 'units(active)' };
    const run = (word: string | number) => {
      const session = start({ at: { r1: '0101', r2: '0201' }, do: [choose, say('{one}')] });
      expect(session.choose(word).ok).toBe(true);
      return said(session);
    };
    for (const word of ['r2', 'R2', ' r2 ', 1]) expect(run(word)).toEqual(['R2']);
  });

  test('sides by their words, ints by digits', () => {
    const sides = { choose: 'who', ask: 'Who?', from: '[active, enemy(active)]' };
    const ints = { choose: 'n', ask: 'How many?', from: '[2, 4, -1]' };
    const session = start({ do: [sides, ints, say('{who} {n}')] });
    expect(offered(session)).toEqual(['red', 'blue']);
    take(session, 'blue');
    expect(offered(session)).toEqual(['2', '4', '-1']);
    expect(said(take(session, '-1'))).toEqual(['Blue -1']);
  });
});
