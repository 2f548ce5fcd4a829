import { describe, expect, it } from 'vitest';
import { checkExpression } from '../../src/cel/check.js';
import { emit } from '../../src/cel/emit.js';
import { parseExpression } from '../../src/cel/parse.js';
import { INT } from '../../src/cel/types.js';
import { checked, emitted, interpret, problemOf, run, SCOPE, VOCABULARY } from './fixture.js';

const FAST = 200;

function around(open: string, times: number, close: string): string {
  return `${open.repeat(times)}1${close.repeat(times)}`;
}

function timed(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

describe('hostile text', () => {
  it.each([
    ['5,000 parentheses', around('(', 5_000, ')'), 'expression-too-long'],
    ['900 parentheses', around('(', 900, ')'), 'expression-too-deep'],
    ['900 brackets', around('[', 900, ']'), 'expression-too-deep'],
    ['900 open parentheses', '('.repeat(900), 'expression-too-deep'],
    ['200 choices', `${'1?'.repeat(200)}1${':2'.repeat(200)}`, 'expression-too-deep'],
    ['10,000 terms', Array(10_000).fill('n').join('+'), 'expression-too-long'],
    ['100,000 terms', Array(100_000).fill('1').join(' + '), 'expression-too-long'],
    ['900 terms', Array(900).fill('n').join('+'), 'expression-too-large'],
    ['600 lists', `[${'[],'.repeat(600)}]`, 'empty-list'],
    ['a long name', 'a'.repeat(1_999), 'unknown-variable'],
    ['100 member steps', `unit${'.kind'.repeat(100)}`, 'expression-too-deep'],
    ['a prototype', 'unit.constructor.constructor', 'unknown-member'],
    ['a prototype variable', '__proto__ == 1', 'reserved-word'],
    ['a constructor call', 'constructor("return process")()', 'syntax'],
    ['an inherited function', 'toString()', 'unknown-function'],
    ['an inherited variable', 'hasOwnProperty', 'unknown-variable'],
  ])('%s is refused at once with one problem', (_, text, code) => {
    expect(timed(() => expect(problemOf(text).code).toBe(code))).toBeLessThan(FAST);
  });

  it('names the limit', () => {
    expect(problemOf('n+'.repeat(5_000))).toEqual({
      code: 'expression-too-long',
      message: 'Cannot read an expression of 10000 characters.',
      hint: 'The limit is 2000: split it over several rows or a table of its own.',
      start: 0,
      end: 10_000,
    });
  });

  it('reads and emits chains, prefixes and nests up to the limits', () => {
    const chain = Array(490).fill('n').join('+');
    expect(interpret(checked(chain))).toBe(490 * -3);
    expect(run(checked(chain))).toBe(490 * -3);
    const not = `${'!'.repeat(990)}tired`;
    expect(run(checked(not))).toBe(false);
    const minus = `${'-'.repeat(900)}n`;
    expect(run(checked(minus))).toBe(-3);
    expect(run(checked(`${'('.repeat(60)}n${')'.repeat(60)}`))).toBe(-3);
  });

  it('takes time in proportion to nested loops', () => {
    let nest = '1';
    for (let depth = 0; depth < 12; depth++) nest = `sum(numbers.filter(a${depth}, true).map(b${depth}, ${nest}))`;
    const result = parseExpression(nest);
    expect('ast' in result).toBe(true);
    expect(timed(() => checkAndEmit(nest))).toBeLessThan(FAST);
  });

  it('never pastes what an author wrote', () => {
    const hostile = `"\\u2028'\${process.exit()}\`*/ //</script>" == word`;
    expect(run(checked(hostile))).toBe(false);
    expect(emitted(hostile)).toBe(`${JSON.stringify(checkedText(hostile))} === word`);
    expect(emitted('"*/ evil /*" in features')).toBe('(features & 8) !== 0');
    const division = 'size([")/*"].filter(x, x == "\\n*/")) / zero';
    expect(() => run(checked(division))).toThrow('Cannot divide by zero in');
  });

  it('keeps macro variables with awkward names apart from generated code', () => {
    for (const name of ['rt', 'host', 'class', 'new', 'this', 'arguments', 'await', 'eval', 'numbers_', '_']) {
      expect(run(checked(`numbers.exists(${name}, ${name} == 4)`)), name).toBe(true);
    }
  });

  it('does not confuse a record with its prototype', () => {
    const scope = new Map(SCOPE).set('odd', {
      kind: 'record',
      name: 'odd',
      fields: { constructor: INT, toString: INT },
    });
    const read = (text: string) => {
      const result = parseExpression(text);
      if ('problem' in result) return result;
      return checkExpression(result.ast, VOCABULARY, scope);
    };
    expect(read('odd.constructor')).toMatchObject({ problem: { code: 'unknown-member' } });
    expect(read('odd.toString')).toMatchObject({ node: { op: 'field' } });
    expect(read('odd.valueOf')).toMatchObject({ problem: { code: 'unknown-member' } });
  });
});

function checkedText(text: string): string {
  const node = checked(text);
  return node.op === 'binary' && node.left.op === 'literal' ? String(node.left.value) : '';
}

function checkAndEmit(text: string): void {
  emit(checked(text), (variable) => variable);
}
