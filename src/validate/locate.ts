// From a JSON pointer to a line and column. Positions are found only when the first fault of a file asks for them, and
// then kept as long as the document: a file without faults pays nothing.
import type { Fault } from './fault.js';
import { parsePointer } from './pointer.js';
import { findNumber, findPositions, type Positions } from './positions.js';
import { endOfString } from './survey.js';

/** A file that was read and is well-formed JSON. */
export interface JsonDocument {
  /** Path relative to the module folder. */
  readonly file: string;
  readonly text: string;
}

export interface Place {
  readonly line: number;
  readonly column: number;
}

export type FaultWords = Pick<Fault, 'code' | 'message'> &
  Partial<Pick<Fault, 'severity' | 'found' | 'allowed' | 'hint'>>;

const kept = new WeakMap<JsonDocument, Positions>();
const lineStarts = new WeakMap<JsonDocument, Int32Array>();

/** Where the value at the pointer begins, or the character at an offset inside it when it is text. A pointer that leads nowhere answers with the nearest value above. */
export function locate(document: JsonDocument, pointer: string, characterOffset?: number): Place {
  return placeAt(document, offsetOf(document, pointer, characterOffset));
}

/** Where the name of a member begins. A value in a list, and the whole document, have none and answer as `locate`. */
export function locateKey(document: JsonDocument, pointer: string): Place {
  const { starts, keys } = positionsOf(document);
  const node = numberOf(document, pointer);
  const key = keys[node] ?? -1;
  return placeAt(document, key >= 0 ? key : (starts[node] ?? 0));
}

/** As `locate`, as an offset into the text. */
export function offsetOf(document: JsonDocument, pointer: string, characterOffset?: number): number {
  const start = positionsOf(document).starts[numberOf(document, pointer)] ?? 0;
  if (characterOffset === undefined || document.text[start] !== '"') return start;
  return offsetInString(document.text, start, characterOffset);
}

export function placeAt(document: JsonDocument, offset: number): Place {
  let starts = lineStarts.get(document);
  if (starts === undefined) {
    starts = findLineStarts(document.text);
    lineStarts.set(document, starts);
  }
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - starts[low]! + 1 };
}

/** A fault about a value, or about a character of a text (an expression, say). */
export function faultAt(document: JsonDocument, pointer: string, words: FaultWords, characterOffset?: number): Fault {
  return makeFault(document.file, pointer, locate(document, pointer, characterOffset), words);
}

/** A fault about the name of a member. */
export function faultAtKey(document: JsonDocument, pointer: string, words: FaultWords): Fault {
  return makeFault(document.file, pointer, locateKey(document, pointer), words);
}

/** A fault at a known place; for files that have no document because they could not be read. */
export function makeFault(file: string, pointer: string, place: Place, words: FaultWords): Fault {
  const { code, message, severity = 'error', found, allowed, hint } = words;
  return {
    code,
    severity,
    file,
    pointer,
    line: place.line,
    column: place.column,
    message,
    ...(found === undefined ? {} : { found }),
    ...(allowed === undefined ? {} : { allowed }),
    ...(hint === undefined ? {} : { hint }),
  };
}

function positionsOf(document: JsonDocument): Positions {
  let positions = kept.get(document);
  if (positions === undefined) {
    positions = findPositions(document.text);
    kept.set(document, positions);
  }
  return positions;
}

function numberOf(document: JsonDocument, pointer: string): number {
  return findNumber(positionsOf(document), document.text, parsePointer(pointer));
}

/** Walks the escapes of a string: `\n` and `\u0041` are one character each. Past the end is the closing quote. */
function offsetInString(text: string, start: number, characterOffset: number): number {
  const end = endOfString(text, start) - 1;
  let at = start + 1;
  for (let left = characterOffset; left > 0 && at < end; left--) {
    at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2;
  }
  return Math.min(at, end);
}

/** A line ends with LF, CR LF or CR alone. Counted first, so that a file of nothing but line ends stays small. */
function findLineStarts(text: string): Int32Array {
  const isEnd = (i: number): boolean => {
    const code = text.charCodeAt(i);
    return code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10);
  };
  let count = 1;
  for (let i = 0; i < text.length; i++) if (isEnd(i)) count++;
  const starts = new Int32Array(count);
  let line = 1;
  for (let i = 0; i < text.length; i++) if (isEnd(i)) starts[line++] = i + 1;
  return starts;
}
