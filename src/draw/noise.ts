/** Irregularity that is the same every time: numbers that look random, from whole numbers. */

/** A number from 0 (included) to 1 for a place and a counter. */
export function noise(place: number, counter: number): number {
  let bits = Math.imul(place + 0x9e37, 0x85ebca6b) ^ Math.imul(counter + 0x79b9, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 0x100000000;
}

/** The same between -1 and 1. */
export function wobble(place: number, counter: number): number {
  return noise(place, counter) * 2 - 1;
}
