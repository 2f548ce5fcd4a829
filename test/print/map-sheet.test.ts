import { expect, test } from 'vitest';
import { textBoxes } from '../../src/draw/boxes.js';
import { loadFonts } from '../../src/draw/fonts.js';
import { mapPage, mapPdf } from '../../src/print/map-sheet.js';
import { pagesToPdf, paperFor } from '../../src/print/page.js';
import { fixture } from './fixture.js';
import { havePdftotext, pdfText } from './pdf-text.js';

const fonts = loadFonts();

test('the smallest paper that holds the map is taken, either way up', () => {
  expect(paperFor(200, 200).name).toBe('A4');
  expect(paperFor(290, 200)).toMatchObject({ name: 'A4', width: 297, height: 210 });
  expect(paperFor(500, 800).name).toBe('22x34 in');
  expect(paperFor(1300, 900.2)).toEqual({ name: 'own size', width: 1300, height: 901 });
});

test('a page that PDF readers refuse is an error', async () => {
  const info = { title: 't', author: 'a', language: 'en' };
  await expect(pagesToPdf([{ width: 6000, height: 100, shapes: [] }], fonts, info)).rejects.toThrow(
    /6000 x 100 mm: PDF allows 5080/,
  );
});

test('all words of the map sheet stand on the paper', () => {
  const page = mapPage(fixture, fonts);
  const boxes = textBoxes(fonts, page.shapes);
  for (const box of boxes) {
    expect(
      box.left >= 5 && box.right <= page.width - 5 && box.top >= 5 && box.bottom <= page.height - 5,
      box.text,
    ).toBe(true);
  }
  const words = boxes.map((box) => box.text);
  for (const word of ['TWO RIVERS', 'Blue camp', 'Tramway', 'Bastion', 'Afternoon']) expect(words).toContain(word);
});

test('the same module gives the same bytes', async () => {
  expect((await mapPdf(fixture, fonts)).equals(await mapPdf(fixture, loadFonts()))).toBe(true);
});

test.skipIf(!havePdftotext)('names can be read out of the PDF', async () => {
  const text = pdfText(await mapPdf(fixture, fonts, { hexWidth: 20 }));
  for (const word of ['Three Bridges', 'Highkeep', '0506', 'One hex is 500 metres']) expect(text).toContain(word);
});
