// Where every value of a JSON text begins, as flat lists in reading order: about a tenth of the cost of a tree of nodes.
// Must agree with jsonc-parser's `parseTree`, which the tests compare it to. Expects text that is JSON.
import { endOfString } from './survey.js';

export interface Positions {
  readonly starts: readonly number[];
  /** Offset of the member's name, or -1 for what is not a member. */
  readonly keys: readonly number[];
  /** The number of the first value after this one and all that it holds: its next sister, if it has one. */
  readonly nexts: readonly number[];
}

export function findPositions(text: string): Positions {
  const starts: number[] = [];
  const keys: number[] = [];
  const nexts: number[] = [];
  const open: number[] = [];
  let key = -1;
  let isKeyNext = false;
  let at = 0;
  const add = (): void => {
    starts.push(at);
    keys.push(key);
    nexts.push(starts.length);
    key = -1;
  };
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 34) {
      if (isKeyNext) key = at;
      else add();
      isKeyNext = false;
      at = endOfString(text, at);
    } else if (code === 123 || code === 91) {
      open.push(starts.length);
      add();
      isKeyNext = code === 123;
      at++;
    } else if (code === 125 || code === 93) {
      const closed = open.pop();
      if (closed !== undefined) nexts[closed] = starts.length;
      isKeyNext = false;
      at++;
    } else if (code === 44) {
      const top = open[open.length - 1];
      isKeyNext = top !== undefined && text.charCodeAt(starts[top]!) === 123;
      at++;
    } else if (code <= 32 || code === 58) {
      at++;
    } else {
      add();
      at = endOfLiteral(text, at);
    }
  }
  return { starts, keys, nexts };
}

/** The number of the value at a path; where the path leads nowhere, of the last value on the way. */
export function findNumber(positions: Positions, text: string, path: readonly string[]): number {
  let node = 0;
  for (const part of path) {
    const child = findChild(positions, text, node, part);
    if (child === undefined) break;
    node = child;
  }
  return node;
}

function findChild({ starts, keys, nexts }: Positions, text: string, node: number, part: string): number | undefined {
  const opening = text[starts[node] ?? text.length];
  if (opening !== '{' && opening !== '[') return undefined;
  const end = nexts[node]!;
  if (opening === '[') {
    if (!/^(0|[1-9]\d*)$/.test(part)) return undefined;
    let left = Number(part);
    for (let child = node + 1; child < end; child = nexts[child]!) if (left-- === 0) return child;
    return undefined;
  }
  const written = JSON.stringify(part);
  for (let child = node + 1; child < end; child = nexts[child]!) {
    const key = keys[child]!;
    if (text.startsWith(written, key) || isSameEscaped(text, key, part)) return child;
  }
  return undefined;
}

/** A name may be written with escapes that it does not need. */
function isSameEscaped(text: string, key: number, part: string): boolean {
  const written = text.slice(key, endOfString(text, key));
  return written.includes('\\') && JSON.parse(written) === part;
}

function endOfLiteral(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === 44 || code === 93 || code === 125) break;
  }
  return at;
}
