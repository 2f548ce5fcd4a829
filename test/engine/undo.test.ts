import { describe, expect, test } from 'vitest';
import type { Session } from '../../src/engine/session.js';
import { offered, type Parts, said, say, start, take, where } from './small-module.js';

const column = "to.number in ['0101', '0102', '0103', '0104', '0105']";

/** Rolls, draws, and a retreat that the enemy leads hex by hex and that costs a step on the second hex. */
const parts: Parts = {
  at: { r1: '0601', r2: '0602', r3: '0101' },
  scenario: { lastTurn: 3 },
  regimes: {
    fall: {
      mover: 'unit',
      enter: column,
      length: { from: '3', upTo: '3' },
      choice: 'step',
      onStep: [
        { when: 'steps == 2', apply: [{ lose: 'unit' }], text: '{unit} suffers in {to}' },
        { when: 'steps == 2', roll: 'd6', as: 'hit' },
      ],
    },
  },
  do: [
    { roll: 'd6', as: 'die' },
    { draw: 'units(active)', as: 'drawn' },
    { choose: 'one', ask: 'Who?', from: 'units(active)' },
    { travel: 'fall', who: "piece('r3')", by: 'enemy(active)', as: 'goal' },
    say('{die} {drawn} {one} {goal}'),
  ],
};

/** All that may be seen of a game. */
const seen = (session: Session) => ({
  hash: session.hash(),
  offered: offered(session),
  asked: session.pending?.ask,
  side: session.pending?.sideId,
  events: session.events.length,
  said: said(session),
  rolls: [...session.play.rolls],
  tokens: session.decisions.map(({ token }) => token),
});

const random = [...'abcdefghijklmnopqrstuvwxyz'].map((_, index) => (index * 7 + 3) % 11);

describe('undo', () => {
  test('in the middle of a retreat goes back one hex, with what it cost and what was rolled', () => {
    const session = start(parts, { seed: 4 });
    take(session, 'r1', '0102');
    const before = seen(session);
    take(session, '0103');
    expect([where(session, 'r3'), session.state.face[2], session.play.rolls.length]).toEqual(['0103', 1, 2]);
    const after = seen(session);
    expect(session.undo()).toBe(true);
    expect([where(session, 'r3'), session.state.face[2], session.play.rolls.length]).toEqual(['0102', 0, 1]);
    expect(seen(session)).toEqual(before);
    expect(session.redo()).toBe(true);
    expect(seen(session)).toEqual(after);
  });

  test('over every decision of a game and again to its end, dice and draws included', () => {
    for (const dice of ['seeded', 'asked'] as const) {
      const session = start(parts, { seed: 11, dice });
      const trail = [seen(session)];
      for (let index = 0; session.pending !== null; index++) {
        session.choose(random[index % random.length]! % session.optionCount);
        trail.push(seen(session));
      }
      // Beyond a keyframe, which is kept every sixteen decisions, when dice are asked for.
      expect(session.decisions.length).toBe(dice === 'asked' ? 20 : 11);
      for (let index = trail.length - 2; index >= 0; index--) {
        expect(session.undo()).toBe(true);
        expect(seen(session)).toEqual(trail[index]);
      }
      expect(session.undo()).toBe(false);
      for (const step of trail.slice(1)) {
        expect(session.redo()).toBe(true);
        expect(seen(session)).toEqual(step);
      }
      expect(session.redo()).toBe(false);
    }
  });

  test('the same again after undo gives the same dice; something else forgets what was undone', () => {
    const session = start(parts, { seed: 4 });
    take(session, 'r1', '0102', '0103', '0104');
    const { hash, rolls } = seen(session);
    session.undo();
    session.undo();
    take(session, '0103', '0104');
    expect(seen(session)).toMatchObject({ hash, rolls });
    session.undo();
    take(session, '0102');
    expect(session.redo()).toBe(false);
  });

  test('an illegal choice changes nothing and keeps what was undone', () => {
    const session = take(start(parts, { seed: 4 }), 'r1', '0102');
    session.undo();
    const before = seen(session);
    expect(session.choose('0505').ok).toBe(false);
    expect(session.choose(99).ok).toBe(false);
    expect(seen(session)).toEqual(before);
    expect(session.redo()).toBe(true);
  });

  test('in a choice of several goes back one of those chosen', () => {
    const session = start({
      at: parts.at!,
      do: [{ choose: 'some', ask: 'Who?', from: 'units(active)', many: { as: 'one' } }, say('{some}')],
    });
    take(session, 'r2', 'r1');
    session.undo();
    expect(offered(session)).toEqual(['r1', 'r3', 'done']);
    expect(said(take(session, 'r3', 'done'))).toEqual(['R2, R3']);
  });
});
