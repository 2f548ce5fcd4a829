import { describe, expect, test } from 'vitest';
import type { Session } from '../../../src/engine/session.js';
import { ask, hexesWhere, play, said } from '../support.js';
import { fromStart, scene } from './scene.js';

/** A position in which to trace paths. */
const map = (units: Record<string, string>) => scene({ phase: 'sovietReplacement', units });

const inTouch = (session: Session, hex: string, side: string) => ask(session, `communication(at('${hex}'), '${side}')`);

/** A wall of zones from the north edge to the south edge, in column 07. */
const sovietWall = { 'su-3': '0702', 'su-5': '0705', 'su-10': '0708', 'su-13': '0710' };
const germanWall = { 'ge-v': '0702', 'ge-vi': '0705', 'ge-vii': '0708', 'ge-viii': '0710' };

describe('Communication', () => {
  test('BM-communication-1 a path of any length to the friendly edge', () => {
    const empty = map({});
    expect(hexesWhere(empty, "communication(h, 'german')")).toHaveLength(140);
    expect(hexesWhere(empty, "communication(h, 'soviet')")).toHaveLength(140);
    expect(inTouch(map({ 'su-3': '0301' }), '0301', 'soviet')).toBe(true);
  });

  test('BM-communication-2 the German side traces west, the Soviet side east', () => {
    const west = Array.from(
      { length: 60 },
      (_, at) => `0${Math.floor(at / 10) + 1}${String((at % 10) + 1).padStart(2, '0')}`,
    );
    // Behind a Soviet wall in column 07 only the six columns west of it are in German communication.
    const german = hexesWhere(map(sovietWall), "communication(h, 'german')");
    expect(german.filter((hex) => hex < '0700').sort()).toEqual(west);
    expect(german.some((hex) => hex > '0800')).toBe(false);
    const soviet = hexesWhere(map(germanWall), "communication(h, 'soviet')");
    expect(soviet.filter((hex) => hex > '0800')).toHaveLength(70);
    expect(soviet.some((hex) => hex < '0700')).toBe(false);
  });

  test('BM-communication-3 a path does not enter a hex that holds an enemy', () => {
    // 0201 has two hexes of the edge beside it: 0101 holds 3, 0102 lies in its zone; the zone of 5 closes the rest.
    const units = { 'ge-v': '0201', 'su-5': '0302' };
    expect(inTouch(map(units), '0201', 'german')).toBe(true);
    const shut = map({ ...units, 'su-3': '0101' });
    expect(ask(shut, "zoc(at('0101'), 'soviet')")).toBe(false); // so it is the unit itself that forbids it
    expect(inTouch(shut, '0201', 'german')).toBe(false);
  });

  test('BM-communication-4 a path does not enter an enemy zone, even where a friend stands', () => {
    const behind = { ...sovietWall, 'ge-xl': '0905' };
    expect(inTouch(map(behind), '0905', 'german')).toBe(false);
    // Friends in the zones do not open the wall...
    const gap = { 'ge-xli': '0703', 'ge-xxiv': '0704', 'ge-lvii': '0803', 'ge-lvi': '0603' };
    expect(inTouch(map({ ...behind, ...gap }), '0905', 'german')).toBe(false);
    // ...and without 5 in the middle it is open.
    const { 'su-5': _, ...open } = sovietWall;
    expect(inTouch(map({ ...open, 'ge-xl': '0905' }), '0905', 'german')).toBe(true);
  });

  test('BM-communication-4 a ruling: a zone on the own hex does not cut, nor on the edge hex one stands in', () => {
    const board = map({ 'ge-v': '0303', 'su-3': '0403', 'ge-vi': '0105', 'su-5': '0106' });
    expect(ask(board, "zoc(at('0303'), 'soviet') && zoc(at('0105'), 'soviet')")).toBe(true);
    expect(inTouch(board, '0303', 'german')).toBe(true);
    expect(inTouch(board, '0105', 'german')).toBe(true);
  });

  test('BM-communication-5 a city belongs to the side that last had a unit in it', () => {
    const control = (session: Session, hex: string) =>
      ask(session, `at('${hex}').control == 'german' ? 'german' : 'not'`);
    const units = { 'ge-xl': '0808', 'ge-v': '0101', 'su-3': '1404' };
    const hexes = { '0809': { control: 'soviet' }, '1405': { control: 'soviet' } };
    const session = play(scene({ phase: 'germanMovement', units, hexes }), 'ge-xl 0808-0809-0810');
    expect(said(session)).toContain('German controls Orel (Communication)'); // it only passed
    expect(control(session, '0809')).toBe('german');
    expect(control(session, '1405')).toBe('not');
    expect(said(session).filter((line) => line.includes('controls'))).toHaveLength(1); // other hexes are nobody's
    // 3 walks out of its own city: nothing changes and nothing is said.
    const again = play(
      scene({ phase: 'sovietMovement', units: { 'su-3': '1404', 'su-5': '1410' }, hexes }),
      'su-3 1404-1405-1406',
    );
    expect(said(again).filter((line) => line.includes('controls'))).toEqual([]);
  });

  test('BM-communication-6 at the start all cities are Soviet but Smolensk and Roslavl', () => {
    const session = fromStart();
    expect(hexesWhere(session, "h.control == 'soviet'")).toHaveLength(11);
    play(session, 'ready ready');
    expect(hexesWhere(session, "h.control == 'german'").sort()).toEqual(['0204', '0307']);
    expect(hexesWhere(session, "h.control == 'soviet'").sort()).toEqual(
      '0509 0601 0603 0803 0805 0809 1103 1107 1405'.split(' '),
    );
    expect(hexesWhere(session, "h.control == none && 'city' in h.features")).toEqual([]);
  });
});
