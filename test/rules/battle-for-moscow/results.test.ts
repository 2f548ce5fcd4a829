import { describe, expect, test } from 'vitest';
import type { Session } from '../../../src/engine/session.js';
import { ask, asked, moduleOf, offered, places, play, refused, said, where } from '../support.js';
import { scene } from './scene.js';

/** Soviet attackers that make the odds against XXXIV (4 points) in 1208. */
const attackers: Record<string, Record<string, string>> = {
  '1:1': { 'su-3': '1207 half' },
  '2:1': { 'su-3': '1207' },
  '3:1': { 'su-3': '1207', 'su-5': '1308 half' },
  '4:1': { 'su-3': '1207', 'su-5': '1308' },
  '5:1': { 'su-3': '1207', 'su-5': '1308', 'su-10': '1309 half' },
  '6:1': { 'su-3': '1207', 'su-5': '1308', 'su-10': '1309' },
};

/** What becomes of XXXIV, whether it retreats, and what the attackers lose; each result differs in one of these. */
const outcomes: Record<string, { defender: string; retreats: boolean; loss: number; words: string }> = {
  NE: { defender: '1208 full', retreats: false, loss: 0, words: 'no effect' },
  AL: { defender: '1208 full', retreats: false, loss: 4, words: 'the attacker loses a step' },
  DR: { defender: '1208 full', retreats: true, loss: 0, words: 'the defender retreats two hexes' },
  DRL: { defender: '1208 half', retreats: true, loss: 0, words: 'the defender loses a step and retreats two hexes' },
  EX: { defender: '1208 half', retreats: true, loss: 4, words: 'exchange' },
  DE: { defender: 'eliminated full', retreats: false, loss: 0, words: 'the defender is eliminated' },
};

const strength = (session: Session) => ask(session, "sum(units('soviet').map(u, u.strength))") as number;

/** Fights at the odds with each die and compares with the six results. */
function expectColumn(odds: string, results: string): void {
  for (const [index, id] of results.split(' ').entries()) {
    const { defender, retreats, loss, words } = outcomes[id]!;
    const session = scene({ phase: 'sovietCombat', units: { 'ge-xxxiv': '1208', ...attackers[odds]! } });
    play(session, ['ge-xxxiv', ...Object.keys(attackers[odds]!)].join(' '));
    const before = strength(session);
    play(session, `${index + 1}`);
    if (asked(session).startsWith('Which attacker')) play(session, 'su-3');
    expect(said(session)).toContain(`${odds}, die ${index + 1}: ${id}, ${words} (Combat)`);
    expect({ id, defender: where(session, 'ge-xxxiv'), loss: before - strength(session) }).toEqual({
      id,
      defender,
      loss,
    });
    expect(asked(session) === 'Where does XXXIV retreat?').toBe(retreats);
    if (retreats) expect(offered(session)).toEqual(expect.arrayContaining(['1008', '1009', '1110']));
  }
}

describe('Combat Results Table', () => {
  test('BM-combat-14 results at 1:1', () => expectColumn('1:1', 'DR EX EX NE NE AL'));
  test('BM-combat-15 results at 2:1', () => expectColumn('2:1', 'DR DR EX EX NE NE'));
  test('BM-combat-16 results at 3:1', () => expectColumn('3:1', 'DR DR DR EX EX DRL'));
  test('BM-combat-17 results at 4:1', () => expectColumn('4:1', 'DR DR DR DRL DRL DE'));
  test('BM-combat-18 results at 5:1', () => expectColumn('5:1', 'DR DRL DRL DRL DE DE'));
  test('BM-combat-19 results at 6:1', () => expectColumn('6:1', 'DRL DRL DE DE DE DE'));

  test('a cancelled attack reads as no effect', () => {
    const { functions } = moduleOf('battle-for-moscow').compilation!;
    const board = scene({ phase: 'germanCombat', units: {} });
    const nothing = { attackerSteps: 0, defenderSteps: 0, retreat: 0, exchange: false, eliminated: false };
    expect(functions.combatResults!(board.state, -1, 1)).toEqual(nothing);
  });
});

