import { describe, expect, test } from 'vitest';
import { asked, now, offered, places, play, refused, ruled, said, saidOfSteps } from '../support.js';
import { scene } from './scene.js';

/** Two corps side by side in the south-east corner, V to move first. */
const pair = () => scene({ phase: 'germanMovement', units: { 'ge-v': '1208', 'ge-vi': '1207' } });

describe('Stacking', () => {
  test('BM-stacking-1 a unit passes through friends at no extra cost', () => {
    const session = play(pair(), 'ge-v 1208-1207-1206-1205-1204');
    expect(saidOfSteps(session).points).toEqual([1, 1, 1, 1]);
  });

  test('BM-stacking-2 at the end of a phase a hex holds one unit', () => {
    const session = play(pair(), 'ge-vi stay ge-v');
    expect(refused(session, '1207')).toBe(
      'one unit to a hex at the end of the phase, and a friend is in 1207 (Stacking)',
    );
    expect(offered(session)).not.toContain('1207');
    expect(offered(session)).toContain('1206');
  });

  test('BM-stacking-2 a unit may move onto a friend that can still move, who must then go', () => {
    const session = play(pair(), 'ge-v');
    expect(offered(session)).toContain('1207');
    expect(ruled(session, "mayEnd(piece('ge-v'), at('1207'), false)")).toEqual([
      'the friend in 1207 must still move on (Stacking)',
    ]);
    play(session, '1207');
    expect(offered(session)).toEqual(['ge-vi']);
    expect(refused(session, 'done')).toBe('two units share a hex and one of them may still move (Stacking)');
    play(session, 'ge-vi');
    expect(offered(session)).not.toContain('stay');
    expect(refused(session, 'stay')).toBe('a friend has moved into 1207: this unit must move on (Stacking)');
    play(session, '1208');
    expect(places(session)).toEqual({ 'ge-v': '1207 full', 'ge-vi': '1208 full' });
    expect(now(session)).not.toBe('1 germanMovement');
  });

  test('BM-stacking-2 two units change places', () => {
    expect(places(play(pair(), 'ge-v 1207 ge-vi 1208'))).toEqual({ 'ge-v': '1207 full', 'ge-vi': '1208 full' });
  });

  test('BM-stacking-2 a friend that may not move in the phase keeps its hex', () => {
    const session = play(
      scene({ phase: 'germanPanzerMovement', units: { 'ge-xl': '1208', 'ge-vi': '1207' } }),
      'ge-xl',
    );
    expect(refused(session, '1207')).toBe(
      'one unit to a hex at the end of the phase, and a friend is in 1207 (Stacking)',
    );
    expect(offered(session)).toContain('1206');
    // The same hex in the phase in which VI may move.
    const later = play(scene({ phase: 'germanMovement', units: { 'ge-xl': '1208', 'ge-vi': '1207' } }), 'ge-xl');
    expect(offered(later)).toContain('1207');
  });

  test('BM-stacking-2 a unit that cannot get away is removed, or the other one', () => {
    // VI in the corner 1410 has 1409 and 1310 to go to. V joins it, VII and VIII close both hexes behind it.
    const units = {
      'ge-vi': '1410',
      'ge-v': '1409',
      'ge-vii': '1408',
      'ge-viii': '1309',
      'su-3': '1308',
      'su-5': '1407',
    };
    const session = play(scene({ phase: 'germanMovement', units }), 'ge-v 1410 ge-vii 1409 ge-viii 1310');
    expect(offered(session)).toEqual(['ge-vi']);
    play(session, 'ge-vi');
    expect(asked(session)).toBe('Where does VI move?');
    expect(offered(session)).not.toContain('1409');
  });

  test('BM-stacking-2 where nobody can get away the owner removes a unit', () => {
    // Mud: VI may go one hex only, and V and VII have taken the ways out.
    const units = { 'ge-vi': '1410', 'ge-v': '1409', 'ge-vii': '1408', 'ge-viii': '1309' };
    const session = play(
      scene({ turn: 3, phase: 'germanMovement', units }),
      'ge-v 1410 ge-vii 1409 ge-viii 1310 ge-vi',
    );
    expect(asked(session)).toBe('Which unit is removed from the shared hex?');
    expect(session.pending).toMatchObject({ sideId: 'german', cite: 'Stacking' });
    expect(offered(session)).toEqual(['ge-v', 'ge-vi']);
    play(session, 'ge-v');
    expect(said(session)).toContain('V cannot share a hex and is removed (Stacking)');
    expect(places(session)).toMatchObject({ 'ge-v': 'eliminated full', 'ge-vi': '1410 full' });
  });
});
