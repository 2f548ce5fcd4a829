import { describe, expect, test } from 'vitest';
import { type Json, said, say, start } from './small-module.js';

/** Lengths of the line from some hexes. */
function lengths(trace: Json, hexes: readonly string[], more: Json = {}): number[] {
  const line = { legs: [], ...trace };
  return said(start({ traces: { line }, do: hexes.map((hex) => say(`{lineLength(at('${hex}'))}`)), ...more })).map(
    Number,
  );
}

const column = "to.number in ['0101', '0102', '0103', '0104', '0105']";
const top = { goal: "hex.number == '0101'", through: column };
const down = ['0101', '0102', '0103', '0104', '0105'];

describe('a line of one leg', () => {
  test('counts its steps; a goal needs none', () => {
    expect(lengths({ legs: [top] }, down)).toEqual([0, 1, 2, 3, 4]);
    // The first hex is not asked.
    expect(lengths({ legs: [top] }, ['0201', '0205', '0601'])).toEqual([1, 5, -1]);
  });

  test('takes no more than max', () => {
    expect(lengths({ legs: [{ ...top, max: '2' }] }, down)).toEqual([0, 1, 2, -1, -1]);
    expect(lengths({ legs: [{ ...top, max: '0' }] }, down)).toEqual([0, -1, -1, -1, -1]);
  });

  test('pays the cost of each step, by the cheapest way, in the direction to the goal', () => {
    const map = { hexes: [{ hex: '0103', terrain: 'wood' }] };
    const cost = "to.terrain == 'wood' ? 5 : 1";
    expect(lengths({ legs: [{ ...top, cost }] }, down, { map })).toEqual([0, 1, 2, 7, 8]);
    expect(lengths({ legs: [{ ...top, through: 'true', cost }] }, down, { map })).toEqual([0, 1, 2, 4, 5]);
    expect(lengths({ legs: [{ ...top, cost: '0' }] }, down)).toEqual([0, 0, 0, 0, 0]);
  });

  test('a negative cost forbids the step', () => {
    const map = { hexes: [{ hex: '0103', terrain: 'wood' }] };
    const cost = "to.terrain == 'wood' ? -1 : 1";
    expect(lengths({ legs: [{ ...top, cost }] }, down, { map })).toEqual([0, 1, 2, -1, -1]);
  });

  test('begins only where startFree allows, a goal too', () => {
    const trace = { legs: [top], startFree: "!(hex.number in ['0101', '0103'])" };
    expect(lengths(trace, down)).toEqual([-1, 1, -1, 3, 4]);
  });

  test('asks through of the goal as well', () => {
    expect(lengths({ legs: [{ ...top, through: "to.number != '0101'" }] }, down)).toEqual([0, -1, -1, -1, -1]);
  });

  test('is worked out anew when something has changed', () => {
    const line = { params: { side: 'side' }, legs: [{ ...top, through: `${column} && !occupied(to, enemy(side))` }] };
    const ask = say("{line(at('0104'), 'red')} {line(at('0104'), 'blue')} {lineLength(noHex(), 'red')}");
    const move = { apply: [{ move: "piece('b1')", to: "at('0102')" }] };
    expect(said(start({ traces: { line }, do: [ask, move, ask] }))).toEqual(['yes yes -1', 'no yes -1']);
  });
});

describe('a line of two legs', () => {
  const map = { links: [{ link: 'road', path: ['0103', '0102', '0101'] }] };
  const road = { through: "linked(from, to, 'road')", goal: "hex.number == '0101'" };
  const march = { max: '2', through: column, goal: "hasLink(hex, 'road')" };

  test('the goal of the first is where the second begins; the length is that of the first', () => {
    expect(lengths({ legs: [march, road] }, [...down, '0201'], { map })).toEqual([0, 0, 0, 1, 2, 1]);
    expect(lengths({ legs: [{ ...march, max: '1' }, road] }, down, { map })).toEqual([0, 0, 0, 1, -1]);
  });

  test('a goal of the first from which the second leads nowhere does not count', () => {
    expect(lengths({ legs: [march, { ...road, max: '1' }] }, down, { map })).toEqual([0, 0, 1, 2, -1]);
    const cut = { ...road, through: `${road.through} && to.number != '0102'` };
    expect(lengths({ legs: [march, cut] }, down, { map })).toEqual([0, 0, 1, 2, -1]);
    expect(
      lengths(
        {
          legs: [
            { ...march, max: '9' },
            { ...road, goal: 'false' },
          ],
        },
        down,
        { map },
      ),
    ).toEqual([-1, -1, -1, -1, -1]);
  });
});
