/**
 * What generated code refers to as `rt`: the few operations that JavaScript has no operator for.
 * The reference evaluator uses the same functions, so that both throw and round alike. No imports.
 */

/** Whole division, toward zero. */
export function divide(a: number, b: number, source: string): number {
  if (b === 0) throw new RangeError(`Cannot divide by zero in ${source}`);
  return Math.trunc(a / b);
}

export function ratio(a: number, b: number, source: string): number {
  if (b === 0) throw new RangeError(`Cannot divide by zero in ${source}`);
  return a / b;
}

/** Has the sign of the dividend. */
export function remainder(a: number, b: number, source: string): number {
  if (b === 0) throw new RangeError(`Cannot divide by zero in ${source}`);
  return a % b;
}

export function at<T>(list: readonly T[], index: number, source: string): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`Cannot take element ${index} of ${list.length} in ${source}`);
  return item;
}

/** Halves go away from zero: 2.5 is 3 and -2.5 is -3. */
export function round(x: number): number {
  return Math.sign(x) * Math.round(Math.abs(x));
}

export function sum(list: readonly number[]): number {
  let total = 0;
  for (const item of list) total += item;
  return total;
}

/** 0 for an empty list. */
export function min(list: readonly number[]): number {
  let least = list[0] ?? 0;
  for (const item of list) if (item < least) least = item;
  return least;
}

/** 0 for an empty list. */
export function max(list: readonly number[]): number {
  let most = list[0] ?? 0;
  for (const item of list) if (item > most) most = item;
  return most;
}

/** Each value once, in the order of its first appearance. */
export function distinct<T>(list: readonly T[]): readonly T[] {
  return [...new Set(list)];
}
