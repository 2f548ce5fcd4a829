import { describe, expect, test } from 'vitest';
import type { Session } from '../../../src/engine/session.js';
import { ask, offered, play, refused, ruled } from '../support.js';
import { scene, under } from './scene.js';

const [dry, rain, fog] = [1, 4, 6].map((die) => under(die, { 'co-1': '0104' })) as [Session, Session, Session];

/** The cost of a step and the rows it is made of: `'3: reeds 2, reeds in rain 1 more'`. */
function cost(session: Session, from: string, to: string): string {
  const text = `moveCost(at('${from}'), at('${to}'))`;
  return `${ask(session, text)}: ${ruled(session, text)
    .map((line) => line.replace(/ \([\d.]+\)$/, ''))
    .join(', ')}`;
}

describe('Movement costs', () => {
  test('TU-4.2a meadow 1, carr 2, reeds 2', () => {
    expect(cost(dry, '0304', '0305')).toBe('1: meadow 1');
    expect(cost(dry, '0202', '0203')).toBe('2: alder carr 2');
    expect(cost(dry, '0305', '0306')).toBe('2: reeds 2');
  });

  test('TU-4.3a a causeway costs 1, whatever the terrain, the weather or the dyke', () => {
    for (const sky of [dry, rain, fog]) {
      expect(cost(sky, '0504', '0604')).toBe('1: along the causeway 1'); // the Lode
      expect(cost(sky, '0802', '0903')).toBe('1: along the causeway 1'); // carr
      expect(cost(sky, '0204', '0304')).toBe('1: along the causeway 1');
    }
  });

  test('TU-4.3b a dyke without a causeway costs 2 more', () => {
    expect(cost(dry, '0504', '0603')).toBe('3: meadow 1, across the dyke 2');
    expect(cost(dry, '0505', '0605')).toBe('4: alder carr 2, across the dyke 2');
    expect(cost(dry, '0502', '0602')).toBe('4: reeds 2, across the dyke 2');
  });

  test('TU-8.2b rain makes reeds cost 1 more, and nothing else', () => {
    expect(cost(rain, '0305', '0306')).toBe('3: reeds 2, reeds in rain 1 more');
    expect(cost(rain, '0502', '0602')).toBe('5: reeds 2, across the dyke 2, reeds in rain 1 more');
    expect(cost(rain, '0304', '0305')).toBe('1: meadow 1');
    expect(cost(rain, '0202', '0203')).toBe('2: alder carr 2');
    expect(cost(fog, '0305', '0306')).toBe('2: reeds 2');
  });
});

describe('Movement', () => {
  test('TU-4.1a a unit that has moved may not move again', () => {
    const session = scene({ phase: 'companyMovement', units: { 'co-1': '0304', 'co-2': '0305' } });
    expect(ask(session, "mayMove(piece('co-1'))")).toBe(true);
    play(session, 'co-1 stay');
    expect(offered(session)).toEqual(['co-2', 'done']);
    expect(refused(session, 'co-1')).toBe("Lord's Foot has moved in this phase (4.1)");
  });

  test('TU-4.1b rain, fog and want of supply lower the allowance together', () => {
    const allowances = [1, 4, 6].map((die) => {
      const session = under(die, { 'co-1': '0104', 'co-horse': '1008' });
      return ['co-1', 'co-horse'].map((unit) => ask(session, `allowance(piece('${unit}'))`));
    });
    expect(allowances).toEqual([
      [4, 4],
      [3, 3],
      [2, 2],
    ]);
  });
});

describe('What may be entered', () => {
  const units = { 'co-1': '0605', 'co-2': '0704', 'co-major': '0605', 'cm-1': '0804', 'cm-reeve': '0706' };
  const session = scene({ phase: 'companyMovement', units });
  const enter = (unit: string, to: string) => ruled(session, `mayEnter(piece('${unit}'), at('${to}'))`);
  const may = (unit: string, to: string) => ask(session, `mayEnter(piece('${unit}'), at('${to}'))`);

  test('TU-4.4 a hex with an enemy unit may not be entered', () => {
    expect(may('co-1', '0804')).toBe(false);
    expect(enter('co-1', '0804')).toEqual(['an enemy is in 0804 (4.4)']);
    expect(enter('co-major', '0804')).toEqual(['an enemy is in 0804 (4.4)']);
    expect(may('co-1', '0603')).toBe(true);
    expect(enter('co-1', '0603')).toEqual(['0603 may be entered (4.4)']);
  });

  test('TU-6.3a a leader keeps out of the hex of an enemy leader and of enemy zones without a friend', () => {
    expect(may('co-major', '0706')).toBe(false);
    expect(enter('co-major', '0706')).toEqual(['Thorne may not enter the hex of an enemy leader (6.3)']);
    expect(may('co-1', '0706')).toBe(true);
    expect(may('co-major', '0705')).toBe(false);
    expect(enter('co-major', '0705')).toEqual([
      'Thorne may not enter an enemy zone of control in 0705 without a friend there (6.3)',
    ]);
    expect(may('co-1', '0705')).toBe(true);
    expect(may('co-major', '0704')).toBe(true); // Hired Foot is there
    expect(may('co-major', '0603')).toBe(true);
  });
});

describe('Stacking', () => {
  test('TU-3.1a TU-3.2 two units of a side in a hex, leaders apart', () => {
    const units = { 'co-1': '0304', 'co-2': '0304', 'co-horse': '0305', 'co-gun': '0204', 'co-major': '0204' };
    const session = scene({ phase: 'companyMovement', units });
    const end = (unit: string, to: string) => [
      ask(session, `mayEnd(piece('${unit}'), at('${to}'))`),
      ...ruled(session, `mayEnd(piece('${unit}'), at('${to}'))`),
    ];
    expect(end('co-gun', '0304')).toEqual([false, 'two units of the side are in 0304 already (3.1)']);
    expect(end('co-gun', '0305')).toEqual([true, 'there is room in 0305 (3.1)']);
    expect(end('co-1', '0304')).toEqual([true, 'there is room in 0304 (3.1)']);
    expect(end('co-gun', '0404')).toEqual([true, 'there is room in 0404 (3.1)']);
    expect(end('co-major', '0304')).toEqual([true, 'leaders do not count (3.2)']);
  });
});
