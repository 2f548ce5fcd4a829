import { describe, expect, it } from 'vitest';
import { describeProblem } from '../../src/cel/problem.js';
import { parseTemplate } from '../../src/cel/template.js';

describe('parseTemplate', () => {
  it('splits a sentence and keeps offsets into it', () => {
    const text = 'costs {gives} MP in {unit.hex.terrain}';
    const result = parseTemplate(text);
    if ('problem' in result) throw new Error(result.problem.message);
    expect(result.parts.map((part) => [part.kind, part.text])).toEqual([
      ['text', 'costs '],
      ['expression', 'gives'],
      ['text', ' MP in '],
      ['expression', 'unit.hex.terrain'],
    ]);
    const last = result.parts[3]!;
    expect(last.kind === 'expression' && last.ast).toMatchObject({ op: 'member', start: 21, end: 37 });
    for (const part of result.parts) expect(text.slice(part.start, part.end)).toBe(part.text);
  });

  it.each([
    ['', []],
    ['plain', ['plain']],
    ['{a}{b}', ['<a>', '<b>']],
    ['{{not}} {a} }}', ['{not} ', '<a>', ' }']],
    ['{x == "}" ? "{" : \'\\\'}\'}!', ['<x == "}" ? "{" : \'\\\'}\'>', '!']],
    ['Łódź {a}', ['Łódź ', '<a>']],
  ])('reads %s', (text, parts) => {
    const result = parseTemplate(text);
    if ('problem' in result) throw new Error(result.problem.message);
    expect(result.parts.map((part) => (part.kind === 'text' ? part.text : `<${part.text}>`))).toEqual(parts);
  });

  it.each([
    ['a {b', 2, 3, 'bad-template', 'Cannot find the brace that closes this one. Write {{ for a brace in the sentence.'],
    ['a } b', 2, 3, 'bad-template', 'Cannot close a brace that was not opened. Write }} for a brace in the sentence.'],
    ['a {} b', 3, 3, 'empty-expression', 'Cannot read an empty expression.'],
    ['a {1 +} b', 6, 6, 'syntax', 'Cannot read the expression: it ends too early.'],
    ['a {n = 1} b', 5, 6, 'syntax', 'Cannot read the expression: "=" was not expected here. Write ==.'],
    [
      'x'.repeat(2_001),
      0,
      2_001,
      'expression-too-long',
      'Cannot read a sentence of 2001 characters. The limit is 2000.',
    ],
  ])('refuses %s', (text, start, end, code, prose) => {
    const result = parseTemplate(text);
    if (!('problem' in result)) throw new Error('no problem');
    const { problem } = result;
    expect([problem.start, problem.end, problem.code, describeProblem(problem)]).toEqual([start, end, code, prose]);
  });
});
