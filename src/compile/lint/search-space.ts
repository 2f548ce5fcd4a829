/** Searches through the combinations of a table, never further than a budget allows. */
import type { Axis, Class } from './table-space.js';

/** Most combinations that are looked at for one question of a table; beyond it the rest is let be, with a warning. */
export const mostCombinations = 50_000;

/** Combinations that may still be looked at. */
export interface Budget {
  left: number;
}

/** What a search found; `tooMany` when it was given up. */
export type Found<T> = { readonly found: T | null } | 'too-many';

/**
 * The first combination, over classes that pass, in which the rows left do not settle the matter: `settled` is asked with
 * the rows that accept the combination so far and the number of axes already looked at.
 */
export function findCombination(
  axes: readonly Axis[],
  all: bigint,
  pass: (axis: Axis, one: Class) => boolean,
  settled: (rows: bigint, depth: number) => boolean,
  budget: Budget,
): Found<{ readonly classes: readonly Class[]; readonly rows: bigint }> {
  const chosen: Class[] = [];
  const search = (depth: number, rows: bigint): bigint | null | 'too-many' => {
    if (budget.left-- <= 0) return 'too-many';
    if (settled(rows, depth)) return null;
    const axis = axes[depth];
    if (axis === undefined) return rows;
    for (const one of axis.classes) {
      if (!pass(axis, one)) continue;
      chosen[depth] = one;
      const found = search(depth + 1, rows & one.rows);
      if (found !== null) return found;
    }
    return null;
  };
  const rows = search(0, all);
  if (rows === 'too-many') return rows;
  return { found: rows === null ? null : { classes: chosen.slice(0, axes.length), rows } };
}

/** For each number of axes looked at, the rows that test none of the axes that remain. */
export function rowsDecided(axes: readonly Axis[], count: number): bigint[] {
  const all = (1n << BigInt(count)) - 1n;
  const decided = axes.map(() => all);
  decided.push(all);
  for (let depth = axes.length - 1; depth >= 0; depth--) {
    // A row tests an axis when some class of it is not accepted.
    const untested = axes[depth]!.classes.reduce((rows, one) => rows & one.rows, all);
    decided[depth] = decided[depth + 1]! & untested;
  }
  return decided;
}
