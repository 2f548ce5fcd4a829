// Items of a list that carry the same id. One linear pass: ajv's uniqueItems compares objects pair by pair.

export interface Repeated {
  readonly index: number;
  /** Index of the item that has the value first. */
  readonly first: number;
  readonly value: string | number;
}

export function findRepeated(items: readonly unknown[], key: string): Repeated[] {
  const seen = new Map<string | number, number>();
  const repeated: Repeated[] = [];
  for (const [index, item] of items.entries()) {
    if (typeof item !== 'object' || item === null || !Object.hasOwn(item, key)) continue;
    const value = (item as Record<string, unknown>)[key];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const first = seen.get(value);
    if (first === undefined) seen.set(value, index);
    else repeated.push({ index, first, value });
  }
  return repeated;
}
