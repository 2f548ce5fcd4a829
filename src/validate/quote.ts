// How a value from a file is shown inside a sentence: short, on one line, and in an author's words.
import { oneLine } from './fault.js';

const LONGEST = 60;

/** The value as JSON, cut to a readable length; lists and objects are only named. */
export function quote(value: unknown): string {
  if (typeof value === 'string') {
    const cut = value.length > LONGEST;
    const shown = oneLine(JSON.stringify(cut ? value.slice(0, LONGEST) : value));
    return cut ? `${shown.slice(0, -1)}..."` : shown;
  }
  if (typeof value === 'object' && value !== null) return typeName(value);
  return Object.is(value, -0) ? '-0' : String(value);
}

/** What kind of value this is, with its article: "a list". */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'object':
      return 'an object';
    default:
      return typeof value;
  }
}

/** The advice sentence for a suggestion, or nothing. */
export function didYouMean(suggestion: string | undefined): string | undefined {
  return suggestion === undefined ? undefined : `Did you mean ${quote(suggestion)}?`;
}
