/** Tracks as rows of boxes that a counter fits into: the turn record and those that a module declares. */
import { darker, ink } from './color.js';
import { fitBlock, fitText, lineHeight } from './fit.js';
import type { Fonts } from './fonts.js';
import type { BoardData, TrackData } from './module-data.js';
import type { Scene, Shape } from './shape.js';

export interface TrackBox {
  readonly heading: string;
  readonly words?: string;
  readonly start?: boolean;
}

/** The boxes of a track; `turns` is the turn record. Throws RangeError for a name that is not declared. */
export function trackBoxes(
  data: BoardData,
  id: string,
): { readonly title: string; readonly boxes: TrackBox[]; readonly cite?: string } {
  if (id === 'turns') {
    const names = data.module.turnNames ?? [];
    return {
      title: 'Turn record',
      boxes: names.map((words, index) => ({ heading: String(index + 1), words, start: index === 0 })),
    };
  }
  const track = data.module.tracks?.find((each) => each.id === id);
  if (track === undefined) throw new RangeError(`Cannot draw track "${id}": the module has none of that name`);
  return { title: track.title, boxes: numbered(track), ...(track.cite === undefined ? {} : { cite: track.cite }) };
}

function numbered(track: TrackData): TrackBox[] {
  const count = track.max - track.min + 1;
  return Array.from({ length: count }, (_, index) => ({
    heading: String(track.min + index),
    start: track.min + index === track.start,
  }));
}

/** Boxes in as many rows as the width asks for. */
export function drawTrack(data: BoardData, fonts: Fonts, id: string, width: number): Scene {
  const { boxes } = trackBoxes(data, id);
  const edge = data.counters.sheet.size + 4;
  const height = boxes.some((box) => box.words !== undefined) ? edge + 5 : edge;
  // Rows of about the same length.
  const rows = Math.ceil(boxes.length / Math.max(1, Math.floor(width / edge)));
  const columns = Math.ceil(boxes.length / Math.max(rows, 1));
  const shapes = boxes.flatMap((box, index): Shape[] => {
    const x = (index % columns) * edge;
    const y = Math.floor(index / columns) * height;
    return drawBox(fonts, box, x, y, edge, height, `track "${id}", box ${box.heading}`);
  });
  return { width: columns * edge, height: rows * height, shapes };
}

function drawBox(
  fonts: Fonts,
  box: TrackBox,
  x: number,
  y: number,
  width: number,
  height: number,
  place: string,
): Shape[] {
  const fill = box.start === true ? '#efe3c2' : '#fbf8ef';
  const frame: Shape = {
    kind: 'rect',
    x,
    y,
    width,
    height,
    paint: { fill, stroke: darker('#d8cfb6', 0.35), width: 0.2 },
  };
  if (box.words === undefined) {
    const text = {
      text: box.heading,
      font: 'bold',
      size: width * 0.36,
      least: 2,
      room: width * 0.8,
      fill: '#8d8064',
    } as const;
    return [frame, fitText(fonts, { ...text, x: x + width / 2, y: y + height / 2, middle: true, place })];
  }
  const heading = { text: box.heading, font: 'bold', size: 4.2, least: 2, room: width * 0.5, fill: '#9a3c2c' } as const;
  const { lines, size } = fitBlock(fonts, {
    text: box.words,
    font: 'regular',
    size: 2.7,
    least: 1.4,
    width: width - 2,
    height: 6.4,
    place,
  });
  return [
    frame,
    fitText(fonts, { ...heading, x: x + 1.2, y: y + 3, anchor: 'start', middle: true, place }),
    ...lines.map((line, index): Shape => {
      const baseline = y + height - 1.4 - (lines.length - 1 - index) * size * lineHeight;
      return {
        kind: 'text',
        x: x + width / 2,
        y: baseline,
        text: line,
        font: 'regular',
        size,
        anchor: 'middle',
        fill: ink,
      };
    }),
  ];
}