/** Two panzer corps of 12 against an army in 1208: 3:1 when it is full, 6:1 when it is half. */
function attack(state: 'full' | 'half', die: number): Session {
  const units = { 'ge-xxiv': '1207', 'ge-xli': '1109', 'su-3': `1208 ${state}` };
  return play(scene({ phase: 'germanCombat', units }), `su-3 ge-xxiv ge-xli ${die}`);
}

describe('Results', () => {
  test('BM-combat-20 a step loss turns full to half and eliminates half', () => {
    const full = attack('full', 6); // DRL
    expect(where(full, 'su-3')).toBe('1208 half');
    const half = attack('half', 1); // DRL
    expect(where(half, 'su-3')).toBe('eliminated half');
    expect(said(half)).toContain('3 loses a step (Combat)');
  });

  test('BM-combat-21 NE: nothing happens', () => {
    const units = { 'ge-xxii': '1207', 'su-3': '1208' };
    const session = play(scene({ phase: 'germanCombat', units }), 'su-3 ge-xxii 4');
    expect(places(session)).toEqual({ 'ge-xxii': '1207 full', 'su-3': '1208 full' });
    expect(asked(session)).toBe('Which unit moves?');
  });

  test('BM-combat-22 AL: the attacking player picks one attacker that loses a step; it stays', () => {
    const units = { 'ge-vi': '1207', 'ge-xii': '1108', 'ge-xxii': '1106', 'su-3': '1208' };
    const session = play(scene({ phase: 'germanCombat', units }), 'su-3 ge-vi ge-xii 6');
    expect(asked(session)).toBe('Which attacker loses a step?');
    expect(session.pending?.sideId).toBe('german');
    expect(offered(session)).toEqual(['ge-vi', 'ge-xii']); // the attackers of this battle, and no others
    play(session, 'ge-xii');
    expect(places(session)).toEqual({
      'ge-vi': '1207 full',
      'ge-xii': '1108 half',
      'ge-xxii': '1106 full',
      'su-3': '1208 full',
    });
    expect(said(session)).toContain('XII loses a step (Combat)');
    expect(asked(session)).toBe('Which unit moves?');
  });

  test('BM-combat-23 DR: the defender retreats two hexes', () => {
    const session = attack('full', 1);
    expect(offered(session)).toEqual(['1310', '1408', '1409']);
    expect(where(play(session, '1409'), 'su-3')).toBe('1409 full');
    expect(said(session).filter((line) => line.includes('loses'))).toEqual([]);
  });

  test('BM-combat-24 DRL: the defender loses a step and, if alive, retreats two hexes', () => {
    const session = attack('full', 6);
    expect(asked(session)).toBe('Where does 3 retreat?');
    expect(where(play(session, '1408'), 'su-3')).toBe('1408 half');
    expect(asked(attack('half', 1))).toBe('Who advances into 1208?'); // dead: nothing to retreat
  });

  test('BM-combat-25 DE: the defender is eliminated, full or half', () => {
    const units = { 'ge-xxxiv': '1208', 'su-3': '1207', 'su-5': '1308' };
    for (const state of ['full', 'half']) {
      const session = scene({ phase: 'sovietCombat', units: { ...units, 'ge-xxxiv': `1208 ${state}` } });
      play(session, 'ge-xxxiv su-3 su-5 6');
      expect(where(session, 'ge-xxxiv')).toBe(`eliminated ${state}`);
      expect(said(session)).toContain('XXXIV is eliminated (Combat)');
    }
  });
});

