/**
 * The map as one scene: ground, water and roads, grid, signs, names, in this order. `hexWidth` is the distance between
 * opposite sides in mm. The scene is as large as the grid; title, legend and frame are `map-sheet.ts`'s.
 */
import { createGrid, type Grid } from '../hex/grid.js';
import { parseHexNumber } from '../hex/hex-number.js';
import { gridExtent, hexCentre, hexCorners } from '../hex/layout.js';
import { checkColor, darker, mix } from './color.js';
import type { Fonts } from './fonts.js';
import { drawSides, joined, sidesOf } from './hexside.js';
import type { Clutter } from './label.js';
import { drawLinks, linkLines, linksOf } from './link.js';
import { hexNames, hexNumbers, loneNames } from './map-names.js';
import { drawSymbols } from './map-symbol.js';
import type { BoardData, Look, MapHex, TerrainEntry } from './module-data.js';
import { drawRegion, markedRegions, regionColor } from './region.js';
import type { Point, Scene, Shape } from './shape.js';
import { areaOutline, ground, hexOutline } from './terrain.js';

/** What the layers of a map share. */
export interface Board {
  readonly data: BoardData;
  readonly grid: Grid;
  readonly width: number;
  /** Hexes of the map that is drawn, ascending. */
  readonly hexes: readonly number[];
  readonly listed: ReadonlyMap<number, MapHex>;
  readonly terrainOf: (hex: number) => TerrainEntry | undefined;
  readonly featuresOf: (hex: number) => TerrainEntry[];
}

/** Hex width that goes well with a counter: it leaves a rim of the hex in sight all around. */
export function hexWidthFor(counterSize: number): number {
  return Math.round(counterSize * 1.27 * 2) / 2;
}

export function drawHexMap(data: BoardData, fonts: Fonts, hexWidth: number): Scene {
  checkLooks(data);
  const board = boardOf(data, hexWidth);
  const { grid, width } = board;
  const links = (data.terrain.links ?? []).map((entry) => ({
    entry,
    lines: linkLines(grid, linksOf(grid, data.map, entry.id), width),
  }));
  const sides = (data.terrain.hexsides ?? []).map((entry) => {
    const pairs = (data.map.hexsides ?? []).filter((each) => each.feature === entry.id).flatMap((each) => each.sides);
    return { entry, sides: sidesOf(grid, pairs, width) };
  });
  const extent = gridExtent(grid, width);
  const clutter: Clutter = {
    boxes: [],
    sheet: { left: 0, top: 0, right: extent.width, bottom: extent.height },
    points: [
      ...links.flatMap(({ lines }) => lines.flat()),
      ...sides.flatMap((each) => joined(each.sides, width).flat()),
    ],
  };
  const lone = loneNames(board, fonts, clutter);
  const numbers = hexNumbers(board, fonts, clutter);
  const names = hexNames(board, fonts, clutter);
  const regions = markedRegions(data);
  const shapes: Shape[] = [
    ...groundLayer(board),
    ...gridLayer(board),
    ...sides.flatMap(({ entry, sides: drawn }) => drawSides(drawn, width, entry.look)),
    ...regions.flatMap((region, index) => drawRegion(grid, region, width, regionColor(index))),
    ...links.flatMap(({ entry, lines }) => drawLinks(lines, width, entry.look)),
    ...symbolLayer(board),
    ...numbers,
    ...lone,
    ...names,
  ];
  return { ...extent, shapes };
}

function boardOf(data: BoardData, width: number): Board {
  const grid = createGrid(data.map.grid);
  const listed = new Map<number, MapHex>();
  for (const hex of data.map.hexes ?? []) {
    const at = parseHexNumber(grid, hex.hex);
    if (at < 0) throw new RangeError(`Cannot draw hex ${hex.hex}: it is not on the map`);
    listed.set(at, hex);
  }
  const terrains = new Map(data.terrain.hexes.map((entry) => [entry.id, entry]));
  const features = new Map((data.terrain.features ?? []).map((entry) => [entry.id, entry]));
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => grid.present[hex] === 1);
  return {
    data,
    grid,
    width,
    hexes,
    listed,
    terrainOf: (hex) => terrains.get(listed.get(hex)?.terrain ?? data.map.defaultTerrain),
    featuresOf: (hex) => (listed.get(hex)?.features ?? []).flatMap((id) => features.get(id) ?? []),
  };
}

