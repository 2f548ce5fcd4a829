// From a JSON pointer to a line and column. The tree of positions costs many times JSON.parse, so it is built only
// when the first fault of a file asks for it, and then kept as long as the document.
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Fault } from './fault.js';
import { parsePointer } from './pointer.js';

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

const trees = new WeakMap<JsonDocument, Node | null>();
const lineStarts = new WeakMap<JsonDocument, Int32Array>();

/** Where the value at the pointer begins, or the character at an offset inside it when it is text. A pointer that leads nowhere answers with the nearest value above. */
export function locate(document: JsonDocument, pointer: string, characterOffset?: number): Place {
  return placeAt(document, offsetOf(document, pointer, characterOffset));
}

/** Where the name of a member begins. A value in a list, and the whole document, have none and answer as `locate`. */
export function locateKey(document: JsonDocument, pointer: string): Place {
  const node = nodeAt(document, pointer);
  const property = node?.parent;
  const key = property?.type === 'property' ? property.children?.[0] : undefined;
  return placeAt(document, key?.offset ?? node?.offset ?? 0);
}

/** As `locate`, as an offset into the text. */
export function offsetOf(document: JsonDocument, pointer: string, characterOffset?: number): number {
  const node = nodeAt(document, pointer);
  if (node === undefined) return 0;
  if (characterOffset === undefined || node.type !== 'string') return node.offset;
  return offsetInString(document.text, node.offset, node.length, characterOffset);
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

function nodeAt(document: JsonDocument, pointer: string): Node | undefined {
  let tree = trees.get(document);
  if (tree === undefined) {
    tree = parseTree(document.text) ?? null;
    trees.set(document, tree);
  }
  let node = tree ?? undefined;
  for (const part of parsePointer(pointer)) {
    if (node === undefined) return undefined;
    const step: string | number = node.type === 'array' ? (/^(0|[1-9]\d*)$/.test(part) ? Number(part) : -1) : part;
    const next: Node | undefined = findNodeAtLocation(node, [step]);
    if (next === undefined) return node;
    node = next;
  }
  return node;
}

/** Walks the escapes of a string: `\n` and `\u0041` are one character each. Past the end is the closing quote. */
function offsetInString(text: string, start: number, length: number, characterOffset: number): number {
  const end = start + length - 1;
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
