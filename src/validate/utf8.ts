// Bytes to text, with the place of the first byte that is not UTF-8. A byte order mark is refused by name: editors add
// it unseen, and JSON.parse would call it an unexpected token.

export interface DecodingTrouble {
  readonly code: 'not-utf8' | 'byte-order-mark';
  readonly message: string;
  readonly hint: string;
  readonly found: string;
  /** What was readable before it. */
  readonly before: string;
}

const MARK: Omit<DecodingTrouble, 'found'> = {
  code: 'byte-order-mark',
  message: 'Cannot read a byte order mark: module files are plain UTF-8.',
  hint: 'Save the file as UTF-8 without BOM.',
  before: '',
};

export function decodeUtf8(source: string | Uint8Array): { readonly text: string } | DecodingTrouble {
  if (typeof source === 'string') return source.startsWith('\uFEFF') ? { ...MARK, found: 'U+FEFF' } : { text: source };
  const [a, b, c] = source;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { ...MARK, found: 'EF BB BF' };
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
    const message = 'Cannot read UTF-16: module files are UTF-8.';
    return { code: 'not-utf8', message, hint: 'Save the file as UTF-8.', found: hex(source, 0, 2), before: '' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(source) };
  } catch {
    const at = firstBadByte(source);
    return {
      code: 'not-utf8',
      message: `Cannot read byte ${hex(source, at, 1)}: module files are UTF-8.`,
      hint: 'Save the file as UTF-8.',
      found: hex(source, at, 1),
      before: new TextDecoder('utf-8', { ignoreBOM: true }).decode(source.subarray(0, at)),
    };
  }
}

/** Start of the first sequence that is cut short, overlong, a surrogate, or beyond U+10FFFF. */
function firstBadByte(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at]!;
    const length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (length === 0) return at;
    for (let i = 1; i < length; i++) {
      const next = bytes[at + i];
      const least = i > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
      const most = i > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
      if (next === undefined || next < least || next > most) return at;
    }
    at += length;
  }
  return at;
}

function hex(bytes: Uint8Array, at: number, count: number): string {
  return [...bytes.subarray(at, at + count)].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
}
