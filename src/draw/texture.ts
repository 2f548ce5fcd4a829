/**
 * Patterns on the ground as small signs around the centre of a hex, placed on a jittered lattice. They are light
 * enough that names and numbers stay readable on top of them. All signs of a hex are a few paths, one for each ink:
 * a map has thousands of trees, and a shape for each would make its PDF slow.
 */
import { darker, lighter } from './color.js';
import type { Look, Texture } from './module-data.js';
import { noise, wobble } from './noise.js';
import { type Color, closedPath, fixed, type Paint, type Point, type Shape } from './shape.js';

interface Pattern {
  /** Distance of signs in hex widths. */
  readonly step: number;
  /** Share of the distance by which a sign strays. */
  readonly stray: number;
  /** How much darker than the surface, unless the look has a colour for signs. */
  readonly tone: number;
  /** The inks, from below to above; lengths are in distances of signs. */
  readonly inks: (tone: Color) => readonly Paint[];
  /** One sign at x, y as path data for each ink; `size` is the distance, `seed` makes it unlike its neighbours. */
  readonly sign: (x: number, y: number, size: number, seed: number) => readonly string[];
}

const patterns: Readonly<Record<Exclude<Texture, 'none'>, Pattern>> = {
  forest: {
    step: 0.145,
    stray: 0.24,
    tone: 0.3,
    inks: (tone) => [
      { fill: darker(tone, 0.3), opacity: 0.28 },
      { fill: lighter(tone, 0.1), opacity: 0.62 },
      { fill: lighter(tone, 0.35), opacity: 0.6 },
    ],
    sign: tree,
  },
  marsh: { step: 0.2, stray: 0.22, tone: 0.38, inks: (tone) => [line(tone, 0.055)], sign: reeds },
  hills: { step: 0.24, stray: 0.3, tone: 0.28, inks: (tone) => [line(tone, 0.06), line(tone, 0.035)], sign: hill },
  rough: { step: 0.17, stray: 0.35, tone: 0.3, inks: (tone) => [line(tone, 0.05)], sign: stone },
  urban: { step: 0.17, stray: 0.06, tone: 0.25, inks: (tone) => [{ fill: tone, opacity: 0.75 }], sign: block },
  sand: { step: 0.09, stray: 0.45, tone: 0.25, inks: (tone) => [{ fill: tone, opacity: 0.8 }], sign: grain },
  field: { step: 0.12, stray: 0, tone: 0.14, inks: (tone) => [{ stroke: tone, width: 0.1 }], sign: furrow },
  mountain: {
    step: 0.29,
    stray: 0.25,
    tone: 0.42,
    inks: (tone) => [{ fill: tone, opacity: 0.65 }, line(tone, 0.045)],
    sign: peak,
  },
};

function line(stroke: Color, width: number): Paint {
  return { stroke, width, cap: 'round', join: 'round' };
}

/** The signs of a texture for a hex, around (0, 0): those that stand within an outline. */
export function texture(
  name: Texture,
  hex: number,
  width: number,
  look: Look | undefined,
  outline: readonly Point[],
): Shape[] {
  if (name === 'none') return [];
  const pattern = patterns[name];
  const tone = look?.symbolColor ?? darker(look?.fill ?? '#d8d8c8', pattern.tone);
  const step = pattern.step * width;
  const inks = pattern.inks(tone).map((ink) => (ink.width === undefined ? ink : { ...ink, width: ink.width * step }));
  const paths = inks.map(() => '');
  const count = Math.ceil(0.64 / pattern.step);
  for (let row = -count; row <= count; row++) {
    for (let column = -count; column <= count; column++) {
      const seed = hex * 1000 + (row + count) * 31 + column + count;
      const odd = row % 2 === 0 ? 0 : 0.5;
      const x = (column + odd + pattern.stray * wobble(seed, 1)) * step;
      const y = (row * 0.87 + pattern.stray * wobble(seed, 2)) * step;
      if (!inside(outline, x * 1.04, y * 1.04)) continue;
      pattern.sign(x, y, step, seed).forEach((d, layer) => {
        paths[layer] += d;
      });
    }
  }
  return inks.map((paint, layer) => ({ kind: 'path', d: paths[layer]!, paint }));
}

