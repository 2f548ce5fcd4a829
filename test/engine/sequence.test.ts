import { describe, expect, test } from 'vitest';
import { type Json, said, say, start } from './small-module.js';

const at = { r1: '0101' };
const phase = (id: string, more: Json = {}): Json => ({ id, title: id, cite: '5', do: [show(id)], ...more });
const show = (id: string) => say(`${id}: {piece('r1').tired}`);
const tire = { apply: [{ set: 'tired', on: "piece('r1')" }] };

/** What is said when `tired` expires with these. */
function tiredUntil(expires: string[], phases: Json[], lastTurn = 1): string[] {
  const statuses = [{ id: 'tired', on: 'unit', type: 'bool', expires, cite: '2' }];
  return said(start({ at, phases, scenario: { lastTurn }, module: { statuses, terms: [] } }));
}

describe('a status expires', () => {
  const group = (more: Json = {}) => ({
    id: 'all',
    title: 'all',
    cite: '5',
    phases: [phase('a'), phase('b')],
    ...more,
  });
  const first = phase('first', { side: 'red', do: [tire, show('first')] });

  test('at the end of its phase', () => {
    expect(tiredUntil(['a'], [first, group()])).toEqual(['first: yes', 'a: yes', 'b: no']);
    expect(tiredUntil(['first'], [first, group()])).toEqual(['first: yes', 'a: no', 'b: no']);
  });

  test('at the end of a group', () => {
    expect(tiredUntil(['all'], [first, group(), phase('c')])).toEqual(['first: yes', 'a: yes', 'b: yes', 'c: no']);
  });

  test('at the end of the turn', () => {
    const once = phase('once', { side: 'red', do: [{ ...tire, when: 'turn == 1' }, show('once')] });
    expect(tiredUntil(['turn'], [once, phase('a')], 2)).toEqual(['once: yes', 'a: yes', 'once: no', 'a: no']);
  });

  test('when the phase is skipped, or the group, or the group around the phase', () => {
    const skipped = { when: 'false' };
    expect(tiredUntil(['a'], [first, phase('a', skipped), phase('b')])).toEqual(['first: yes', 'b: no']);
    expect(tiredUntil(['all'], [first, group(skipped), phase('c')])).toEqual(['first: yes', 'c: no']);
    expect(tiredUntil(['b'], [first, group(skipped), phase('c')])).toEqual(['first: yes', 'c: no']);
  });

  test('not a second time at the end of the group around the phase', () => {
    const b = phase('b', { do: [tire, show('b')] });
    const around = group({ when: 'true', phases: [phase('a'), b] });
    expect(tiredUntil(['a'], [around, phase('c')])).toEqual(['a: no', 'b: yes', 'c: yes']);
  });

  test('also when the phase was left early', () => {
    const early = phase('a', { side: 'red', do: [tire, { leave: 'procedure' }] });
    expect(tiredUntil(['a'], [early, phase('b')])).toEqual(['b: no']);
  });
});

describe('phases', () => {
  const who = (id: string, more: Json = {}) => phase(id, { do: [say(`${id} {active} {phase} {turn}`)], ...more });

  test('take their side from the group, which is active in its own nodes already', () => {
    const phases = [
      who('a', { side: 'red' }),
      { ...who('g', { side: 'blue' }), phases: [who('b'), who('c', { side: "enemy('blue')" }), who('d')] },
      who('e'),
    ];
    expect(said(start({ phases, scenario: { firstTurn: 3, lastTurn: 3 } }))).toEqual([
      'a Red a 3',
      'g Blue a 3',
      'b Blue b 3',
      'c Red c 3',
      'd Blue d 3',
      'e Blue e 3',
    ]);
  });

  test('share their variables', () => {
    const phases = [phase('a', { side: 'red', do: [{ lookup: { n: 'turn * 2' } }] }), phase('b', { do: [say('{n}')] })];
    expect(said(start({ phases, scenario: { lastTurn: 2 } }))).toEqual(['2', '4']);
  });

  test('the judgement comes after the last turn, a draw without one', () => {
    const victory = { cite: '9', text: 'Judge.', do: [{ apply: [{ end: 'Won in {turn}.', winner: "'blue'" }] }] };
    const session = start({ phases: [who('a', { side: 'red' })], scenario: { lastTurn: 2, victory } });
    expect(said(session)).toEqual(['a Red a 1', 'a Red a 2', 'Won in 2.']);
    expect(session.result).toEqual({ winner: 1, winnerId: 'blue' });
    expect(start({}).result).toEqual({ winner: -1, winnerId: 'draw' });
  });
});
