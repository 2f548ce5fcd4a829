import { describe, expect, test } from 'vitest';
import type { Session } from '../../../src/engine/session.js';
import { ask, hexesWhere, offered, play, said, saidOfSteps } from '../support.js';
import { forests, fortifications, rails, rivers } from './printed.js';
import { scene } from './scene.js';

const board = scene({ phase: 'germanMovement', units: {} });

/** Pairs of neighbouring hexes, by number, for which an expression over `a` and `b` holds. */
function pairsWhere(text: string): string[] {
  const [first, second] = text.split('|') as [string, string];
  return board.game.hexNumbers.flatMap((a) =>
    hexesWhere(board, `${first}(at('${a}'), h, '${second}')`).flatMap((b) => (a < b ? [`${a}-${b}`] : [])),
  );
}

describe('Terrain on the map', () => {
  test('BM-terrain-1 25 hexes are forest', () => {
    expect(forests).toHaveLength(25);
    expect(hexesWhere(board, "h.terrain == 'forest'").sort()).toEqual(forests);
    expect(hexesWhere(board, "h.terrain == 'clear'")).toHaveLength(115);
  });

  test('BM-terrain-2 22 hexes are fortifications', () => {
    expect(fortifications).toHaveLength(22);
    expect(hexesWhere(board, "'fort' in h.features").sort()).toEqual(fortifications);
  });

  test('BM-terrain-3 11 hexes are cities; three of them are fortifications, one is Moscow', () => {
    const cities = {
      '0204': 'Smolensk',
      '0307': 'Roslavl',
      '0509': 'Bryansk',
      '0601': 'Rzhev',
      '0603': 'Vyazma',
      '0803': 'Mozhaisk',
      '0805': 'Kaluga',
      '0809': 'Orel',
      '1103': 'Moscow',
      '1107': 'Tula',
      '1405': 'Ryazan',
    };
    expect(hexesWhere(board, "'city' in h.features").sort()).toEqual(Object.keys(cities).sort());
    for (const [hex, name] of Object.entries(cities)) expect(ask(board, `at('${hex}').name`)).toBe(name);
    expect(hexesWhere(board, "'city' in h.features && 'fort' in h.features").sort()).toEqual(['0803', '0805', '1107']);
    expect(hexesWhere(board, "'majorCity' in h.features")).toEqual(['1103']);
  });

  test('BM-terrain-4 57 hexsides are river', () => {
    expect(rivers).toHaveLength(57);
    expect(pairsWhere('crosses|river').sort()).toEqual(rivers);
  });

  test('BM-terrain-5 70 pairs of neighbours are joined by rail', () => {
    expect(rails).toHaveLength(70);
    expect(pairsWhere('linked|rail').sort()).toEqual(rails);
  });
});

/** Moves one unit along a way and says what each hex cost. */
function costs(unit: string, way: string, phase = 'germanMovement'): string[] {
  return saidOfSteps(play(scene({ phase, units: { [unit]: way.slice(0, 4) } }), `${unit} ${way}`)).says;
}

describe('Terrain and movement', () => {
  test('BM-terrain-6 clear, city, Moscow and fortification hexes cost 1', () => {
    const clear = 'Clear 1 (Terrain)';
    expect(costs('ge-v', '1304-1204-1104-1103-1102')).toEqual([clear, clear, clear, clear]);
    expect(costs('ge-xl', '0808-0809-0810')).toEqual([clear, clear]);
    expect(costs('su-3', '1308-1307-1407', 'sovietMovement')).toEqual([clear, clear]);
  });

  test('BM-terrain-7 a forest hex costs 2, except by rail', () => {
    expect(costs('ge-xl', '0601-0701-0801-0901')).toEqual([
      'forest 2 (Terrain)',
      'Clear 1 (Terrain)',
      'forest 2 (Terrain)',
    ]);
    expect(costs('su-3', '0601-0702', 'sovietMovement')).toEqual(['forest 2 (Terrain)']);
    const rail = play(scene({ phase: 'sovietRail', units: { 'su-3': '0601' } }), 'su-3 1002');
    expect(saidOfSteps(rail)).toEqual({ says: [], points: [1, 1, 1, 1] });
  });

  test('BM-terrain-8 crossing a river costs nothing', () => {
    expect(rivers).toContain('0909-1008');
    expect(costs('ge-v', '0909-1008')).toEqual(['Clear 1 (Terrain)']);
  });

  test('BM-terrain-9 a railroad has no effect on ordinary movement', () => {
    expect(rails).toContain('0902-1002');
    expect(costs('su-3', '1002-0902', 'sovietMovement')).toEqual(['forest 2 (Terrain)']);
    const session = play(scene({ phase: 'sovietMovement', units: { 'su-3': '0901' } }), 'su-3');
    expect(offered(session)).toContain('0801'); // no rail leads there
  });
});

