/**
 * Patterns on the ground as small signs around the centre of a hex, placed on a jittered lattice. They are light
 * enough that names and numbers stay readable on top of them.
 */
import { darker, lighter } from './color.js';
import type { Look, Texture } from './module-data.js';
import { noise, wobble } from './noise.js';
import { fixed, type Paint, type Shape } from './shape.js';

/** One sign at x, y; `size` is its scale in mm, `seed` makes it a little unlike its neighbours. */
type Sign = (x: number, y: number, size: number, seed: number, tone: string) => Shape[];

interface Pattern {
  /** Distance of signs in hex widths. */
  readonly step: number;
  /** Share of the distance by which a sign strays. */
  readonly stray: number;
  readonly sign: Sign;
  /** How much darker than the surface. */
  readonly tone: number;
}

const patterns: Readonly<Record<Exclude<Texture, 'none'>, Pattern>> = {
  forest: { step: 0.135, stray: 0.26, tone: 0.3, sign: tree },
  marsh: { step: 0.2, stray: 0.22, tone: 0.38, sign: reeds },
  hills: { step: 0.24, stray: 0.3, tone: 0.28, sign: hill },
  rough: { step: 0.17, stray: 0.35, tone: 0.3, sign: stone },
  urban: { step: 0.17, stray: 0.06, tone: 0.25, sign: block },
  sand: { step: 0.09, stray: 0.45, tone: 0.25, sign: grain },
  field: { step: 0.12, stray: 0, tone: 0.14, sign: furrow },
  mountain: { step: 0.29, stray: 0.25, tone: 0.42, sign: peak },
};

/** The signs of a texture for a hex, around (0, 0). */
export function texture(name: Texture, hex: number, width: number, look: Look | undefined): Shape[] {
  if (name === 'none') return [];
  const pattern = patterns[name];
  const tone = look?.symbolColor ?? darker(look?.fill ?? '#d8d8c8', pattern.tone);
  const step = pattern.step * width;
  const count = Math.ceil(0.64 / pattern.step);
  const shapes: Shape[] = [];
  for (let row = -count; row <= count; row++) {
    for (let column = -count; column <= count; column++) {
      const seed = hex * 1000 + (row + count) * 31 + column + count;
      const odd = row % 2 === 0 ? 0 : 0.5;
      const x = (column + odd + pattern.stray * wobble(seed, 1)) * step;
      const y = (row * 0.87 + pattern.stray * wobble(seed, 2)) * step;
      if (Math.hypot(x, y) > 0.62 * width) continue;
      shapes.push(...pattern.sign(x, y, step, seed, tone));
    }
  }
  return shapes;
}

function tree(x: number, y: number, size: number, seed: number, tone: string): Shape[] {
  const r = size * (0.24 + 0.09 * noise(seed, 3));
  return [
    { kind: 'circle', x: x + r * 0.24, y: y + r * 0.28, r, paint: { fill: darker(tone, 0.3), opacity: 0.28 } },
    { kind: 'circle', x, y, r, paint: { fill: lighter(tone, 0.1), opacity: 0.62 } },
    {
      kind: 'circle',
      x: x - r * 0.22,
      y: y - r * 0.25,
      r: r * 0.5,
      paint: { fill: lighter(tone, 0.35), opacity: 0.6 },
    },
  ];
}

function reeds(x: number, y: number, size: number, seed: number, tone: string): Shape[] {
  const half = size * (0.3 + 0.1 * noise(seed, 3));
  const paint: Paint = { stroke: tone, width: size * 0.055, cap: 'round' };
  const blade = (dx: number, lean: number, height: number) =>
    `M${fixed(x + dx)} ${fixed(y)}L${fixed(x + dx + lean)} ${fixed(y - height)}`;
  const tuft =
    blade(0, 0, size * 0.32) +
    blade(-half * 0.4, -half * 0.25, size * 0.22) +
    blade(half * 0.4, half * 0.25, size * 0.22);
  return [{ kind: 'path', d: `M${fixed(x - half)} ${fixed(y)}L${fixed(x + half)} ${fixed(y)}${tuft}`, paint }];
}

function hill(x: number, y: number, size: number, seed: number, tone: string): Shape[] {
  const half = size * (0.32 + 0.08 * noise(seed, 3));
  const d = `M${fixed(x - half)} ${fixed(y + half * 0.35)}Q${fixed(x)} ${fixed(y - half * 1.1)} ${fixed(x + half)} ${fixed(y + half * 0.35)}`;
  const shade = [0.25, 0.5, 0.75].map((part) => {
    const px = x + half * part;
    const py = y - half * 0.35 * (1 - part * part);
    return `M${fixed(px)} ${fixed(py + half * 0.08)}L${fixed(px - half * 0.12)} ${fixed(py + half * 0.42)}`;
  });
  return [
    { kind: 'path', d, paint: { stroke: tone, width: size * 0.06, cap: 'round' } },
    { kind: 'path', d: shade.join(''), paint: { stroke: tone, width: size * 0.035, cap: 'round' } },
  ];
}

function stone(x: number, y: number, size: number, seed: number, tone: string): Shape[] {
  const r = size * (0.16 + 0.12 * noise(seed, 3));
  const points = [0, 1, 2, 3, 4].map((index) => {
    const angle = ((index + 0.4 * wobble(seed, index + 4)) * 2 * Math.PI) / 5;
    return { x: x + r * Math.cos(angle), y: y + r * 0.75 * Math.sin(angle) };
  });
  return [{ kind: 'polygon', points, paint: { stroke: tone, width: size * 0.05, join: 'round' } }];
}

function block(x: number, y: number, size: number, seed: number, tone: string): Shape[] {
  const width = size * (0.45 + 0.3 * noise(seed, 3));
  const height = size * (0.35 + 0.25 * noise(seed, 4));
  return [{ kind: 'rect', x: x - width / 2, y: y - height / 2, width, height, paint: { fill: tone, opacity: 0.75 } }];
}

function grain(x: number, y: number, size: number, seed: number, tone: string): Shape[] {
  return [{ kind: 'circle', x, y, r: size * (0.08 + 0.06 * noise(seed, 3)), paint: { fill: tone, opacity: 0.8 } }];
}

function furrow(x: number, y: number, size: number, _seed: number, tone: string): Shape[] {
  const points = [
    { x: x - size * 0.5, y: y + size * 0.18 },
    { x: x + size * 0.5, y: y - size * 0.18 },
  ];
  return [{ kind: 'line', points, paint: { stroke: tone, width: size * 0.1 } }];
}

function peak(x: number, y: number, size: number, seed: number, tone: string): Shape[] {
  const half = size * (0.34 + 0.1 * noise(seed, 3));
  const top = { x: x + half * 0.1 * wobble(seed, 4), y: y - half * 0.9 };
  const foot = y + half * 0.5;
  return [
    {
      kind: 'polygon',
      points: [top, { x: x + half, y: foot }, { x: x + half * 0.12, y: foot }],
      paint: { fill: tone, opacity: 0.65 },
    },
    {
      kind: 'line',
      points: [{ x: x - half, y: foot }, top, { x: x + half, y: foot }],
      paint: { stroke: tone, width: size * 0.045, join: 'round' },
    },
  ];
}
