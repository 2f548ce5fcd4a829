// The tokens of JSON, and how a wrong one is shown.
import { oneLine } from './fault.js';
import { quote } from './quote.js';
import { endOfString } from './survey.js';

export interface SyntaxTrouble {
  readonly code: string;
  readonly offset: number;
  readonly message: string;
  readonly found: string;
  readonly allowed?: readonly string[];
  readonly hint?: string;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const NUMBER_LIKE = /[+-]?\.?\d[\w.+-]*|[+-][\w.]*/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const LONGEST_SHOWN = 30;

/** Length of a number, true, false or null; 0 when none stands here. */
export function literalLength(text: string, at: number): number {
  const number = match(NUMBER, text, at);
  if (number !== undefined) return number.length;
  const word = match(WORD, text, at);
  return word === 'true' || word === 'false' || word === 'null' ? word.length : 0;
}

export function isBadNumber(text: string, at: number): boolean {
  return match(NUMBER_LIKE, text, at) !== undefined;
}

/** What is wrong inside a string that starts here, if anything. */
export function stringTrouble(text: string, start: number): SyntaxTrouble | undefined {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 34) return undefined;
    if (code === 10 || code === 13) break;
    if (code < 32) {
      const found = code === 9 ? '\\t' : oneLine(text[i]!);
      const message = 'Cannot read a control character inside text.';
      return { code: 'control-character', offset: i, message, found, hint: `Write ${found}.` };
    }
    if (code !== 92) continue;
    if (i + 1 < text.length && !/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(text.slice(i, i + 6))) {
      const found = oneLine(text.slice(i, i + 2));
      const message = `Cannot read the escape ${found} inside text.`;
      return { code: 'bad-escape', offset: i, message, found, hint: 'A backslash is written \\\\.' };
    }
    i++;
  }
  const [line = ''] = text.slice(start + 1, start + 1 + LONGEST_SHOWN).split(/[\r\n]/);
  const message = 'Cannot read this text: its closing quote is missing on this line.';
  return { code: 'unclosed-text', offset: start, message, found: quote(line) };
}

/** The token at an offset, as a reader should see it. */
export function foundAt(text: string, at: number): string {
  if (text[at] === '"') {
    return quote(text.slice(at + 1, Math.min(endOfString(text, at) - 1, at + LONGEST_SHOWN)));
  }
  const single = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const token = match(NUMBER_LIKE, text, at) ?? match(WORD, text, at) ?? single;
  const shown = oneLine(token.length > LONGEST_SHOWN ? `${token.slice(0, LONGEST_SHOWN)}...` : token);
  const code = single.codePointAt(0) ?? 0;
  const isStrange = token === single && code > 126 && shown === token;
  return isStrange ? `${token} (U+${code.toString(16).toUpperCase().padStart(4, '0')})` : shown;
}

export function skipSpace(text: string, start: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) break;
  }
  return at;
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
