import { describe, expect, test } from 'vitest';
import { ask, play, refused, ruled } from '../support.js';
import { scene, under } from './scene.js';

type Units = Record<string, string>;

/** The shift of an attack by all Company units on a hex, and its rows. */
function shift(units: Units, target: string): [unknown, ...string[]] {
  const session = scene({ phase: 'companyCombat', units });
  const text = `combatShift(force('company'), at('${target}'))`;
  return [ask(session, text), ...ruled(session, text)];
}

describe('Column shifts', () => {
  test('TU-5.4a reeds, carr, a village or the sluice: one to the left', () => {
    expect(shift({ 'co-1': '0705' }, '0704')).toEqual([0]);
    expect(shift({ 'co-1': '0704' }, '0703')).toEqual([-1, 'Reeds -1 (5.4)']);
    expect(shift({ 'co-1': '0705' }, '0605')).toEqual([-1, 'Alder carr -1 (5.4)']);
    expect(shift({ 'co-1': '0804' }, '0904')).toEqual([-1, 'village or sluice -1 (5.4)']);
    expect(shift({ 'co-1': '0704' }, '0604')).toEqual([-1, 'village or sluice -1 (5.4)']);
  });

  test('TU-5.4b all attackers next to the hex across a dyke: one to the left', () => {
    const dyke = 'all across the dyke -1 (5.4)';
    expect(shift({ 'co-1': '0504' }, '0603')).toEqual([-1, dyke]);
    expect(shift({ 'co-1': '0504', 'co-2': '0503' }, '0603')).toEqual([-1, dyke]);
    expect(shift({ 'co-1': '0504', 'co-2': '0704' }, '0603')).toEqual([0]);
    expect(shift({ 'co-1': '0504', 'co-gun': '0404' }, '0603')).toEqual([-1, dyke]);
    expect(shift({ 'co-gun': '0404' }, '0603')).toEqual([0]); // nobody next to it
  });

  test('TU-6.1a attackers within two hexes of their leader: one to the right', () => {
    const led = 'attackers near their leader +1 (6.1)';
    expect(shift({ 'co-1': '0705', 'co-major': '0707' }, '0704')).toEqual([1, led]);
    expect(shift({ 'co-1': '0705', 'co-major': '0708' }, '0704')).toEqual([0]);
  });

  test('TU-6.1b defenders within two hexes of their leader: one to the left', () => {
    const led = 'defenders near their leader -1 (6.1)';
    expect(shift({ 'co-1': '0705', 'cm-1': '0704', 'cm-reeve': '0702' }, '0704')).toEqual([-1, led]);
    expect(shift({ 'co-1': '0705', 'cm-1': '0704', 'cm-reeve': '0701' }, '0704')).toEqual([0]);
  });

  test('TU-5.4c all shifts are added up', () => {
    const all = { 'co-1': '0504', 'co-major': '0504', 'cm-1': '0604', 'cm-reeve': '0604' };
    expect(shift(all, '0604')).toEqual([
      -2,
      'village or sluice -1 (5.4)',
      'all across the dyke -1 (5.4)',
      'attackers near their leader +1 (6.1)',
      'defenders near their leader -1 (6.1)',
    ]);
  });
});

describe('Who may attack', () => {
  const units = { 'co-1': '0704', 'co-2': '0705', 'co-gun': '0706', 'co-major': '0705', 'cm-1': '0804' };
  const attack = (session: ReturnType<typeof scene>, unit: string, target = '0804') => [
    ask(session, `mayAttack(piece('${unit}'), at('${target}'))`),
    ...ruled(session, `mayAttack(piece('${unit}'), at('${target}'))`),
  ];

  test('units next to the hex, not leaders', () => {
    const session = scene({ phase: 'companyCombat', units });
    expect(attack(session, 'co-1')).toEqual([true, "Lord's Foot may attack 0804 (5.1)"]);
    expect(attack(session, 'co-major')).toEqual([false, 'Thorne is a leader and does not attack (6.2)']);
  });

  test('TU-5.2a a gun from two hexes away, and no farther; others from the next hex only', () => {
    const session = scene({ phase: 'companyCombat', units });
    expect(attack(session, 'co-gun')).toEqual([true, 'Brass Gun may attack 0804 (5.1)']);
    expect(attack(session, 'co-gun', '0803')).toEqual([false, '0803 is 3 hexes away, and Brass Gun reaches 2 (5.2)']);
    expect(attack(session, 'co-2', '0803')).toEqual([false, '0803 is 2 hexes away, and Hired Foot reaches 1 (5.2)']);
  });

  test('TU-8.3b in fog a gun attacks the next hex only', () => {
    const fog = under(6, units);
    expect(attack(fog, 'co-gun')).toEqual([false, 'in fog Brass Gun sees the next hex only (8.3)']);
    expect(attack(fog, 'co-gun', '0705')).toEqual([true, 'Brass Gun may attack 0705 (5.1)']);
    expect(attack(fog, 'co-1')[0]).toBe(true);
    expect(attack(under(5, units), 'co-gun')[0]).toBe(true);
  });

  test('a unit attacks once in a phase', () => {
    const session = play(scene({ phase: 'companyCombat', units }), '0804 co-1');
    expect(refused(session, 'co-1')).toBe("Lord's Foot has attacked in this phase (5.1)");
    play(session, 'done 6 0804'); // a 6 at 6 less 5, one to the right: EX, and Hired Foot goes on
    expect(refused(session, 'co-1')).toBe("Lord's Foot has attacked in this phase (5.1)");
  });
});

describe('Strength and retreat', () => {
  test('TU-7.3b a unit out of supply attacks with half its strength', () => {
    const session = under(1, { 'co-1': '0104', 'co-2': '1008' });
    expect(ask(session, "attackStrength(piece('co-1'))")).toBe(6);
    expect(ask(session, "attackStrength(piece('co-2'))")).toBe(2.5);
    expect(ask(session, "piece('co-2').strength")).toBe(5);
  });

  test('TU-5.7b no retreat into enemies, their leaders, or their zones without a friend', () => {
    const units = { 'co-1': '0704', 'cm-1': '0804', 'cm-2': '0803', 'co-major': '0906' };
    const session = scene({ phase: 'companyCombat', units });
    const retreat = (to: string) => [
      ask(session, `mayRetreat(piece('cm-1'), at('${to}'))`),
      ...ruled(session, `mayRetreat(piece('cm-1'), at('${to}'))`),
    ];
    expect(retreat('0704')).toEqual([false, 'an enemy is in 0704 (5.7)']);
    expect(retreat('0906')).toEqual([false, 'an enemy is in 0906 (5.7)']);
    expect(retreat('0705')).toEqual([
      false,
      'Holme Band may not retreat into an enemy zone of control in 0705 without a friend there (5.7)',
    ]);
    expect(retreat('0803')).toEqual([true, 'Holme Band may retreat to 0803 (5.7)']);
    expect(retreat('0904')).toEqual([true, 'Holme Band may retreat to 0904 (5.7)']);
  });
});
