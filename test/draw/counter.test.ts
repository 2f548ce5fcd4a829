import { describe, expect, test } from 'vitest';
import { overlap, textBoxes } from '../../src/draw/boxes.js';
import { drawBlankBack, drawCounter } from '../../src/draw/counter.js';
import { attributeText, counterFace, numberText } from '../../src/draw/counter-face.js';
import { loadFonts } from '../../src/draw/fonts.js';
import { drawMarker } from '../../src/draw/marker.js';
import type { BoardData } from '../../src/draw/module-data.js';
import type { Scene } from '../../src/draw/shape.js';
import { fixture } from '../print/fixture.js';

const fonts = loadFonts();

/** The fixture with counters of another size and without notes, so that names stand on top. */
function variant(size: number, notes: boolean): BoardData {
  const counters = fixture.counters.counters.map(({ note, ...counter }) =>
    notes && note !== undefined ? { ...counter, note } : counter,
  );
  return { ...fixture, counters: { ...fixture.counters, sheet: { size, corner: 1 }, counters } };
}

function expectClear(scene: Scene, name: string): void {
  const boxes = textBoxes(fonts, scene.shapes);
  const rim = scene.width * 0.02;
  boxes.forEach((box, index) => {
    expect(box.left, `${name}: "${box.text}" to the left`).toBeGreaterThan(rim);
    expect(box.top, `${name}: "${box.text}" at the top`).toBeGreaterThan(rim);
    expect(box.right, `${name}: "${box.text}" to the right`).toBeLessThan(scene.width - rim);
    expect(box.bottom, `${name}: "${box.text}" at the bottom`).toBeLessThan(scene.height - rim);
    for (const other of boxes.slice(index + 1)) {
      expect(overlap(box, other), `${name}: "${box.text}" and "${other.text}" overlap`).toBe(false);
    }
  });
}

describe.each([
  [12, true],
  [15, true],
  [13, false],
  [19, false],
])('counters of %d mm (notes: %s)', (size, notes) => {
  const data = variant(size, notes);

  test('are of the exact size, and no text is clipped or runs into another', () => {
    for (const counter of data.counters.counters) {
      const states = Math.max(counter.states?.length ?? 1, 1);
      for (let state = 0; state < states; state++) {
        const scene = drawCounter(data, fonts, counter, state);
        expect([scene.width, scene.height]).toEqual([size, size]);
        expectClear(scene, `${counter.id} ${state}`);
      }
    }
  });

  test('markers fit as well', () => {
    for (const marker of data.counters.markers ?? []) {
      for (const face of ['front', 'back'] as const) expectClear(drawMarker(data, fonts, marker, face), marker.id);
    }
  });

  test('names stay out of the sign', () => {
    for (const counter of data.counters.counters) {
      const boxes = textBoxes(fonts, drawCounter(data, fonts, counter, 0).shapes);
      const name = boxes.find((box) => box.text === counter.name)!;
      const sign = { left: size * 0.23, right: size * 0.77, top: size * (notes ? 0.235 : 0.315), bottom: size * 0.595 };
      expect(overlap(name, sign), counter.id).toBe(false);
    }
  });
});

test('the reduced side has a stripe that the front has not', () => {
  const [counter] = fixture.counters.counters;
  const stripes = (state: number) =>
    JSON.stringify(drawCounter(fixture, fonts, counter!, state)).split('"kind":"rect"').length;
  expect(stripes(1)).toBe(stripes(0) + 1);
});

test('attributes of type, counter and state lie over each other', () => {
  const counter = fixture.counters.counters.find((each) => each.id === 'b-gun')!;
  expect(counterFace(fixture, counter, 0).attributes).toMatchObject({
    arm: 'foot',
    morale: 3,
    strength: 13,
    elite: false,
  });
  expect(counterFace(fixture, counter, 1).attributes).toMatchObject({ strength: 3, morale: 3 });
  const face = counterFace(fixture, counter, 0);
  expect(attributeText(fixture, face, 'arm')).toBe('Foot');
  expect(attributeText(fixture, face, 'elite')).toBe('');
  expect([0.5, 2.5, -1, 7].map(numberText)).toEqual(['½', '2½', '−1', '7']);
});

describe('what cannot be drawn is an error that names the counter', () => {
  const broken = (change: object) => ({ ...fixture.counters.counters[0]!, ...change });

  test('a colour that is none', () => {
    expect(() => drawCounter(fixture, fonts, broken({ color: '#ggg' }), 0)).toThrow(
      /counter "b-tank".*"#ggg" is not a colour/,
    );
    expect(() => drawBlankBack(fixture, broken({ color: 'red' }))).toThrow(/"red" is not a colour/);
  });

  test('a name without glyphs, or too long', () => {
    expect(() => drawCounter(fixture, fonts, broken({ name: '→3' }), 0)).toThrow(/counter "b-tank".*U\+2192/);
    expect(() => drawCounter(fixture, fonts, broken({ name: 'A very long name indeed for this' }), 0)).toThrow(
      /counter "b-tank".*needs/,
    );
  });

  test('a symbol that does not exist, a state it has not, a side nobody declared', () => {
    const symbol = { sidc: '99999999999999999999' };
    expect(() => drawCounter(fixture, fonts, broken({ symbol: { ...symbol, silhouette: undefined } }), 0)).toThrow(
      /not a known NATO symbol/,
    );
    expect(() => drawCounter(fixture, fonts, broken({}), 7)).toThrow(/no state 7/);
    expect(() => drawCounter(fixture, fonts, broken({ side: 'green' }), 0)).toThrow(/no side "green"/);
  });
});
