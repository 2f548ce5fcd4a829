/** All words on the map: hex numbers, names of places, of rivers and areas. Marked regions are named in the legend. */
import { formatHexNumber, parseHexNumber } from '../hex/hex-number.js';
import { hexCentre } from '../hex/layout.js';
import type { Box } from './boxes.js';
import { darker, ink, lighter, mix } from './color.js';
import { checkGlyphs, type Fonts } from './fonts.js';
import type { Board } from './hex-map.js';
import { type Clutter, placeLabel } from './label.js';
import { symbolRadius } from './map-symbol.js';
import type { Point, Shape, TextShape } from './shape.js';

const waterInk = '#215a8c';

/** Numbers in the upper part of the hexes, or in the lower part where a name stands above. */
export function hexNumbers(board: Board, fonts: Fonts, clutter: Clutter): Shape[] {
  const { grid, width, hexes } = board;
  const size = 0.098 * width;
  return hexes.map((hex): Shape => {
    const text = formatHexNumber(grid, hex);
    checkGlyphs(fonts, 'regular', text, `hex ${text}`);
    const centre = hexCentre(grid, hex, width);
    const half = (fonts.width('regular', text) * size) / 2;
    const cap = fonts.capHeight('regular') * size;
    const boxAt = (dy: number): Box => {
      const y = centre.y + dy * width;
      return { left: centre.x - half, right: centre.x + half, top: y - cap / 2, bottom: y + cap / 2 };
    };
    const places = grid.flat ? [-0.345, 0.345] : [-0.4, 0.4];
    const hits = (dy: number) => clutter.boxes.some((box) => touches(box, boxAt(dy)));
    const dy = places.find((each) => !hits(each)) ?? places[0]!;
    clutter.boxes.push(boxAt(dy));
    const surface = board.terrainOf(hex)?.look?.fill ?? '#e8e4d0';
    const halo = { color: lighter(surface, 0.2), width: size * 0.12 };
    const fill = darker(mix(surface, '#6b6455', 0.7), 0.15);
    return {
      kind: 'text',
      x: centre.x,
      y: centre.y + dy * width + cap / 2,
      text,
      font: 'regular',
      size,
      anchor: 'middle',
      fill,
      halo,
    };
  });
}

function touches(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Names that the author put at a place of their own. */
export function loneNames(board: Board, fonts: Fonts, clutter: Clutter): Shape[] {
  const { grid, width, data } = board;
  return (data.map.labels ?? []).map((label) => {
    const hex = parseHexNumber(grid, label.at);
    if (hex < 0) throw new RangeError(`Cannot place "${label.text}": hex ${label.at} is not on the map`);
    const centre = hexCentre(grid, hex, width);
    const at = { x: centre.x + (label.dx ?? 0) * width, y: centre.y + (label.dy ?? 0) * width };
    const area = label.style === 'area';
    const fill =
      label.style === 'water'
        ? waterInk
        : area
          ? mix(board.terrainOf(hex)?.look?.fill ?? '#f2edd8', '#5d5340', 0.62)
          : ink;
    const surface = board.terrainOf(hex)?.look?.fill ?? '#f2edd8';
    const spec = {
      text: label.text,
      font: area ? 'bold' : label.style === 'water' ? 'italic' : 'regular',
      size: (label.size ?? (area ? 0.3 : 0.14)) * width,
      fill,
      halo: lighter(surface, 0.35),
      places: [{ at, anchor: 'middle' }],
      turn: label.angle ?? 0,
      place: `map label "${label.text}"`,
    } as const;
    return placeLabel(fonts, spec, clutter);
  });
}

/** Names of hexes: beside the sign of a place, or in the middle of a hex without one. */
export function hexNames(board: Board, fonts: Fonts, clutter: Clutter): Shape[] {
  const { grid, width, listed } = board;
  const named = [...listed].filter(([, hex]) => hex.name !== undefined).sort(([a], [b]) => a - b);
  const radiusAt = (hex: number) =>
    Math.max(0, ...board.featuresOf(hex).map((entry) => symbolRadius[entry.look?.symbol ?? 'none'])) * width;
  for (const [hex] of named) {
    const { x, y } = hexCentre(grid, hex, width);
    const r = radiusAt(hex);
    if (r > 0) clutter.boxes.push({ left: x - r, top: y - r, right: x + r, bottom: y + r });
  }
  return named.map(([hex, { name = '' }]) => {
    const r = radiusAt(hex);
    const surface = board.terrainOf(hex)?.look?.fill ?? '#f2edd8';
    const large = board.featuresOf(hex).some((entry) => entry.look?.symbol === 'capital');
    const size = (large ? 0.2 : r > 0 ? 0.165 : 0.14) * width;
    const spec = {
      text: name,
      font: r > 0 ? 'bold' : 'italic',
      fill: ink,
      halo: lighter(surface, 0.45),
      place: `hex name "${name}"`,
    } as const;
    return placeLabel(
      fonts,
      { ...spec, size, places: placesAround(hexCentre(grid, hex, width), r, size, width) },
      clutter,
    );
  });
}

function placesAround(
  centre: Point,
  r: number,
  size: number,
  width: number,
): { at: Point; anchor: TextShape['anchor'] }[] {
  const at = (dx: number, dy: number, anchor: TextShape['anchor']) => ({
    at: { x: centre.x + dx, y: centre.y + dy },
    anchor,
  });
  if (r === 0) return [at(0, 0, 'middle'), at(0, 0.2 * width, 'middle'), at(0, -0.15 * width, 'middle')];
  const below = r + size * 0.62;
  const beside = r + size * 0.3;
  return [
    at(0, below, 'middle'),
    at(0, -below, 'middle'),
    at(beside, 0, 'start'),
    at(-beside, 0, 'end'),
    at(beside * 0.7, below * 0.8, 'start'),
    at(-beside * 0.7, below * 0.8, 'end'),
    at(beside * 0.7, -below * 0.8, 'start'),
    at(-beside * 0.7, -below * 0.8, 'end'),
  ];
}
