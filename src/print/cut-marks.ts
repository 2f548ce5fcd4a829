/** Where to cut: a thin grid between counters, and marks in the margin that go on when the grid is cut away. */
import type { Shape } from '../draw/shape.js';

export interface CutGrid {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** Edge of a counter. */
  readonly size: number;
}

const paint = { stroke: '#3a3a3a', width: 0.12 } as const;
const length = 4;
const gap = 1;

/** Marks outside the block of counters, at every line of the grid. */
export function cutMarks(grid: CutGrid): Shape[] {
  const { left, top, columns, rows, size } = grid;
  const right = left + columns * size;
  const bottom = top + rows * size;
  const line = (x1: number, y1: number, x2: number, y2: number): Shape => {
    return {
      kind: 'line',
      points: [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ],
      paint,
    };
  };
  const upright = range(columns + 1).flatMap((index) => {
    const x = left + index * size;
    return [line(x, top - gap - length, x, top - gap), line(x, bottom + gap, x, bottom + gap + length)];
  });
  const level = range(rows + 1).flatMap((index) => {
    const y = top + index * size;
    return [line(left - gap - length, y, left - gap, y), line(right + gap, y, right + gap + length, y)];
  });
  return [...upright, ...level];
}

/** The lines between counters, thin enough not to show when the knife strays. */
export function cutLines(grid: CutGrid): Shape[] {
  const { left, top, columns, rows, size } = grid;
  const thin = { stroke: '#000000', width: 0.08, opacity: 0.55 } as const;
  const upright = range(columns + 1).map((index): Shape => {
    const x = left + index * size;
    return {
      kind: 'line',
      points: [
        { x, y: top },
        { x, y: top + rows * size },
      ],
      paint: thin,
    };
  });
  const level = range(rows + 1).map((index): Shape => {
    const y = top + index * size;
    return {
      kind: 'line',
      points: [
        { x: left, y },
        { x: left + columns * size, y },
      ],
      paint: thin,
    };
  });
  return [...upright, ...level];
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
