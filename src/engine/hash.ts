/**
 * The state hash: 64 bits over every number that can change the rest of the game (not over caches).
 * Two mixed 32-bit lanes, after the finaliser of MurmurHash3; for telling states apart, not against an adversary.
 */

/** Sixteen hexadecimal digits for a list of whole numbers. */
export function hashNumbers(numbers: Iterable<number>): string {
  let high = 0x9e3779b9 | 0;
  let low = 0x85ebca6b | 0;
  for (const value of numbers) {
    high = mix(high ^ value);
    low = mix((low + value) ^ (high << 7));
  }
  return hex(mix(high)) + hex(mix(low ^ high));
}

/** The hash of a text, such as the files a game was compiled from. */
export function hashText(text: string): string {
  return hashNumbers(codes(text));
}

function* codes(text: string): Iterable<number> {
  for (let i = 0; i < text.length; i++) yield text.charCodeAt(i);
  yield text.length;
}

function mix(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
