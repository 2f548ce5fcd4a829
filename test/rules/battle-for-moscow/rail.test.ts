import { describe, expect, test } from 'vitest';
import { ask, asked, now, offered, play, refused, ruled, saidOfSteps, where } from '../support.js';
import { rails } from './printed.js';
import { scene } from './scene.js';

/** A Soviet unit that is to move by rail, among others. */
function train(hex: string, others: Record<string, string> = {}, turn = 1) {
  return play(scene({ turn, phase: 'sovietRail', units: { 'su-3': hex, ...others } }), 'su-3');
}

describe('Rail movement', () => {
  test('BM-rail-1 only Soviet units move by rail, and in their rail movement phase only', () => {
    expect(rails).toContain('0601-0702');
    const both = scene({ phase: 'sovietRail', units: { 'su-3': '0601', 'ge-v': '0809' } });
    expect(offered(both)).toEqual(['su-3', 'done']);
    expect(refused(both, 'ge-v')).toBe('not-a-choice (Rail movement)');
    for (const [phase, unit] of [
      ['germanMovement', 'ge-v'],
      ['sovietMovement', 'su-3'],
    ] as const) {
      const session = play(scene({ phase, units: { [unit]: '0601' } }), `${unit} 0702`);
      expect(saidOfSteps(session).says).toEqual(['forest 2 (Terrain)']); // along the railroad, but on foot
    }
  });

  test('BM-rail-2 a unit moves by rail only if it begins on a railroad', () => {
    const session = scene({ phase: 'sovietRail', units: { 'su-3': '0601', 'su-5': '1210', 'su-10': '1301' } });
    expect(offered(session)).toEqual(['su-10', 'su-3', 'done']);
    expect(refused(session, 'su-5')).toBe('5 does not begin on a railroad (Rail movement)');
    play(session, 'su-3 0702');
    expect(refused(session, 'su-3')).toBe('3 has moved in this phase (Rail movement)');
  });

  test('BM-rail-3 each step follows a rail link', () => {
    expect(offered(train('1401')).filter((word) => word !== 'stay')).toEqual(
      ['1102', '1201', '1301', '1302', '1103'].sort(),
    );
    const session = train('0802');
    expect(rails).not.toContain('0802-0903');
    expect(refused(session, '0903')).toBe('too far: 5 of 4 (Rail movement)'); // the long way round, by 1002
    expect(refused(session, '0801')).toBe('no railroad leads from 0802 to 0801 (Rail movement)');
    expect(refused(session, '0802-0903')).not.toMatch(/legal/);
  });

  test('BM-rail-4 each hex costs 1 of the ordinary allowance, forest too', () => {
    const session = train('0601');
    expect(refused(session, '1103')).toBe('too far: 5 of 4 (Rail movement)');
    expect(offered(session)).toContain('1002');
    expect(saidOfSteps(play(session, '1002'))).toEqual({ says: [], points: [1, 1, 1, 1] }); // two of them forest
  });

  test('BM-rail-5 it stops on entering an enemy zone', () => {
    const session = train('0601', { 'ge-v': '0801' });
    expect(offered(session)).toContain('0702'); // next to 0801
    expect(offered(session)).not.toContain('0802');
    expect(refused(session, '0802')).toBe('0702 is in an enemy zone of control (Zones of control)');
    expect(offered(train('0601', { 'ge-v': '0709' }))).toContain('0902');
    expect(offered(train('0702', { 'ge-v': '0801' }))).toContain('0802'); // from zone to zone
  });

  test('BM-rail-5 it may not enter a hex that holds an enemy', () => {
    const session = train('0601', { 'ge-v': '0702' });
    expect(offered(session)).not.toContain('0702');
    expect(refused(session, '0702')).toBe('an enemy unit is in 0702 (Stacking)');
    expect(ruled(session, "mayRailEnter(piece('su-3'), at('0601'), at('0702'))")).toContain(
      'an enemy unit is in 0702 (Stacking)',
    );
    expect(ask(session, "mayRailEnter(piece('su-3'), at('0601'), at('0602'))")).toBe(true);
  });

  test('rail movement obeys the stacking limit like all movement', () => {
    const moved = play(
      scene({ phase: 'sovietRail', units: { 'su-3': '0601', 'su-5': '0602', 'su-10': '0603' } }),
      'su-5 stay su-3',
    );
    expect(refused(moved, '0602')).toBe(
      'one unit to a hex at the end of the phase, and a friend is in 0602 (Stacking)',
    );
    expect(offered(moved)).toContain('0603'); // 10 may still move on
    expect(ruled(moved, "mayRailEnd(piece('su-3'), at('0603'))")).toEqual([
      'the friend in 0603 must still move on (Stacking)',
    ]);
    play(moved, '0603');
    expect(refused(moved, 'done')).toBe('two units share a hex and one of them may still move (Stacking)');
    expect(refused(play(moved, 'su-10'), 'stay')).toBe(
      'a friend has moved into 0603: this unit must move on (Stacking)',
    );
    expect(where(play(moved, '0704'), 'su-10')).toBe('0704 full');
    expect(now(moved)).toBe('1 sovietCombat');
  });

  test('a ruling: where railed units cannot get away from each other the owner removes one', () => {
    // 3 goes to the end of the line, 10 closes it behind 5, and the zone of V keeps 5 from passing through.
    const units = { 'su-5': '1401', 'su-3': '1302', 'su-10': '1201', 'ge-v': '1303' };
    const session = scene({ phase: 'sovietRail', units });
    expect(asked(session)).toBe('Which unit moves by rail?');
    expect(asked(play(session, 'su-3'))).toBe('Where does 3 move by rail?');
    play(session, '1401 su-10 1302 su-5');
    expect(asked(session)).toBe('Which unit is removed from the shared hex?');
    expect(offered(session)).toEqual(['su-3', 'su-5']);
    play(session, 'su-5');
    expect([where(session, 'su-5'), where(session, 'su-3')]).toEqual(['eliminated full', '1401 full']);
    expect(now(session)).toBe('1 sovietCombat');
  });
});
