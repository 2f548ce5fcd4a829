/**
 * The stream of chance: sfc32 (Doty-Humphrey, PractRand), whose four words live in the state, so that copying a state
 * copies its future. Rolls use rejection sampling: every face is equally likely.
 */

/** Fills the four words from a seed and stirs them. */
export function seedDice(words: Int32Array, seed: number): void {
  words[0] = seed | 0;
  words[1] = Math.floor(seed / 0x1_0000_0000) | 0;
  words[2] = 0x9e3779b9 | 0;
  words[3] = 1;
  for (let i = 0; i < 15; i++) nextWord(words);
}

/** A whole number from 1 to `sides`, each as likely as the other. */
export function rollDie(words: Int32Array, sides: number): number {
  const most = Math.floor(0x1_0000_0000 / sides) * sides;
  for (;;) {
    const word = nextWord(words);
    if (word < most) return (word % sides) + 1;
  }
}

function nextWord(words: Int32Array): number {
  const a = words[0]!;
  const b = words[1]!;
  const c = words[2]!;
  const sum = (((a + b) | 0) + words[3]!) | 0;
  words[3] = (words[3]! + 1) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}
