/**
 * Options as a numbered list in columns, a page at a time; and which option a typed word means.
 */
import { parseDecision } from '../../engine/notation.js';
import type { Decision, Session } from '../../engine/session.js';
import { oneLine } from '../../validate/fault.js';

export const pageLength = 40;

/** A page of the options, from 0. The last line says how to see more. */
export function optionLines({ options }: Decision, page: number, width: number): string[] {
  const first = page * pageLength;
  const digits = String(Math.min(options.length, first + pageLength)).length;
  const labels = options.slice(first, first + pageLength).map(({ token, text }, index) => {
    const words = text === token ? token : text.startsWith(`${token} `) ? text : `${token} - ${text}`;
    return `${String(first + index + 1).padStart(digits)}) ${oneLine(words)}`;
  });
  const column = Math.max(0, ...labels.map((label) => label.length)) + 3;
  const columns = Math.max(1, Math.floor((width - 2) / column));
  const lines: string[] = [];
  for (let at = 0; at < labels.length; at += columns) {
    const row = labels.slice(at, at + columns).map((label) => label.padEnd(column));
    lines.push(`  ${row.join('').trimEnd()}`);
  }
  const left = options.length - first - labels.length;
  if (left > 0) lines.push(`  ... ${left} more: type "more"`);
  return lines;
}

export type Answer =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'unclear'; readonly tokens: readonly [string, string] };

/** What a word means: an option by its word, by its number, or, with `#`, by its number alone. */
export function readAnswer(session: Session, { options }: Decision, word: string): Answer {
  const digits = /^#?([1-9]\d*)$/.exec(word)?.[1];
  const index = digits === undefined ? -1 : Number(digits) - 1;
  const numbered = options[index];
  if (numbered === undefined || options.some(({ token }) => token === word)) return { kind: 'word', word };
  if (word.startsWith('#')) return { kind: 'index', index };
  const named = parseDecision(session.state, session.play.pending!, word);
  if (named === null || named.index === index) return { kind: 'index', index };
  return { kind: 'unclear', tokens: [`#${word}`, options[named.index]!.token] };
}
