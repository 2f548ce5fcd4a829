// Bytes or text in, plain JSON value out, or faults: strict JSON, UTF-8, bounded in size and depth, no key twice, no
// number that JSON.parse would change, no name that JavaScript keeps for itself. Reads no file itself.
// A value is given only when there is no fault at all: whoever gets one may trust it.
import type { Fault } from './fault.js';
import { type JsonDocument, makeFault, placeAt } from './locate.js';
import { findNameTroubles, mayHoldNameTrouble } from './names.js';
import { quote } from './quote.js';
import { DEEPEST, MOST_VALUES, survey } from './survey.js';
import { findSyntaxTrouble } from './syntax.js';
import { decodeUtf8 } from './utf8.js';

export const LARGEST_FILE = 16 * 1024 * 1024;

export interface JsonReading {
  readonly value?: unknown;
  readonly document?: JsonDocument;
  readonly faults: readonly Fault[];
}

export function readJson(source: string | Uint8Array, file: string): JsonReading {
  const start = { line: 1, column: 1 };
  if (byteLength(source) > LARGEST_FILE) {
    const message = `Cannot read a file of more than ${LARGEST_FILE / 1024 / 1024} MiB.`;
    return { faults: [makeFault(file, '', start, { code: 'too-large', message })] };
  }
  const decoded = decodeUtf8(source);
  if ('code' in decoded) {
    const place = placeAt({ file, text: decoded.before }, decoded.before.length);
    return { faults: [makeFault(file, '', place, decoded)] };
  }
  const document: JsonDocument = { file, text: decoded.text };
  return readText(document);
}

function readText(document: JsonDocument): JsonReading {
  const { file, text } = document;
  const fail = (offset: number, words: Parameters<typeof makeFault>[3], pointer = ''): Fault =>
    makeFault(file, pointer, placeAt(document, offset), words);

  if (/^[ \t\r\n]*$/.test(text)) {
    return { faults: [fail(0, { code: 'empty-file', message: 'Cannot read an empty file: expected a JSON object.' })] };
  }
  const seen = survey(text);
  if (seen.tooDeepAt !== undefined) {
    const message = `Cannot read lists and objects nested more than ${DEEPEST} deep.`;
    return { faults: [fail(seen.tooDeepAt, { code: 'too-deep', message })] };
  }
  if (seen.tooManyAt !== undefined) {
    const message = `Cannot read a file of more than ${MOST_VALUES} values.`;
    return { faults: [fail(seen.tooManyAt, { code: 'too-large', message })] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const trouble = findSyntaxTrouble(text);
    return {
      faults: [fail(trouble?.offset ?? 0, trouble ?? { code: 'syntax', message: 'Cannot read this as JSON.' })],
    };
  }
  const faults = seen.numbers.map(({ offset, length, reason }) => {
    const found = length > 40 ? `${text.slice(offset, offset + 40)}...` : text.slice(offset, offset + length);
    return fail(offset, {
      code: 'inexact-number',
      message: `Cannot keep the number ${found} as written: ${reason}.`,
      found,
    });
  });
  if (mayHoldNameTrouble(text) || seen.members !== countMembers(value)) {
    for (const { offset, pointer, code, name, first } of findNameTroubles(text)) {
      const earlier = first === undefined ? undefined : placeAt(document, first);
      const message =
        earlier !== undefined
          ? `Cannot use the key ${quote(name)} twice in one object: it already stands at ${earlier.line}:${earlier.column}.`
          : code === 'broken-text'
            ? `Cannot keep the text ${quote(name)}: it holds half of a character.`
            : `Cannot use ${quote(name)} as a name: JavaScript keeps it for itself.`;
      faults.push(fail(offset, { code, message, found: name.length > 60 ? `${name.slice(0, 60)}...` : name }, pointer));
    }
  }
  return faults.length > 0 ? { document, faults } : { value, document, faults };
}

/** Depth is bounded before, so recursion is safe. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') count += countMembers(item);
    return count;
  }
  for (const key in value) {
    count++;
    const member = (value as Record<string, unknown>)[key];
    if (typeof member === 'object') count += countMembers(member);
  }
  return count;
}

function byteLength(source: string | Uint8Array): number {
  if (typeof source !== 'string') return source.byteLength;
  return source.length * 3 <= LARGEST_FILE ? source.length : new TextEncoder().encode(source).byteLength;
}
