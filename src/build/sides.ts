/** Bit masks of hexsides as a list: each pair of neighbours once, the lower hex first. */
import type { Board } from '../compile/board.js';

export interface SidePair {
  readonly kind: string;
  readonly between: readonly [string, string];
}

/** What the masks (six to a hex) say, pair by pair in the order of hexes. */
export function unorderedSides({ grid, hexNumbers }: Board, masks: Int32Array, kinds: readonly string[]): SidePair[] {
  const found: SidePair[] = [];
  for (let side = 0; side < masks.length; side++) {
    const from = Math.floor(side / 6);
    const to = grid.neighbours[side]!;
    if (masks[side] === 0 || to < from) continue;
    for (const [bit, kind] of kinds.entries()) {
      if ((masks[side]! & (1 << bit)) !== 0) found.push({ kind, between: [hexNumbers[from]!, hexNumbers[to]!] });
    }
  }
  return found;
}
