/**
 * Countersheets at real size: a page of fronts, then its page of backs. Each side starts a sheet of its own, and
 * markers come last, each as often as the module says. A counter with more than two states takes a second piece.
 */
import { drawBlankBack, drawCounter } from '../draw/counter.js';
import { fitText } from '../draw/fit.js';
import type { Fonts } from '../draw/fonts.js';
import { drawMarker } from '../draw/marker.js';
import type { BoardData, CounterData, MarkerData } from '../draw/module-data.js';
import { placed, type Scene, type Shape } from '../draw/shape.js';
import { sceneToPng } from '../draw/to-png.js';
import { cutLines, cutMarks } from './cut-marks.js';
import { documentInfo } from './document-info.js';
import { blockOf, type ImpositionSpec, type Spot, spotOf } from './imposition.js';
import { type DeskPaper, type Page, pagesToPdf, papers } from './page.js';

export interface SheetOptions {
  readonly paper: DeskPaper;
}

/** One piece of card. */
export interface Piece {
  /** Id of the counter or marker. */
  readonly id: string;
  readonly kind: 'counter' | 'marker';
  /** Of a counter: the states on its two faces. */
  readonly states: readonly [number, number | undefined];
}

export interface LaidPiece extends Piece {
  /** Number of the page, from 1, that shows the front; the back is on the page after. */
  readonly page: number;
  readonly front: Spot['front'];
  readonly back: Spot['back'];
}

export interface CountersheetLayout {
  readonly paper: { readonly width: number; readonly height: number };
  /** Edge of a counter in mm. */
  readonly size: number;
  readonly pages: number;
  readonly pieces: readonly LaidPiece[];
}

interface Run {
  readonly title: string;
  readonly pieces: readonly Piece[];
}

/** Where every front and back stands. */
export function countersheetLayout(data: BoardData, options: SheetOptions): CountersheetLayout {
  const spec = specOf(data, options);
  const { columns, rows } = blockOf(spec);
  let page = 1;
  const pieces: LaidPiece[] = [];
  for (const run of runsOf(data)) {
    run.pieces.forEach((piece, index) => {
      const { sheet, front, back } = spotOf(spec, index);
      pieces.push({ ...piece, page: page + 2 * sheet, front, back });
    });
    page += 2 * Math.ceil(run.pieces.length / (columns * rows));
  }
  return { paper: { width: spec.paperWidth, height: spec.paperHeight }, size: spec.size, pages: page - 1, pieces };
}

/** The countersheets as PDF, for printing on both sides of the paper, turned over the long edge. */
export async function countersheetsPdf(data: BoardData, fonts: Fonts, options: SheetOptions): Promise<Buffer> {
  return pagesToPdf(countersheetPages(data, fonts, options), fonts, documentInfo(data, 'Countersheets'));
}

export function countersheetPages(data: BoardData, fonts: Fonts, options: SheetOptions): Page[] {
  const spec = specOf(data, options);
  const block = blockOf(spec);
  const perSheet = block.columns * block.rows;
  const runs = runsOf(data).flatMap((run) => {
    const sheets = Math.ceil(run.pieces.length / perSheet);
    return Array.from({ length: sheets }, (_, sheet) => ({
      title: sheets > 1 ? `${run.title} (${sheet + 1} of ${sheets})` : run.title,
      pieces: run.pieces.slice(sheet * perSheet, (sheet + 1) * perSheet),
    }));
  });
  return runs.flatMap(({ title, pieces }, index): Page[] =>
    (['front', 'back'] as const).map((face) => {
      const shapes = pieces.flatMap((piece, at): Shape[] => {
        const spot = spotOf(spec, at)[face];
        return [placed(drawFace(data, fonts, piece, face).shapes, spot.x, spot.y)];
      });
      const usedRows = Math.ceil(pieces.length / block.columns);
      const usedColumns = Math.min(pieces.length, block.columns);
      const left = face === 'front' ? block.left : spec.paperWidth - block.left - usedColumns * spec.size;
      const grid = { left, top: block.top, columns: usedColumns, rows: usedRows, size: spec.size };
      const words = `${title}, ${face === 'front' ? 'fronts' : 'backs'}`;
      const number = 2 * index + (face === 'front' ? 1 : 2);
      const margin = marginWords(data, fonts, spec, words, `${number} / ${runs.length * 2}`);
      const all = [...shapes, ...cutLines(grid), ...cutMarks(grid), ...margin];
      return { width: spec.paperWidth, height: spec.paperHeight, shapes: all, bookmark: words };
    }),
  );
}