describe('Exchange', () => {
  test('BM-combat-26 BM-combat-31 the defender loses a step, and retreats last if it is alive', () => {
    const session = attack('full', 4);
    expect(where(session, 'su-3')).toBe('1208 half');
    expect(asked(session)).toBe('Which attacker loses a step (owed 4)?');
    play(session, 'ge-xli');
    expect(asked(session)).toBe('Where does 3 retreat?');
    play(session, '1408');
    expect(places(session)).toEqual({ 'ge-xxiv': '1207 full', 'ge-xli': '1109 half', 'su-3': '1408 half' });
    expect(asked(session)).toBe('Who advances into 1208?');
  });

  test('BM-combat-26 a half defender dies in an exchange, and its whole strength is owed', () => {
    const units = { 'ge-v': '1207', 'ge-vi': '1108', 'su-3': '1208 half' };
    const session = play(scene({ phase: 'germanCombat', units }), 'su-3 ge-v ge-vi 3'); // 11 to 4 is 2:1
    expect(where(session, 'su-3')).toBe('eliminated half');
    expect(asked(session)).toBe('Which attacker loses a step (owed 4)?');
  });

  test('BM-combat-27 attackers lose whole steps until at least as many printed points are paid', () => {
    const units = { 'ge-v': '1207', 'ge-vi': '1108', 'su-3': '1208 half' };
    const session = play(scene({ phase: 'germanCombat', units }), 'su-3 ge-v ge-vi 3 ge-v');
    expect(asked(session)).toBe('Which attacker loses a step (owed 1)?'); // V paid 3 of 4
    expect(said(session)).toContain('V loses a step (Combat)');
    play(session, 'ge-vi'); // pays 3 more: 6 for 4, since steps are whole
    expect(places(session)).toEqual({ 'ge-v': '1207 half', 'ge-vi': '1108 half', 'su-3': 'eliminated half' });
    expect(asked(session)).toBe('Who advances into 1208?');
  });

  test('BM-combat-27 the points of a defender are those it has lost: 7 and 3 make 4', () => {
    const units = { 'su-3': '1207', 'ge-vii': '1208' };
    const session = play(scene({ phase: 'sovietCombat', units }), 'ge-vii su-3 3'); // 8 to 7 is 1:1
    expect(places(session)).toEqual({ 'su-3': '1207 half', 'ge-vii': '1208 half' }); // the only attacker: no question
    expect(asked(session)).toBe('Where does VII retreat?');
  });

  test('BM-combat-28 from full to half a unit pays the difference: 9 and 4 make 5', () => {
    // 1 Shock loses 5 of 10; XLVII alone pays that, while XXII would not.
    const units = { 'ge-xlvii': '1207', 'ge-xxii': '1108', 'su-1s': '1208' };
    const owed5 = () => play(scene({ turn: 5, phase: 'germanCombat', units }), 'su-1s ge-xlvii ge-xxii 2');
    expect(asked(owed5())).toBe('Which attacker loses a step (owed 5)?');
    expect(asked(play(owed5(), 'ge-xlvii'))).toBe('Where does 1 Shock retreat?');
    expect(asked(play(owed5(), 'ge-xxii'))).toBe('Which attacker loses a step (owed 1)?');
  });

  test('BM-combat-29 a unit eliminated at half strength pays its half strength', () => {
    const units = { 'ge-xlvii': '1207 half', 'ge-lvi': '1108 half', 'su-3': '1208 half' };
    const session = play(scene({ phase: 'germanCombat', units }), 'su-3 ge-xlvii ge-lvi 4'); // 8 to 4 is 2:1
    expect(asked(session)).toBe('Which attacker loses a step (owed 4)?');
    play(session, 'ge-lvi');
    expect(places(session)).toEqual({
      'ge-xlvii': '1207 half',
      'ge-lvi': 'eliminated half',
      'su-3': 'eliminated half',
    });
    expect(offered(session)).toEqual(['ge-xlvii', 'done']); // who is dead does not advance
  });

  test('BM-combat-30 the attacking player picks who loses, one unit twice if he likes', () => {
    const units = { 'ge-v': '1207', 'ge-vi': '1108', 'su-3': '1208 half' };
    const session = play(scene({ phase: 'germanCombat', units }), 'su-3 ge-v ge-vi 3');
    expect(session.pending?.sideId).toBe('german');
    expect(offered(session)).toEqual(['ge-v', 'ge-vi']);
    expect(refused(session, 'su-3')).toBe('not-a-choice (Combat)');
    play(session, 'ge-v ge-v');
    expect(places(session)).toEqual({ 'ge-v': 'eliminated half', 'ge-vi': '1108 full', 'su-3': 'eliminated half' });
  });

  test('BM-combat-30 an exchange as large as the attackers takes them all; nobody is asked, nobody advances', () => {
    const units = { 'ge-xl': '1207 half', 'ge-v': '0101', 'su-3': '1208 half' };
    const session = play(scene({ phase: 'germanCombat', units }), 'su-3 ge-xl 2');
    expect(places(session)).toEqual({ 'ge-xl': 'eliminated half', 'ge-v': '0101 full', 'su-3': 'eliminated half' });
    expect(asked(session)).toBe('Which unit moves?');
  });
});
