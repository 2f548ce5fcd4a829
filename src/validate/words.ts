// The author's words for what JSON Schema calls types, limits and constants.
import { quote } from './quote.js';

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

export function typeWord(type: string): string {
  return TYPE_WORDS[type] ?? type;
}

/** A value of an enum as it is offered: words bare, the rest as JSON. */
export function offered(value: unknown): string {
  return typeof value === 'string' && /^[\p{L}\p{N}._#/-]+$/u.test(value) ? value : quote(value);
}

export function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

export function typesOf(keyword: unknown): readonly string[] | undefined {
  if (typeof keyword === 'string') return [keyword];
  return Array.isArray(keyword) ? keyword : undefined;
}

/** "from 1 to 12", "at least 1", or undefined without limits. */
export function rangeWords(minimum: unknown, maximum: unknown): string | undefined {
  if (minimum !== undefined && maximum !== undefined) {
    return minimum === maximum ? `exactly ${minimum}` : `from ${minimum} to ${maximum}`;
  }
  if (minimum !== undefined) return `at least ${minimum}`;
  return maximum === undefined ? undefined : `at most ${maximum}`;
}

/** Equal as JSON values. */
export function isEqualJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) && isEqualJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}
