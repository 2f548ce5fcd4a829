import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnOf, createGrid, rowOf } from '../../src/hex/grid.js';
import { formatHexNumber, parseHexNumber } from '../../src/hex/hex-number.js';
import { anyGrid, at, gridA, gridB, gridC } from './grids.js';

describe('hex numbers', () => {
  test('every hex survives the round trip', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        for (let hex = 0; hex < grid.size; hex++) expect(parseHexNumber(grid, formatHexNumber(grid, hex))).toBe(hex);
      }),
    );
  });

  test('only text that formatting writes is accepted', () => {
    const text = fc.oneof(fc.stringMatching(/^[0-9.\- ]{0,8}$/), fc.string());
    fc.assert(
      fc.property(anyGrid, text, (grid, text) => {
        const hex = parseHexNumber(grid, text);
        if (hex >= 0) expect(formatHexNumber(grid, hex)).toBe(text);
      }),
    );
  });

  test.each(['', '1', '101', '00101', '0100', '0111', '1501', '0001', '01 1', '-101', '1e01', '٠١٠١', '0101 '])(
    'grid A has no hex %j',
    (text) => expect(parseHexNumber(gridA, text)).toBe(-1),
  );

  test('corners of the printed maps', () => {
    expect(at(gridA, '0101')).toBe(0);
    expect(at(gridA, '1410')).toBe(gridA.size - 1);
    expect(at(gridB, '4301')).toBe(0);
    expect(at(gridB, '1042')).toBe(gridB.size - 1);
    expect(at(gridC, '0001')).toBe(0);
    const hex = at(gridB, '3219');
    expect([columnOf(gridB, hex), rowOf(gridB, hex)]).toEqual([18, 11]);
  });

  test('a missing hex has no number', () => {
    const grid = createGrid({ ...gridA.spec, missing: ['0603'] });
    expect(parseHexNumber(grid, '0603')).toBe(-1);
    for (const hex of [at(gridA, '0603'), -1, grid.size, 0.5]) {
      expect(() => formatHexNumber(grid, hex)).toThrow(RangeError);
    }
  });
});
