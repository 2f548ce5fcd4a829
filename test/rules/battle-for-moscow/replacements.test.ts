import { describe, expect, test } from 'vitest';
import type { Session } from '../../../src/engine/session.js';
import { ask, asked, now, offered, places, play, refused, ruled, said, where } from '../support.js';
import { scene } from './scene.js';

const east = Array.from({ length: 10 }, (_, row) => `14${String(row + 1).padStart(2, '0')}`);
const west = east.map((hex) => `01${hex.slice(2)}`);
const gone = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'eliminated half']));

function soviet(units: Record<string, string>, hexes: Record<string, { control: string }> = {}, turn = 1): Session {
  return scene({ turn, phase: 'sovietReplacement', units, hexes });
}

function german(units: Record<string, string>, hexes: Record<string, { control: string }> = {}, turn = 2): Session {
  return scene({ turn, phase: 'germanReplacement', units, hexes });
}

/** Corps whose zones close Moscow in. */
const siege = { 'ge-xxiv': '1202', 'ge-xli': '1004', 'ge-lvii': '1001' };
/** Two corps that cut Orel 0809 off. */
const cutOrel = { 'ge-xxiv': '0909', 'ge-xli': '0710' };

describe('How many', () => {
  test('BM-replacements-1 the German side gets one in each of its phases', () => {
    for (const turn of [2, 3, 4, 5, 6, 7]) {
      const session = german({ ...gone('ge-v', 'ge-vi'), 'ge-vii': '0305' }, {}, turn);
      expect(said(session)).toContain('1 German replacement (Replacements)');
      expect(asked(session)).toBe('Which unit takes a replacement (1 left)?');
      play(session, 'ge-v 0101');
      expect(now(session)).toBe(`${turn} germanPanzerMovement`); // that was all
    }
  });

  test('BM-replacements-2 the Soviet side gets five in each of its phases', () => {
    for (const turn of [1, 2, 7]) {
      const session = soviet(gone('su-3', 'su-5', 'su-10', 'su-13', 'su-16', 'su-19'), {}, turn);
      expect(said(session)).toContain('5 Soviet replacements (Replacements)');
      expect(session.pending).toMatchObject({ sideId: 'soviet', ask: 'Which unit takes a replacement (5 left)?' });
      play(session, 'su-3 1401 su-5 1402 su-10 1403 su-13 1404');
      expect(asked(session)).toBe('Which unit takes a replacement (1 left)?');
      play(session, 'su-16 1405');
      expect(now(session)).toBe(`${turn} sovietRail`);
    }
  });

  test('BM-replacements-3 those not used are lost', () => {
    const session = play(soviet(gone('su-3', 'su-5', 'su-10', 'su-13', 'su-16', 'su-19', 'su-20')), 'su-3 1401 done');
    expect(now(session)).toBe('1 sovietRail');
    while (now(session) !== '2 sovietReplacement') play(session, 'done');
    expect(asked(session)).toBe('Which unit takes a replacement (5 left)?');
  });

  test('the phase ends when nobody is left who could take one', () => {
    expect(now(play(soviet({ ...gone('su-3'), 'su-5': '1301' }), 'su-3 1401'))).toBe('1 sovietRail');
  });
});

