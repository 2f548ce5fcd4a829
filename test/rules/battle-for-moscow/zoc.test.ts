import { describe, expect, test } from 'vitest';
import { asked, hexesWhere, moduleOf, now, offered, play, refused, ruled, where } from '../support.js';
import { rivers } from './printed.js';
import { scene } from './scene.js';

const { game } = moduleOf('battle-for-moscow');
const around0808 = ['0708', '0709', '0807', '0809', '0908', '0909'];

describe('Zones of control', () => {
  test('BM-zoc-1 every unit of both sides, full or half, has one in the six hexes around it', () => {
    for (const { id, side, states } of game!.units) {
      for (const state of states) {
        const board = scene({ phase: 'germanCombat', units: { [id]: `0808 ${state}` } });
        expect(hexesWhere(board, `zoc(h, '${game!.sides[side]!.id}')`).sort()).toEqual(around0808);
        expect(hexesWhere(board, `zoc(h, '${game!.sides[1 - side]!.id}')`)).toEqual([]);
      }
    }
  });

  test('BM-zoc-2 it reaches into every terrain and over rivers', () => {
    const zone = (hex: string) =>
      hexesWhere(scene({ phase: 'germanCombat', units: { 'su-3': hex } }), "zoc(h, 'soviet')").sort();
    expect(rivers).toContain('0505-0604');
    expect(zone('0505')).toEqual(['0404', '0405', '0504', '0506', '0604', '0605']); // clear, forest, fortification
    expect(zone('1104')).toEqual(['1003', '1004', '1103', '1105', '1203', '1204']); // Moscow
    expect(zone('1410')).toEqual(['1310', '1409']);
  });

  test('BM-zoc-3 it reaches into hexes that hold enemies', () => {
    const board = scene({ phase: 'germanCombat', units: { 'su-3': '0808', 'ge-v': '0809', 'ge-vi': '0709' } });
    expect(hexesWhere(board, "zoc(h, 'soviet')").sort()).toEqual(around0808);
  });

  test('BM-zoc-4 a friend in a hex does not cancel the enemy zone there', () => {
    const to0608 = (enemy: string) => {
      const units = { 'ge-xl': '0710', 'ge-v': '0709', 'su-3': enemy };
      return refused(play(scene({ phase: 'germanMovement', units }), 'ge-xl'), '0709-0608');
    };
    expect(to0608('0808')).toBe('0709 is in an enemy zone of control (Zones of control)');
    expect(to0608('1008')).toBe('"0709-0608" is legal');
  });

  test('BM-zoc-5 a unit that enters an enemy zone must stop', () => {
    const session = play(scene({ phase: 'germanMovement', units: { 'ge-xl': '0606', 'su-3': '0808' } }), 'ge-xl');
    expect(offered(session)).toContain('0708'); // forest in the zone: 3 points of 6
    expect(offered(session)).toContain('0807');
    expect(refused(session, '0607-0708-0709')).toBe('0708 is in an enemy zone of control (Zones of control)');
    expect(ruled(session, "mustStop(piece('ge-xl'), at('0708'))")).toEqual([
      '0708 is in an enemy zone of control (Zones of control)',
    ]);
    expect(ruled(session, "mustStop(piece('ge-xl'), at('0608'))")).toEqual([]);
    play(session, '0708');
    expect(where(session, 'ge-xl')).toBe('0708 full');
    expect(now(session)).not.toBe('1 germanMovement'); // it may not be moved again
  });

  test('BM-zoc-5 so a hex behind a line of zones cannot be reached', () => {
    const line = { 'su-3': '1301', 'su-5': '1304', 'su-10': '1307', 'su-13': '1310' };
    const session = play(scene({ phase: 'germanMovement', units: { 'ge-xl': '1107', ...line } }), 'ge-xl');
    expect(offered(session)).not.toContain('1405');
    expect(refused(session, '1405')).toMatch(/is in an enemy zone of control \(Zones of control\)$/);
    expect(offered(play(scene({ phase: 'germanMovement', units: { 'ge-xl': '1107' } }), 'ge-xl'))).toContain('1405');
  });

  test('BM-zoc-6 leaving a zone is free', () => {
    const reach = (units: Record<string, string>) =>
      offered(play(scene({ phase: 'germanMovement', units: { 'ge-v': '1308', ...units } }), 'ge-v')).filter((hex) =>
        hex.endsWith('04'),
      );
    expect(reach({ 'su-3': '1309' })).toContain('1304'); // four hexes straight away from it
    expect(reach({ 'su-3': '1309' })).toEqual(reach({}));
  });

  test('BM-zoc-7 a unit may step from zone to zone, and stops there', () => {
    const session = play(scene({ phase: 'germanMovement', units: { 'ge-xl': '1308', 'su-3': '1208' } }), 'ge-xl');
    expect(offered(session)).toEqual(expect.arrayContaining(['1207', '1309'])); // both in the zone of 3
    expect(refused(session, '1207-1206')).toBe('1207 is in an enemy zone of control (Zones of control)');
    play(session, '1207');
    expect(where(session, 'ge-xl')).toBe('1207 full');
  });

  test('BM-zoc-8 a unit whose retreat could only end in an enemy zone is eliminated', () => {
    const units = { 'ge-xxiv': '1207', 'ge-xli': '1109', 'su-3': '1208' };
    const free = play(scene({ phase: 'germanCombat', units }), 'su-3 ge-xxiv ge-xli 1');
    expect(asked(free)).toBe('Where does 3 retreat?');
    expect(offered(free)).toEqual(['1310', '1408', '1409']);
    // The same with a corps whose zone covers the way out.
    const shut = play(
      scene({ phase: 'germanCombat', units: { ...units, 'ge-v': '1410', 'ge-vi': '1310' } }),
      'su-3 ge-xxiv ge-xli 1',
    );
    expect(where(shut, 'su-3')).toBe('eliminated full');
  });
});
