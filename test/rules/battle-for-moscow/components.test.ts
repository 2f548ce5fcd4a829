import { describe, expect, test } from 'vitest';
import { ask, hexesWhere, moduleOf, offered, play } from '../support.js';
import { scene } from './scene.js';

const { game } = moduleOf('battle-for-moscow');
const board = scene({ phase: 'germanMovement', units: {} });

/** Strengths and allowance as the counters of a side print them: `'12-6'` full, `'6-6'` half. */
function counters(side: string, kind: string): Record<string, string> {
  return Object.fromEntries(
    game!.units
      .filter(({ id }) => ask(board, `piece('${id}').side == '${side}' && piece('${id}').kind == '${kind}'`) === true)
      .map(({ id, name }) => {
        const faces = ['full', 'half'].map((face) => {
          const held = scene({ phase: 'germanMovement', units: { [id]: `0101 ${face}` } });
          return `${ask(held, `piece('${id}').strength`)}-${ask(held, `piece('${id}').move`)}`;
        });
        return [name, faces.join(' ')];
      }),
  );
}

const panzers = counters('german', 'panzer');
const infantry = counters('german', 'infantry');
const armies = counters('soviet', 'infantry');

describe('Components', () => {
  test('BM-components-1 the map has 140 hexes in 14 columns of 10, even columns half a hex lower', () => {
    expect(game!.hexNumbers).toHaveLength(140);
    for (let column = 1; column <= 14; column++) {
      for (let row = 1; row <= 10; row++) {
        expect(game!.hexNumbers).toContain(`${column}`.padStart(2, '0') + `${row}`.padStart(2, '0'));
      }
    }
    expect(hexesWhere(board, "adjacent(h, at('0405'))").sort()).toEqual([
      '0305',
      '0306',
      '0404',
      '0406',
      '0505',
      '0506',
    ]);
    expect(hexesWhere(board, "adjacent(h, at('0505'))").sort()).toEqual([
      '0404',
      '0405',
      '0504',
      '0506',
      '0604',
      '0605',
    ]);
    expect(hexesWhere(board, "adjacent(h, at('0101'))").sort()).toEqual(['0102', '0201']);
    expect(hexesWhere(board, "adjacent(h, at('1410'))").sort()).toEqual(['1310', '1409']);
  });

  test('BM-components-2 the west edge is column 01 and German, the east edge column 14 and Soviet', () => {
    const column = (number: string) => Array.from({ length: 10 }, (_, row) => number + `${row + 1}`.padStart(2, '0'));
    expect(hexesWhere(board, "friendlyEdge(h, 'german')").sort()).toEqual(column('01'));
    expect(hexesWhere(board, "friendlyEdge(h, 'soviet')").sort()).toEqual(column('14'));
  });

  test('BM-components-3 there are 22 German and 17 Soviet units', () => {
    expect(game!.units.filter(({ side }) => game!.sides[side]!.id === 'german')).toHaveLength(22);
    expect(game!.units.filter(({ side }) => game!.sides[side]!.id === 'soviet')).toHaveLength(17);
  });

  test('BM-components-4 BM-components-7 eight panzer corps, their strengths and their allowance of 6', () => {
    expect(panzers).toEqual({
      XXIV: '12-6 6-6',
      XLI: '12-6 6-6',
      LVII: '12-6 6-6',
      XLVI: '10-6 5-6',
      XLVII: '9-6 4-6',
      LVI: '9-6 4-6',
      XL: '8-6 4-6',
      XLVIII: '8-6 4-6',
    });
  });

  test('BM-components-4 BM-components-8 fourteen infantry corps, their strengths and their allowance of 4', () => {
    expect(infantry).toEqual({
      XXII: '8-4 4-4',
      XXXV: '8-4 4-4',
      VII: '7-4 3-4',
      VIII: '7-4 3-4',
      IX: '7-4 3-4',
      V: '6-4 3-4',
      XIII: '6-4 3-4',
      XX: '6-4 3-4',
      XXVII: '6-4 3-4',
      LIII: '6-4 3-4',
      VI: '5-4 2-4',
      XII: '5-4 2-4',
      XXXIV: '4-4 2-4',
      XLII: '4-4 2-4',
    });
  });

  test('BM-components-5 BM-components-9 seventeen Soviet armies with an allowance of 4, and no panzers', () => {
    const numbered = ['3', '5', '10', '13', '16', '19', '20', '24', '29', '30', '32', '33', '40', '43', '49', '50'];
    expect(armies).toEqual({ '1 Shock': '10-4 5-4', ...Object.fromEntries(numbered.map((name) => [name, '8-4 4-4'])) });
    expect(counters('soviet', 'panzer')).toEqual({});
  });

  test('BM-components-6 every unit has two states, full and half', () => {
    for (const { states } of game!.units) expect(states).toEqual(['full', 'half']);
  });

  test('BM-components-10 chance is one die of six sides', () => {
    const session = scene({ phase: 'germanCombat', units: { 'ge-xxiv': '1207', 'su-3': '1208' } });
    play(session, 'su-3 ge-xxiv');
    expect(session.pending?.kind).toBe('roll');
    expect(offered(session)).toEqual(['1', '2', '3', '4', '5', '6']);
  });
});
