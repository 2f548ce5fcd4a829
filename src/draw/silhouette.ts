/**
 * Silhouettes for counters without NATO signs: side views on a field of 60 x 30, facing left, drawn as closed paths.
 */
import type { Silhouette } from './module-data.js';
import type { Color, GroupShape, Shape } from './shape.js';

interface Figure {
  readonly body: string;
  /** Parts in the surface colour on top of the body: wheels, windows. */
  readonly cut?: readonly { readonly x: number; readonly y: number; readonly r: number }[];
}

const wheels = (from: number, to: number, count: number, y: number, r: number) =>
  Array.from({ length: count }, (_, index) => ({ x: from + ((to - from) * index) / (count - 1), y, r }));

const tracks = (left: number, right: number, top: number) =>
  `M${left + 4} ${top}L${right - 4} ${top}C${right + 1} ${top} ${right + 1} ${top + 8} ${right - 6} 29L${left + 6} 29C${left - 1} ${top + 8} ${left - 1} ${top} ${left + 4} ${top}Z`;

const figures: Readonly<Record<Silhouette, Figure>> = {
  tank: {
    body: `${tracks(8, 54, 18)}M8 18L14 13L50 13L53 18ZM22 13L25 6L40 6L44 13ZM25 8L3 8.6L3 10.4L24 10.6ZM29 6L30 4L36 4L37 6Z`,
    cut: wheels(15, 47, 5, 23.6, 3),
  },
  'heavy-tank': {
    body: `${tracks(7, 57, 17)}M7 17L11 11L55 11L57 17ZM20 11L22 3L45 3L48 11ZM22 5L4 5.6L4 4.6L0 4.6L0 9L4 9L4 8L22 8.4ZM32 3L33 .5L41 .5L42 3Z`,
    cut: wheels(14, 50, 6, 23.2, 3.2),
  },
  'assault-gun': {
    body: `${tracks(8, 56, 18)}M6 18L14 12L54 12L56 18ZM18 12L24 6L48 6L52 12ZM23 7.6L3 9L3 11L22 11.4Z`,
    cut: wheels(15, 49, 6, 23.6, 2.8),
  },
  gun: {
    body: 'M2 5L30 12L33 17L56 27L55 29.4L31 22L26 17L1.4 7.6ZM24 7L27 6.4L29 21L26 21.6ZM28 14A8 8 0 1 1 27.9 14ZM36 10L38 11L36 14L34 13Z',
    cut: [{ x: 28, y: 22, r: 2.2 }],
  },
  aircraft: {
    body: 'M2 15C6 12 12 12 20 12.4L24 1L30 1L32 12.6L48 13.4L51 7L55 7L55 15L55 23L51 23L48 16.6L32 17.4L30 29L24 29L20 17.6C12 18 6 18 2 15Z',
  },
  ship: {
    body: 'M1 20L59 20L54 28L7 28ZM14 20L14 16L22 16L22 11L26 11L26 5L28 5L28 11L34 11L34 8L39 8L39 14L46 14L46 20ZM8 18L14 17L14 19L9 20ZM47 17L53 18L52 20L47 20Z',
  },
  cavalry: {
    body: 'M20 29L23 20C19 17 19 13 22 10C25 6 28 3 33 2L34 0L37 3C41 5 43 8 44 12L40 15L36 13L32 13C34 17 39 19 40 23L40 29Z',
    cut: [{ x: 36.4, y: 6.4, r: 0.9 }],
  },
  leader: {
    body: 'M30 2A6 6.6 0 1 1 29.9 2ZM16 29C16 20 22 17 30 17C38 17 44 20 44 29ZM20 6.4L40 6.4L38 3C34 -0.6 26 -0.6 22 3Z',
  },
};

/** The silhouette centred on (0, 0) within a box. */
export function silhouette(name: Silhouette, width: number, height: number, color: Color, surface: Color): GroupShape {
  const { body, cut = [] } = figures[name];
  const scale = Math.min(width / 60, height / 30);
  const holes = cut.map(({ x, y, r }): Shape => ({ kind: 'circle', x, y, r, paint: { fill: surface } }));
  return {
    kind: 'group',
    scale,
    at: { x: -30 * scale, y: -15 * scale },
    shapes: [{ kind: 'path', d: body, paint: { fill: color } }, ...holes],
  };
}
