/** Markers: words on a coloured square. Without words for the back both faces are the same. */
import { checkColor, darker, inkOn } from './color.js';
import { fitBlock, lineHeight } from './fit.js';
import type { Fonts } from './fonts.js';
import type { BoardData, MarkerData } from './module-data.js';
import type { Scene, Shape } from './shape.js';

export function drawMarker(
  data: BoardData,
  fonts: Fonts,
  marker: MarkerData,
  face: 'front' | 'back',
  options: { readonly square?: boolean } = {},
): Scene {
  const { size, corner = 0 } = data.counters.sheet;
  const place = `marker "${marker.id}", ${face}`;
  const surface = checkColor(marker.color ?? '#f3f0e6', place);
  const color = marker.ink === undefined ? inkOn(surface) : checkColor(marker.ink, place);
  const text = face === 'back' ? (marker.back ?? marker.title) : marker.title;
  const room = size * 0.84;
  const block = { text, font: 'bold', size: size * 0.36, least: 1.3, width: room, height: size * 0.84, place } as const;
  const { lines, size: type } = fitBlock(fonts, block);
  const height = (lines.length - 1) * type * lineHeight + fonts.capHeight('bold') * type;
  const first = (size - height) / 2 + fonts.capHeight('bold') * type;
  const inset = size * 0.022;
  const edge = size - 2 * inset;
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, width: size, height: size, r: options.square ? 0 : corner, paint: { fill: surface } },
    {
      kind: 'rect',
      x: inset,
      y: inset,
      width: edge,
      height: edge,
      r: Math.max(corner - inset, 0),
      paint: { stroke: darker(surface, 0.42), width: size * 0.012 },
    },
    ...lines.map(
      (line, index): Shape => ({
        kind: 'text',
        x: size / 2,
        y: first + index * type * lineHeight,
        text: line,
        font: 'bold',
        size: type,
        anchor: 'middle',
        fill: color,
      }),
    ),
  ];
  return { width: size, height: size, shapes };
}
