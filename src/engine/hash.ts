/**
 * The state hash: 64 bits over every number that can change the rest of the game (not over caches).
 * Two mixed 32-bit lanes, after the finaliser of MurmurHash3; for telling states apart, not against an adversary.
 */

/** Sixteen hexadecimal digits for a list of whole numbers. */
export function hashNumbers(numbers: Iterable<number>): string {
  const lanes = begin();
  for (const value of numbers) stir(lanes, value);
  return digits(lanes);
}

/** The hash of texts in their order, such as the files a game was compiled from. */
export function hashText(texts: readonly string[]): string {
  const lanes = begin();
  for (const text of texts) {
    // Two characters at a time; past the end there is NaN, which counts as 0.
    for (let i = 0; i < text.length; i += 2) stir(lanes, text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16));
    stir(lanes, text.length);
  }
  return digits(lanes);
}

function begin(): Int32Array {
  return Int32Array.of(0x9e3779b9, 0x85ebca6b);
}

function stir(lanes: Int32Array, value: number): void {
  const high = mix(lanes[0]! ^ value);
  lanes[1] = mix((lanes[1]! + value) ^ (high << 7));
  lanes[0] = high;
}

function digits(lanes: Int32Array): string {
  const [high, low] = [lanes[0]!, lanes[1]!];
  return hex(mix(high)) + hex(mix(low ^ high));
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