/** Whether a point lies within a polygon: it does if a line from it to the right crosses the border an odd number of times. */
function inside(outline: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length]!;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
  });
  return odd;
}

function tree(x: number, y: number, size: number, seed: number): string[] {
  const r = size * (0.24 + 0.09 * noise(seed, 3));
  return [disc(x + r * 0.24, y + r * 0.28, r), disc(x, y, r), disc(x - r * 0.22, y - r * 0.25, r * 0.5)];
}

function reeds(x: number, y: number, size: number, seed: number): string[] {
  const half = size * (0.3 + 0.1 * noise(seed, 3));
  const blade = (dx: number, lean: number, height: number) => open([x + dx, y], [x + dx + lean, y - height]);
  const tuft = [
    blade(0, 0, size * 0.32),
    blade(-half * 0.4, -half * 0.25, size * 0.22),
    blade(half * 0.4, half * 0.25, size * 0.22),
  ];
  return [open([x - half, y], [x + half, y]) + tuft.join('')];
}

function hill(x: number, y: number, size: number, seed: number): string[] {
  const half = size * (0.32 + 0.08 * noise(seed, 3));
  const foot = fixed(y + half * 0.35);
  const crest = `M${fixed(x - half)} ${foot}Q${fixed(x)} ${fixed(y - half * 1.1)} ${fixed(x + half)} ${foot}`;
  const shade = [0.25, 0.5, 0.75].map((part) => {
    const px = x + half * part;
    const py = y - half * 0.35 * (1 - part * part);
    return open([px, py + half * 0.08], [px - half * 0.12, py + half * 0.42]);
  });
  return [crest, shade.join('')];
}

function stone(x: number, y: number, size: number, seed: number): string[] {
  const r = size * (0.16 + 0.12 * noise(seed, 3));
  const points = [0, 1, 2, 3, 4].map((index) => {
    const angle = ((index + 0.4 * wobble(seed, index + 4)) * 2 * Math.PI) / 5;
    return { x: x + r * Math.cos(angle), y: y + r * 0.75 * Math.sin(angle) };
  });
  return [closedPath(points)];
}

function block(x: number, y: number, size: number, seed: number): string[] {
  const half = size * (0.22 + 0.15 * noise(seed, 3));
  const tall = size * (0.17 + 0.13 * noise(seed, 4));
  const corners: Point[] = [
    { x: x - half, y: y - tall },
    { x: x + half, y: y - tall },
    { x: x + half, y: y + tall },
    { x: x - half, y: y + tall },
  ];
  return [closedPath(corners)];
}

function grain(x: number, y: number, size: number, seed: number): string[] {
  return [disc(x, y, size * (0.08 + 0.06 * noise(seed, 3)))];
}

function furrow(x: number, y: number, size: number): string[] {
  return [open([x - size * 0.5, y + size * 0.18], [x + size * 0.5, y - size * 0.18])];
}

function peak(x: number, y: number, size: number, seed: number): string[] {
  const half = size * (0.34 + 0.1 * noise(seed, 3));
  const top = { x: x + half * 0.1 * wobble(seed, 4), y: y - half * 0.9 };
  const foot = y + half * 0.5;
  const dark = closedPath([top, { x: x + half, y: foot }, { x: x + half * 0.12, y: foot }]);
  return [dark, open([x - half, foot], [top.x, top.y], [x + half, foot])];
}

/** A rough circle as path data; short, because there are so many. */
function disc(x: number, y: number, r: number): string {
  const [left, right, top, bottom] = [x - r, x + r, y - r, y + r].map(short);
  const [cx, cy] = [x, y].map(short);
  const upper = `Q${left} ${top} ${cx} ${top}Q${right} ${top} ${right} ${cy}`;
  return `M${left} ${cy}${upper}Q${right} ${bottom} ${cx} ${bottom}Q${left} ${bottom} ${left} ${cy}Z`;
}

/** A hundredth of a millimetre will do for a tree. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function open(...points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');
}
