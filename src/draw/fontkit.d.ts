/** The part of fontkit that is used here; the package has no types of its own. */
declare module 'fontkit' {
  export interface GlyphPath {
    toSVG(): string;
    translate(x: number, y: number): GlyphPath;
  }
  export interface Glyph {
    readonly id: number;
    readonly path: GlyphPath;
  }
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  export interface GlyphRun {
    readonly advanceWidth: number;
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly capHeight: number;
    readonly xHeight: number;
    readonly ascent: number;
    readonly descent: number;
    layout(text: string): GlyphRun;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(data: Uint8Array): Font;
}
