/**
 * The words of a ruling. The engine notes which rows fired and never writes prose; every front end takes its prose
 * from here, so that they cannot disagree. Nothing is worked out again: a sentence is a fired row, read aloud.
 */
import type { Fired } from '../engine/table.js';

/** A fired row with its case number: `forest -1 (Terrain)`. Empty for a row that has no words. */
export function sentence({ says, cite }: Fired): string {
  return says === '' ? '' : cited(says, cite);
}

/** All rows that have words, in the order in which they fired; equal ones are counted: `2 × clear 1 (Terrain)`. */
export function sentences(fired: readonly Fired[]): string {
  const counts = new Map<string, number>();
  for (const words of fired.map(sentence)) if (words !== '') counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].map(([words, count]) => (count > 1 ? `${count} × ${words}` : words)).join(', ');
}

/** Words with a case number, where there is one. */
export function cited(words: string, cite: string): string {
  return cite === '' ? words : `${words} (${cite})`;
}
