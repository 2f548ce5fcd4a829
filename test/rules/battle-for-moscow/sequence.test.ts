import { describe, expect, test } from 'vitest';
import { moduleOf, now, offered, open, play, refused, said, where } from '../support.js';
import { fromStart, scene } from './scene.js';

const { game } = moduleOf('battle-for-moscow');
const order = [
  'germanReplacement',
  'germanPanzerMovement',
  'germanCombat',
  'germanMovement',
  'sovietReplacement',
  'sovietRail',
  'sovietCombat',
  'sovietMovement',
];

/** A whole game in which nobody does anything: its phases, and who is asked in each. */
function idleGame(): { phases: string[]; asked: Record<string, string> } {
  const session = play(fromStart(), 'ready ready');
  const asked: Record<string, string> = {};
  while (session.pending !== null) {
    asked[now(session).split(' ')[1]!] = session.pending.sideId;
    play(session, 'done');
  }
  const phases = session.events.flatMap((event) =>
    event.kind === 'phase' ? [`${event.turn} ${game!.phases[event.phase]!.id}`] : [],
  );
  return { phases, asked };
}

describe('Sequence of play', () => {
  test('BM-sequence-1 BM-sequence-3 seven turns of eight phases in their order', () => {
    const { phases, asked } = idleGame();
    const turns = [1, 2, 3, 4, 5, 6, 7];
    expect(phases).toEqual(turns.flatMap((turn) => order.map((phase) => `${turn} ${phase}`)));
    expect(asked).toEqual({
      germanReplacement: 'german',
      germanPanzerMovement: 'german',
      germanCombat: 'german',
      germanMovement: 'german',
      sovietReplacement: 'soviet',
      sovietRail: 'soviet',
      sovietCombat: 'soviet',
      sovietMovement: 'soviet',
    });
  });

  test('BM-sequence-2 turns 3 and 4 stand for two weeks each, the others for one', () => {
    const weeks = game!.turnNames.map((name) => name.split(' ')[1]!.split('/').length);
    expect(weeks).toEqual([1, 1, 2, 2, 1, 1, 1]);
    expect(game!.turnNames).toEqual([
      'October I',
      'October II',
      'October III/IV',
      'November I/II',
      'November III',
      'November IV',
      'December I',
    ]);
  });

  test('BM-sequence-4 turn 1 has no German replacement', () => {
    const units = { 'ge-v': '0103', 'ge-vi': 'eliminated half', 'ge-vii': '0104 half' };
    const first = scene({ turn: 1, phase: 'germanReplacement', units });
    expect(now(first)).toBe('1 germanPanzerMovement');
    expect(said(first)).toContain('no German replacement on turn 1 (Sequence of play)');
    expect(said(first)).toContain('German: 0 replacements (Replacements)');
    const second = scene({ turn: 2, phase: 'germanReplacement', units });
    expect(now(second)).toBe('2 germanReplacement');
    expect(offered(second)).toEqual(['ge-vi', 'ge-vii', 'done']);
    // It is the German player's turn 1 alone: the Soviet player has replacements then.
    expect(now(scene({ turn: 1, phase: 'sovietReplacement', units: { 'su-3': 'eliminated half' } }))).toBe(
      '1 sovietReplacement',
    );
  });

  test('BM-sequence-5 only panzers move in the panzer movement phase', () => {
    const session = scene({
      phase: 'germanPanzerMovement',
      units: { 'ge-v': '0103', 'ge-xl': '0206', 'ge-xli': '0305' },
    });
    expect(offered(session)).toEqual(['ge-xl', 'ge-xli', 'done']);
    expect(refused(session, 'ge-v')).toBe('only panzers move in this phase (Sequence of play)');
  });

  test('BM-sequence-6 every German unit moves in the German movement phase, panzers again', () => {
    const session = scene({ phase: 'germanPanzerMovement', units: { 'ge-v': '0103', 'ge-xl': '0606' } });
    play(session, 'ge-xl 0607');
    expect(now(session)).toBe('1 germanCombat');
    play(session, 'done');
    expect(now(session)).toBe('1 germanMovement');
    expect(offered(session)).toEqual(['ge-v', 'ge-xl', 'done']);
    play(session, 'ge-xl 0608');
    expect(refused(session, 'ge-xl')).toBe('XL has moved in this phase (Movement)');
    play(session, 'ge-v 0203');
    expect([where(session, 'ge-xl'), where(session, 'ge-v')]).toEqual(['0608 full', '0203 full']);
    expect(now(session)).not.toBe('1 germanMovement'); // nobody is left to move
  });

  test('BM-sequence-7 every Soviet unit moves in the Soviet movement phase, railed ones too', () => {
    const session = scene({ phase: 'sovietRail', units: { 'su-3': '1103', 'su-5': '1408' } });
    play(session, 'su-3 1102');
    expect(now(session)).toBe('1 sovietCombat');
    play(session, 'done');
    expect(now(session)).toBe('1 sovietMovement');
    expect(offered(session)).toEqual(['su-3', 'su-5', 'done']);
    play(session, 'su-3 1101 su-5 1407');
    expect([where(session, 'su-3'), where(session, 'su-5')]).toEqual(['1101 full', '1407 full']);
  });

  test('BM-sequence-8 any unit may attack, and still may move afterwards', () => {
    const session = scene({ phase: 'germanCombat', units: { 'ge-xxiv': '1207', 'ge-v': '1108', 'su-3': '1208' } });
    play(session, 'su-3 ge-v ge-xxiv 6'); // 18 to 8 is 2:1, no effect
    expect(now(session)).toBe('1 germanMovement');
    expect(offered(session)).toEqual(['ge-v', 'ge-xxiv', 'done']);
    play(session, 'ge-v 1106 ge-xxiv 1205');
    expect([where(session, 'ge-v'), where(session, 'ge-xxiv')]).toEqual(['1106 full', '1205 full']);
  });

  test('a game may be started under any scenario of the module', () => {
    for (const { id } of game!.scenarios)
      expect(open('battle-for-moscow', { scenario: id }).pending?.sideId).toBe('soviet');
  });
});
