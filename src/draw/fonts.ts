/**
 * Measuring text. Pictures are drawn against the `Fonts` interface; only `loadFonts` (for generators and servers)
 * reads files. Text is measured with the same layout that draws it, so what fits here fits on paper.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { type FontId, fixed } from './shape.js';

/** What drawing needs to know of the fonts; lengths are per mm of type size. */
export interface Fonts {
  width(font: FontId, text: string): number;
  capHeight(font: FontId): number;
  ascent(font: FontId): number;
  /** Positive, below the baseline. */
  descent(font: FontId): number;
  /** Characters of the text that the font cannot show. */
  missing(font: FontId, text: string): string[];
  /** The outlines of a line of text in font units, y up, and how many units make an em. */
  outline(font: FontId, text: string): { readonly d: string; readonly unitsPerEm: number };
  /** The font file, for embedding. */
  file(font: FontId): Uint8Array;
}

const files: Readonly<Record<FontId, string>> = {
  regular: '400Regular/RobotoCondensed_400Regular.ttf',
  italic: '400Regular_Italic/RobotoCondensed_400Regular_Italic.ttf',
  bold: '700Bold/RobotoCondensed_700Bold.ttf',
  title: '900Black/RobotoCondensed_900Black.ttf',
};

/** The toolkit's own fonts, read from the installed package. */
export function loadFonts(): Fonts {
  const require = createRequire(import.meta.url);
  return createFonts((font) => readFileSync(require.resolve(`@expo-google-fonts/roboto-condensed/${files[font]}`)));
}

/** Fonts from the bytes of their files; each is read when it is first needed. */
export function createFonts(read: (font: FontId) => Uint8Array): Fonts {
  const opened = new Map<FontId, { readonly data: Uint8Array; readonly font: Font }>();
  const widths = new Map<string, number>();
  const open = (id: FontId) => {
    const known = opened.get(id);
    if (known !== undefined) return known;
    const data = read(id);
    const fresh = { data, font: create(data) };
    opened.set(id, fresh);
    return fresh;
  };
  const width = (id: FontId, text: string): number => {
    const key = `${id} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const { font } = open(id);
    const measured = font.layout(text).advanceWidth / font.unitsPerEm;
    widths.set(key, measured);
    return measured;
  };
  return {
    width,
    capHeight: (id) => open(id).font.capHeight / open(id).font.unitsPerEm,
    ascent: (id) => open(id).font.ascent / open(id).font.unitsPerEm,
    descent: (id) => -open(id).font.descent / open(id).font.unitsPerEm,
    missing: (id, text) => missingGlyphs(open(id).font, text),
    outline: (id, text) => ({ d: outlineOf(open(id).font, text), unitsPerEm: open(id).font.unitsPerEm }),
    file: (id) => open(id).data,
  };
}

/** Throws RangeError, naming text and place, when the font lacks a character: it would print as an empty box. */
export function checkGlyphs(fonts: Fonts, font: FontId, text: string, place: string): void {
  const missing = fonts.missing(font, text);
  if (missing.length === 0) return;
  const shown = missing.map((letter) => `"${letter}" (U+${codeOf(letter)})`).join(', ');
  throw new RangeError(`Cannot print ${place}: the font has no ${shown}, needed for "${text}"`);
}

function codeOf(letter: string): string {
  return letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
}

function missingGlyphs(font: Font, text: string): string[] {
  return [...new Set(text)].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!));
}

function outlineOf(font: Font, text: string): string {
  const run = font.layout(text);
  let x = 0;
  const parts = run.glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = run.positions[index]!;
    const d = glyph.path.translate(Number(fixed(x + xOffset)), yOffset).toSVG();
    x += xAdvance;
    return d;
  });
  return parts.join('');
}
