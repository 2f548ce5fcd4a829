/**
 * Sections on pages. Narrow sections run in two balanced columns, wide ones across the page. A section that fits a
 * page is not torn; a longer one breaks between items only, and its header is drawn again where it goes on.
 */
import { placed, type Shape } from '../draw/shape.js';

/** What is never torn: a row of a table, a paragraph, a picture. Shapes are around its own upper left corner. */
export interface Item {
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** Stays with the item after it. */
  readonly keep?: boolean;
  /** Drawn again in front of this item where it begins a column. */
  readonly header?: Item;
}

export interface Section {
  readonly items: (width: number) => readonly Item[];
  /** The least width it looks well at. */
  readonly natural: number;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly bottom: number;
  readonly gap: number;
}

interface Chunk {
  readonly items: readonly Item[];
  readonly height: number;
  readonly header?: Item;
  /** Space below, unless the column ends here. */
  readonly space: number;
}

const below = 6;

/** Shapes of each page, in the coordinates of the page. */
export function flow(sections: readonly Section[], frame: Frame): Shape[][] {
  const pages: Shape[][] = [[]];
  let y = frame.top;
  const full = frame.bottom - frame.top;
  const half = (frame.width - frame.gap) / 2;
  const turn = () => {
    pages.push([]);
    y = frame.top;
  };
  for (const group of grouped(sections, half)) {
    if (group.wide) {
      for (const chunk of chunksOf(group.sections[0]!.items(frame.width), full)) {
        if (y + chunk.height > frame.bottom + 1e-6 && y > frame.top) turn();
        y += put(pages.at(-1)!, chunk, frame.left, y, y === frame.top);
      }
      y += below;
      continue;
    }
    let rest = group.sections.flatMap((section) => spaced(chunksOf(section.items(half), full)));
    while (rest.length > 0) {
      const fit = balanced(rest, frame.bottom - y);
      const stuck = fit.columns.every((column) => column.length === 0);
      if (stuck && y > frame.top) {
        turn();
        continue;
      }
      const columns = stuck ? [[rest[0]!], []] : fit.columns;
      const ends = columns.map((column, index) => {
        let at = y;
        const x = frame.left + index * (half + frame.gap);
        column.forEach((chunk, place) => {
          at += put(pages.at(-1)!, chunk, x, at, place === 0) + (place < column.length - 1 ? chunk.space : 0);
        });
        return at;
      });
      rest = rest.slice(columns[0]!.length + columns[1]!.length);
      y = Math.max(...ends);
      if (rest.length > 0) turn();
    }
    y += below;
  }
  return pages;
}

function grouped(sections: readonly Section[], half: number): { wide: boolean; sections: Section[] }[] {
  const groups: { wide: boolean; sections: Section[] }[] = [];
  for (const section of sections) {
    const wide = section.natural > half + 1e-6;
    const last = groups.at(-1);
    if (!wide && last !== undefined && !last.wide) last.sections.push(section);
    else groups.push({ wide, sections: [section] });
  }
  return groups;
}

/** A section as pieces that are not torn: one, if it is not longer than a page. */
function chunksOf(items: readonly Item[], full: number): Chunk[] {
  const height = heightOf(items);
  if (height <= full) return [{ items, height, space: 0 }];
  const chunks: Chunk[] = [];
  let open: Item[] = [];
  items.forEach((item, index) => {
    open.push(item);
    if (item.keep === true && index < items.length - 1) return;
    const header = open[0]!.header;
    chunks.push({ items: open, height: heightOf(open), space: 0, ...(header === undefined ? {} : { header }) });
    open = [];
  });
  return chunks;
}

/** A section ends with a space. */
function spaced(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, index) => (index < chunks.length - 1 ? chunk : { ...chunk, space: below }));
}

/** As many chunks as two columns of a height hold; with little to set, the columns end at about the same height. */
function balanced(chunks: readonly Chunk[], room: number): { columns: [Chunk[], Chunk[]] } {
  const total = chunks.reduce((sum, chunk) => sum + chunk.height + chunk.space, 0);
  for (let limit = total / 2; limit < room; limit += 2) {
    const columns = filled(chunks, limit);
    if (columns[0].length + columns[1].length === chunks.length) return { columns };
  }
  return { columns: filled(chunks, room) };
}

function filled(chunks: readonly Chunk[], limit: number): [Chunk[], Chunk[]] {
  const columns: [Chunk[], Chunk[]] = [[], []];
  let column: 0 | 1 = 0;
  let used = 0;
  for (const chunk of chunks) {
    const alone = chunk.height + (chunk.header?.height ?? 0);
    const height = columns[column].length === 0 ? alone : chunk.height;
    if (used + height > limit + 1e-6) {
      if (column === 1 || alone > limit + 1e-6) break;
      column = 1;
      used = 0;
    }
    used += (columns[column].length === 0 ? alone : chunk.height) + chunk.space;
    columns[column].push(chunk);
  }
  return columns;
}

function put(page: Shape[], chunk: Chunk, x: number, y: number, first: boolean): number {
  let at = y;
  if (first && chunk.header !== undefined) {
    page.push(placed(chunk.header.shapes, x, at));
    at += chunk.header.height;
  }
  for (const item of chunk.items) {
    page.push(placed(item.shapes, x, at));
    at += item.height;
  }
  return at - y;
}

function heightOf(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.height, 0);
}
