/**
 * Roads and railways from hex centre to hex centre. A hex with two exits is crossed in one bend between the middles
 * of its sides, so a line is smooth across many hexes; a hex with any other number of exits joins them at its centre.
 */
import type { Grid } from '../hex/grid.js';
import { parseHexNumber } from '../hex/hex-number.js';
import { hexCentre } from '../hex/layout.js';
import { along, bent, between } from './curve.js';
import type { Look, MapFile } from './module-data.js';
import { fixed, type Paint, type Point, type Shape } from './shape.js';

/** For one kind of link, the hexes that each hex is linked to. */
export type Links = ReadonlyMap<number, ReadonlySet<number>>;

/** All links of a kind, from paths and from exits of hexes. Throws RangeError for a step between hexes that do not touch. */
export function linksOf(grid: Grid, map: MapFile, link: string): Links {
  const links = new Map<number, Set<number>>();
  const add = (from: number, to: number) => {
    links.set(from, (links.get(from) ?? new Set()).add(to));
    links.set(to, (links.get(to) ?? new Set()).add(from));
  };
  for (const { link: id, path } of map.links ?? []) {
    if (id !== link) continue;
    const hexes = path.map((text) => parseHexNumber(grid, text));
    for (let index = 1; index < hexes.length; index++) {
      const [from, to] = [hexes[index - 1]!, hexes[index]!];
      if (!areNeighbours(grid, from, to)) {
        throw new RangeError(`Cannot draw link ${path[index - 1]}-${path[index]}: not neighbours`);
      }
      add(from, to);
    }
  }
  const names = grid.flat ? ['N', 'NE', 'SE', 'S', 'SW', 'NW'] : ['NE', 'E', 'SE', 'SW', 'W', 'NW'];
  for (const { hex, exits } of map.hexes ?? []) {
    const from = parseHexNumber(grid, hex);
    for (const name of exits?.[link] ?? []) {
      const to = grid.neighbours[from * 6 + names.indexOf(name)] ?? -1;
      if (from >= 0 && to >= 0) add(from, to);
    }
  }
  return links;
}

function areNeighbours(grid: Grid, from: number, to: number): boolean {
  return to >= 0 && [0, 1, 2, 3, 4, 5].some((direction) => grid.neighbours[from * 6 + direction] === to);
}

/** The lines of a kind of link, as points. */
export function linkLines(grid: Grid, links: Links, width: number): Point[][] {
  return [...links].flatMap(([hex, targets]) => {
    const centre = hexCentre(grid, hex, width);
    const exits = [...targets].map((target) => between(centre, hexCentre(grid, target, width)));
    const [first, second] = exits;
    if (exits.length === 2 && first !== undefined && second !== undefined) return [bent(first, centre, second)];
    return exits.map((exit) => [exit, centre]);
  });
}

export function drawLinks(lines: readonly (readonly Point[])[], width: number, look: Look | undefined): Shape[] {
  const { stroke = '#4a4038', casing, dash, ties } = look ?? {};
  const line = (look?.width ?? 0.04) * width;
  const draw = (paint: Paint): Shape[] => lines.map((points) => ({ kind: 'line', points, paint }));
  const round = { cap: 'round', join: 'round' } as const;
  const under = casing === undefined ? [] : draw({ stroke: casing, width: line + 0.022 * width, ...round });
  const dashes: Paint = dash === undefined ? round : { dash: dash.map((part) => part * width) };
  const over = draw({ stroke, width: line, ...dashes });
  return [...under, ...over, ...(ties === true ? [crossTies(lines, width, line, stroke)] : [])];
}

function crossTies(lines: readonly (readonly Point[])[], width: number, line: number, stroke: string): Shape {
  const half = line / 2 + 0.028 * width;
  const paint: Paint = { stroke, width: Math.max(line * 0.6, 0.014 * width) };
  const ties = lines
    .flatMap((points) => along(points, 0.0833 * width))
    .map(({ at, way }) => {
      const [dx, dy] = [-way.y * half, way.x * half];
      return `M${fixed(at.x + dx)} ${fixed(at.y + dy)}L${fixed(at.x - dx)} ${fixed(at.y - dy)}`;
    });
  return { kind: 'path', d: ties.join(''), paint };
}
