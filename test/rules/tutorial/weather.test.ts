import { describe, expect, test } from 'vitest';
import { ask, ruled } from '../support.js';
import { scene, under } from './scene.js';

const board = scene({ phase: 'companyMovement', units: { 'co-1': '0104' } });

describe('Weather', () => {
  test('TU-8.1a 1 to 3 dry, 4 and 5 rain, 6 and more fog', () => {
    const sky = ['dry', 'dry', 'dry', 'rain', 'rain', 'fog', 'fog'];
    for (const [index, weather] of sky.entries())
      expect({ die: index + 1, is: ask(board, `weatherRoll(${index + 1}) == '${weather}'`) }).toEqual({
        die: index + 1,
        is: true,
      });
    for (const [index, weather] of sky.slice(0, 6).entries())
      expect(ask(under(index + 1, { 'co-1': '0104' }), `game.weatherNow == '${weather}'`)).toBe(true);
    expect(ruled(board, 'weatherRoll(5)')).toEqual(['5: rain (8.1)']);
  });
});

describe('Reinforcements', () => {
  test('TU-8.4a die and turn of 7 or more: the unit arrives', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    for (const turn of [1, 4, 6, 7]) {
      const session = scene({ turn, phase: 'companyMovement', units: { 'co-1': '0104' } });
      expect(dice.filter((die) => ask(session, `arrives(${die})`) === true)).toEqual(
        dice.filter((die) => die + turn > 6),
      );
    }
    expect(ruled(board, 'arrives(5)')).toEqual(['5 and turn 1 are 6: it is late (8.4)']);
    expect(ruled(board, 'arrives(6)')).toEqual(['6 and turn 1 are 7: it arrives (8.4)']);
  });
});
