/**
 * The text of a tree, with as few parentheses as the grammar needs: what run-time errors quote.
 * Law: parsing the text again gives the same tree, offsets apart.
 */
import type { Ast, BinaryOperator } from './ast.js';

const CHOICE = 0;
const UNARY = 7;
const POSTFIX = 8;

const LEVELS: Readonly<Record<BinaryOperator, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  in: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};

export function formatExpression(ast: Ast): string {
  return format(ast, CHOICE);
}

function format(ast: Ast, least: number): string {
  const [text, level] = formatNode(ast);
  return level < least ? `(${text})` : text;
}

function formatNode(ast: Ast): readonly [text: string, level: number] {
  switch (ast.op) {
    case 'literal':
      return [formatLiteral(ast.literal, ast.value), POSTFIX];
    case 'list':
      return [`[${ast.items.map(formatExpression).join(', ')}]`, POSTFIX];
    case 'name':
      return [ast.name, POSTFIX];
    case 'member':
      return [`${format(ast.object, POSTFIX)}.${ast.name}`, POSTFIX];
    case 'index':
      return [`${format(ast.object, POSTFIX)}[${formatExpression(ast.index)}]`, POSTFIX];
    case 'call': {
      const receiver = ast.receiver === undefined ? '' : `${format(ast.receiver, POSTFIX)}.`;
      return [`${receiver}${ast.name}(${ast.args.map(formatExpression).join(', ')})`, POSTFIX];
    }
    case 'macro':
      return [`${format(ast.list, POSTFIX)}.${ast.macro}(${ast.variable}, ${formatExpression(ast.body)})`, POSTFIX];
    case 'unary':
      return [`${ast.operator}${format(ast.operand, UNARY)}`, UNARY];
    case 'binary': {
      const level = LEVELS[ast.operator];
      return [`${format(ast.left, level)} ${ast.operator} ${format(ast.right, level + 1)}`, level];
    }
    case 'choice':
      return [`${format(ast.test, CHOICE + 1)} ? ${formatExpression(ast.yes)} : ${formatExpression(ast.no)}`, CHOICE];
  }
}

function formatLiteral(literal: 'bool' | 'int' | 'number' | 'text', value: boolean | number | string): string {
  if (literal === 'text')
    return JSON.stringify(value).replace(/\u2028|\u2029/g, (c) => `\\u${c.charCodeAt(0).toString(16)}`);
  const text = String(value);
  return literal === 'number' && /^\d+$/.test(text) ? `${text}.0` : text.replace('e+', 'e');
}
