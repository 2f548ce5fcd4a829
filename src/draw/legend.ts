/** Samples of terrain, drawn by the same code as the map, with their titles beside them. */
import { createGrid } from '../hex/grid.js';
import { gridExtent, hexCentre, hexCorners } from '../hex/layout.js';
import { bent, between } from './curve.js';
import { fitText } from './fit.js';
import type { Fonts } from './fonts.js';
import { drawSides } from './hexside.js';
import { drawLinks } from './link.js';
import { drawSymbols } from './map-symbol.js';
import type { BoardData, TerrainEntry } from './module-data.js';
import { markedRegions, regionColor } from './region.js';
import { placed, type Scene, type Shape } from './shape.js';
import { areaOutline, ground, hexOutline } from './terrain.js';

export const terrainKinds = ['hexes', 'features', 'hexsides', 'links'] as const;
export type TerrainKind = (typeof terrainKinds)[number];

/** One hex, `width` mm between its sides, showing what an entry looks like on the map. */
export function terrainSwatch(data: BoardData, kind: TerrainKind, entry: TerrainEntry, width: number): Scene {
  const { orientation } = data.map.grid;
  const grid = createGrid({ orientation, shifted: 'odd', columns: 1, rows: 1, numbering: { order: 'CCRR' } });
  const corners = hexCorners(grid, 0, width);
  const centre = hexCentre(grid, 0, width);
  const base = data.terrain.hexes.find((each) => each.id === data.map.defaultTerrain);
  const outline = hexOutline(grid, 0, width);
  const plain = ground(
    outline,
    centre,
    7,
    width,
    kind === 'hexes' && entry.id === base?.id ? entry.look : { ...base?.look, texture: 'none' },
  );
  const rim: Shape = {
    kind: 'path',
    d: outline.d,
    paint: { stroke: base?.look?.stroke ?? '#8d8570', width: 0.012 * width, join: 'round' },
  };
  const look = entry.look;
  const sample = (): Shape[] => {
    switch (kind) {
      case 'hexes':
        return entry.id === base?.id
          ? []
          : ground(
              areaOutline(grid, 0, width, () => false),
              centre,
              7,
              width,
              look,
            );
      case 'features': {
        const around = corners.map((corner) => ({ x: corner.x - centre.x, y: corner.y - centre.y }));
        const sign = {
          symbol: look?.symbol ?? 'none',
          ...(look?.symbolColor === undefined ? {} : { color: look.symbolColor }),
        };
        return [{ kind: 'group', at: centre, shapes: drawSymbols([sign], { w: width, corners: around }) }];
      }
      case 'hexsides': {
        const sides = [2, 3].map((index) => ({ a: corners[index]!, b: corners[index + 1]!, seed: index }));
        return drawSides(sides, width, look);
      }
      case 'links': {
        const ends = [0, 3].map((index) => between(corners[index]!, corners[index + 1]!));
        return drawLinks([bent(ends[0]!, centre, ends[1]!)], width, look);
      }
    }
  };
  return { ...gridExtent(grid, width), shapes: [...plain, rim, ...sample()] };
}

/** A frame of a marked region. */
function regionSwatch(width: number, color: string): Scene {
  const paint = { stroke: color, width: width * 0.06, opacity: 0.55 };
  const rect: Shape = { kind: 'rect', x: width * 0.1, y: width * 0.2, width: width * 0.95, height: width * 0.6, paint };
  return { width: width * 1.15, height: width, shapes: [rect] };
}

/** All of a module's terrain in columns within a width; titles only. */
export function drawLegend(data: BoardData, fonts: Fonts, width: number, swatch = 11): Scene {
  const entries = [
    ...terrainKinds.flatMap((kind) =>
      (data.terrain[kind] ?? []).map((entry) => ({
        title: entry.title,
        scene: terrainSwatch(data, kind, entry, swatch),
      })),
    ),
    ...markedRegions(data).map((region, index) => ({
      title: region.title ?? region.id,
      scene: regionSwatch(swatch, regionColor(index)),
    })),
  ];
  const column = 46;
  const columns = Math.max(1, Math.floor(width / column));
  const row = swatch * 1.3;
  const shapes = entries.flatMap(({ title, scene }, index): Shape[] => {
    const x = (index % columns) * column;
    const y = Math.floor(index / columns) * row;
    const left = x + swatch * 1.42;
    const room = column - swatch * 1.42 - 2;
    const text = {
      text: title,
      font: 'regular',
      size: 3.6,
      least: 1.8,
      room,
      fill: '#1d1b18',
      anchor: 'start',
      middle: true,
    } as const;
    return [
      placed(scene.shapes, x + (swatch * 1.16 - scene.width) / 2, y + (row - scene.height) / 2),
      fitText(fonts, { ...text, x: left, y: y + row / 2, place: `legend, "${title}"` }),
    ];
  });
  return {
    width: Math.min(columns, entries.length) * column,
    height: Math.ceil(entries.length / columns) * row,
    shapes,
  };
}