/** A battle of two 12s against an 8 up to its odds: the line of the column and the rows of the shift. */
function odds(from: readonly [string, string], target: string): string[] {
  const session = scene({
    phase: 'germanCombat',
    units: { 'ge-xxiv': from[0], 'ge-xli': from[1], 'su-3': target },
  });
  return shiftOf(play(session, 'su-3 ge-xxiv ge-xli'));
}

/** Three armies of 8 against a corps of 8. */
function counterattack(from: readonly [string, string, string], target: string): string[] {
  const [first, second, third] = from;
  const units = { 'su-3': first, 'su-5': second, 'su-10': third, 'ge-xxii': target };
  return shiftOf(play(scene({ phase: 'sovietCombat', units }), 'ge-xxii su-3 su-5 su-10'));
}

function shiftOf(session: Session): string[] {
  return said(session).filter((line) => line.includes('(Terrain)') || line.includes(': column'));
}

const plain = ['24 to 8: column 3:1 (Combat)'];
const less = (...rows: string[]) => [...rows, `24 to 8, shift -${rows.length}: column ${3 - rows.length}:1 (Combat)`];

describe('Terrain and combat', () => {
  test('BM-terrain-9 a railroad has no effect on combat', () => {
    expect(rails).toContain('0710-0809');
    expect(odds(['0710', '0709'], '0809')).toEqual(plain);
  });

  test('BM-terrain-10 a defender in forest lowers the odds by one column', () => {
    expect(forests).toContain('0708');
    expect(odds(['0607', '0608'], '0708')).toEqual(less('forest -1 (Terrain)'));
    expect(counterattack(['0807', '0808', '0709'], '0708')).toEqual(less('forest -1 (Terrain)'));
    // The forest of the attackers does not count.
    expect(odds(['0708', '0808'], '0709')).toEqual(plain);
  });

  test('BM-terrain-11 a defender in Moscow lowers the odds by one column, whichever side it is on', () => {
    expect(odds(['1102', '1202'], '1103')).toEqual(less('Moscow -1 (Terrain)'));
    expect(counterattack(['1102', '1202', '1203'], '1103')).toEqual(less('Moscow -1 (Terrain)'));
  });

  test('BM-terrain-12 a fortification helps a Soviet defender and not a German one', () => {
    expect(odds(['0405', '0406'], '0506')).toEqual(less('fortification -1 (Terrain)'));
    expect(counterattack(['0507', '0605', '0606'], '0506')).toEqual(plain);
  });

  test('BM-terrain-13 a city other than Moscow has no effect on combat', () => {
    expect(odds(['0709', '0808'], '0809')).toEqual(plain);
    expect(odds(['0702', '0703'], '0802')).toEqual(less('fortification -1 (Terrain)'));
    expect(odds(['0704', '0703'], '0803')).toEqual(less('fortification -1 (Terrain)')); // Mozhaisk: the city adds nothing
  });

  test('BM-terrain-14 a river lowers the odds if every attacker is across it', () => {
    expect(odds(['0908', '1008'], '0909')).toEqual(less('all attackers across a river -1 (Terrain)'));
    expect(odds(['0908', '0808'], '0909')).toEqual(plain);
    expect(odds(['0808', '0908'], '0909')).toEqual(plain);
    expect(odds(['0808', '0809'], '0909')).toEqual(plain);
    expect(counterattack(['0908', '1008', '1009'], '0909')).toEqual(less('all attackers across a river -1 (Terrain)'));
    expect(counterattack(['0908', '1008', '0910'], '0909')).toEqual(plain);
  });

  test('BM-terrain-15 all terrain columns that apply are added together', () => {
    const river = 'all attackers across a river -1 (Terrain)';
    expect(odds(['1002', '1003'], '1103')).toEqual(less('Moscow -1 (Terrain)', river));
    expect(odds(['0404', '0404'], '0505')).toEqual(less('fortification -1 (Terrain)', river));
    expect(odds(['0906', '0906'], '0806')).toEqual(less('forest -1 (Terrain)', river));
  });

  test('a ruling on Moscow: no side is named, so the German defender has it too', () => {
    const german = scene({ phase: 'sovietCombat', units: { 'ge-v': '1103', 'su-3': '1102' } });
    expect(ask(german, "terrainShift(units('soviet'), piece('ge-v'))")).toBe(-1);
  });
});
