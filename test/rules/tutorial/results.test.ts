import { describe, expect, test } from 'vitest';
import { ask, moduleOf } from '../support.js';
import { scene } from './scene.js';

const board = scene({ phase: 'companyCombat', units: { 'co-1': '0104', 'cm-1': '0904' } });
const { functions } = moduleOf('tutorial').compilation!;

/** Rule 5.5: the results of two dice 2 to 12 at each column, from -3 to +8. */
const printed = {
  2: 'A2 A2 A1 A1 A1 EX',
  3: 'A2 A2 A1 A1 A1 EX',
  4: 'A2 A1 A1 - EX DR',
  5: 'A2 A1 A1 - EX DR',
  6: 'A1 A1 - EX DR D1',
  7: 'A1 - EX DR DR D1',
  8: '- EX DR DR D1 D1',
  9: 'EX DR DR D1 D1 D2',
  10: 'EX DR DR D1 D1 D2',
  11: 'DR D1 D1 D1 D2 D2',
  12: 'DR D1 D1 D1 D2 D2',
};

/** Rules 5.5 to 5.7: steps and hexes of retreat, of the attackers and of the defenders. */
const meanings: Record<string, readonly [number, number, number, number]> = {
  A2: [2, 1, 0, 0],
  A1: [1, 0, 0, 0],
  '-': [0, 0, 0, 0],
  EX: [1, 0, 1, 0],
  DR: [0, 0, 0, 1],
  D1: [0, 0, 1, 1],
  D2: [0, 0, 2, 2],
};

/** The column that a difference falls into, 0 for the first. */
const columnOf = (attack: number, defence: number, shift = 0) =>
  ask(board, `combatResultsColumn(${attack.toFixed(1)}, ${defence.toFixed(1)}, ${shift})`);

describe('Combat results', () => {
  test.each(Object.entries(printed))('results of a %s', (dice, line) => {
    for (const [column, id] of line.split(' ').entries()) {
      const [attackerSteps, attackerRetreat, defenderSteps, defenderRetreat] = meanings[id]!;
      const gives = { attackerSteps, attackerRetreat, defenderSteps, defenderRetreat };
      expect({ column, ...(functions.combatResults!(board.state, column, Number(dice)) as object) }).toEqual({
        column,
        ...gives,
      });
    }
  });

  test('a difference takes the column at or below it', () => {
    const columns = Array.from({ length: 13 }, (_, index) => columnOf(index + 7, 10)); // -3 to 9
    expect(columns).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5]);
  });

  test('a difference of a half is rounded down', () => {
    expect([columnOf(3, 2.5), columnOf(5, 2.5), columnOf(7, 2.5), columnOf(10, 2.5)]).toEqual([1, 2, 3, 4]);
  });

  test('beyond either end the last column is used', () => {
    expect([columnOf(1, 5), columnOf(1, 12), columnOf(20, 2)]).toEqual([0, 0, 5]);
    expect([columnOf(2, 5, -1), columnOf(3, 4, -4), columnOf(12, 2, 1), columnOf(3, 1, 5)]).toEqual([0, 0, 5, 5]);
  });

  test('shifts go by columns', () => {
    expect([columnOf(5, 4, -1), columnOf(5, 4), columnOf(5, 4, 1), columnOf(5, 4, 2)]).toEqual([1, 2, 3, 4]);
  });
});
