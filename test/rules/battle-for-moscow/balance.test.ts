import { describe, expect, test } from 'vitest';
import { asked, now, play, said } from '../support.js';
import { scene } from './scene.js';

const eliminated = { 'su-3': 'eliminated half', 'ge-v': 'eliminated half', 'ge-vi': '0103' };

function soviet(start: Parameters<typeof scene>[0] extends infer S ? Partial<S> : never) {
  return scene({ ...start, phase: 'sovietReplacement', units: eliminated });
}

const german = (turn: number, start: { scenario?: string; options?: Record<string, boolean> }) =>
  scene({ ...start, turn, phase: 'germanReplacement', units: eliminated });

describe('Balance', () => {
  test('BM-balance-1 the players may agree on 4 or 3 Soviet replacements', () => {
    const left = (number: number) => `Which unit takes a replacement (${number} left)?`;
    expect(asked(soviet({}))).toBe(left(5));
    expect(asked(soviet({ scenario: 'soviet-four' }))).toBe(left(4));
    expect(asked(soviet({ scenario: 'soviet-three' }))).toBe(left(3));
    expect(asked(soviet({ options: { sovietReplacements: 4 } }))).toBe(left(4));
    expect(asked(soviet({ options: { sovietReplacements: 3 } }))).toBe(left(3));
    expect(said(soviet({ scenario: 'soviet-three' }))).toContain('3 Soviet replacements (Replacements)');
  });

  test('BM-balance-1 the German side is not touched by it', () => {
    expect(asked(german(3, { scenario: 'soviet-three' }))).toBe('Which unit takes a replacement (1 left)?');
  });

  test('BM-balance-2 or on German replacements on turns 2, 4 and 6 only', () => {
    for (const start of [{ scenario: 'german-even-turns' }, { options: { germanEvenTurns: true } }]) {
      for (const turn of [2, 4, 6]) expect(asked(german(turn, start))).toBe('Which unit takes a replacement (1 left)?');
      for (const turn of [3, 5, 7]) {
        const session = german(turn, start);
        expect(now(session)).toBe(`${turn} germanPanzerMovement`);
        expect(said(session)).toContain('German replacements on even turns only (Balance)');
        expect(said(session)).toContain('German: 0 replacements (Replacements)');
      }
    }
    for (const turn of [3, 5, 7]) expect(asked(german(turn, {}))).toBe('Which unit takes a replacement (1 left)?');
  });

  test('BM-balance-2 the Soviet side is not touched by it, on odd turns either', () => {
    expect(asked(soviet({ turn: 3, scenario: 'german-even-turns' }))).toBe('Which unit takes a replacement (5 left)?');
  });

  test('the variants are played to the same end', () => {
    for (const scenario of ['soviet-four', 'soviet-three', 'german-even-turns']) {
      const last = scene({
        scenario,
        turn: 7,
        phase: 'sovietMovement',
        units: { 'su-3': '1202' },
        hexes: { '1103': { control: 'german' } },
      });
      expect(play(last, 'done').result).toMatchObject({ winnerId: 'german' });
    }
  });
});
