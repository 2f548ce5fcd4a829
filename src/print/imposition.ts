/**
 * Where counters stand on their sheets. Paper is turned over its long edge, so a back stands as far from the right
 * edge of its page as its front stands from the left edge of the page before, and at the same height.
 */
export interface ImpositionSpec {
  readonly paperWidth: number;
  readonly paperHeight: number;
  /** Edge of a counter. */
  readonly size: number;
  /** Least margin to the sides and at top and bottom: printers do not reach the edge, and marks need room. */
  readonly marginX: number;
  readonly marginY: number;
}

export interface Block {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
}

export interface Spot {
  readonly sheet: number;
  readonly front: { readonly x: number; readonly y: number };
  readonly back: { readonly x: number; readonly y: number };
}

/** The block of counters that a page holds, in the middle of it. Throws RangeError when not one counter fits. */
export function blockOf(spec: ImpositionSpec): Block {
  const columns = Math.floor((spec.paperWidth - 2 * spec.marginX) / spec.size + 1e-9);
  const rows = Math.floor((spec.paperHeight - 2 * spec.marginY) / spec.size + 1e-9);
  if (columns < 1 || rows < 1)
    throw new RangeError(`Cannot print counters of ${spec.size} mm: they do not fit the paper`);
  return {
    columns,
    rows,
    left: (spec.paperWidth - columns * spec.size) / 2,
    top: (spec.paperHeight - rows * spec.size) / 2,
  };
}

/** The place of the n-th counter of a run of sheets, upper left corners, in mm. */
export function spotOf(spec: ImpositionSpec, index: number): Spot {
  const { columns, rows, left, top } = blockOf(spec);
  const sheet = Math.floor(index / (columns * rows));
  const within = index % (columns * rows);
  const x = left + (within % columns) * spec.size;
  const y = top + Math.floor(within / columns) * spec.size;
  return { sheet, front: { x, y }, back: { x: spec.paperWidth - x - spec.size, y } };
}