/** A counter or marker as PNG; state 0 is the front, and of a marker 1 is the back. */
export async function counterPng(data: BoardData, fonts: Fonts, id: string, state = 0, scale = 1): Promise<Buffer> {
  const counter = data.counters.counters.find((each) => each.id === id);
  if (counter !== undefined) return sceneToPng(drawCounter(data, fonts, counter, state), fonts, scale);
  const marker = data.counters.markers?.find((each) => each.id === id);
  if (marker === undefined) throw new RangeError(`Cannot draw "${id}": no counter or marker has this id`);
  return sceneToPng(drawMarker(data, fonts, marker, state === 0 ? 'front' : 'back'), fonts, scale);
}

function specOf(data: BoardData, { paper }: SheetOptions): ImpositionSpec {
  const { width, height } = papers[paper];
  return { paperWidth: width, paperHeight: height, size: data.counters.sheet.size, marginX: 10, marginY: 14 };
}

function runsOf(data: BoardData): Run[] {
  const { counters, markers = [] } = data.counters;
  const sides = data.module.sides.map((side) => ({
    title: side.name,
    pieces: counters.filter((counter) => counter.side === side.id).flatMap(piecesOf),
  }));
  const marked = { title: 'Markers', pieces: markers.flatMap(markerPieces) };
  return [...sides, marked].filter((run) => run.pieces.length > 0);
}

function piecesOf(counter: CounterData): Piece[] {
  const count = Math.max(counter.states?.length ?? 1, 1);
  return Array.from({ length: Math.ceil(count / 2) }, (_, index) => {
    const back = 2 * index + 1 < count ? 2 * index + 1 : undefined;
    return { id: counter.id, kind: 'counter', states: [2 * index, back] };
  });
}

function markerPieces(marker: MarkerData): Piece[] {
  return Array.from({ length: marker.count }, () => ({ id: marker.id, kind: 'marker', states: [0, 1] }));
}

function drawFace(data: BoardData, fonts: Fonts, piece: Piece, face: 'front' | 'back'): Scene {
  if (piece.kind === 'marker') {
    const marker = data.counters.markers!.find((each) => each.id === piece.id)!;
    return drawMarker(data, fonts, marker, face, { square: true });
  }
  const counter = data.counters.counters.find((each) => each.id === piece.id)!;
  const state = piece.states[face === 'front' ? 0 : 1];
  if (state === undefined) return drawBlankBack(data, counter, { square: true });
  return drawCounter(data, fonts, counter, state, { square: true });
}

/** Title and page number, above and below the marks. */
function marginWords(data: BoardData, fonts: Fonts, spec: ImpositionSpec, words: string, number: string): Shape[] {
  const base = { size: 3, least: 2, fill: '#3a3a3a', place: 'title of a countersheet' } as const;
  const half = spec.paperWidth / 2 - 12;
  const bottom = spec.paperHeight - 5;
  return [
    fitText(fonts, { ...base, text: data.module.title, font: 'bold', x: 10, y: 6.5, room: half, anchor: 'start' }),
    fitText(fonts, {
      ...base,
      text: words,
      font: 'regular',
      x: spec.paperWidth - 10,
      y: 6.5,
      room: half,
      anchor: 'end',
    }),
    fitText(fonts, {
      ...base,
      text: 'Print at 100 %, both sides, turned over the long edge',
      font: 'italic',
      x: 10,
      y: bottom,
      room: half,
      anchor: 'start',
    }),
    fitText(fonts, {
      ...base,
      text: number,
      font: 'regular',
      x: spec.paperWidth - 10,
      y: bottom,
      room: half,
      anchor: 'end',
    }),
  ];
}
