import { describe, expect, test } from 'vitest';
import { offered, said, say, start, take } from './small-module.js';

const at = { r1: '0101', r2: '0201', r3: '0301' };
const many = (more: object = {}, bounds: object = {}) => ({
  choose: 'chosen',
  ask: 'Who?',
  from: 'units(active)',
  many: { as: 'one', ...bounds },
  ...more,
});

describe('a choice of several', () => {
  test('takes one after the other, none twice, and ends by itself when nothing is left', () => {
    const session = start({ at, do: [many(), say('{chosen}')] });
    expect(offered(session)).toEqual(['r1', 'r2', 'r3', 'done']);
    take(session, 'r2');
    expect(offered(session)).toEqual(['r1', 'r3', 'done']);
    expect(session.choose('r2')).toMatchObject({ ok: false, refusal: { code: 'not-a-choice' } });
    take(session, 'r3', 'r1');
    expect(said(session)).toEqual(['R2, R3, R1']);
    expect(session.pending).toBeNull();
  });

  test('a value that is twice in the list is chosen once', () => {
    const session = start({ do: [many({ from: '[3, 3, 5]' }), say('{chosen}')] });
    take(session, '3');
    expect(offered(session)).toEqual(['5', 'done']);
    take(session, '5');
    expect(said(session)).toEqual(['3, 5']);
  });

  test('done is offered once there are enough, and play goes on at the most', () => {
    const session = start({ at, do: [many({ done: { text: 'These' } }, { least: '1', most: '2' }), say('{chosen}')] });
    expect(offered(session)).toEqual(['r1', 'r2', 'r3']);
    expect(session.choose('done').ok).toBe(false);
    take(session, 'r3');
    expect(session.pending!.options.at(-1)).toEqual({ token: 'done', text: 'These' });
    take(session, 'r1');
    expect(said(session)).toEqual(['R3, R1']);
  });

  test('may be none at all: by done, by an empty list, by a most of 0', () => {
    const count = say('{size(chosen)}');
    expect(said(take(start({ at, do: [many(), count] }), 'done'))).toEqual(['0']);
    expect(said(start({ do: [many(), count] }))).toEqual(['0']);
    expect(said(start({ at, do: [many({}, { most: '0' }), count] }))).toEqual(['0']);
  });

  test('allow sees the one that is asked and those chosen before', () => {
    const allow = 'size(chosen) == 0 || chosen.all(c, c.power < one.power)';
    const session = start({ at, do: [many({ allow }), say('{chosen}')] });
    take(session, 'r2');
    expect(offered(session)).toEqual(['r3', 'done']);
    expect(session.whyNot('r1')).toMatchObject({ code: 'forbidden', tried: 'R1' });
    take(session, 'r3');
    expect(said(session)).toEqual(['R2, R3']);
  });

  test('asked again in a loop begins anew', () => {
    const session = start({ at, do: [{ repeat: [many({}, { most: '1' }), say('{chosen}')], max: '2' }] });
    take(session, 'r1');
    expect(offered(session)).toEqual(['r1', 'r2', 'r3', 'done']);
    take(session, 'r1');
    expect(said(session)).toEqual(['R1', 'R1']);
  });
});

describe('named options', () => {
  const choose = {
    choose: 'way',
    ask: 'Which?',
    options: [
      { id: 'left', text: 'Left', do: [say('going left')] },
      { id: 'never', text: 'Never', when: 'false' },
      { id: 'right', text: 'Right {turn}', do: [say('going right'), say('far')] },
    ],
  };

  test('the nodes of the option run, then what follows; the variable is its place', () => {
    const session = start({ do: [choose, say('{way}')] });
    expect(session.pending!.options).toEqual([
      { token: 'left', text: 'Left' },
      { token: 'right', text: 'Right 1' },
    ]);
    expect(session.whyNot('never')).toMatchObject({ code: 'not-offered', tried: 'Never' });
    expect(said(take(session, 'right'))).toEqual(['going right', 'far', '2']);
    expect(said(take(start({ do: [choose, say('{way}')] }), 'left'))).toEqual(['going left', '0']);
  });

  test('with no option at all the rules cannot go on', () => {
    const options = [{ id: 'never', text: 'Never', when: 'false' }];
    expect(() => start({ do: [{ choose: 'way', ask: 'Which?', options }] })).toThrow(
      new RangeError('Cannot go on in "sequence": a choice has no option'),
    );
  });
});

describe('a plain choice', () => {
  test('without options asks nobody and gives none', () => {
    const choose = { choose: 'one', ask: 'Who?', from: 'units(active)' };
    expect(said(start({ do: [choose, say('{one}')] }))).toEqual(['no unit']);
  });

  test('auto makes the only choice, done alone too, and asks for two', () => {
    const choose = { choose: 'one', ask: 'Who?', from: 'units(active)', auto: true };
    expect(said(start({ at: { r2: '0101' }, do: [choose, say('{one}')] }))).toEqual(['R2']);
    expect(offered(start({ at, do: [choose] }))).toEqual(['r1', 'r2', 'r3']);
    expect(said(start({ do: [{ ...choose, done: { text: 'None' } }, say('{one}')] }))).toEqual(['no unit']);
  });

  test('done with leave leaves the inner of two loops, leave loop the one around it', () => {
    const inner = {
      repeat: [
        { choose: 'one', ask: 'Who?', from: 'units(active)', done: { text: 'Enough', leave: true } },
        say('{one}'),
      ],
    };
    const outer = {
      repeat: [
        inner,
        say('inner left'),
        { when: 'one == none && passes == 1', leave: 'loop' },
        { lookup: { passes: 'passes + 1' } },
      ],
    };
    const session = start({ at, do: [{ lookup: { passes: '0' } }, outer, say('outer left')] });
    take(session, 'r1', 'done', 'r2', 'r2', 'done');
    expect(said(session)).toEqual(['R1', 'inner left', 'R2', 'R2', 'inner left', 'outer left']);
  });

  test('the other side may be the one that decides', () => {
    const choose = { choose: 'one', by: 'enemy(active)', ask: 'Who of {active}?', from: '[hexes()[0], hexes()[1]]' };
    const session = start({ do: [choose, say('{one}')] });
    expect(session.pending).toMatchObject({ sideId: 'blue', ask: 'Who of Red?' });
    expect(said(take(session, '0201'))).toEqual(['0201']);
  });
});
