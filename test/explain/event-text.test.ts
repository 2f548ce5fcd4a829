import { expect, test } from 'vitest';
import type { Event } from '../../src/engine/recorder.js';
import { eventText } from '../../src/explain/event-text.js';
import { eventsText } from '../../src/explain/events-text.js';
import { phaseText } from '../../src/explain/phase-text.js';
import { resultText } from '../../src/explain/result-text.js';
import { sentence, sentences } from '../../src/explain/sentence.js';
import { fired, game } from './fixture.js';

test('a row is read aloud with its case number', () => {
  expect(sentence(fired('forest -1', 'Terrain'))).toBe('forest -1 (Terrain)');
  expect(sentence(fired('', 'Terrain'))).toBe('');
});

test('rows in a line: those without words are left out, equal ones are counted', () => {
  const clear = fired('clear 1', 'Terrain');
  expect(sentences([clear, fired('', '7'), fired('forest 2', 'Terrain'), clear])).toBe(
    '2 × clear 1 (Terrain), forest 2 (Terrain)',
  );
});

test.each<[Event, string]>([
  [{ kind: 'phase', turn: 2, phase: 0, side: 0, cite: 'Combat', fired: [] }, 'Turn 2, October II: Combat phase'],
  [
    { kind: 'choice', side: 1, ask: 'Which unit?', chosen: '16', cite: 'Combat', fired: [] },
    'Blue: Which unit? 16 (Combat)',
  ],
  [{ kind: 'choice', side: -1, ask: 'The roll', chosen: '4', cite: '5.1', fired: [] }, 'Dice: The roll: 4 (5.1)'],
  [{ kind: 'chance', dice: '2d6', result: '9', cite: '5.1', fired: [] }, '2d6 rolls 9 (5.1)'],
  [{ kind: 'chance', dice: '', result: 'XLI', cite: '5.1', fired: [] }, 'Drawn: XLI (5.1)'],
  [{ kind: 'say', text: 'XLI loses a step', cite: 'Combat', fired: [] }, 'XLI loses a step (Combat)'],
  [
    { kind: 'ruling', name: 'terrainShift', value: '-1', cite: 'Combat', fired: [fired('forest -1', 'Terrain')] },
    'terrain shift -1: forest -1 (Terrain)',
  ],
  [
    { kind: 'ruling', name: 'strength', value: '10', cite: 'Combat', fired: [fired('', 'Mud')] },
    'strength 10 (Combat)',
  ],
  [{ kind: 'ruling', name: 'result', value: '', cite: 'Combat', fired: [fired('', 'Mud')] }, ''],
  [
    { kind: 'step', units: [0], from: 0, to: 1, points: 1, cite: 'Movement', fired: [fired('clear 1', 'Terrain')] },
    'XXIV moves 0404 to 0405 (1 point): clear 1 (Terrain)',
  ],
  [
    { kind: 'step', units: [0, 1], from: 0, to: 1, points: 0, cite: 'Retreat', fired: [] },
    'XXIV and XLI move 0404 to 0405 (Retreat)',
  ],
  [
    { kind: 'step', units: [0], from: 0, to: 1, points: 0.5, cite: 'Movement', fired: [] },
    'XXIV moves 0404 to 0405, 0.5 points (Movement)',
  ],
  [{ kind: 'place', unit: 2, from: 3, to: 0, cite: 'Set-up', fired: [] }, '16 goes to 0404 (Set-up)'],
  [{ kind: 'place', unit: 2, from: 0, to: 4, cite: 'Combat', fired: [] }, '16 goes from 0404 to Eliminated (Combat)'],
  [{ kind: 'state', unit: 2, from: 0, to: 1, cite: 'Combat', fired: [] }, '16 is now half (Combat)'],
  [{ kind: 'track', track: 0, side: 0, from: 5, to: 4, cite: 'R', fired: [] }, 'Replacements left: 5 becomes 4 (R)'],
  [{ kind: 'track', track: 1, side: 1, from: 0, to: 2, cite: 'R', fired: [] }, 'Points (Blue): 0 becomes 2 (R)'],
])('%j', (event, text) => {
  expect(eventText(game, event)).toBe(text);
});

test('the steps of a journey are one line', () => {
  const step = (from: number, to: number, points: number, says: string, units = [0]): Event => ({
    kind: 'step',
    units,
    from,
    to,
    points,
    cite: 'Movement',
    fired: [fired(says, 'Terrain')],
  });
  expect(
    eventsText(game, [step(0, 1, 1, 'clear 1'), step(1, 2, 2, 'forest 2'), step(0, 1, 1, 'clear 1', [1])]),
  ).toEqual([
    'XXIV moves 0404 to 0506 (3 points): clear 1 (Terrain), forest 2 (Terrain)',
    'XLI moves 0404 to 0405 (1 point): clear 1 (Terrain)',
  ]);
});

test('pieces put somewhere from one place are one line, pieces turned to one state too', () => {
  const place = (unit: number, to: number): Event => ({ kind: 'place', unit, from: 3, to, cite: 'Set-up', fired: [] });
  const half = (unit: number): Event => ({ kind: 'state', unit, from: 0, to: 1, cite: 'Set-up', fired: [] });
  expect(eventsText(game, [place(0, 0), place(1, 0), place(2, 1), half(0), half(1), half(2)])).toEqual([
    'XXIV and XLI go to 0404, 16 to 0405 (Set-up)',
    'XXIV, XLI and 16 are now half (Set-up)',
  ]);
});

test('headings and results', () => {
  expect(phaseText(game, 3, 1)).toBe('Turn 3: Red player turn, Rail');
  expect(phaseText(game, 0, -1)).toBe('Set-up');
  expect(resultText(game, 1)).toBe('The game has ended: Blue wins.');
  expect(resultText(game, -1)).toBe('The game has ended in a draw.');
});
