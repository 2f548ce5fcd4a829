import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ast } from '../../src/cel/ast.js';
import { formatExpression } from '../../src/cel/format.js';
import { parsed } from './fixture.js';
import { expressionText } from './generate.js';

function withoutOffsets(ast: Ast): unknown {
  return JSON.parse(
    JSON.stringify(ast, (key, value) => (/^(start|end|nameAt|variableAt)$/.test(key) ? undefined : value)),
  );
}

describe('parseExpression', () => {
  it('keeps offsets, with the parentheses round an operand', () => {
    const text = ' ( a.b ) * -(1 + 2) ';
    const ast = parsed(text);
    expect(text.slice(ast.start, ast.end)).toBe('( a.b ) * -(1 + 2)');
    expect(ast).toMatchObject({
      op: 'binary',
      operator: '*',
      left: { op: 'member', start: 3, end: 6, nameAt: { start: 5, end: 6 } },
      right: { op: 'unary', start: 11, end: 19, operand: { start: 13, end: 18 } },
    });
  });

  it('places names of methods and macro variables', () => {
    const text = '(a ? b : c) . exists ( x , x )';
    const ast = parsed(text);
    expect(ast).toMatchObject({ op: 'macro', start: 0, end: 30, variable: 'x', variableAt: { start: 23, end: 24 } });
    expect(parsed('(a).size()')).toMatchObject({ op: 'call', start: 0, end: 10, nameAt: { start: 4, end: 8 } });
    expect(parsed('(a)[(0)]')).toMatchObject({ op: 'index', start: 0, end: 8 });
    expect(parsed('(a) ? 1 : (2)')).toMatchObject({ op: 'choice', start: 0, end: 13 });
  });

  it('is not misled by parentheses in comments', () => {
    const text = '(a) // :-)\n + b';
    const ast = parsed(text);
    expect([ast.start, ast.end]).toEqual([0, text.length]);
  });

  it.each([
    ['a||b&&c', 'a || b && c'],
    ['(a||b)&&c', '(a || b) && c'],
    ['a-(b-c)', 'a - (b - c)'],
    ['((a-b)-c)', 'a - b - c'],
    ['-(-1)', '--1'],
    ['!(a in [1,2.0])', '!(a in [1, 2.0])'],
    ["'it''s'".replace("''", "\\'"), '"it\'s"'],
    ['a.map(x, x > 1, x * 2)', 'a.filter(x, x > 1).map(x, x * 2)'],
    ['(a ? b : c) ? d : (e ? f : g)', '(a ? b : c) ? d : e ? f : g'],
    ['(a + b).c(1)[2]', '(a + b).c(1)[2]'],
    ['1e21 + 0x10', '1e21 + 16'],
  ])('%s is written %s', (text, formatted) => {
    expect(formatExpression(parsed(text))).toBe(formatted);
    expect(withoutOffsets(parsed(formatted))).toEqual(withoutOffsets(parsed(text)));
  });

  it('law: the text of a tree reads as the same tree', () => {
    fc.assert(
      fc.property(expressionText(), (text) => {
        const ast = parsed(text);
        expect(withoutOffsets(parsed(formatExpression(ast)))).toEqual(withoutOffsets(ast));
        expect([ast.start, ast.end]).toEqual([0, text.length]);
      }),
      { numRuns: 500 },
    );
  });
});
