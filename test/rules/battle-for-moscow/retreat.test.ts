import { describe, expect, test } from 'vitest';
import type { Session } from '../../../src/engine/session.js';
import { asked, offered, places, play, refused, ruled, said, where } from '../support.js';
import { scene } from './scene.js';

/**
 * XXIV in 1207 and XLI in 1109 drive 3 out of 1208: of its six neighbours only 1309 is out of their zones, and from
 * there 1310, 1408 and 1409 are two hexes away.
 */
const pincers = { 'ge-xxiv': '1207', 'ge-xli': '1109', 'su-3': '1208' };

function driven(others: Record<string, string> = {}): Session {
  return play(scene({ phase: 'germanCombat', units: { ...pincers, ...others } }), 'su-3 ge-xxiv ge-xli 1');
}

describe('Retreat', () => {
  test('BM-combat-32 the attacking player moves the retreating unit', () => {
    expect(driven().pending).toMatchObject({ sideId: 'german', ask: 'Where does 3 retreat?', cite: 'Combat' });
    const units = { 'ge-xxxiv': '1208', 'su-3': '1207' };
    expect(play(scene({ phase: 'sovietCombat', units }), 'ge-xxxiv su-3 1').pending?.sideId).toBe('soviet');
  });

  test('BM-combat-33 a retreat ends exactly two hexes away', () => {
    const units = { 'ge-xxiv': '1207', 'su-3': '1208 half' };
    const session = play(scene({ phase: 'germanCombat', units }), 'su-3 ge-xxiv 1');
    expect(offered(session)).toEqual(['1008', '1009', '1110', '1210', '1310', '1408', '1409']);
    expect(refused(session, '1209')).toBe('1209 is not 2 hexes away from 1208 (Combat)');
    expect(refused(session, '1410')).toBe('out-of-reach (Combat)');
    expect(refused(session, '1205')).toBe('out-of-reach (Combat)');
  });

  test('BM-combat-34 a retreat does not go into or through an enemy', () => {
    const session = driven();
    expect(refused(session, '1207')).toBe('an enemy unit is in 1207 (Combat)');
    expect(ruled(session, "mayRetreatInto(piece('su-3'), at('1207'))")).toEqual(['an enemy unit is in 1207 (Combat)']);
    expect(offered(session)).not.toContain('1206');
  });

  test('BM-combat-35 a retreat does not enter an enemy zone of control', () => {
    const session = driven();
    expect(refused(session, '1209')).toBe('1209 is in an enemy zone of control (Zones of control)');
    expect(offered(session)).not.toContain('1210'); // only 1209 lies between
    expect(offered(driven({ 'ge-v': '1407' }))).toEqual(['1310', '1409']); // its zone covers 1408
  });

  test('BM-combat-36 a retreat ends in an empty hex', () => {
    const session = driven({ 'su-5': '1310' });
    expect(offered(session)).toEqual(['1408', '1409']);
    expect(refused(session, '1310')).toBe('1310 is occupied (Combat)');
    expect(offered(driven({ 'su-5': '1309' }))).toEqual(['1310', '1408', '1409']); // through a friend
  });

  test('BM-combat-36 BM-combat-33 with friends in the way it goes on to the nearest empty distance', () => {
    const session = driven({ 'su-5': '1310', 'su-10': '1408', 'su-13': '1409' });
    expect(offered(session)).toEqual(['1410']); // three hexes away, by three hexes
    expect(where(play(session, '1410'), 'su-3')).toBe('1410 full');
    const full = driven({ 'su-5': '1310', 'su-10': '1408', 'su-13': '1409', 'su-16': '1410' });
    expect(where(full, 'su-3')).toBe('eliminated full');
  });

  test('BM-combat-37 a unit without a permitted retreat is eliminated', () => {
    const session = driven({ 'ge-v': '1410', 'ge-vi': '1310' }); // 1309 lies in the zone of VI
    expect(where(session, 'su-3')).toBe('eliminated full');
    expect(said(session)).toContain('3 cannot retreat and is eliminated (Combat)');
    // In the corner of the map there is no way either.
    const corner = { 'ge-xxiv': '1409', 'ge-xli': '1310', 'su-3': '1410' };
    expect(where(play(scene({ phase: 'germanCombat', units: corner }), 'su-3 ge-xxiv ge-xli 1'), 'su-3')).toBe(
      'eliminated full',
    );
  });

  test('a city is taken in passing by a retreat too', () => {
    // 3 is driven out of 1406 through Ryazan 1405 or 1306.
    const units = { 'ge-xxiv': '1407', 'su-3': '1406 half' };
    const session = scene({ phase: 'germanCombat', units, hexes: { '1405': { control: 'german' } } });
    play(session, 'su-3 ge-xxiv 1');
    play(session, offered(session).includes('1404') ? '1404' : offered(session)[0]!);
    expect(said(session)).toContain('Soviet controls Ryazan (Communication)');
  });
});

