import { describe, expect, test } from 'vitest';
import { asked, moduleOf, now, offered, places, play, refused } from '../support.js';
import { fromStart } from './scene.js';

const stars = '0301 0302 0303 0304 0405 0504 0505 0506 0507 0508 0509 0510 0803'.split(' ');
const crosses =
  '0103 0104 0106 0107 0201 0202 0203 0204 0205 0206 0209 0210 0305 0306 0307 0309 0310 0406 0407 0408 0409 0410'.split(
    ' ',
  );
const armies = '3 5 10 13 16 19 20 24 29 30 32 33 40 43 49 50'.split(' ').map((number) => `su-${number}`);

/** Units of a side by where they are. */
function side(session: ReturnType<typeof fromStart>, prefix: string): [string, string][] {
  return Object.entries(places(session)).filter(([id]) => id.startsWith(prefix));
}

describe('Set-up', () => {
  test('BM-setup-1 the Soviet side sets up first, the German side second', () => {
    const session = fromStart();
    expect(now(session)).toBe('0 setup');
    expect(session.pending).toMatchObject({ sideId: 'soviet', cite: 'Set-up' });
    play(session, 'ready');
    expect(session.pending).toMatchObject({ sideId: 'german', cite: 'Set-up' });
    expect(offered(session)).toEqual(['free', 'ready']);
    play(session, 'ready');
    expect(now(session)).toBe('1 germanPanzerMovement');
  });

  test('BM-setup-2 BM-setup-8 thirteen armies on the thirteen star hexes, as the Soviet player likes', () => {
    const session = play(fromStart(), 'free');
    const left = [...armies].sort();
    const taken: Record<string, string> = {};
    while (session.pending?.sideId === 'soviet') {
      expect(offered(session)).toEqual(left); // any army may begin in any star hex
      const hex = /begins in (\d+)\?/.exec(asked(session))![1]!;
      const army = left.pop()!;
      taken[army] = `${hex} half`;
      play(session, army);
    }
    expect(Object.values(taken).sort()).toEqual(stars.map((hex) => `${hex} half`));
    expect(places(session)).toMatchObject(taken);
    expect(left).toHaveLength(3);
  });

  test('BM-setup-3 Soviet units start at half strength', () => {
    const session = play(fromStart(), 'ready ready');
    expect(side(session, 'su').every(([, place]) => place.endsWith(' half'))).toBe(true);
    const onMap = side(session, 'su').flatMap(([, place]) =>
      place.startsWith('eliminated') ? [] : [place.split(' ')[0]!],
    );
    expect(onMap.sort()).toEqual(stars);
  });

  test('BM-setup-4 1st Shock does not start on the map', () => {
    const session = play(fromStart(), 'free');
    expect(refused(session, 'su-1s')).toBe('not-a-choice (Set-up)');
    expect(places(play(fromStart(), 'ready ready'))['su-1s']).toBe('eliminated half');
  });

  test('BM-setup-5 three armies are left over and may be built from turn 1', () => {
    const session = play(fromStart(), 'ready ready');
    const out = side(session, 'su').flatMap(([id, place]) => (place === 'eliminated half' ? [id] : []));
    expect(out.filter((id) => id !== 'su-1s')).toHaveLength(3);
    while (now(session) !== '1 sovietReplacement') play(session, 'done');
    for (const id of out) expect(offered(session).includes(id)).toBe(id !== 'su-1s');
  });

  test('BM-setup-6 BM-setup-9 22 German units on the 22 cross hexes, as the German player likes', () => {
    const session = play(fromStart(), 'ready free');
    const left = [...crosses];
    const units: string[] = [];
    while (session.pending?.sideId === 'german' && now(session) === '0 setup') {
      expect(offered(session)).toEqual(left); // one unit to a hex: what is taken is not offered again
      units.push(/where does (.+) begin\?/.exec(asked(session))![1]!);
      play(session, left.pop()!);
    }
    expect(left).toEqual([]);
    expect(new Set(units).size).toBe(22);
    expect(now(session)).toBe('1 germanPanzerMovement');
    expect(
      side(session, 'ge')
        .map(([, place]) => place)
        .sort(),
    ).toEqual(crosses.map((hex) => `${hex} full`));
  });

  test('BM-setup-6 a hex off the cross hexes is refused', () => {
    const session = play(fromStart(), 'ready free');
    expect(refused(session, '0101')).toBe('not-a-choice (Set-up)');
    expect(refused(session, '0301')).toBe('not-a-choice (Set-up)');
  });

  test('BM-setup-7 German units start at full strength, and all on cross hexes', () => {
    const session = play(fromStart(), 'ready ready');
    expect(
      side(session, 'ge')
        .map(([, place]) => place)
        .sort(),
    ).toEqual(crosses.map((hex) => `${hex} full`));
  });

  test('every scenario sets up the same', () => {
    const standard = places(play(fromStart(), 'ready ready'));
    for (const { id } of moduleOf('battle-for-moscow').game!.scenarios) {
      expect(places(play(fromStart({ scenario: id }), 'ready ready'))).toEqual(standard);
    }
  });
});
