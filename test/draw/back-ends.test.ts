import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadFonts } from '../../src/draw/fonts.js';
import { closedPath, fixed, type Scene } from '../../src/draw/shape.js';
import { sceneToPng } from '../../src/draw/to-png.js';
import { pathData, sceneToSvg } from '../../src/draw/to-svg.js';

const fonts = loadFonts();
const scene: Scene = {
  width: 10,
  height: 6,
  shapes: [
    { kind: 'rect', x: 0, y: 0, width: 10, height: 6, r: 1, paint: { fill: '#aabbcc' } },
    {
      kind: 'group',
      at: { x: 5, y: 3 },
      turn: 90,
      scale: 0.5,
      clip: closedPath([
        { x: -5, y: -5 },
        { x: 5, y: -5 },
        { x: 0, y: 5 },
      ]),
      shapes: [
        { kind: 'circle', x: 0, y: 0, r: 2, paint: { stroke: '#112233', width: 0.2, dash: [1, 0.5] } },
        {
          kind: 'text',
          x: 0,
          y: 1,
          text: '</text><image href="x"/>',
          font: 'bold',
          size: 2,
          anchor: 'middle',
          fill: '#000000',
          halo: { color: '#ffffff', width: 0.1 },
        },
      ],
    },
  ],
};

describe('SVG', () => {
  test('sets text as outlines: no word of the data is in the markup', () => {
    const svg = sceneToSvg(scene, fonts);
    expect(svg).not.toMatch(/<text|<image|href/);
    expect(svg).toContain('viewBox="0 0 10 6"');
    expect(sceneToSvg(scene, fonts)).toBe(svg);
  });

  test('refuses colours and paths that are none', () => {
    const with_ = (paint: object): Scene => ({
      ...scene,
      shapes: [{ kind: 'rect', x: 0, y: 0, width: 1, height: 1, paint }],
    });
    expect(() => sceneToSvg(with_({ fill: 'url(#a)' }), fonts)).toThrow(/is not a colour/);
    expect(() => sceneToSvg(with_({ stroke: '#12345' }), fonts)).toThrow(/is not a colour/);
    expect(() => pathData('M0 0"/><script>')).toThrow(/not path data/);
    expect(() => fixed(Number.NaN)).toThrow(/not a number/);
  });
});

test('PNG is as large as asked for, and the same every time', async () => {
  const first = await sceneToPng(scene, fonts, 2);
  const { width, height } = await sharp(first).metadata();
  expect([width, height]).toEqual([100, 60]);
  expect((await sceneToPng(scene, fonts, 2)).equals(first)).toBe(true);
  await expect(sceneToPng(scene, fonts, 5)).rejects.toThrow(/expected 1 to 4/);
});
