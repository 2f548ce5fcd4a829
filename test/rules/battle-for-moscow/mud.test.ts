import { describe, expect, test } from 'vitest';
import { ask, asked, offered, places, play, ruled, said, saidOfSteps } from '../support.js';
import { scene } from './scene.js';

const mud = 'mud on turns 3 and 4 (Mud)';
const turns = [1, 2, 3, 4, 5, 6, 7];

/** The line that says which column a battle is fought on. */
function column(turn: number, units: Record<string, string>, words: string): string | undefined {
  const session = play(scene({ turn, phase: 'germanCombat', units }), words);
  return said(session).find((line) => line.includes(': column'));
}

describe('Mud', () => {
  test('BM-mud-1 turns 3 and 4 are mud, the others are not', () => {
    const boards = turns.map((turn) => scene({ turn, phase: 'germanCombat', units: {} }));
    expect(boards.map((board) => ask(board, "weather() == 'mud'"))).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(boards.map((board) => ask(board, "weather() == 'clear'"))).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(boards.map((board) => ruled(board, 'weather()'))).toEqual([[], [], [mud], [mud], [], [], []]);
  });

  test('BM-mud-2 in mud a unit moves at most one hex, whatever its terrain', () => {
    for (const turn of turns) {
      // 0703 lies among forest and fortifications; XL would reach them for 1 and 2 points.
      for (const [unit, phase] of [
        ['ge-xl', 'germanPanzerMovement'],
        ['ge-xl', 'germanMovement'],
        ['su-3', 'sovietMovement'],
      ] as const) {
        const session = play(scene({ turn, phase, units: { [unit]: '0703' } }), unit);
        const near = ['0602', '0603', '0702', '0704', '0802', '0803', 'stay'];
        if (turn === 3 || turn === 4) expect(offered(session)).toEqual(near);
        else expect(offered(session).length).toBeGreaterThan(near.length);
      }
    }
  });

  test('BM-mud-2 the hex counts 1, and that is the allowance', () => {
    const session = play(scene({ turn: 3, phase: 'germanMovement', units: { 'ge-xl': '0702' } }), 'ge-xl');
    expect(ruled(session, "movementAllowance(piece('ge-xl'))")).toEqual([mud, 'mud: one hex a phase (Mud)']);
    expect(saidOfSteps(play(session, '0703'))).toEqual({ says: [mud, 'mud: every hex counts 1 (Mud)'], points: [1] });
  });

  test('BM-mud-3 mud does not touch rail movement', () => {
    for (const turn of [2, 3, 4]) {
      const session = play(scene({ turn, phase: 'sovietRail', units: { 'su-3': '0601' } }), 'su-3');
      expect(offered(session)).toContain('1002'); // four hexes
    }
  });

  test('BM-mud-4 in mud the attackers are halved, the defender is not', () => {
    const units = { 'ge-xxiv': '1207', 'ge-xli': '1108', 'su-3': '1208' };
    expect(column(2, units, 'su-3 ge-xxiv ge-xli')).toBe('24 to 8: column 3:1 (Combat)');
    expect(column(3, units, 'su-3 ge-xxiv ge-xli')).toBe('12 to 8: column 1:1 (Combat)');
    expect(column(4, units, 'su-3 ge-xxiv ge-xli')).toBe('12 to 8: column 1:1 (Combat)');
    expect(column(5, units, 'su-3 ge-xxiv ge-xli')).toBe('24 to 8: column 3:1 (Combat)');
  });

  test('BM-mud-5 the half is kept until the odds are worked out', () => {
    const units = { 'ge-xxiv': '1207', 'ge-vi': '1108', 'su-3': '1208 half' };
    expect(column(3, units, 'su-3 ge-xxiv ge-vi')).toBe('8.5 to 4: column 2:1 (Combat)');
    // 15 halved is 7.5: against 4 it is 1:1; rounded up it would be 2:1.
    expect(
      column(
        3,
        { ...units, 'ge-xlvii': '1207', 'ge-xxiv': 'unused', 'ge-vi': 'unused', 'ge-v': '1108' },
        'su-3 ge-xlvii ge-v',
      ),
    ).toBe('7.5 to 4: column 1:1 (Combat)');
  });

  test('BM-mud-6 in mud an exchange is still paid in printed strength', () => {
    const units = { 'ge-xlvii': '1207', 'ge-xxxv': '1108', 'su-3': '1208 half' };
    // 17 halved to 8.5 against 4 is 2:1; a 3 is an exchange; the defender loses 4.
    const session = play(scene({ turn: 3, phase: 'germanCombat', units }), 'su-3 ge-xlvii ge-xxxv 3');
    expect(asked(session)).toBe('Which attacker loses a step (owed 4)?');
    expect(asked(play(session, 'ge-xxxv'))).toBe('Who advances into 1208?'); // 8 to 4 pays 4, not 2
    expect(places(session)).toEqual({ 'ge-xlvii': '1207 full', 'ge-xxxv': '1108 half', 'su-3': 'eliminated half' });
  });

  test('a ruling: mud does not shorten retreats and advances', () => {
    const units = { 'ge-xxiv': '1207', 'ge-xli': '1108', 'su-3': '1208' };
    const session = play(scene({ turn: 3, phase: 'germanCombat', units }), 'su-3 ge-xxiv ge-xli 1 1409 ge-xli');
    expect(places(session)).toEqual({ 'ge-xxiv': '1207 full', 'ge-xli': '1208 full', 'su-3': '1409 full' });
  });
});
