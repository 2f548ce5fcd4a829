import { describe, expect, test } from 'vitest';
import type { Session } from '../../../src/engine/session.js';
import { asked, now, offered, places, play, refused, said } from '../support.js';
import { scene } from './scene.js';

/** Two battles side by side: 3 in 1208 and 5 in 1206; XXIV in 1207 stands next to both. */
const front = {
  'ge-xxiv': '1207',
  'ge-xli': '1108',
  'ge-xxii': '1106',
  'ge-v': '0808',
  'su-3': '1208',
  'su-5': '1206',
  'su-10': '1401',
};
const declare = () => scene({ phase: 'germanCombat', units: front });

/** The battle of some German units against one army, up to its odds or its end. */
function battle(units: Record<string, string>, more = ''): Session {
  const session = scene({ phase: 'germanCombat', units });
  const attackers = Object.keys(units).filter((id) => id.startsWith('ge'));
  return play(session, ['su-3', ...attackers, ...more.split(' ').filter((word) => word !== '')].join(' '));
}

const column = (session: Session) => said(session).find((line) => line.includes(': column'));

describe('Declaring battles', () => {
  test('BM-combat-1 attacking is never compulsory', () => {
    const session = declare();
    expect(offered(session)).toContain('done');
    play(session, 'done');
    expect(now(session)).toBe('1 germanMovement');
    expect(said(session)).toEqual([]);
    expect(places(session)).toMatchObject({ 'su-3': '1208 full', 'su-5': '1206 full' });
  });

  test('BM-combat-2 a unit attacks only an enemy in a neighbouring hex', () => {
    const session = declare();
    expect(offered(session)).toEqual(['su-3', 'su-5', 'done']);
    expect(refused(session, 'su-10')).toBe('no unit that could attack is next to 10 (Combat)');
    expect(refused(session, 'ge-v')).toBe('not-a-choice (Combat)');
    play(session, 'su-3');
    expect(asked(session)).toBe('Who attacks 3?');
    expect(offered(session)).toEqual(['ge-xli', 'ge-xxiv']); // nobody has been named: not done yet
    expect(refused(session, 'ge-v')).toBe('V is not next to 3 (Combat)');
    expect(refused(session, 'ge-xxii')).toBe('XXII is not next to 3 (Combat)');
  });

  test('BM-combat-3 all battles are declared before the first is resolved', () => {
    const session = play(declare(), 'su-3 ge-xxiv done');
    expect(asked(session)).toBe('Which unit is attacked?'); // no die yet
    play(session, 'su-5 ge-xxii');
    expect(asked(session)).toBe('Which battle is fought next?');
    expect(offered(session)).toEqual(['su-3', 'su-5']);
    expect(refused(session, 'su-10')).toBe('not-a-choice (Combat)');
    // XLI was free to join and was not named: it is too late for it now, also between the battles.
    play(session, 'su-5 5');
    expect(session.pending?.kind).toBe('roll'); // the one battle left
    play(session, '5');
    expect(now(session)).toBe('1 germanMovement');
  });

  test('BM-combat-3 declaring ends when nobody is left to attack', () => {
    const session = play(declare(), 'su-3 ge-xxiv ge-xli');
    expect(offered(session)).toEqual(['su-5', 'done']);
    play(session, 'su-5 ge-xxii');
    expect(asked(session)).toBe('Which battle is fought next?');
  });

  test('BM-combat-4 a unit takes part in one attack and does not divide its strength', () => {
    const session = play(declare(), 'su-3 ge-xxiv done su-5');
    expect(offered(session)).toEqual(['ge-xxii']);
    expect(refused(session, 'ge-xxiv')).toBe('XXIV attacks 3 in this phase (Combat)');
    const alone = play(
      scene({ phase: 'germanCombat', units: { 'ge-xxiv': '1207', 'su-3': '1208', 'su-5': '1206' } }),
      'su-3',
    );
    play(alone, 'ge-xxiv');
    expect(alone.pending?.kind).toBe('roll'); // nobody is left for 5
    expect(column(alone)).toBe('12 to 8: column 1:1 (Combat)');
  });

  test('BM-combat-4 in the next phase it may attack again', () => {
    const session = play(
      scene({ phase: 'sovietCombat', units: { 'su-3': '1207', 'ge-xxii': '1208' } }),
      'ge-xxii su-3 5',
    );
    while (now(session) !== '2 sovietCombat') play(session, 'done');
    play(session, 'ge-xxii su-3');
    expect(session.pending?.kind).toBe('roll');
  });

  test('BM-combat-5 a defender is attacked once in a phase', () => {
    const session = play(declare(), 'su-3 ge-xxiv done');
    expect(offered(session)).toEqual(['su-5', 'done']);
    expect(refused(session, 'su-3')).toBe('3 is attacked already in this phase (Combat)');
  });

  test('BM-combat-6 several units join in an attack on one defender', () => {
    const session = play(declare(), 'su-3 ge-xxiv');
    expect(offered(session)).toEqual(['ge-xli', 'done']);
    play(session, 'ge-xli done'); // no battle against 5
    expect(column(session)).toBe('24 to 8: column 3:1 (Combat)');
    expect(said(session)).toContain('XXIV, XLI attack 3 in 1208: 24 to 8, shift 0 (Combat)');
  });

  test('BM-combat-7 battles are resolved one at a time in any order', () => {
    const both = 'su-3 ge-xxiv ge-xli su-5 ge-xxii';
    for (const [first, second] of [
      ['su-3', 'su-5'],
      ['su-5', 'su-3'],
    ] as const) {
      const session = play(play(declare(), both), `${first} 5`);
      const fought = said(session).flatMap((line) => /attack (\d+) in/.exec(line)?.[1] ?? []);
      expect(fought).toEqual([first, second].slice(0, fought.length).map((id) => id.slice(3)));
    }
  });

  test('BM-combat-8 a result is carried out before the next battle is resolved', () => {
    const session = play(declare(), 'su-3 ge-xxiv ge-xli su-5 ge-xxii su-3 1');
    expect(asked(session)).toBe('Where does 3 retreat?');
    play(session, '1310');
    expect(asked(session)).toBe('Who advances into 1208?');
    play(session, 'ge-xli');
    expect(session.pending?.kind).toBe('roll');
    expect(places(session)).toMatchObject({ 'su-3': '1310 full', 'ge-xli': '1208 full', 'su-5': '1206 full' });
  });
});

