// One quick look over JSON text before anything recursive touches it: how deep it nests, how many members it has, and
// which numbers would change by being read. It trusts no grammar: JSON.parse judges that afterwards.

export const DEEPEST = 64;
/** A map of 3,000 hexes has some 30,000 values. */
export const MOST_VALUES = 250_000;
const MOST_TROUBLES = 100;
const LONGEST_NUMBER = 40;

export interface NumberTrouble {
  readonly offset: number;
  readonly length: number;
  readonly reason: string;
}

export interface Survey {
  /** Where nesting passes the limit; nothing after it was looked at. */
  readonly tooDeepAt?: number;
  /** Where the number of values passes the limit; nothing after it was looked at. */
  readonly tooManyAt?: number;
  /** Colons outside strings: in well-formed JSON, the number of members as written. */
  readonly members: number;
  readonly numbers: readonly NumberTrouble[];
}

export function survey(text: string): Survey {
  const numbers: NumberTrouble[] = [];
  const end = text.length;
  let members = 0;
  let values = 0;
  let depth = 0;
  let i = 0;
  while (i < end) {
    const code = text.charCodeAt(i);
    if (code <= 32) {
      i++;
    } else if (code === 34) {
      i = endOfString(text, i);
    } else if (code === 45 || (code >= 48 && code <= 57)) {
      const start = i;
      let plain = code !== 45;
      for (i++; i < end; i++) {
        const next = text.charCodeAt(i);
        if (next >= 48 && next <= 57) continue;
        // . + - e E
        if (next !== 46 && next !== 43 && next !== 45 && next !== 101 && next !== 69) break;
        plain = false;
      }
      if ((plain && i - start < 16) || numbers.length >= MOST_TROUBLES) continue;
      const reason = numberTrouble(text, start, i - start);
      if (reason !== undefined) numbers.push({ offset: start, length: i - start, reason });
    } else {
      if (code === 123 || code === 91) {
        if (++depth > DEEPEST) return { tooDeepAt: i, members, numbers };
      } else if (code === 125 || code === 93) depth--;
      else if (code === 58) members++;
      else if (code === 44 && ++values >= MOST_VALUES) return { tooManyAt: i, members, numbers };
      i++;
    }
  }
  return { members, numbers };
}

/** The offset after the closing quote, or past the end of the text. */
export function endOfString(text: string, start: number): number {
  let i = start + 1;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 34) return i + 1;
    if (code === 92) i++;
  }
  return i;
}

/** Why a number does not mean what is written: JSON.parse rounds silently, and a rounded number may pass as whole. */
function numberTrouble(text: string, start: number, length: number): string | undefined {
  if (length > LONGEST_NUMBER) return 'it has too many digits';
  const written = text.slice(start, start + length);
  const value = Number(written);
  if (Number.isNaN(value)) return undefined;
  if (!Number.isFinite(value)) return 'it is too large';
  const [mantissa = '', exponent = '0'] = written.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  if (value === 0) {
    if (/[1-9]/.test(mantissa)) return 'it is too close to zero';
    return written.startsWith('-') ? 'zero has no sign' : undefined;
  }
  if (!Number.isInteger(value)) return undefined;
  if (!Number.isSafeInteger(value)) return `whole numbers go up to ${Number.MAX_SAFE_INTEGER}`;
  const digits = `${whole}${fraction}`.replace(/0+$/, '');
  return digits.length > whole.length + Number(exponent) ? 'it has too many digits' : undefined;
}
