/**
 * Signs in a hex, around its centre, for a hex of width `w` mm. Places (city, town, port ...) stand in the middle or,
 * when the middle is taken, to the right; works of defence run around the hex; stars and crosses stand to the left.
 */
import { darker, lighter } from './color.js';
import type { SymbolName } from './module-data.js';
import { type Color, fixed, type Point, type Shape } from './shape.js';

export interface HexFrame {
  readonly w: number;
  /** Corners around (0, 0). */
  readonly corners: readonly Point[];
}

/** Radius in hex widths of what a sign covers in the middle; 0 for signs elsewhere. */
export const symbolRadius: Readonly<Record<SymbolName, number>> = {
  none: 0,
  city: 0.185,
  capital: 0.25,
  town: 0.095,
  village: 0.065,
  port: 0.13,
  works: 0.12,
  fort: 0,
  fortress: 0,
  star: 0,
  cross: 0,
};

const colors: Readonly<Record<SymbolName, Color>> = {
  none: '#000000',
  city: '#4d443d',
  capital: '#9c2a22',
  town: '#3d3833',
  village: '#3d3833',
  port: '#24506f',
  works: '#5a4634',
  fort: '#7a5a3a',
  fortress: '#5e2f22',
  star: '#b3302a',
  cross: '#3b3b3b',
};

/** All signs of a hex, in the order of its features. */
export function drawSymbols(
  signs: readonly { readonly symbol: SymbolName; readonly color?: Color }[],
  frame: HexFrame,
): Shape[] {
  // A hex shows one town: the largest of those it has.
  const largest = towns.find((name) => signs.some((sign) => sign.symbol === name));
  let taken = largest !== undefined;
  const around: Shape[] = [];
  const inside: Shape[] = [];
  let corner = 0;
  for (const { symbol, color = colors[symbol] } of signs) {
    if (symbol === 'none') continue;
    if (symbol === 'fort' || symbol === 'fortress') around.push(...ramparts(frame, color, symbol === 'fortress'));
    else if (symbol === 'star' || symbol === 'cross') {
      const x = (corner++ === 0 ? -0.335 : 0.335) * frame.w;
      inside.push({
        kind: 'group',
        at: { x, y: 0 },
        shapes: symbol === 'star' ? star(0.075 * frame.w, color) : cross(0.06 * frame.w, color),
      });
    } else if (symbol === largest) {
      inside.push(...place(symbol, frame.w, color));
    } else if (!isTown(symbol)) {
      inside.push({ kind: 'group', at: { x: taken ? 0.3 * frame.w : 0, y: 0 }, shapes: place(symbol, frame.w, color) });
      taken = true;
    }
  }
  return [...around, ...inside];
}

const towns = ['capital', 'city', 'town', 'village'] as const;

function isTown(symbol: SymbolName): symbol is (typeof towns)[number] {
  return towns.some((name) => name === symbol);
}

type PlaceName = 'city' | 'capital' | 'town' | 'village' | 'port' | 'works';

function place(name: PlaceName, w: number, color: Color): Shape[] {
  switch (name) {
    case 'village':
      return [
        { kind: 'circle', x: 0, y: 0, r: 0.045 * w, paint: { fill: '#ffffff', stroke: color, width: 0.022 * w } },
      ];
    case 'town':
      return [
        { kind: 'circle', x: 0, y: 0, r: 0.08 * w, paint: { fill: '#ffffff', stroke: color, width: 0.022 * w } },
        { kind: 'circle', x: 0, y: 0, r: 0.04 * w, paint: { fill: color } },
      ];
    case 'city':
      return blocks(w * 0.15, color, 3);
    case 'capital':
      return [
        ...blocks(w * 0.205, color, 4),
        { kind: 'circle', x: 0, y: 0, r: 0.105 * w, paint: { fill: '#ffffff' } },
        ...star(0.09 * w, color),
      ];
    case 'port':
      return anchor(0.12 * w, color);
    case 'works':
      return factory(0.12 * w, color);
  }
}