describe('Odds', () => {
  test('BM-combat-9 the odds are the attackers summed, divided by the defender', () => {
    expect(column(battle({ 'ge-xxii': '1207', 'su-3': '1208' }))).toBe('8 to 8: column 1:1 (Combat)');
    expect(column(battle({ 'ge-xxii': '1207', 'su-3': '1208 half' }))).toBe('8 to 4: column 2:1 (Combat)');
    expect(column(battle({ 'ge-xxii': '1207', 'ge-xxxiv': '1108 half', 'ge-xli': '1109', 'su-3': '1208' }))).toBe(
      '22 to 8: column 2:1 (Combat)',
    );
  });

  test('BM-combat-10 a fraction in the odds is dropped', () => {
    expect(column(battle({ 'ge-xxii': '1207', 'ge-xxxv': '1108', 'su-3': '1208 half' }))).toBe(
      '16 to 4: column 4:1 (Combat)',
    );
    expect(column(battle({ 'ge-xxii': '1207', 'ge-vii': '1108', 'su-3': '1208 half' }))).toBe(
      '15 to 4: column 3:1 (Combat)',
    );
    expect(column(battle({ 'ge-vii': '1207', 'su-3': '1208 half' }))).toBe('7 to 4: column 1:1 (Combat)');
    expect(column(battle({ 'ge-xxiv': '1207', 'ge-xxii': '1108', 'ge-vii': '1109', 'su-3': '1208 half' }))).toBe(
      '27 to 4: column 6:1 (Combat)',
    );
    const nearly = { 'ge-xxiv': '1207', 'ge-vii': '1108', 'su-3': '1208 half' };
    expect(column(battle(nearly))).toBe('19 to 4: column 4:1 (Combat)');
    expect(column(battle({ ...nearly, 'ge-xxxiv': '1109' }))).toBe('23 to 4: column 5:1 (Combat)');
    expect(
      column(battle({ 'ge-xxii': '1207', 'ge-xii': '1108 half', 'ge-vi': '1109 half', 'su-3': '1208 half' })),
    ).toBe('12 to 4: column 3:1 (Combat)');
    expect(column(battle({ 'ge-xxii': '1207', 'ge-vii': '1108 half', 'su-3': '1208 half' }))).toBe(
      '11 to 4: column 2:1 (Combat)',
    );
  });

  test('BM-combat-11 the fraction goes first, then the terrain', () => {
    // 0708 is forest: 15 to 4 is 3:1, fought at 2:1.
    expect(column(battle({ 'ge-xxii': '0607', 'ge-vii': '0608', 'su-3': '0708 half' }))).toBe(
      '15 to 4, shift -1: column 2:1 (Combat)',
    );
  });

  test('BM-combat-12 odds above 6:1 are cut after terrain', () => {
    const six = { 'ge-xxiv': '0607', 'ge-xli': '0608', 'su-3': '0708 half' };
    expect(column(battle(six))).toBe('24 to 4, shift -1: column 5:1 (Combat)');
    expect(column(battle({ ...six, 'ge-xxxiv': '0707' }))).toBe('28 to 4, shift -1: column 6:1 (Combat)');
    expect(column(battle({ ...six, 'ge-xxii': '0707' }))).toBe('32 to 4, shift -1: column 6:1 (Combat)');
    expect(column(battle({ 'ge-xxiv': '1207', 'ge-xli': '1108', 'ge-xxii': '1109', 'su-3': '1208 half' }))).toBe(
      '32 to 4: column 6:1 (Combat)',
    );
    // Across a river into a fortification, 8:1 is two columns less: 6:1; 7:1 would be 5:1.
    expect(column(battle({ 'ge-xxiv': '0404', 'su-3': '0505 half' }))).toBe('12 to 4, shift -2: column 1:1 (Combat)');
  });

  test('BM-combat-13 below 1:1 after terrain there is no effect and no die', () => {
    const weak = battle({ 'ge-vii': '1207', 'su-3': '1208' });
    expect(column(weak)).toBe('7 to 8: column no result (Combat)');
    expect(said(weak)).toContain('Below 1:1 there is no effect. (Combat)');
    expect(now(weak)).toBe('1 germanMovement');
    expect(places(weak)).toEqual({ 'ge-vii': '1207 full', 'su-3': '1208 full' });
    const woods = battle({ 'ge-xxii': '0607', 'su-3': '0708' });
    expect(column(woods)).toBe('8 to 8, shift -1: column no result (Combat)');
    expect(now(woods)).toBe('1 germanMovement');
    const strong = battle({ 'ge-xxii': '0607', 'ge-xxxv': '0608', 'su-3': '0708' });
    expect(strong.pending?.kind).toBe('roll');
  });
});
