/** Types of `&& || == != < <= > >= in + - * / %`: int promotes to number, unlike types are never compared. */
import type { Ast, BinaryAst } from './ast.js';
import { type Checking, describeOperand, isOpen, needKind } from './checking.js';
import { formatExpression } from './format.js';
import { refuse } from './problem.js';
import type { BinaryNode, TypedNode } from './typed.js';
import { assignable, BOOL, INT, joinTypes, NUMBER, type Type, typeName } from './types.js';

const LONGEST_SOURCE = 80;

export function checkBinary(ast: BinaryAst, checking: Checking): TypedNode {
  const { operator } = ast;
  if (operator === '==' || operator === '!=') return checkEquality(ast, checking);
  if (operator === 'in') return checkIn(ast, checking);
  const left = checking.check(ast.left, checking);
  const right = checking.check(ast.right, checking);
  const use = `with "${operator}"`;
  switch (operator) {
    case '&&':
    case '||':
      needKind(left, ['bool'], use);
      needKind(right, ['bool'], use);
      return binary(ast, left, right, BOOL);
    case '<':
    case '<=':
    case '>':
    case '>=':
      needKind(left, ['int', 'number'], use);
      needKind(right, ['int', 'number'], use);
      return binary(ast, left, right, BOOL);
    case '%':
      needKind(left, ['int'], use);
      needKind(right, ['int'], use);
      return binary(ast, left, right, INT);
    case '+':
      if (left.type.kind === 'text') {
        needKind(right, ['text'], 'with "+" after a text');
        return binary(ast, left, right, left.type);
      }
      needKind(left, ['int', 'number', 'text'], use);
      needKind(right, ['int', 'number'], use);
      return binary(ast, left, right, arithmeticType(left.type, right.type));
    default:
      needKind(left, ['int', 'number'], use);
      needKind(right, ['int', 'number'], use);
      return binary(ast, left, right, arithmeticType(left.type, right.type));
  }
}

function arithmeticType(left: Type, right: Type): Type {
  return left.kind === 'int' && right.kind === 'int' ? INT : NUMBER;
}

function binary(ast: BinaryAst, left: TypedNode, right: TypedNode, type: Type): BinaryNode {
  const source = ast.operator === '/' || ast.operator === '%' ? sourceOf(ast) : '';
  return { op: 'binary', operator: ast.operator, left, right, source, type, start: ast.start, end: ast.end };
}

/** The text of a tree, cut to what an error message can hold. */
export function sourceOf(ast: Ast): string {
  const text = formatExpression(ast);
  return text.length > LONGEST_SOURCE ? `${text.slice(0, LONGEST_SOURCE)}...` : text;
}

function checkEquality(ast: BinaryAst, checking: Checking): TypedNode {
  const [left, right] = checkSides(ast, checking, (type) => type);
  const joined = joinTypes(left.type, right.type);
  if (joined === undefined || joined.kind === 'none') {
    refuse(ast, 'unlike-types', `Cannot compare ${describeOperand(left)} with ${describeOperand(right)}.`, {
      found: typeName(right.type),
    });
  }
  if (joined.kind === 'list' || joined.kind === 'record') {
    refuse(ast, 'wrong-operand', `Cannot compare ${typeName(joined)} with "${ast.operator}".`);
  }
  return binary(ast, left, right, BOOL);
}

function checkIn(ast: BinaryAst, checking: Checking): TypedNode {
  const [left, right] = checkSides(
    ast,
    checking,
    (type) => ({ kind: 'list', of: type }),
    (type) => (type.kind === 'list' || type.kind === 'set' ? type.of : type),
  );
  if (right.op === 'list' && right.items.length === 0) {
    refuse(ast.right, 'empty-list', 'Cannot look for something in an empty list.');
  }
  const container = right.type;
  if (container.kind !== 'list' && container.kind !== 'set') {
    return refuse(ast.right, 'not-a-list', `Cannot look for something in ${typeName(container)}.`, {
      found: typeName(container),
      allowed: ['list', 'set'],
    });
  }
  const inList = container.kind === 'list' && joinTypes(left.type, container.of) !== undefined;
  if (!inList && !(container.kind === 'set' && assignable(left.type, container.of))) {
    refuse(ast, 'unlike-types', `Cannot look for ${describeOperand(left)} in ${typeName(container)}.`, {
      found: typeName(left.type),
      allowed: [typeName(container.of)],
    });
  }
  if (container.kind === 'list' && (container.of.kind === 'list' || container.of.kind === 'record')) {
    refuse(ast.right, 'wrong-operand', `Cannot look for something in ${typeName(container)}.`);
  }
  return binary(ast, left, right, BOOL);
}

/** The side that knows its type is checked first and lends it to the other. */
function checkSides(
  ast: BinaryAst,
  checking: Checking,
  toRight: (left: Type) => Type,
  toLeft: (right: Type) => Type = toRight,
): readonly [left: TypedNode, right: TypedNode] {
  if (isOpen(ast.left) && !isOpen(ast.right)) {
    const right = checking.check(ast.right, checking);
    return [checking.check(ast.left, checking, { type: toLeft(right.type), compared: true }), right];
  }
  const left = checking.check(ast.left, checking);
  return [left, checking.check(ast.right, checking, { type: toRight(left.type), compared: true })];
}
