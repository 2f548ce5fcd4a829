import { describe, expect, test } from 'vitest';
import { ask, now, offered, places, play, refused, ruled } from '../support.js';
import { scene } from './scene.js';

/** Hexes a lone unit may reach, `stay` left out. */
function reach(unit: string, hex: string, others: Record<string, string> = {}): string[] {
  const phase = unit.startsWith('su') ? 'sovietMovement' : 'germanMovement';
  return offered(play(scene({ phase, units: { [unit]: hex, ...others } }), unit)).filter((word) => word !== 'stay');
}

describe('Movement', () => {
  test('BM-movement-1 the allowance is the number of hexes a unit may move', () => {
    const column13 = (unit: string) =>
      reach(unit, '1310')
        .filter((hex) => hex.startsWith('13'))
        .sort();
    expect(column13('ge-v')).toEqual(['1306', '1307', '1308', '1309']);
    expect(column13('su-3')).toEqual(['1306', '1307', '1308', '1309']);
    expect(column13('ge-xl')).toEqual(['1304', '1305', '1306', '1307', '1308', '1309']);
    const board = scene({ phase: 'germanMovement', units: { 'ge-v': '1310', 'ge-xl': '1309' } });
    expect(ask(board, "movementAllowance(piece('ge-v'))")).toBe(4);
    expect(ruled(board, "movementAllowance(piece('ge-xl'))")).toEqual(['printed allowance 6 (Movement)']);
  });

  test('BM-movement-1 a hex that costs more counts accordingly', () => {
    // From 0709 north: 0708 is forest and costs 2, so three hexes make four points.
    expect(reach('ge-v', '0709')).toContain('0706');
    expect(reach('ge-v', '0709')).not.toContain('0705');
    expect(reach('ge-v', '0704')).not.toContain('0701'); // three forests: 6 points
    expect(reach('ge-v', '0704')).toContain('0702');
  });

  test('BM-movement-2 a unit may not enter a hex that costs more than it has left', () => {
    const session = play(scene({ phase: 'germanMovement', units: { 'ge-v': '1307' } }), 'ge-v');
    expect(offered(session)).toContain('1304'); // 3 points
    expect(refused(session, '1303')).toBe('too far: 5 of 4 (Movement)'); // forest: 2 more
    expect(offered(play(scene({ phase: 'germanMovement', units: { 'ge-v': '1306' } }), 'ge-v'))).toContain('1303');
  });

  test('BM-movement-3 a player moves any, all or none of his units, one after the other', () => {
    const units = { 'ge-v': '1108', 'ge-vi': '1208', 'ge-vii': '1308' };
    const none = play(scene({ phase: 'germanMovement', units }), 'done');
    expect(places(none)).toMatchObject({ 'ge-v': '1108 full', 'ge-vi': '1208 full', 'ge-vii': '1308 full' });
    expect(now(none)).not.toBe('1 germanMovement');
    const one = play(scene({ phase: 'germanMovement', units }), 'ge-vi 1210');
    expect(offered(one)).toEqual(['ge-v', 'ge-vii', 'done']);
    const all = play(one, 'ge-vii 1408 ge-v 1008');
    expect(places(all)).toEqual({ 'ge-v': '1008 full', 'ge-vi': '1210 full', 'ge-vii': '1408 full' });
  });

  test('BM-movement-3 in any direction', () => {
    expect(reach('ge-v', '1208')).toEqual(expect.arrayContaining(['1207', '1308', '1309', '1209', '1109', '1108']));
    expect(reach('ge-v', '1208')).toEqual(expect.arrayContaining(['1204', '1406', '1408', '1210', '0808', '0810']));
  });

  test('BM-movement-3 a unit may be picked and stay where it is', () => {
    const session = play(scene({ phase: 'germanMovement', units: { 'ge-v': '1208', 'ge-vi': '1008' } }), 'ge-v stay');
    expect(places(session)).toEqual({ 'ge-v': '1208 full', 'ge-vi': '1008 full' });
    expect(refused(session, 'ge-v')).toBe('V has moved in this phase (Movement)');
  });

  test('BM-movement-4 a unit may never enter a hex that holds an enemy', () => {
    const session = play(scene({ phase: 'germanMovement', units: { 'ge-v': '1208', 'su-3': '1207' } }), 'ge-v');
    expect(offered(session)).not.toContain('1207');
    expect(refused(session, '1207')).toBe('an enemy unit is in 1207 (Stacking)');
    expect(reach('su-3', '1208', { 'ge-v': '1209' })).not.toContain('1209');
  });
});
