import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fault, formatFaults, sortFaults } from '../../src/validate/fault.js';
import { editDistance, nearest } from '../../src/validate/nearest.js';
import { cpuTime } from './cpu-time.js';

const fault = (rest: Partial<Fault> = {}): Fault => ({
  code: 'unknown-id',
  severity: 'error',
  file: 'tables/crt.json',
  pointer: '/cells/3/hex',
  line: 41,
  column: 12,
  message: 'Cannot find hex "9999".',
  ...rest,
});

describe('formatFaults', () => {
  const hint = 'Did you mean "0909"?';

  it('text: place, code, sentence, pointer', () => {
    expect(formatFaults([fault({ hint })], 'text', { folder: 'data/x/' })).toBe(
      'data/x/tables/crt.json:41:12 error unknown-id Cannot find hex "9999". Did you mean "0909"? (at /cells/3/hex)\n',
    );
  });

  it('unix: one line for an editor', () => {
    expect(formatFaults([fault({ hint })], 'unix')).toBe(
      'tables/crt.json:41:12: error: Cannot find hex "9999". Did you mean "0909"? [unknown-id]\n',
    );
  });

  it('json: the faults, in order', () => {
    const late = fault({ line: 50 });
    expect(JSON.parse(formatFaults([late, fault()], 'json'))).toEqual([fault(), late]);
  });

  it('shortens a long list of what is allowed', () => {
    const allowed = Array.from({ length: 42 }, (_, i) => `h${i}`);
    expect(formatFaults([fault({ allowed })], 'text')).toContain(
      'Expected one of h0, h1, h2, h3, h4, h5, h6, h7, h8, h9, h10, h11 and 30 more.',
    );
  });

  it('is one line a fault and free of control characters, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('text', 'unix'), (words, format) => {
        const made = fault({ message: words, hint: words, allowed: [words], file: words, pointer: `/${words}` });
        const lines = formatFaults([made], format as 'text' | 'unix');
        expect(lines.slice(0, -1)).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  it('sorts by file, line, column and code', () => {
    const made = [
      fault({ file: 'b', line: 1 }),
      fault({ file: 'a', line: 10 }),
      fault({ file: 'a', line: 9, column: 2 }),
      fault({ file: 'a', line: 9, column: 1, code: 'b' }),
      fault({ file: 'a', line: 9, column: 1, code: 'a' }),
    ];
    expect(sortFaults(made)).toEqual([made[4], made[3], made[2], made[1], made[0]]);
  });
});

describe('nearest', () => {
  const cases = [
    ['tnak', ['infantry', 'tank', 'gun'], 'tank'],
    ['Tank', ['bank', 'tank'], 'tank'],
    ['zoc-exerts', ['zocProjects', 'zocExerts'], 'zocExerts'],
    ['9099', ['1234', '0909', '9909'], '9909'],
    ['movment', ['monument', 'movement'], 'movement'],
    ['gun', ['tank', 'horse'], undefined],
    ['a', ['b', 'c'], undefined],
    ['x'.repeat(100_000), ['x'.repeat(99_999)], undefined],
    ['tank', ['tank'], undefined],
    ['', ['tank'], undefined],
  ] as const;
  for (const [word, candidates, found] of cases) {
    it(`${word.slice(0, 20)} -> ${found}`, () => expect(nearest(word, candidates)).toBe(found));
  }

  it('counts a swap of neighbours as one edit', () => {
    expect(editDistance('tnak', 'tank')).toBe(1);
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('is a distance, and a limit only changes what lies beyond it', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(8), (a, b, limit) => {
        const distance = editDistance(a, b);
        expect(editDistance(b, a)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        const limited = editDistance(a, b, limit);
        if (distance <= limit) expect(limited).toBe(distance);
        else expect(limited).toBeGreaterThan(limit);
      }),
    );
  });

  it('answers at once for very many candidates', () => {
    const many = Array.from({ length: 200_000 }, (_, i) => `candidate-number-${i}`);
    const spent = cpuTime(() => {
      nearest('candidate-nubmer-199999', many);
    });
    expect(spent).toBeLessThan(1000);
  });
});
