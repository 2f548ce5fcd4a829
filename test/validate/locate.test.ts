import fc from 'fast-check';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { type JsonDocument, locate, locateKey, offsetOf, type Place } from '../../src/validate/locate.js';
import { childPointer, formatPointer, parsePointer, valueAt } from '../../src/validate/pointer.js';
import { findSyntaxTrouble } from '../../src/validate/syntax.js';

/** The definition: counts line ends up to the place. */
function offsetOfPlace(text: string, { line, column }: Place): number {
  let at = 0;
  for (let i = 1; i < line; i++) at += /^[^\r\n]*(?:\r\n|\r|\n)/.exec(text.slice(at))?.[0].length ?? 0;
  return at + column - 1;
}

/** The text of the value that begins here, by trying every end. */
function valueText(text: string, start: number, value: unknown): boolean {
  for (let end = start + 1; end <= text.length; end++) {
    try {
      if (JSON.stringify(JSON.parse(text.slice(start, end))) === JSON.stringify(value)) return true;
    } catch {}
  }
  return false;
}

function* nodes(value: unknown, pointer = ''): Generator<readonly [string, unknown]> {
  yield [pointer, value];
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) yield* nodes(inner, childPointer(pointer, key));
}

const document = (text: string): JsonDocument => ({ file: 'a.json', text });
const layouts = [undefined, 1, '\t'] as const;
const safeValue = fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

describe('locate', () => {
  it('points at the text of every value of a random document', () => {
    fc.assert(
      fc.property(
        safeValue,
        fc.constantFrom(...layouts),
        fc.constantFrom('\n', '\r\n', '\r'),
        (value, layout, ending) => {
          const text = JSON.stringify(value, null, layout).replaceAll('\n', ending);
          const made = document(text);
          for (const [pointer, inner] of nodes(JSON.parse(text))) {
            const start = offsetOfPlace(text, locate(made, pointer));
            expect(start).toBe(offsetOf(made, pointer));
            expect(valueText(text, start, inner)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('points at the name of every member', () => {
    fc.assert(
      fc.property(safeValue, (value) => {
        const text = JSON.stringify(value, null, 2);
        const made = document(text);
        for (const [pointer] of nodes(JSON.parse(text))) {
          const parts = parsePointer(pointer);
          const parent = valueAt(JSON.parse(text), formatPointer(parts.slice(0, -1)));
          const isMember = parts.length > 0 && !Array.isArray(parent);
          const start = offsetOfPlace(text, locateKey(made, pointer));
          if (isMember) expect(text.startsWith(`${JSON.stringify(parts.at(-1))}:`, start)).toBe(true);
          else expect(start).toBe(offsetOf(made, pointer));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('points at a character inside text, minding escapes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const escaped = JSON.stringify([value]).replace(
          /[é-ÿ]/g,
          (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
        const made = document(escaped);
        for (let i = 0; i <= value.length; i++) {
          const start = offsetOf(made, '/0', i);
          const rest = JSON.parse(`"${escaped.slice(start, -2)}"`) as string;
          expect(rest).toBe(value.slice(i));
        }
      }),
    );
  });

  it('agrees with the tree of jsonc-parser, by which it is defined', () => {
    fc.assert(
      fc.property(safeValue, fc.constantFrom(...layouts), (value, layout) => {
        const text = JSON.stringify(value, null, layout);
        const tree = parseTree(text)!;
        for (const [pointer] of nodes(JSON.parse(text))) {
          let node = tree;
          for (const part of parsePointer(pointer)) {
            node = findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part])!;
          }
          expect(offsetOf(document(text), pointer)).toBe(node.offset);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('finds a name that is written with escapes', () => {
    const made = document('{"b":1,"\\u0061\\/":[2,3]}');
    expect(locate(made, '/a~1/1')).toEqual({ line: 1, column: 22 });
    expect(locateKey(made, '/a~1')).toEqual({ line: 1, column: 8 });
  });

  it('answers with the nearest value above for a pointer that leads nowhere', () => {
    const made = document('{\n "a": [\n  1]}');
    expect(locate(made, '/a/7')).toEqual({ line: 2, column: 7 });
    expect(locate(made, '/a/x/y')).toEqual({ line: 2, column: 7 });
    expect(locate(made, '/b')).toEqual({ line: 1, column: 1 });
    expect(locateKey(made, '/a')).toEqual({ line: 2, column: 2 });
    expect(locate(made, '/a/0', 3)).toEqual({ line: 3, column: 3 });
  });
});

describe('pointers', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (parts) => {
        expect(parsePointer(formatPointer(parts))).toEqual(parts);
      }),
    );
  });
});

describe('findSyntaxTrouble', () => {
  const accepts = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };

  it('refuses exactly what JSON.parse refuses, within the text', () => {
    const token = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      '-0.5e3',
      'true',
      'null',
      ' ',
      '\n',
      '01',
      "'",
      '"',
      '\\',
      'x',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
        const text = tokens.join('');
        const trouble = findSyntaxTrouble(text);
        expect(trouble === undefined).toBe(accepts(text));
        if (trouble !== undefined) expect(trouble.offset).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 20_000 },
    );
  });

  it('refuses one changed character of a good document exactly when JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom(',', '"', '}', '0', 'e', ''), (good, at, put) => {
        const i = at % good.length;
        const text = good.slice(0, i) + put + good.slice(i + 1);
        expect(findSyntaxTrouble(text) === undefined).toBe(accepts(text));
      }),
      { numRuns: 5000 },
    );
  });
});
