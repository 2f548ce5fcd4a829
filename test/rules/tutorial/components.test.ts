import { describe, expect, test } from 'vitest';
import { ask, hexesWhere, moduleOf } from '../support.js';
import { scene } from './scene.js';

const { game } = moduleOf('tutorial');
const board = scene({ phase: 'companyMovement', units: { 'co-1': '0104' } });

/** The counters of a side: strength in each state, allowance, range or reach. */
function counters(side: string): Record<string, string> {
  const own = game!.units.filter(({ id }) => ask(board, `piece('${id}').side == '${side}'`) === true);
  return Object.fromEntries(
    own.map(({ id, name, states }) => {
      const strengths = states.map((state) => {
        const held = scene({ phase: 'companyMovement', units: { [id]: `0104 ${state}` } });
        return ask(held, `piece('${id}').strength`);
      });
      const kind = ['foot', 'horse', 'gun', 'leader'].find((one) => ask(board, `piece('${id}').kind == '${one}'`));
      const [move, range, reach] = ['move', 'range', 'reach'].map((one) => ask(board, `piece('${id}').${one}`));
      return [name, `${kind} ${strengths.join('/')}-${move} range ${range} reach ${reach}`];
    }),
  );
}

describe('Components', () => {
  test('TU-1.1 two sides play: the Company and the Commoners', () => {
    expect(game!.sides.map(({ id, name }) => [id, name])).toEqual([
      ['company', 'Company'],
      ['commoners', 'Commoners'],
    ]);
    expect(ask(board, "enemy('company') == 'commoners' && enemy('commoners') == 'company'")).toBe(true);
  });

  test('TU-1.2 ten columns of eight hexes; the Old Lode runs between columns 05 and 06', () => {
    const column = (number: number) =>
      Array.from({ length: 8 }, (_, row) => `${number * 100 + row + 1}`.padStart(4, '0'));
    const all = Array.from({ length: 10 }, (_, index) => column(index + 1)).flat();
    expect([...game!.hexNumbers].sort()).toEqual(all);
    const across = all.flatMap((a) =>
      hexesWhere(board, `crosses(at('${a}'), h, 'dyke')`).flatMap((b) => (a < b ? [`${a}-${b}`] : [])),
    );
    const between = column(5).flatMap((a) =>
      hexesWhere(board, `adjacent(at('${a}'), h)`).flatMap((b) => (b.startsWith('06') ? [`${a}-${b}`] : [])),
    );
    expect(across.sort()).toEqual(between.sort());
    expect(across).toHaveLength(15);
  });

  test('TU-1.3 each side has five units and a leader', () => {
    expect(counters('company')).toEqual({
      "Lord's Foot": 'foot 6/4/2-4 range 1 reach 0',
      'Hired Foot': 'foot 5/3/2-4 range 1 reach 0',
      Bailiffs: 'horse 3-6 range 1 reach 0',
      'Brass Gun': 'gun 3-3 range 2 reach 0',
      Diggers: 'foot 3-4 range 1 reach 0',
      Thorne: 'leader 0-6 range 1 reach 2',
    });
    expect(counters('commoners')).toEqual({
      'Holme Band': 'foot 5/3/1-4 range 1 reach 0',
      'Reach Band': 'foot 4/3/1-4 range 1 reach 0',
      'Eel-catchers': 'foot 2-5 range 1 reach 0',
      'Punt Gun': 'gun 2-4 range 2 reach 0',
      'Upland Cousins': 'foot 3-4 range 1 reach 0',
      Wade: 'leader 0-6 range 1 reach 2',
    });
  });
});
