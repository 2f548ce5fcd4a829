import { describe, expect, test } from 'vitest';
import { overlap, textBoxes } from '../../src/draw/boxes.js';
import { loadFonts } from '../../src/draw/fonts.js';
import type { ModuleData } from '../../src/print/aid-data.js';
import { aidPages, aidsPdf } from '../../src/print/player-aid.js';
import { wholeScenario } from '../../src/print/scenario-section.js';
import { templateWords, testWords, titlesOf } from '../../src/print/words.js';
import { fixture } from './fixture.js';
import { havePdftotext, pdfText } from './pdf-text.js';

const fonts = loadFonts();
const words = (data: ModuleData) =>
  aidPages(data, fonts, { paper: 'A4' })
    .flatMap((page) => textBoxes(fonts, page.shapes))
    .map((box) => box.text);

describe.each(['A4', 'Letter'] as const)('player aids on %s', (paper) => {
  test('stay on the paper, and no words overlap', () => {
    for (const page of aidPages(fixture, fonts, { paper })) {
      const boxes = textBoxes(fonts, page.shapes);
      boxes.forEach((box, index) => {
        expect(
          box.left >= 5 && box.right <= page.width - 5 && box.top >= 5 && box.bottom <= page.height - 5,
          box.text,
        ).toBe(true);
        for (const other of boxes.slice(index + 1))
          expect(overlap(box, other), `${box.text} / ${other.text}`).toBe(false);
      });
    }
  });

  test('are the same bytes every time', async () => {
    expect((await aidsPdf(fixture, fonts, { paper })).equals(await aidsPdf(fixture, loadFonts(), { paper }))).toBe(
      true,
    );
  });
});

describe('a decision table', () => {
  const all = words(fixture);

  test('reads in words: titles of members, yes and no, labels', () => {
    for (const word of [
      'Terrain entered',
      'Bog or Dune',
      'Rain',
      'yes',
      'not Meadow',
      'Along a lane',
      '3 or more',
      '0 to 2',
    ])
      expect(all).toContain(word);
    expect(all).toContain('as steep as the slope');
  });

  test('never shows an expression where a row has a label', () => {
    expect(all.join(' ')).not.toContain('linked(');
    expect(all.join(' ')).not.toContain('slope(');
  });

  test('changes in print when a row changes', () => {
    const tables = fixture.tables.map((table) =>
      table.kind === 'decision' && table.id === 'stepCost'
        ? { ...table, rows: table.rows.map((row) => ({ ...row, gives: 77 })) }
        : table,
    );
    expect(words({ ...fixture, tables }).filter((word) => word === '77')).toHaveLength(7);
  });
});

test('a result table prints the very cells and what they mean', () => {
  const all = words(fixture);
  expect(all.filter((word) => word === 'DR2')).toHaveLength(7 + 1);
  expect(all).toContain('All attackers are removed.');
});

test('a long table breaks between rows and shows its heading again', () => {
  const table = fixture.tables.find((each) => each.id === 'stepCost')!;
  if (table.kind !== 'decision') throw new Error('Cannot test: not a decision table');
  const rows = Array.from({ length: 120 }, (_, index) => ({
    id: `r${index}`,
    label: `Case number ${index}`,
    gives: index,
  }));
  const aids = { aids: [{ id: 'a', title: 'Long', sections: [{ table: 'stepCost' }] }] };
  const pages = aidPages({ ...fixture, tables: [{ ...table, rows }], aids }, fonts, { paper: 'A4' });
  expect(pages.length).toBeGreaterThan(1);
  const texts = pages.map((page) => textBoxes(fonts, page.shapes).map((box) => box.text));
  for (const page of texts) expect(page.filter((text) => text === 'Result').length).toBeGreaterThan(0);
  expect(texts.flat().filter((text) => text.startsWith('Case number'))).toHaveLength(120);
});

test('a variant is shown with what it takes over', () => {
  const whole = wholeScenario(fixture, 'ford-rain');
  expect(whole.setup?.map((step) => step.title)).toEqual([undefined, 'Red sets up second']);
  expect(whole.setup?.[0]?.at).toEqual({ 'b-tank': '0404' });
  expect(() => wholeScenario(fixture, 'none')).toThrow(/"none"/);
});

test('tests and templates in words', () => {
  const titles = titlesOf(fixture);
  expect(testWords(titles, ['wood', 'bog', 'dune'])).toBe('Wood, Bog or Dune');
  expect(testWords(titles, '<-2')).toBe('less than −2');
  expect(testWords(titles, '2..5')).toBe('2 to 5');
  expect(testWords(titles, false)).toBe('no');
  expect(templateWords('{unit.name} loses {steps} in {{braces}} {1 + 2}')).toBe(
    'The unit loses the steps in {braces} …',
  );
});

test('a name that the module lacks is an error', () => {
  const aids = { aids: [{ id: 'a', title: 'Bad', sections: [{ table: 'nothing' }] }] };
  expect(() => aidPages({ ...fixture, aids }, fonts, { paper: 'A4' })).toThrow(/table "nothing"/);
});

test.skipIf(!havePdftotext)('all sections can be read out of the PDF', async () => {
  const text = pdfText(await aidsPdf(fixture, fonts, { paper: 'Letter' }));
  for (const word of [
    'Sequence of play',
    'Blue player turn',
    'Roll one die',
    '6.3',
    'Zone of control',
    'Supply line',
    'Terrain key',
  ])
    expect(text).toContain(word);
  for (const word of [
    'The ford in the rain',
    '0304 Ford End',
    'May a unit leave the map?',
    'Counters may be looked at',
  ])
    expect(text).toContain(word);
});
