/** The map as one sheet: title, map in a frame, legend and turn record, on the smallest paper that holds it all. */
import { ink } from '../draw/color.js';
import { fitText } from '../draw/fit.js';
import type { Fonts } from '../draw/fonts.js';
import { drawHexMap, hexWidthFor } from '../draw/hex-map.js';
import { drawLegend } from '../draw/legend.js';
import type { BoardData } from '../draw/module-data.js';
import { placed, type Shape } from '../draw/shape.js';
import { drawTrack } from '../draw/track.js';
import { documentInfo } from './document-info.js';
import { type Page, type Paper, pagesToPdf, paperFor } from './page.js';

export interface MapOptions {
  /** Distance between opposite sides of a hex, mm; without it a hex goes well with the counters. */
  readonly hexWidth?: number;
}

const margin = 10;
const titleHeight = 20;
const pad = 5;

/** The map sheet as PDF, one page at real size. */
export async function mapPdf(data: BoardData, fonts: Fonts, options: MapOptions = {}): Promise<Buffer> {
  return pagesToPdf([mapPage(data, fonts, options)], fonts, documentInfo(data, 'Map'));
}

export function mapPage(data: BoardData, fonts: Fonts, options: MapOptions = {}): Page & { readonly paper: Paper } {
  const hexWidth = options.hexWidth ?? hexWidthFor(data.counters.sheet.size);
  const map = drawHexMap(data, fonts, hexWidth);
  const width = Math.max(map.width + 2 * pad, 150);
  const turns = data.module.turnNames === undefined ? undefined : drawTrack(data, fonts, 'turns', width);
  const legend = drawLegend(data, fonts, width - 2 * pad);
  const legendHeight = legend.height + 2 * pad;
  const turnsHeight = turns === undefined ? 0 : turns.height + 4;
  const height = titleHeight + map.height + 2 * pad + 4 + legendHeight + turnsHeight;
  const paper = paperFor(width + 2 * margin, height + 2 * margin);
  const left = (paper.width - width) / 2;
  const top = (paper.height - height) / 2;
  const mapTop = top + titleHeight;
  const legendTop = mapTop + map.height + 2 * pad + 4;
  const turnsTop = legendTop + legendHeight + 4;
  const shapes: Shape[] = [
    ...titleBlock(data, fonts, left, top, width),
    frame(left, mapTop, width, map.height + 2 * pad, '#fdfaf0'),
    placed(map.shapes, left + (width - map.width) / 2, mapTop + pad),
    frame(left, legendTop, width, legendHeight, '#fdfaf0'),
    placed(legend.shapes, left + (width - legend.width) / 2, legendTop + pad),
    ...(turns === undefined ? [] : [placed(turns.shapes, left + (width - turns.width) / 2, turnsTop)]),
  ];
  return { width: paper.width, height: paper.height, shapes, bookmark: data.module.title, paper };
}

function frame(x: number, y: number, width: number, height: number, fill: string): Shape {
  return { kind: 'rect', x, y, width, height, r: 1, paint: { fill, stroke: '#5a5140', width: 0.5 } };
}

function titleBlock(data: BoardData, fonts: Fonts, left: number, top: number, width: number): Shape[] {
  const { title, subtitle } = data.module;
  const place = 'title of the map';
  const base = { y: top + 12, least: 3, fill: ink, place } as const;
  const heading = fitText(fonts, {
    ...base,
    text: title.toUpperCase(),
    font: 'title',
    size: 13,
    x: left,
    room: width * 0.66,
    anchor: 'start',
  });
  const right = { ...base, x: left + width, room: width * 0.3, anchor: 'end' } as const;
  const lines: Shape[] = [heading];
  if (subtitle !== undefined)
    lines.push(fitText(fonts, { ...right, text: subtitle, font: 'bold', size: 5, y: top + 6.5 }));
  if (data.map.scale !== undefined) {
    lines.push(fitText(fonts, { ...right, text: data.map.scale, font: 'italic', size: 3.8, y: top + 12 }));
  }
  const rule: Shape = { kind: 'rect', x: left, y: top + 15.4, width, height: 1, paint: { fill: '#9a3c2c' } };
  return [...lines, rule];
}
