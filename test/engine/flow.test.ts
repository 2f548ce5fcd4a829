import { describe, expect, test } from 'vitest';
import { offered, said, say, start, take, where } from './small-module.js';

const at = { r1: '0101', r2: '0201', r3: '0301' };

describe('loops', () => {
  test('each goes through the list as it was', () => {
    const session = start({
      at,
      do: [{ each: 'units(active)', as: 'one', do: [{ apply: [{ box: 'units(active)', to: 'camp' }] }, say('{one}')] }],
    });
    expect(said(session)).toEqual(['R1', 'R2', 'R3']);
  });

  test('repeat ends after max passes, or when until holds after a pass', () => {
    const pass = [{ lookup: { n: 'n + 1' }, text: '{n}' }];
    const run = (more: object) => said(start({ do: [{ lookup: { n: '0' } }, { repeat: pass, ...more }] }));
    expect(run({ max: '3' })).toEqual(['1', '2', '3']);
    expect(run({ max: '0' })).toEqual([]);
    expect(run({ until: 'n >= 2' })).toEqual(['1', '2']);
    expect(run({ until: 'true' })).toEqual(['1']);
    expect(run({ until: 'n == 5', max: '2' })).toEqual(['1', '2']);
  });

  test('a loop inside a loop counts its passes anew', () => {
    const inner = { repeat: [say('in')], max: '2' };
    expect(said(start({ do: [{ repeat: [say('out'), inner], max: '2' }] }))).toEqual([
      'out',
      'in',
      'in',
      'out',
      'in',
      'in',
    ]);
  });

  test('one that never ends is a fault of the data', () => {
    expect(() => start({ do: [{ repeat: [{ lookup: { n: '1' } }] }] }, { record: false })).toThrow(
      new RangeError('Cannot end procedure "sequence": it runs on without a decision'),
    );
  });
});