describe('Advance', () => {
  test('BM-combat-38 one attacker may advance into the empty hex, or none', () => {
    const session = play(driven(), '1409');
    expect(session.pending).toMatchObject({ sideId: 'german', ask: 'Who advances into 1208?' });
    expect(offered(session)).toEqual(['ge-xli', 'ge-xxiv', 'done']);
    const one = play(session, 'ge-xli');
    expect(said(one)).toContain('XLI advances into 1208 (Combat)');
    expect(places(one)).toEqual({ 'ge-xxiv': '1207 full', 'ge-xli': '1208 full', 'su-3': '1409 full' });
    expect(asked(one)).toBe('Which unit moves?'); // no second one
    const none = play(driven(), '1409 done');
    expect(said(none).filter((line) => line.includes('advances'))).toEqual([]);
    expect(places(none)).toEqual({
      'ge-xxiv': '1207 full',
      'ge-xli': '1109 full',
      'su-3': '1409 full',
    });
  });

  test('BM-combat-38 only attackers of that battle, and only into an empty hex', () => {
    const units = { ...pincers, 'ge-v': '1108' };
    const session = play(scene({ phase: 'germanCombat', units }), 'su-3 ge-xxiv ge-xli done 1 1409');
    expect(offered(session)).toEqual(['ge-xli', 'ge-xxiv', 'done']); // V is next to it but did not attack
    const nothing = play(
      scene({ phase: 'germanCombat', units: { 'ge-xxii': '1207', 'su-3': '1208' } }),
      'su-3 ge-xxii 5',
    );
    expect(asked(nothing)).toBe('Which unit moves?');
  });

  test('BM-combat-39 an advance takes no notice of enemy zones', () => {
    const units = { 'ge-xxiv': '1207', 'ge-xli': '1108', 'su-3': '1208 half', 'su-5': '1309', 'su-10': '1210' };
    const session = play(scene({ phase: 'germanCombat', units }), 'su-3 ge-xxiv ge-xli 6'); // eliminated
    expect(asked(session)).toBe('Who advances into 1208?');
    play(session, 'ge-xxiv');
    expect(where(session, 'ge-xxiv')).toBe('1208 full'); // from the zone of nobody into the zone of 5
    play(session, 'ge-xxiv 1209'); // and on in the movement phase
    expect(where(session, 'ge-xxiv')).toBe('1209 full');
  });

  test('an advance takes a city', () => {
    const units = { 'ge-xxiv': '1305', 'ge-xli': '1306', 'su-3': '1405 half' };
    const session = play(
      scene({ phase: 'germanCombat', units, hexes: { '1405': { control: 'soviet' } } }),
      'su-3 ge-xxiv ge-xli 6',
    );
    play(session, 'ge-xxiv');
    expect(said(session)).toContain('German controls Ryazan (Communication)');
  });
});
