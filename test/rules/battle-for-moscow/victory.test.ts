import { describe, expect, test } from 'vitest';
import { now, play, said } from '../support.js';
import { scene } from './scene.js';

function lastPhase(turn: number, control: string, units: Record<string, string> = {}) {
  return scene({ turn, phase: 'sovietMovement', units, hexes: { '1103': { control } } });
}

describe('Victory', () => {
  test('BM-victory-1 the side that controls Moscow at the end of turn 7 wins', () => {
    const german = play(lastPhase(7, 'german', { 'su-3': '1401' }), 'done');
    expect(german.pending).toBeNull();
    expect(german.result).toMatchObject({ winnerId: 'german' });
    expect(said(german)).toContain('German controls Moscow and wins. (Victory)');
    const soviet = play(lastPhase(7, 'soviet', { 'su-3': '1401' }), 'done');
    expect(soviet.result).toMatchObject({ winnerId: 'soviet' });
    expect(said(soviet)).toContain('Soviet controls Moscow and wins. (Victory)');
  });

  test('BM-victory-1 control at an earlier time does not end the game', () => {
    for (const turn of [1, 6]) {
      const session = play(lastPhase(turn, 'german', { 'su-3': '1401', 'ge-xl': '0101' }), 'done');
      expect(session.result).toBeNull();
      expect(now(session)).toMatch(new RegExp(`^${turn + 1} `));
    }
  });

  test('BM-victory-1 Moscow may change hands in the very last move', () => {
    const session = play(lastPhase(7, 'german', { 'su-3': '1202' }), 'su-3 1103');
    expect(session.result).toMatchObject({ winnerId: 'soviet' });
  });
});
