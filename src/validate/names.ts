// Keys written twice, names that JavaScript keeps for itself, and text with half a surrogate pair. A slower walk over
// text already known to be JSON, made only when a quick test says there may be something to find.
import { childPointer } from './pointer.js';
import { endOfString } from './survey.js';

export interface NameTrouble {
  readonly code: 'duplicate-key' | 'forbidden-key' | 'forbidden-id' | 'broken-text';
  readonly offset: number;
  readonly pointer: string;
  readonly name: string;
  /** Offset of the first use of a duplicate key. */
  readonly first?: number;
}

interface Level {
  readonly pointer: string;
  /** Absent for a list. */
  readonly keys?: Map<string, number>;
  index: number;
  key: string;
  expectsKey: boolean;
}

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const MOST_TROUBLES = 100;

/** Cheap and never wrong when it says no; duplicate keys are counted elsewhere. */
export function mayHoldNameTrouble(text: string): boolean {
  if (text.includes('\\u') || text.includes('"__proto__"')) return true;
  return text.includes('"constructor"') || text.includes('"prototype"');
}

/** True for a word that must not become a key or an id. */
export function isForbiddenName(name: string): boolean {
  return FORBIDDEN.has(name);
}

export function findNameTroubles(text: string): NameTrouble[] {
  const troubles: NameTrouble[] = [];
  const levels: Level[] = [];
  let at = 0;
  while (at < text.length && troubles.length < MOST_TROUBLES) {
    const level = levels[levels.length - 1];
    const character = text[at]!;
    if (character === '"') {
      const end = endOfString(text, at);
      const isKey = level?.expectsKey === true;
      checkString(text, at, end, level, isKey, troubles);
      if (level !== undefined && isKey) level.expectsKey = false;
      at = end;
      continue;
    }
    if (character === '{' || character === '[') {
      const pointer = level === undefined ? '' : pointerWithin(level);
      const isObject = character === '{';
      levels.push({ pointer, index: 0, key: '', expectsKey: isObject, ...(isObject ? { keys: new Map() } : {}) });
    } else if (character === '}' || character === ']') {
      levels.pop();
    } else if (character === ',' && level !== undefined) {
      level.index++;
      level.expectsKey = level.keys !== undefined;
    }
    at++;
  }
  return troubles;
}

function checkString(
  text: string,
  offset: number,
  end: number,
  level: Level | undefined,
  isKey: boolean,
  troubles: NameTrouble[],
): void {
  const raw = text.slice(offset + 1, end - 1);
  const name = raw.includes('\\') ? (JSON.parse(text.slice(offset, end)) as string) : raw;
  let first: number | undefined;
  if (isKey && level?.keys !== undefined) {
    level.key = name;
    first = level.keys.get(name);
    if (first === undefined) level.keys.set(name, offset);
  }
  const pointer = (): string => (level === undefined ? '' : pointerWithin(level));
  if (FORBIDDEN.has(name)) {
    troubles.push({ code: isKey ? 'forbidden-key' : 'forbidden-id', offset, pointer: pointer(), name });
  } else if (first !== undefined) {
    troubles.push({ code: 'duplicate-key', offset, pointer: pointer(), name, first });
  } else if (raw.includes('\\u') && /\p{Cs}/u.test(name)) {
    troubles.push({ code: 'broken-text', offset, pointer: pointer(), name });
  }
}

function pointerWithin(level: Level): string {
  return childPointer(level.pointer, level.keys === undefined ? level.index : level.key);
}
