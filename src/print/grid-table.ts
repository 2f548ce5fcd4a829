/** A typeset table: a dark heading, rows shaded in turn, words wrapped in their cells, a cell over several columns. */
import type { Fonts } from '../draw/fonts.js';
import type { Color, FontId, Shape } from '../draw/shape.js';
import { placed } from '../draw/shape.js';
import type { Item } from './flow.js';
import { naturalWidth, paragraph, quiet, type Run, widestWord, wrappedHeight } from './text-block.js';

export interface Column {
  readonly title: string;
  readonly align?: 'start' | 'middle';
  /** All columns marked so become equally wide. */
  readonly even?: boolean;
  /** Case numbers: small and quiet. */
  readonly cite?: boolean;
  readonly font?: FontId;
}

export interface Cell {
  readonly text: string;
  /** Columns it covers, 1 without it. */
  readonly span?: number;
  readonly font?: FontId;
  readonly fill?: Color;
}

export interface TableSpec {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly place: string;
}

const size = 3.1;
const padX = 1.3;
const padY = 0.75;
const dark: Color = '#3b4a4f';

/** The width at which no cell of ordinary length wraps. */
export function naturalTableWidth(fonts: Fonts, spec: TableSpec): number {
  return columnNaturals(fonts, spec).reduce((sum, width) => sum + width, 0);
}

/** Heading and rows as items; each row draws the heading again where it begins a column of the page. */
export function tableItems(fonts: Fonts, spec: TableSpec, width: number): Item[] {
  const widths = columnWidths(fonts, spec, width);
  const heading = rowItem(
    fonts,
    spec,
    spec.columns.map(({ title }) => ({ text: title, font: 'bold', fill: '#ffffff' })),
    widths,
    dark,
  );
  const rows = spec.rows.map((cells, index): Item => {
    const shade = index % 2 === 0 ? '#fbf8f0' : '#efe9d9';
    const item = rowItem(fonts, spec, cells, widths, shade);
    return index === 0 ? item : { ...item, header: heading };
  });
  return [{ ...heading, keep: true }, ...rows];
}

function rowItem(fonts: Fonts, spec: TableSpec, cells: readonly Cell[], widths: readonly number[], shade: Color): Item {
  let column = 0;
  let left = 0;
  const laid = cells.map((cell) => {
    const span = cell.span ?? 1;
    const width = widths.slice(column, column + span).reduce((sum, each) => sum + each, 0);
    const about = spec.columns[column]!;
    const placedCell = { cell, about, left, width };
    column += span;
    left += width;
    return placedCell;
  });
  const inner = laid.map(({ cell, about, width }) =>
    wrappedHeight(fonts, runsOf(cell, about), sizeOf(about), width - 2 * padX, spec.place),
  );
  const height = Math.max(...inner, size) + 2 * padY;
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, width: left, height, paint: { fill: shade, stroke: '#b9af97', width: 0.12 } },
  ];
  laid.forEach(({ cell, about, left: x, width }, index) => {
    if (index > 0) {
      shapes.push({
        kind: 'line',
        points: [
          { x, y: 0 },
          { x, y: height },
        ],
        paint: { stroke: '#b9af97', width: 0.12 },
      });
    }
    const align = about.align ?? 'start';
    const text = paragraph(fonts, runsOf(cell, about), {
      size: sizeOf(about),
      width: width - 2 * padX,
      align,
      place: spec.place,
    });
    shapes.push(placed(text.shapes, x + padX, about.align === 'middle' ? (height - inner[index]!) / 2 : padY));
  });
  return { height, shapes };
}

function runsOf(cell: Cell, about: Column): Run[] {
  const fill = cell.fill ?? (about.cite === true ? quiet : undefined);
  const font = cell.font ?? about.font;
  return [{ text: cell.text, ...(font === undefined ? {} : { font }), ...(fill === undefined ? {} : { fill }) }];
}

function sizeOf(about: Column): number {
  return about.cite === true ? size * 0.86 : size;
}

function columnNaturals(fonts: Fonts, spec: TableSpec): number[] {
  const widths = spec.columns.map((about, index) => {
    // A heading may take two lines.
    const heading = [{ text: about.title, font: 'bold' as const }];
    const title = Math.max(
      widestWord(fonts, heading, sizeOf(about)),
      naturalWidth(fonts, heading, sizeOf(about)) * 0.6,
    );
    const cells = spec.rows.flatMap((row) => cellAt(row, index) ?? []);
    const wide = cells.map((cell) => naturalWidth(fonts, runsOf(cell, about), sizeOf(about)));
    return Math.min(Math.max(title, ...wide, 4), 55) + 2 * padX + 0.2;
  });
  // A cell over several columns asks for room as well.
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const spans = spec.rows.flatMap((row) => row.filter((cell) => (cell.span ?? 1) > 1));
  const needed = Math.max(
    0,
    ...spans.map((cell) => Math.min(naturalWidth(fonts, runsOf(cell, spec.columns[0]!), size) + 2 * padX, 70)),
  );
  const covered = Math.max(
    0,
    ...spans.map((cell) => widths.slice(0, cell.span).reduce((sum, width) => sum + width, 0)),
  );
  const scale = needed > covered && covered > 0 ? needed / covered : 1;
  const most = Math.max(0, ...spans.map((cell) => cell.span ?? 1));
  const grown = whole === 0 ? widths : widths.map((width, index) => (index < most ? width * scale : width));
  return evened(spec, grown);
}

/** The cell that stands in just this column, if one does. */
function cellAt(row: readonly Cell[], index: number): Cell | undefined {
  let column = 0;
  for (const cell of row) {
    const span = cell.span ?? 1;
    if (column === index && span === 1) return cell;
    column += span;
  }
  return undefined;
}

function evened(spec: TableSpec, widths: readonly number[]): number[] {
  const widest = Math.max(0, ...widths.filter((_, index) => spec.columns[index]!.even === true));
  return widths.map((width, index) => (spec.columns[index]!.even === true ? widest : width));
}

/** Natural widths, stretched or squeezed to the width there is; no column gets narrower than its widest word. */
function columnWidths(fonts: Fonts, spec: TableSpec, width: number): number[] {
  const naturals = columnNaturals(fonts, spec);
  const total = naturals.reduce((sum, each) => sum + each, 0);
  if (total <= width) {
    const stretch = spec.columns.map((about) => (about.cite === true ? 0 : 1));
    const growing = naturals.reduce((sum, each, index) => sum + each * stretch[index]!, 0);
    return naturals.map((each, index) => each + (stretch[index]! * each * (width - total)) / growing);
  }
  const least = spec.columns.map((about, index) => {
    const words = spec.rows
      .flatMap((row) => cellAt(row, index) ?? [])
      .map((cell) => widestWord(fonts, runsOf(cell, about), sizeOf(about)));
    return Math.max(widestWord(fonts, [{ text: about.title, font: 'bold' }], sizeOf(about)), ...words) + 2 * padX + 0.2;
  });
  const spare = width - least.reduce((sum, each) => sum + each, 0);
  if (spare < 0) throw new RangeError(`Cannot print ${spec.place}: its columns need ${Math.ceil(width - spare)} mm`);
  const wish = naturals.map((each, index) => Math.max(each - least[index]!, 0));
  const wished = wish.reduce((sum, each) => sum + each, 0);
  return least.map((each, index) => each + (wish[index]! * spare) / wished);
}