describe('What for', () => {
  test('BM-replacements-4 an eliminated unit comes back at half strength', () => {
    const session = soviet({ 'su-3': 'eliminated full', 'su-5': 'eliminated half' });
    expect(said(play(session, 'su-3 1401'))).toContain('3 is built in 1401 (Replacements)');
    expect(where(session, 'su-3')).toBe('1401 half');
    expect(where(play(session, 'su-5 1402'), 'su-5')).toBe('1402 half');
  });

  test('BM-replacements-5 a half unit on the map becomes full', () => {
    const session = soviet({ 'su-3': '1301 half', 'su-5': '1302', 'su-10': 'unused' });
    expect(offered(session)).toEqual(['su-3', 'done']);
    expect(refused(session, 'su-5')).toBe('5 is at full strength (Replacements)');
    expect(refused(session, 'su-10')).toBe('10 is not in play (Replacements)');
    play(session, 'su-3');
    expect(where(session, 'su-3')).toBe('1301 full');
    expect(said(session)).toContain('3 is restored to full strength (Replacements)');
  });

  test('BM-replacements-6 a unit brought back may not be raised in the same phase', () => {
    const session = play(soviet(gone('su-3', 'su-5')), 'su-3 1401');
    expect(offered(session)).toEqual(['su-5', 'done']);
    expect(refused(session, 'su-3')).toBe('3 took a replacement in this phase (Replacements)');
    // In the next turn it may.
    while (now(session) !== '2 sovietReplacement') play(session, 'done');
    expect(offered(session)).toEqual(['su-3', 'su-5', 'done']);
    expect(where(play(session, 'su-3'), 'su-3')).toBe('1401 full');
  });

  test('a unit that is not in play, at half strength, is no candidate either', () => {
    expect(refused(soviet({ ...gone('su-3'), 'su-5': 'unused half' }), 'su-5')).toBe('5 is not in play (Replacements)');
  });
});

describe('Where', () => {
  test('BM-replacements-7 in an empty hex of the friendly edge', () => {
    const session = play(soviet({ ...gone('su-3'), 'su-5': '1402', 'ge-v': '1404' }), 'su-3');
    expect(asked(session)).toBe('Where is 3 built?');
    expect(offered(session)).toEqual(east.filter((hex) => hex !== '1402' && hex !== '1404'));
    expect(refused(session, '1402')).toBe('1402 is occupied (Replacements)');
    expect(refused(session, '1404')).toBe('1404 is occupied (Replacements)');
    expect(refused(session, '1301')).toBe('1301 is neither on the friendly edge nor a friendly city (Replacements)');
    expect(ruled(session, "mayBuildIn('soviet', at('1401'))")).toContain('1401 is on the friendly edge (Replacements)');
    expect(offered(play(german(gone('ge-v')), 'ge-v'))).toEqual(west);
  });

  test('a ruling: an edge hex in an enemy zone will do', () => {
    const session = play(soviet({ ...gone('su-3'), 'ge-v': '1404' }), 'su-3');
    expect(ask(session, "zoc(at('1405'), 'german')")).toBe(true);
    expect(offered(session)).toContain('1405');
  });

  test('BM-replacements-8 in an empty city that its side controls, in communication', () => {
    const controlled = { '0809': { control: 'soviet' }, '1107': { control: 'soviet' }, '1405': { control: 'soviet' } };
    const session = play(soviet(gone('su-3'), controlled), 'su-3');
    expect(offered(session)).toEqual(['0809', '1107', ...east].sort());
    expect(ruled(session, "mayBuildIn('soviet', at('1107'))")).toContain(
      'Tula is a friendly city in communication (Replacements)',
    );
    const other = play(soviet(gone('su-3'), { '0809': { control: 'german' } }), 'su-3');
    expect(refused(other, '0809')).toBe('0809 is neither on the friendly edge nor a friendly city (Replacements)');
    expect(refused(other, '1107')).toBe('1107 is neither on the friendly edge nor a friendly city (Replacements)'); // nobody's
    const held = play(soviet({ ...gone('su-3'), 'su-5': '1107' }, controlled), 'su-3');
    expect(refused(held, '1107')).toBe('1107 is occupied (Replacements)');
    expect(offered(play(german(gone('ge-v'), { '0809': { control: 'german' } }), 'ge-v'))).toEqual([...west, '0809']);
  });

  test('BM-replacements-8 not in a city out of communication', () => {
    const session = play(soviet({ ...gone('su-3'), ...cutOrel }, { '0809': { control: 'soviet' } }), 'su-3');
    expect(refused(session, '0809')).toBe('Orel is not in communication (Communication)');
    expect(offered(session)).toEqual(east);
  });

  test('BM-replacements-9 at most one unit in each city', () => {
    const session = play(soviet(gone('su-3', 'su-5'), { '1107': { control: 'soviet' } }), 'su-3 1107 su-5');
    expect(offered(session)).toEqual(east);
    expect(refused(session, '1107')).toBe('1107 is occupied (Replacements)');
  });

  test('a unit for which there is no hex takes none', () => {
    const ids = ['ge-v', 'ge-vi', 'ge-vii', 'ge-viii', 'ge-ix', 'ge-xii', 'ge-xiii', 'ge-xx', 'ge-xxii', 'ge-xxvii'];
    const edge = Object.fromEntries(ids.map((id, row) => [id, west[row]!]));
    const session = german({ ...edge, ...gone('ge-liii') });
    expect(offered(session)).toEqual(['done']);
    expect(refused(session, 'ge-liii')).toBe('there is no hex to build LIII in (Replacements)');
    expect(offered(german({ ...edge, 'ge-v': '0201', ...gone('ge-liii') }))).toEqual(['ge-liii', 'done']);
  });
});

