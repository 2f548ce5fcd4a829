// "Did you mean": the candidate that a slip of the pen most likely turned into the word.
// Distance is Damerau-Levenshtein in its optimal-string-alignment form (insert, drop, replace, swap neighbours).
// Cost is bounded: long words are only compared loosely, and the search stops after a fixed amount of work.

const LONGEST_WORD = 64;
const MOST_CELLS = 4_000_000;
/** What a loose comparison costs, in cells of the distance table. */
const COMPARING = 100;

/** The closest candidate, or undefined when none is close enough to be worth saying. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  const loose = loosen(word);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  let cells = 0;
  for (const candidate of list) {
    cells += COMPARING;
    if (cells > MOST_CELLS) break;
    if (candidate === word || candidate === '') continue;
    if (word.length <= 4 * LONGEST_WORD && candidate.length <= 4 * LONGEST_WORD && loosen(candidate) === loose) {
      return candidate;
    }
    if (word.length > LONGEST_WORD || candidate.length > LONGEST_WORD) continue;
    const limit = Math.min(cutOff(word, candidate), bestDistance);
    if (Math.abs(word.length - candidate.length) > limit) continue;
    cells += word.length * candidate.length;
    const distance = editDistance(word, candidate, limit);
    if (distance > limit || distance > cutOff(word, candidate)) continue;
    const better =
      distance < bestDistance || (distance === bestDistance && best?.[0] !== word[0] && candidate[0] === word[0]);
    if (better) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Edits from one word to the other, or any number above `limit` as soon as it is passed. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let before = new Int32Array(b.length + 1);
  let last = Int32Array.from({ length: b.length + 1 }, (_, index) => index);
  let row = new Int32Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // A swap may still reach back one row, hence the one edit of slack.
    if (least > limit + 1) return least;
    [before, last, row] = [last, row, before];
  }
  return last[b.length]!;
}

/** Two edits of five letters, three of eight; a word of one or two letters must match but for case. */
function cutOff(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  return length < 3 ? 0 : Math.min(5, Math.round(length * 0.4));
}

function loosen(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, '');
}
