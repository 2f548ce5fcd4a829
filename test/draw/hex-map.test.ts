import { describe, expect, test } from 'vitest';
import { overlap, textBoxes } from '../../src/draw/boxes.js';
import { loadFonts } from '../../src/draw/fonts.js';
import { drawHexMap, hexWidthFor } from '../../src/draw/hex-map.js';
import { joined, sidesOf } from '../../src/draw/hexside.js';
import { linksOf } from '../../src/draw/link.js';
import type { BoardData, MapFile } from '../../src/draw/module-data.js';
import { createGrid } from '../../src/hex/grid.js';
import { fixture } from '../print/fixture.js';

const fonts = loadFonts();

/** The fixture on a grid that lies the other way. Its lists of neighbours do not hold there and are left out. */
const flat: BoardData = {
  ...fixture,
  map: { ...fixture.map, grid: { ...fixture.map.grid, orientation: 'flat' }, hexsides: [], links: [] },
};

describe.each([
  ['pointy', fixture],
  ['flat', flat],
])('a map with %s hexes', (_, data) => {
  const scene = drawHexMap(data, fonts, 19);
  const boxes = textBoxes(fonts, scene.shapes);

  test('numbers every hex of the map and no missing one', () => {
    const numbers = boxes.map((box) => box.text).filter((text) => /^\d{4}$/.test(text));
    expect(numbers).toHaveLength(11 * 8 - 2);
    expect(numbers).not.toContain('0101');
  });

  test('shows every name inside the map, and no name over another', () => {
    const names = boxes.filter((box) => !/^\d{4}$/.test(box.text));
    for (const { name } of data.map.hexes ?? [])
      if (name !== undefined) expect(names.map((box) => box.text)).toContain(name);
    names.forEach((box, index) => {
      expect(box.left >= 0 && box.right <= scene.width && box.top >= 0 && box.bottom <= scene.height, box.text).toBe(
        true,
      );
      for (const other of names.slice(index + 1))
        expect(overlap(box, other), `${box.text} / ${other.text}`).toBe(false);
    });
  });

  test('comes out the same every time', () => {
    expect(JSON.stringify(drawHexMap(data, fonts, 19))).toBe(JSON.stringify(scene));
  });
});

test('a hex goes well with its counter', () => {
  expect(hexWidthFor(15)).toBe(19);
  expect(hexWidthFor(12)).toBe(15);
});

test('hexsides that meet in pairs become one line, each side in just one', () => {
  const grid = createGrid(fixture.map.grid);
  const pairs = fixture.map.hexsides![0]!.sides;
  const lines = joined(sidesOf(grid, pairs, 19), 19);
  const pieces = lines.reduce((sum, line) => sum + (line.length - 1) / 2, 0);
  expect(pieces).toBe(pairs.length);
});

describe('a map that cannot be drawn is an error', () => {
  const drawn = (change: Partial<MapFile>) => () =>
    drawHexMap({ ...fixture, map: { ...fixture.map, ...change } }, fonts, 19);

  test('hexsides and links between hexes that do not touch', () => {
    expect(drawn({ hexsides: [{ feature: 'stream', sides: [['0203', '0706']] }] })).toThrow(
      /hexside 0203\/0706: not neighbours/,
    );
    expect(drawn({ links: [{ link: 'lane', path: ['0203', '0706'] }] })).toThrow(/link 0203-0706: not neighbours/);
  });

  test('hexes that are not on the map', () => {
    expect(drawn({ hexes: [{ hex: '9999', name: 'Nowhere' }] })).toThrow(/hex 9999: it is not on the map/);
    expect(drawn({ labels: [{ text: 'Lost', at: '0101' }] })).toThrow(/"Lost": hex 0101 is not on the map/);
  });

  test('colours that are none, by the name of the terrain', () => {
    const [meadow, ...others] = fixture.terrain.hexes;
    const hexes = [{ ...meadow!, look: { fill: 'green' } }, ...others];
    expect(() => drawHexMap({ ...fixture, terrain: { ...fixture.terrain, hexes } }, fonts, 19)).toThrow(
      /terrain "meadow".*"green"/,
    );
  });
});

test('exits of hexes are links too', () => {
  const map: MapFile = { ...fixture.map, links: [], hexes: [{ hex: '0405', exits: { lane: ['E', 'NW'] } }] };
  const grid = createGrid(map.grid);
  const links = linksOf(grid, map, 'lane');
  expect([...links.values()].reduce((sum, targets) => sum + targets.size, 0)).toBe(4);
});