describe('chance', () => {
  const roll = { roll: '2d6', as: 'dice' };
  const draw = { draw: 'units(active)', as: 'drawn' };

  test('asked dice are a decision from 2 to 12 and are kept', () => {
    const session = start({ do: [roll, say('{dice}')] }, { dice: 'asked' });
    expect(session.pending).toMatchObject({ side: -1, sideId: 'dice', kind: 'roll' });
    expect(offered(session)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
    expect(session.choose('1')).toMatchObject({ ok: false, refusal: { code: 'not-a-choice' } });
    expect(said(take(session, '11'))).toEqual(['11']);
    expect(session.play.rolls).toEqual([11]);
  });

  test('an asked draw offers the list; of one thing or none nobody is asked', () => {
    const session = start({ at, do: [draw, say('{drawn}')] }, { dice: 'asked' });
    expect(session.pending).toMatchObject({ sideId: 'dice', kind: 'draw' });
    expect(offered(session)).toEqual(['r1', 'r2', 'r3']);
    expect(said(take(session, 'r3'))).toEqual(['R3']);
    expect(said(start({ at: { r2: '0101' }, do: [draw, say('{drawn}')] }, { dice: 'asked' }))).toEqual(['R2']);
    expect(said(start({ do: [draw, say('{drawn}')] }, { dice: 'asked' }))).toEqual(['no unit']);
  });

  test('the same seed gives the same dice and draws; every unit is drawn by some seed', () => {
    const parts = { at, do: [roll, draw, say('{dice} {drawn}')] };
    const of = (seed: number) => said(start(parts, { seed }))[0]!;
    expect(of(7)).toBe(of(7));
    const all = Array.from({ length: 24 }, (_, seed) => of(seed));
    expect(new Set(all.map((line) => line.split(' ')[1]))).toEqual(new Set(['R1', 'R2', 'R3']));
    expect(all.every((line) => Number.parseInt(line, 10) >= 2 && Number.parseInt(line, 10) <= 12)).toBe(true);
  });
});

describe('procedures', () => {
  test('a call takes parameters and gives back what the procedure returns', () => {
    const double = {
      params: { n: 'int', who: 'unit' },
      returns: { type: 'int', value: 'm' },
      do: [{ lookup: { m: 'n * 2' } }, { when: 'n > 5', leave: 'procedure' }, { lookup: { m: 'm + who.power' } }],
    };
    const call = (n: string) => ({ call: 'double', with: { n, who: "piece('r3')" }, as: 'got' });
    const lines = said(start({ procedures: { double }, do: [call('4'), say('{got}'), call('6'), say('{got}')] }));
    expect(lines).toEqual(['11', '12']);
  });

  test('one that calls itself has variables of its own', () => {
    const fall = {
      params: { n: 'int' },
      returns: { type: 'int', value: 'sum' },
      do: [
        { lookup: { sum: 'n' } },
        { when: 'n > 1', do: [{ call: 'fall', with: { n: 'n - 1' }, as: 'rest' }, { lookup: { sum: 'n + rest' } }] },
      ],
    };
    expect(
      said(start({ procedures: { fall }, do: [{ call: 'fall', with: { n: '4' }, as: 'got' }, say('{got}')] })),
    ).toEqual(['10']);
  });

  test('leave procedure in a loop of a loop goes back to the caller', () => {
    const deep = {
      do: [{ repeat: [{ each: '[1, 2]', as: 'n', do: [say('{n}'), { leave: 'procedure' }] }] }, say('never')],
    };
    expect(said(start({ procedures: { deep }, do: [{ call: 'deep' }, say('back')] }))).toEqual(['1', 'back']);
  });

  test('leave procedure in a phase ends the phase', () => {
    const phase = (id: string) => ({
      id,
      title: id,
      cite: '5',
      side: 'red',
      do: [say(id), { leave: 'procedure' }, say('never')],
    });
    expect(said(start({ phases: [phase('one'), phase('two')] }))).toEqual(['one', 'two']);
  });

  test('leave procedure in a step of the set-up ends the step', () => {
    const step = (id: string) => ({ id, title: id, cite: '9', do: [say(id), { leave: 'procedure' }, say('never')] });
    expect(said(start({ setup: [step('one'), step('two')] }))).toEqual(['one', 'two']);
  });

  test('leave procedure in the judgement ends it', () => {
    const victory = { cite: '9', text: 'Judge.', do: [say('judged'), { leave: 'procedure' }, say('never')] };
    const session = start({ scenario: { victory } });
    expect(said(session)).toEqual(['judged']);
    expect(session.result).toEqual({ winner: -1, winnerId: 'draw' });
  });
});

describe('triggers', () => {
  const on = (event: string, more: object[] = []) => ({
    on: event,
    params: { unit: 'unit', hex: 'hex' },
    do: [say(`${event} {unit} {hex}`, { when: 'turn > 0' }), ...more],
  });
  const procedures = { entered: on('enter'), left: on('leave'), gone: on('eliminate') };
  const run = (...apply: object[]) => said(start({ at, procedures, do: [{ apply }, say('after')] }));

  test('run in the order in which they were set off, before what follows', () => {
    expect(run({ move: 'units(active)', to: "at('0505')" })).toEqual([
      'leave R1 0101',
      'enter R1 0505',
      'leave R2 0201',
      'enter R2 0505',
      'leave R3 0301',
      'enter R3 0505',
      'after',
    ]);
  });

  test('a box: left, and eliminated if it is the box of those', () => {
    expect(run({ box: "piece('r1')", to: 'camp' })).toEqual(['leave R1 0101', 'after']);
    expect(run({ box: "piece('r1')", to: 'eliminated' })).toEqual(['leave R1 0101', 'eliminate R1 0101', 'after']);
    expect(run({ box: "piece('b1')", to: 'eliminated' })).toEqual(['after']);
  });

  test('a loss beyond the last state eliminates, into another box too; a smaller one does not', () => {
    expect(run({ lose: "piece('r2')" })).toEqual(['after']);
    expect(run({ lose: "piece('r2')", steps: '2' })).toEqual(['leave R2 0201', 'eliminate R2 0201', 'after']);
    expect(run({ lose: "piece('r1')", to: 'camp' })).toEqual(['leave R1 0101', 'eliminate R1 0101', 'after']);
  });

  test('a move into the hex where it is sets off nothing; one from a box only enter', () => {
    expect(run({ move: "piece('r1')", to: "at('0101')" })).toEqual(['after']);
    expect(run({ move: "piece('b1')", to: "at('0303')" })).toEqual(['enter B1 0303', 'after']);
  });

  test('what a trigger sets off runs at once, before those still waiting', () => {
    const chain = on('enter', [
      { when: "turn > 0 && hex == at('0505')", apply: [{ move: 'unit', to: "at('0404')" }] },
      say('done {unit}', { when: 'turn > 0' }),
    ]);
    const apply = [{ move: "[piece('r1'), piece('r2')]", to: "at('0505')" }];
    expect(said(start({ at, procedures: { chain }, do: [{ apply }] }))).toEqual([
      'enter R1 0505',
      'enter R1 0404',
      'done R1',
      'done R1',
      'enter R2 0505',
      'enter R2 0404',
      'done R2',
      'done R2',
    ]);
  });

  test('two procedures on one event run in the order of their files', () => {
    const procedures = {
      a: on('enter', [say('first', { when: 'turn > 0' })]),
      b: on('enter', [say('second', { when: 'turn > 0' })]),
    };
    const lines = said(start({ at, procedures, do: [{ apply: [{ move: "piece('r1')", to: "at('0303')" }] }] }));
    expect(lines).toEqual(['enter R1 0303', 'first', 'enter R1 0303', 'second']);
  });

  test('enter fires in set-up', () => {
    const entered = { on: 'enter', params: { unit: 'unit', hex: 'hex' }, do: [say('{unit} {hex} {turn}')] };
    expect(said(start({ at, procedures: { entered } }))).toEqual(['R1 0101 0', 'R2 0201 0', 'R3 0301 0']);
  });

  test('a trigger may ask a player and eliminate the mover', () => {
    const entered = on('enter', [
      {
        when: 'turn > 0',
        choose: 'fate',
        ask: 'Fate of {unit}?',
        options: [
          { id: 'live', text: 'Live' },
          { id: 'die', text: 'Die', do: [{ apply: [{ lose: 'unit' }] }] },
        ],
      },
    ]);
    const session = start({
      at,
      procedures: { entered },
      do: [{ apply: [{ move: "[piece('r1'), piece('r2')]", to: "at('0303')" }] }, say('after')],
    });
    expect(session.pending!.ask).toBe('Fate of R1?');
    take(session, 'die');
    expect(where(session, 'r1')).toBe('eliminated');
    expect(session.pending!.ask).toBe('Fate of R2?');
    take(session, 'live');
    expect(said(session)).toEqual(['enter R1 0303', 'enter R2 0303', 'after']);
  });
});
