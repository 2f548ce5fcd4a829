/**
 * Puts back the parentheses that the parser leaves out of its offsets, so that `(a + b) / c` is underlined whole.
 * The gap after an operand tells how many parentheses close there; as many open before it.
 */
import type { Span } from './ast.js';

/** From the first operand to the last of `left operator right`. */
export function spanOf(text: string, left: Span, right: Span): Span {
  const gap = gapBetween(text, left.end, right.start);
  const end = outward(text, right.end, count(gap, '('), ')', 1);
  return { start: outward(text, left.start, count(gap, ')'), '(', -1), end };
}

/** From an operand that is followed by something at `next` up to a known end. */
export function spanFrom(text: string, first: Span, next: number, end: number): Span {
  return { start: outward(text, first.start, count(gapBetween(text, first.end, next), ')'), '(', -1), end };
}

/** From a known start to the end of an operand. */
export function spanWithin(text: string, start: number, operand: Span): Span {
  return { start, end: outward(text, operand.end, count(gapBetween(text, start, operand.start), '('), ')', 1) };
}

function gapBetween(text: string, from: number, to: number): string {
  return text.slice(from, to).replace(/\/\/[^\n]*/g, '');
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function outward(text: string, from: number, parentheses: number, character: '(' | ')', step: 1 | -1): number {
  let at = from;
  let left = parentheses;
  while (left > 0) {
    const next = step === 1 ? text[at] : text[at - 1];
    if (next === character) left--;
    else if (next === undefined || !/\s/.test(next)) return from;
    at += step;
  }
  return at;
}
