import { describe, expect, test } from 'vitest';
import { loadFonts } from '../../src/draw/fonts.js';
import { counterPng, countersheetLayout, countersheetPages, countersheetsPdf } from '../../src/print/countersheet.js';
import { papers } from '../../src/print/page.js';
import { fixture } from './fixture.js';
import { havePdftotext, pdfText } from './pdf-text.js';

const fonts = loadFonts();

describe.each(['A4', 'Letter'] as const)('countersheets on %s', (paper) => {
  const layout = countersheetLayout(fixture, { paper });

  test('have each back exactly behind its front when the paper is turned over its long edge', () => {
    expect(layout.pieces.length).toBeGreaterThan(20);
    for (const { front, back } of layout.pieces) {
      // Seen from the front, a point x of the back page is at width - x; the back's right edge is the front's left.
      expect(Math.abs(papers[paper].width - (back.x + layout.size) - front.x)).toBeLessThan(0.01);
      expect(Math.abs(back.y - front.y)).toBeLessThan(0.01);
    }
  });

  test('draw the counters where the layout says, on facing pages', () => {
    const pages = countersheetPages(fixture, fonts, { paper });
    expect(pages).toHaveLength(layout.pages);
    for (const { page, front, back } of layout.pieces) {
      const at = (index: number) => pages[index]!.shapes.flatMap((shape) => (shape.kind === 'group' ? [shape.at] : []));
      expect(at(page - 1)).toContainEqual(front);
      expect(at(page)).toContainEqual(back);
    }
  });

  test('keep counters apart and within the paper, with room for marks', () => {
    const { size } = layout;
    for (const a of layout.pieces) {
      expect(a.front.x).toBeGreaterThanOrEqual(5);
      expect(a.front.y).toBeGreaterThanOrEqual(10);
      expect(a.front.x + size).toBeLessThanOrEqual(papers[paper].width - 5);
      expect(a.front.y + size).toBeLessThanOrEqual(papers[paper].height - 10);
      for (const b of layout.pieces) {
        if (a === b || a.page !== b.page) continue;
        const apart = Math.abs(a.front.x - b.front.x) > size - 0.001 || Math.abs(a.front.y - b.front.y) > size - 0.001;
        expect(apart, `${a.id} and ${b.id}`).toBe(true);
      }
    }
  });
});

test('markers are printed as often as the module says, counters with three states on two pieces', () => {
  const { pieces } = countersheetLayout(fixture, { paper: 'A4' });
  expect(pieces.filter((piece) => piece.id === 'out')).toHaveLength(5);
  expect(pieces.filter((piece) => piece.id === 'r-leader').map((piece) => piece.states)).toEqual([
    [0, 1],
    [2, undefined],
  ]);
});

test('the same module gives the same bytes', async () => {
  const first = await countersheetsPdf(fixture, fonts, { paper: 'A4' });
  const second = await countersheetsPdf(fixture, loadFonts(), { paper: 'A4' });
  expect(first.equals(second)).toBe(true);
});

test.skipIf(!havePdftotext)('names and values can be read out of the PDF', async () => {
  const text = pdfText(await countersheetsPdf(fixture, fonts, { paper: 'A4' }));
  for (const word of ['10-4', '17-4', '3-7½', 'Korovin', 'Grenadiers', 'Łódź', 'Чир', 'supply', 'Rain'])
    expect(text).toContain(word);
});

test('a counter is a PNG of its size; an unknown id is an error', async () => {
  const png = await counterPng(fixture, fonts, 'b-tank', 1, 4);
  expect(png.readUInt32BE(16)).toBe(13 * 5 * 4);
  await expect(counterPng(fixture, fonts, 'nobody')).rejects.toThrow(/no counter or marker/);
});