describe('Communication', () => {
  test('BM-replacements-10 a half unit is raised only in communication', () => {
    const units = { 'su-3': '0809 half', 'su-5': '1301 half' };
    expect(offered(soviet(units))).toEqual(['su-3', 'su-5', 'done']);
    const cut = soviet({ ...units, ...cutOrel });
    expect(offered(cut)).toEqual(['su-5', 'done']);
    expect(refused(cut, 'su-3')).toBe('3 is not in communication (Communication)');
  });

  test('BM-replacements-11 the Soviet side builds and restores in Moscow without communication', () => {
    const build = play(soviet({ ...gone('su-3'), ...siege }, { '1103': { control: 'soviet' } }), 'su-3');
    expect(ask(build, "communication(at('1103'), 'soviet')")).toBe(false);
    expect(offered(build)).toContain('1103');
    expect(ruled(build, "mayBuildIn('soviet', at('1103'))")).toContain(
      'the Soviet player may always build in Moscow (Replacements)',
    );
    expect(where(play(build, '1103'), 'su-3')).toBe('1103 half');
    const raise = soviet({ 'su-3': '1103 half', 'su-5': '1102 half', ...siege });
    expect(offered(raise)).toEqual(['su-3', 'done']); // 5, next to it, is cut off
    expect(refused(raise, 'su-5')).toBe('5 is not in communication (Communication)');
    const lost = play(soviet({ ...gone('su-3'), ...siege }, { '1103': { control: 'german' } }), 'su-3');
    expect(refused(lost, '1103')).toBe('1103 is neither on the friendly edge nor a friendly city (Replacements)');
  });

  test('BM-replacements-11 the German side does not', () => {
    const ring = { 'su-3': '1202', 'su-5': '1004', 'su-10': '1001' };
    const build = play(german({ ...gone('ge-v'), ...ring }, { '1103': { control: 'german' } }), 'ge-v');
    expect(offered(build)).toEqual(west);
    expect(refused(build, '1103')).toBe('Moscow is not in communication (Communication)');
    const raise = german({ 'ge-v': '1103 half', ...ring });
    expect(refused(raise, 'ge-v')).toBe('V is not in communication (Communication)');
    expect(offered(german({ 'ge-v': '1103 half' }))).toEqual(['ge-v', 'done']);
  });

  test('BM-replacements-12 1st Shock may be built from turn 4 on', () => {
    for (const turn of [1, 2, 3]) {
      const session = soviet(gone('su-1s', 'su-3'), {}, turn);
      expect(offered(session)).toEqual(['su-3', 'done']);
      expect(refused(session, 'su-1s')).toBe('1 Shock may not be built before turn 4 (Replacements)');
    }
    for (const turn of [4, 5])
      expect(offered(soviet(gone('su-1s', 'su-3'), {}, turn))).toEqual(['su-1s', 'su-3', 'done']);
    expect(places(play(soviet(gone('su-1s'), {}, 4), 'su-1s 1401'))).toEqual({ 'su-1s': '1401 half' });
  });
});