/** Colours are checked before anything is drawn, so that the error can name the terrain. */
function checkLooks(data: BoardData): void {
  const { hexes, features = [], hexsides = [], links = [] } = data.terrain;
  for (const { id, look } of [...hexes, ...features, ...hexsides, ...links]) {
    for (const color of [look?.fill, look?.stroke, look?.casing, look?.symbolColor]) {
      if (color !== undefined) checkColor(color, `terrain "${id}"`);
    }
  }
}

function groundLayer(board: Board): Shape[] {
  const { grid, width, hexes, terrainOf, data } = board;
  const base = data.terrain.hexes.find((entry) => entry.id === data.map.defaultTerrain)?.look;
  const plain = hexes.flatMap((hex) => {
    const look = terrainOf(hex)?.id === data.map.defaultTerrain ? base : bare(base);
    return ground(hexOutline(grid, hex, width), hexCentre(grid, hex, width), hex, width, look);
  });
  const areas = hexes.flatMap((hex) => {
    const terrain = terrainOf(hex);
    if (terrain === undefined || terrain.id === data.map.defaultTerrain) return [];
    const same = (direction: number) => {
      const next = grid.neighbours[hex * 6 + direction] ?? -1;
      return next < 0 || terrainOf(next)?.id === terrain.id;
    };
    return ground(areaOutline(grid, hex, width, same), hexCentre(grid, hex, width), hex, width, terrain.look);
  });
  return [...plain, ...areas];
}

/** A look without its pattern: the ground that shows around an area. */
function bare(look: Look | undefined): Look {
  return { ...look, texture: 'none' };
}

/** Every hexside once, from the hex that owns it. */
function gridLayer(board: Board): Shape[] {
  const { grid, width, hexes, data } = board;
  const look = data.terrain.hexes.find((entry) => entry.id === data.map.defaultTerrain)?.look;
  const stroke = look?.stroke ?? mix(darker(look?.fill ?? '#e8e4d0', 0.45), '#5a5344', 0.35);
  const line = (look?.width ?? 0.011) * width;
  return hexes.map((hex): Shape => {
    const corners = hexCorners(grid, hex, width);
    const owned: Point[][] = [];
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbours[hex * 6 + direction] ?? -1;
      if (next < 0 || next > hex) owned.push([corners[direction]!, corners[(direction + 1) % 6]!]);
    }
    const d = owned
      .map(([a, b]) => `M${a!.x.toFixed(3)} ${a!.y.toFixed(3)}L${b!.x.toFixed(3)} ${b!.y.toFixed(3)}`)
      .join('');
    return { kind: 'path', d, paint: { stroke, width: line, cap: 'round' } };
  });
}

function symbolLayer(board: Board): Shape[] {
  const { grid, width, hexes, featuresOf, terrainOf } = board;
  return hexes.flatMap((hex): Shape[] => {
    const entries = [...featuresOf(hex), ...(terrainOf(hex)?.look?.symbol === undefined ? [] : [terrainOf(hex)!])];
    const signs = entries.map(({ look }) => ({
      symbol: look?.symbol ?? ('none' as const),
      ...(look?.symbolColor === undefined ? {} : { color: look.symbolColor }),
    }));
    if (signs.length === 0) return [];
    const centre = hexCentre(grid, hex, width);
    const corners = hexCorners(grid, hex, width).map((corner) => ({ x: corner.x - centre.x, y: corner.y - centre.y }));
    return [{ kind: 'group', at: centre, shapes: drawSymbols(signs, { w: width, corners }) }];
  });
}
