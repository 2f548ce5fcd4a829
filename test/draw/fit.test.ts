import { describe, expect, test } from 'vitest';
import { fitBlock, fitText, wrapText } from '../../src/draw/fit.js';
import { checkGlyphs, loadFonts } from '../../src/draw/fonts.js';

const fonts = loadFonts();
const base = {
  x: 0,
  y: 0,
  font: 'bold',
  size: 3,
  least: 1.5,
  fill: '#000000',
  place: 'counter "a", state "full"',
} as const;

describe('text that must fit', () => {
  test('keeps its size where there is room', () => {
    expect(fitText(fonts, { ...base, text: '12-6', room: 20 }).size).toBe(3);
  });

  test('shrinks to just the room there is', () => {
    const line = fitText(fonts, { ...base, text: 'Grenadiers', room: 9 });
    expect(line.size).toBeLessThan(3);
    expect(fonts.width('bold', 'Grenadiers') * line.size).toBeCloseTo(9, 6);
  });

  test('is an error that names text and place when the least size is too wide', () => {
    expect(() => fitText(fonts, { ...base, text: 'A name of great length', room: 5 })).toThrow(
      /counter "a", state "full".*"A name of great length" needs [0-9.]+ mm at the least size and has 5\.0 mm/,
    );
  });

  test('is an error when the font lacks a letter', () => {
    expect(() => fitText(fonts, { ...base, text: '部隊', room: 50 })).toThrow(/counter "a".*"部" \(U\+90E8\).*"部隊"/);
  });

  test('breaks into lines, and is an error when a box is too small', () => {
    const block = {
      text: 'Out of supply',
      font: 'bold',
      size: 5,
      least: 1.3,
      width: 11,
      height: 11,
      place: 'marker "m"',
    } as const;
    const { lines, size } = fitBlock(fonts, block);
    expect(lines.join(' ')).toBe('Out of supply');
    for (const line of lines) expect(fonts.width('bold', line) * size).toBeLessThanOrEqual(11);
    expect(() => fitBlock(fonts, { ...block, width: 2, height: 2 })).toThrow(
      /marker "m".*"Out of supply" does not fit/,
    );
  });

  test('wraps at words only and keeps line breaks', () => {
    expect(wrapText(fonts, 'regular', 'one two\nthree', 3, 100)).toEqual(['one two', 'three']);
  });
});

test('the fonts have Latin, Polish, Cyrillic and fractions', () => {
  for (const font of ['regular', 'italic', 'bold', 'title'] as const) {
    expect(() => checkGlyphs(fonts, font, 'Łódź Чир Küstrin ½ ¼ – × − •', 'a test')).not.toThrow();
  }
});
