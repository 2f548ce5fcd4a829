import { expect, test } from 'vitest';
import type { Refusal } from '../../src/engine/refusal.js';
import { refusalText } from '../../src/explain/refusal-text.js';
import { fired } from './fixture.js';

const moved = fired('XXIV has moved in this phase', 'Movement', false);
const base: Refusal = { code: 'forbidden', row: null, fired: [], cite: 'Movement', tried: 'XXIV', needs: 0, has: 0 };

test.each<[Partial<Refusal>, string]>([
  [{ row: moved }, 'XXIV may not be chosen: XXIV has moved in this phase (Movement)'],
  [{}, 'XXIV may not be chosen (Movement)'],
  [{ row: fired('', '4.2', false) }, 'XXIV may not be chosen: row "row" of costs (4.2)'],
  [{ code: 'not-a-choice', tried: 'foo' }, '"foo" is not a choice here (Movement)'],
  [
    { code: 'not-offered', tried: 'End the phase', row: fired('a stack is too high', 'Stacking', false) },
    '"End the phase" is not open now: a stack is too high (Stacking)',
  ],
  [{ code: 'no-such-hex', tried: '9999' }, 'There is no hex "9999" on the map'],
  [
    { code: 'may-not-leave', tried: '0806', row: moved },
    'Not to 0806: the hex may not be left: XXIV has moved in this phase (Movement)',
  ],
  [
    { code: 'may-not-enter', tried: '0806', row: fired('an enemy unit is in 0806', 'Stacking', false) },
    '0806 may not be entered: an enemy unit is in 0806 (Stacking)',
  ],
  [
    { code: 'may-not-end', tried: '0806', row: fired('a friend is in 0806', 'Stacking', false) },
    'The way may not end in 0806: a friend is in 0806 (Stacking)',
  ],
  [{ code: 'too-far', tried: '0806', needs: 5, has: 4 }, '0806 costs 5 points, and 4 are left (Movement)'],
  [
    { code: 'too-far', tried: '0806', needs: 2, has: 1, fired: [fired('forest 2', 'Terrain')] },
    '0806 costs 2 points, and 1 is left (Movement): forest 2 (Terrain)',
  ],
  [
    { code: 'out-of-reach', tried: '0806', has: 6, row: fired('0204 is in an enemy zone', 'Zones') },
    'No way leads to 0806 within 6 points: 0204 is in an enemy zone (Zones)',
  ],
  [{ code: 'out-of-reach', tried: '0806' }, 'No way leads to 0806 (Movement)'],
  [{ code: 'no-decision' }, 'Nothing is to be decided: the game has ended'],
])('%j', (change, text) => {
  expect(refusalText({ ...base, ...change })).toBe(text);
});