/** Blocks of houses with streets between: a square cut by two or three streets each way, its corner blocks smaller. */
function blocks(half: number, color: Color, count: number): Shape[] {
  const street = half * 0.16;
  const step = (2 * half + street) / count;
  const shapes: Shape[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const outer = (row === 0 || row === count - 1) && (column === 0 || column === count - 1);
      const size = step - street;
      const trim = outer ? size * 0.28 : 0;
      const x = -half + column * step + (column === 0 ? trim : 0);
      const y = -half + row * step + (row === 0 ? trim : 0);
      shapes.push({
        kind: 'rect',
        x,
        y,
        width: size - trim,
        height: size - trim,
        r: size * 0.08,
        paint: { fill: color },
      });
    }
  }
  const ground = {
    kind: 'circle',
    x: 0,
    y: 0,
    r: half * 1.22,
    paint: { fill: lighter(color, 0.78), opacity: 0.9 },
  } as const;
  return [ground, ...shapes];
}

function star(r: number, color: Color): Shape[] {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? r : r * 0.42;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });
  return [{ kind: 'polygon', points, paint: { fill: color, stroke: '#ffffff', width: r * 0.1, join: 'round' } }];
}

function cross(r: number, color: Color): Shape[] {
  const [a, b] = [fixed(r * 0.34), fixed(r)];
  const d = `M-${a} -${b}L${a} -${b}L${a} -${a}L${b} -${a}L${b} ${a}L${a} ${a}L${a} ${b}L-${a} ${b}L-${a} ${a}L-${b} ${a}L-${b} -${a}L-${a} -${a}Z`;
  return [{ kind: 'path', d, paint: { fill: color, stroke: '#ffffff', width: r * 0.1 } }];
}

function anchor(r: number, color: Color): Shape[] {
  const n = (value: number) => fixed(value * r);
  const d = `M0 ${n(-0.55)}L0 ${n(0.9)}M${n(-0.45)} ${n(-0.2)}L${n(0.45)} ${n(-0.2)}M${n(-0.8)} ${n(0.25)}Q${n(-0.6)} ${n(0.9)} 0 ${n(0.9)}Q${n(0.6)} ${n(0.9)} ${n(0.8)} ${n(0.25)}`;
  return [
    { kind: 'circle', x: 0, y: 0, r: r * 1.1, paint: { fill: '#ffffff', opacity: 0.85 } },
    { kind: 'path', d, paint: { stroke: color, width: r * 0.2, cap: 'round' } },
    { kind: 'circle', x: 0, y: -0.72 * r, r: r * 0.18, paint: { stroke: color, width: r * 0.15 } },
  ];
}

function factory(r: number, color: Color): Shape[] {
  const n = (value: number) => fixed(value * r);
  const d = `M${n(-1)} ${n(0.8)}L${n(-1)} ${n(-0.9)}L${n(-0.65)} ${n(-0.9)}L${n(-0.58)} ${n(-0.05)}L${n(-0.05)} ${n(-0.4)}L${n(-0.05)} ${n(-0.05)}L${n(0.48)} ${n(-0.4)}L${n(0.48)} ${n(-0.05)}L${n(1)} ${n(-0.4)}L${n(1)} ${n(0.8)}Z`;
  return [{ kind: 'path', d, paint: { fill: color, stroke: '#ffffff', width: r * 0.1, join: 'round' } }];
}

/** A line just inside the hexsides with teeth towards the middle; a fortress has a wall as well. */
function ramparts(frame: HexFrame, color: Color, wall: boolean): Shape[] {
  const ring = (part: number) => frame.corners.map((corner) => ({ x: corner.x * part, y: corner.y * part }));
  const outer = ring(0.865);
  const inner = ring(wall ? 0.76 : 0.79);
  const teeth: Shape[] = [];
  const count = 5;
  for (let side = 0; side < 6; side++) {
    const next = (side + 1) % 6;
    for (let tooth = 0; tooth < count; tooth++) {
      const part = (tooth + 0.5) / count;
      const at = (points: readonly Point[]) => ({
        x: points[side]!.x + (points[next]!.x - points[side]!.x) * part,
        y: points[side]!.y + (points[next]!.y - points[side]!.y) * part,
      });
      teeth.push({ kind: 'line', points: [at(outer), at(inner)], paint: { stroke: color, width: 0.03 * frame.w } });
    }
  }
  const line = { stroke: color, width: 0.026 * frame.w, join: 'round' } as const;
  const rampart: Shape = { kind: 'polygon', points: outer, paint: line };
  if (!wall) return [...teeth, rampart];
  return [...teeth, rampart, { kind: 'polygon', points: inner, paint: { ...line, stroke: darker(color, 0.2) } }];
}
