import { describe, expect, test } from 'vitest';
import type { StartOptions } from '../../src/engine/session.js';
import { Session } from '../../src/engine/session.js';
import { type Json, offered, said, say, smallGame, start, take, where } from './small-module.js';

function setup(free: Json, more: Json = {}) {
  return start({ setup: [{ id: 'own', title: 'Own', cite: '9', free, ...more }] });
}

const hexes = ['0101', '0201', '0301'];

describe('a free set-up', () => {
  test('asks for each unit where it begins; several may share a hex', () => {
    const session = setup({ units: ['b1', 'b2'], hexes });
    expect(session.pending).toMatchObject({ sideId: 'blue', ask: 'Own: where does B1 begin?' });
    expect(offered(session)).toEqual(hexes);
    take(session, '0201');
    expect(session.pending!.ask).toBe('Own: where does B2 begin?');
    take(session, '0201');
    expect(['b1', 'b2'].map((id) => where(session, id))).toEqual(['0201', '0201']);
  });

  test('by another side, in a region, in a state', () => {
    const session = setup({ units: ['b2'], region: 'west' }, { by: 'red', state: 's1' });
    expect(session.pending!.sideId).toBe('red');
    expect(offered(session)).toEqual(['0101', '0102']);
    take(session, '0102');
    expect(session.state.face[4]).toBe(1);
  });

  test('allow forbids hexes; where none is left the unit stays where it is and play goes on', () => {
    const session = setup({ units: ['r1', 'r2', 'r3'], hexes: ['0101', '0201'], allow: 'empty(hex)' });
    take(session, '0101');
    expect(offered(session)).toEqual(['0201']);
    expect(session.whyNot('0101')).toMatchObject({ code: 'forbidden', tried: '0101' });
    take(session, '0201');
    expect(session.pending).toBeNull();
    expect(where(session, 'r3')).toBe('unused');
  });

  test('allow knows the unit', () => {
    const session = setup({ units: ['r1', 'r3'], hexes, allow: "unit.power > 1 || hex.number == '0301'" });
    expect(offered(session)).toEqual(['0301']);
    expect(offered(take(session, '0301'))).toEqual(hexes);
  });

  test('asks for each hex which unit begins there; those left over stay', () => {
    const session = setup({ each: 'hex', units: ['r1', 'r2', 'r3'], hexes: ['0101', '0201'] });
    expect(session.pending!.ask).toBe('Own: which unit begins in 0101?');
    expect(offered(session)).toEqual(['r1', 'r2', 'r3']);
    take(session, 'r2');
    expect(offered(session)).toEqual(['r1', 'r3']);
    take(session, 'r3');
    expect(['r1', 'r2', 'r3'].map((id) => where(session, id))).toEqual(['unused', '0101', '0201']);
  });

  test('more hexes than units leaves hexes empty', () => {
    const session = setup({ each: 'hex', units: ['r1'], hexes });
    take(session, 'r1');
    expect(session.pending).toBeNull();
    expect(where(session, 'r1')).toBe('0101');
  });

  test('a ready-made one is taken at once, or set up unit by unit', () => {
    const free = { units: ['r1', 'r2'], hexes, ready: { r1: '0301', r2: '0101' } };
    const taken = take(setup(free), 'ready');
    expect(['r1', 'r2'].map((id) => where(taken, id))).toEqual(['0301', '0101']);
    const own = setup(free);
    expect(offered(own)).toEqual(['ready', 'free']);
    take(own, 'free', '0101', '0201');
    expect(['r1', 'r2'].map((id) => where(own, id))).toEqual(['0101', '0201']);
  });

  test('nodes of the step come after it, in turn 0', () => {
    const session = setup({ units: ['r1'], hexes }, { do: [say("{turn} {piece('r1').hex}")] });
    expect(said(take(session, '0301'))).toEqual(['0 0301']);
  });
});

describe('the rest of a scenario', () => {
  test('boxes, arrivals, and units left out', () => {
    const session = start({
      at: { r1: '0101' },
      setup: [{ id: 'more', title: 'More', cite: '9', box: { camp: ['r2', 'b1'] } }],
      scenario: { arrivals: { r2: 3 }, units: { without: ['b1'] } },
      do: [say("{unitsIn('camp')} {piece('r2').arrival} {piece('r1').arrival}")],
    });
    expect(said(session)).toEqual(['R2 3 0']);
    expect(where(session, 'b1')).toBe('unused');
  });
});

describe('options', () => {
  const module = {
    enums: [{ id: 'season', members: [{ id: 'warm' }, { id: 'cold' }] }],
    options: [
      { id: 'season', title: 'Season', type: 'season', default: 'warm', cite: '1' },
      { id: 'limit', title: 'Limit', type: 'int', default: 2, min: 0, max: 5, cite: '1' },
      { id: 'fog', title: 'Fog', type: 'bool', default: true, cite: '1' },
    ],
  };
  const parts = { module, do: [say('{options.season} {options.limit} {options.fog}')] };
  const run = (options: StartOptions['options'] = {}) => said(start(parts, { options }));

  test('have their defaults, values of their types, and those of the scenario', () => {
    expect(run()).toEqual(['warm 2 yes']);
    expect(run({ season: 'cold', limit: 5, fog: false })).toEqual(['cold 5 no']);
    expect(said(start({ ...parts, scenario: { options: { season: 'cold', fog: false } } }))).toEqual(['cold 2 no']);
  });

  test('refuse what they cannot be', () => {
    const refusal = (options: StartOptions['options']) => () => run(options);
    expect(refusal({ season: 'wet' })).toThrow(new RangeError('Cannot set option "season" to wet'));
    expect(refusal({ limit: 1.5 })).toThrow(new RangeError('Cannot set option "limit" to 1.5'));
    expect(refusal({ limit: 6 })).toThrow(new RangeError('Cannot set option "limit" to 6'));
    expect(refusal({ limit: -1 })).toThrow(new RangeError('Cannot set option "limit" to -1'));
    expect(refusal({ fog: 2 })).toThrow(new RangeError('Cannot set option "fog" to 2'));
    expect(refusal({ fog: 'maybe' })).toThrow(new RangeError('Cannot set option "fog" to maybe'));
    expect(refusal({ wind: 1 })).toThrow(
      new RangeError('Cannot set option "wind": expected one of season, limit, fog'),
    );
  });

  test('a scenario or a seed that is none is refused', () => {
    const game = smallGame({});
    expect(() => Session.start(game, { scenario: 'other' })).toThrow(
      new RangeError('Cannot start scenario "other": expected one of standard'),
    );
    for (const seed of [-1, 1.5, 2 ** 53])
      expect(() => Session.start(game, { seed })).toThrow(
        new RangeError(`Cannot use seed ${seed}: expected a whole number from 0`),
      );
  });
});
