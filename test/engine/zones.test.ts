import { describe, expect, test } from 'vitest';
import { type Json, said, say, start } from './small-module.js';

const covered = "{hexes().filter(h, zoc(h, 'red'))}";

function lines(zone: Json, at: Record<string, string>, nodes: Json[], more: Json = {}): string[] {
  return said(start({ at, zones: { zoc: { of: 'unit', exerts: 'true', ...zone } }, do: nodes, ...more }));
}

const around = ['0202', '0302', '0402', '0203', '0403', '0304'];
const sorted = (...hexes: string[]) => hexes.sort((a, b) => (a.slice(2) + a > b.slice(2) + b ? 1 : -1)).join(', ');

describe('a zone of units', () => {
  test('covers the hexes around, its own too with own', () => {
    expect(lines({}, { r2: '0303', b1: '0601' }, [say(covered)])).toEqual([sorted(...around)]);
    expect(lines({ own: true }, { r2: '0303' }, [say(covered)])).toEqual([sorted('0303', ...around)]);
    expect(lines({}, { r2: '0101' }, [say(covered)])).toEqual(['0201, 0102']);
  });

  test('is cast by units that exert it, for as long as they do', () => {
    const zone = { exerts: 'unit.power > 1' };
    const lose = { apply: [{ lose: "piece('r2')" }] };
    expect(lines(zone, { r1: '0601', r2: '0101' }, [say(covered), lose, say(covered)])).toEqual(['0201, 0102', '']);
    const move = { apply: [{ move: "piece('r2')", to: "at('0105')" }] };
    expect(lines(zone, { r2: '0101' }, [say(covered), move, say(covered)])).toEqual(['0201, 0102', '0104, 0204, 0205']);
    const box = { apply: [{ box: "piece('r2')", to: 'camp' }] };
    expect(lines(zone, { r2: '0101' }, [say(covered), box, say(covered)])).toEqual(['0201, 0102', '']);
  });

  test('follows statuses of the unit, of hexes and of the game', () => {
    const at = { r2: '0101' };
    const show = say(covered);
    const tire = { apply: [{ set: 'tired', on: "piece('r2')" }] };
    expect(lines({ exerts: '!unit.tired' }, at, [show, tire, show])).toEqual(['0201, 0102', '']);
    const mark = { apply: [{ set: 'marked', on: "at('0102')" }] };
    expect(lines({ reaches: '!to.marked' }, at, [show, mark, show])).toEqual(['0201, 0102', '0201']);
    const luck = { apply: [{ set: 'luck', to: '1' }] };
    expect(lines({ exerts: 'game.luck == 0' }, at, [show, luck, show])).toEqual(['0201, 0102', '']);
  });

  test('reaches only over the hexsides that it says', () => {
    const more = {
      map: {
        hexsides: [
          {
            feature: 'wall',
            sides: [
              ['0303', '0304'],
              ['0303', '0202'],
            ],
          },
        ],
      },
    };
    const zone = { reaches: "!crosses(from, to, 'wall')" };
    expect(lines(zone, { r2: '0303' }, [say(covered)], more)).toEqual([sorted('0302', '0402', '0203', '0403')]);
  });

  test('its sources are the hexes from which it is cast, own first', () => {
    const at = { r1: '0301', r2: '0303', r3: '0303', b1: '0202' };
    const ask = say(
      "{zocSources(at('0302'), 'red')} / {zocSources(at('0303'), 'red')} / {zocSources(at('0605'), 'red')}",
    );
    expect(lines({}, at, [ask])).toEqual(['0301, 0303 /  / ']);
    expect(lines({ own: true }, at, [ask])).toEqual(['0301, 0303 / 0303 / ']);
    const move = { apply: [{ move: "piece('r1')", to: "at('0302')" }] };
    expect(lines({ own: true }, at, [move, ask])).toEqual(['0302, 0303 / 0303, 0302 / ']);
  });

  test('two in a hex cast it as long as one is left', () => {
    const box = (id: string) => ({ apply: [{ box: `piece('${id}')`, to: 'camp' }] });
    const nodes = [say(covered), box('r1'), say(covered), box('r2'), say(covered)];
    expect(lines({}, { r1: '0101', r2: '0101' }, nodes)).toEqual(['0201, 0102', '0201, 0102', '']);
  });
});

describe('a zone of stacks', () => {
  const zone = { of: 'stack', exerts: 'sum(stack(hex, side).map(u, u.power)) >= 3' };

  test('is cast by the units of a side together', () => {
    const leave = { apply: [{ box: "piece('r1')", to: 'camp' }] };
    expect(lines(zone, { r1: '0101', r2: '0101' }, [say(covered), leave, say(covered)])).toEqual(['0201, 0102', '']);
    expect(lines(zone, { r1: '0101', b2: '0101' }, [say(covered)])).toEqual(['']);
  });

  test('with own covers its hex; reaches knows the side', () => {
    const more = { own: true, reaches: "side == 'red' && to.number != '0102'" };
    expect(lines({ ...zone, ...more }, { r3: '0101' }, [say(covered)])).toEqual(['0101, 0201']);
    const blue = "{hexes().filter(h, zoc(h, 'blue'))}";
    expect(lines({ ...zone, ...more }, { b3: '0101' }, [say(blue)])).toEqual(['0101']);
  });
});
