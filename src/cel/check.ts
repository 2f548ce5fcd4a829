/**
 * The type checker: an untyped tree and a vocabulary in, a typed tree or the first problem out.
 * Types flow up; only open literals (texts that may be enum values, empty lists) take theirs from a hint.
 */
import type { Ast, ListAst, LiteralAst, NameAst } from './ast.js';
import { checkCall } from './check-calls.js';
import { checkMacro } from './check-macros.js';
import { checkIndex, checkMember } from './check-members.js';
import { checkBinary } from './check-operators.js';
import {
  type Checking,
  checkAlike,
  describeOperand,
  enumLiteral,
  type Hint,
  hintNearest,
  needKind,
} from './checking.js';
import { collect, type Problem, refuse } from './problem.js';
import type { TypedNode } from './typed.js';
import { assignable, BOOL, INT, joinTypes, NONE, NUMBER, TEXT, type Type, typeName, type Vocabulary } from './types.js';

export function checkExpression(
  ast: Ast,
  vocabulary: Vocabulary,
  scope: ReadonlyMap<string, Type>,
  expected?: Type,
): { readonly node: TypedNode } | { readonly problem: Problem } {
  const checking: Checking = { vocabulary, scope, bound: new Map(), check };
  return collect(() => {
    const node = check(ast, checking, expected === undefined ? undefined : { type: expected });
    if (expected !== undefined && !assignable(node.type, expected)) {
      refuse(node, 'wrong-type', `Cannot use ${describeOperand(node)} here.`, {
        found: typeName(node.type),
        allowed: [typeName(expected)],
      });
    }
    return { node };
  });
}

function check(ast: Ast, checking: Checking, hint?: Hint): TypedNode {
  switch (ast.op) {
    case 'literal':
      return checkLiteral(ast, hint);
    case 'list':
      return checkList(ast, checking, hint);
    case 'name':
      return checkName(ast, checking);
    case 'member':
      return checkMember(ast, checking);
    case 'index':
      return checkIndex(ast, checking);
    case 'call':
      return checkCall(ast, checking);
    case 'macro':
      return checkMacro(ast, checking);
    case 'unary': {
      const operand = check(ast.operand, checking);
      needKind(operand, ast.operator === '!' ? ['bool'] : ['int', 'number'], `with "${ast.operator}"`);
      return { ...place(ast), op: 'unary', operator: ast.operator, operand, type: operand.type };
    }
    case 'binary':
      return checkBinary(ast, checking);
    case 'choice': {
      const test = check(ast.test, checking);
      needKind(test, ['bool'], 'before "?"');
      const [yes, no] = checkAlike([ast.yes, ast.no], checking, hint) as [TypedNode, TypedNode];
      const type = joinTypes(yes.type, no.type);
      if (type === undefined) {
        return refuse(ast, 'unlike-types', `Cannot choose between ${describeOperand(yes)} and ${describeOperand(no)}.`);
      }
      return { ...place(ast), op: 'choice', test, yes, no, type };
    }
  }
}

function place(ast: Ast): { readonly start: number; readonly end: number } {
  return { start: ast.start, end: ast.end };
}

const LITERAL_TYPES = { bool: BOOL, int: INT, number: NUMBER, text: TEXT } as const;

function checkLiteral(ast: LiteralAst, hint?: Hint): TypedNode {
  if (ast.literal === 'text' && hint?.type.kind === 'enum') {
    return enumLiteral(String(ast.value), hint.type, ast, hint.compared);
  }
  return { ...place(ast), op: 'literal', type: LITERAL_TYPES[ast.literal], value: ast.value };
}

function checkList(ast: ListAst, checking: Checking, hint?: Hint): TypedNode {
  if (hint?.type.kind === 'set' && ast.items.every((item) => item.op === 'literal' && item.literal === 'text')) {
    const { of } = hint.type;
    const members = ast.items.map((item) => enumLiteral(String((item as LiteralAst).value), of, item, hint.compared));
    const mask = members.reduce((bits, member) => bits | (1 << Number(member.value)), 0);
    return {
      ...place(ast),
      op: 'literal',
      type: hint.type,
      value: mask,
      label: members.map((member) => member.label).join(', '),
    };
  }
  const wanted = hint?.type.kind === 'list' ? hint.type.of : undefined;
  if (ast.items.length === 0) {
    if (wanted === undefined) refuse(ast, 'empty-list', 'Cannot tell what an empty list is a list of.');
    return { ...place(ast), op: 'list', items: [], type: { kind: 'list', of: wanted } };
  }
  const itemHint = wanted === undefined ? undefined : { type: wanted, compared: hint?.compared ?? false };
  const items = checkAlike(ast.items, checking, itemHint);
  let type = items[0]!.type;
  for (const item of items) {
    const joined = joinTypes(type, item.type);
    if (joined === undefined) {
      refuse(item, 'mixed-list', `Cannot put ${describeOperand(item)} into a list of ${typeName(type)}.`, {
        found: typeName(item.type),
        allowed: [typeName(type)],
      });
    }
    type = joined;
  }
  return { ...place(ast), op: 'list', items, type: { kind: 'list', of: type } };
}

function checkName(ast: NameAst, checking: Checking): TypedNode {
  const { name } = ast;
  if (name === 'none') return { ...place(ast), op: 'literal', type: NONE, value: -1, label: 'none' };
  const bound = checking.bound.get(name);
  if (bound !== undefined) return { ...place(ast), op: 'variable', name, bound: true, type: bound };
  const free = checking.scope.get(name) ?? checking.vocabulary.variables.get(name);
  if (free !== undefined) return { ...place(ast), op: 'variable', name, bound: false, type: free };
  const known = [...checking.bound.keys(), ...checking.scope.keys(), ...checking.vocabulary.variables.keys()];
  return refuse(ast, 'unknown-variable', `Cannot find a variable "${name}".`, {
    found: name,
    allowed: known,
    ...hintName(name, known, checking.vocabulary),
  });
}

/** A forgotten pair of quotes or parentheses is likelier than a slip of the pen. */
function hintName(name: string, known: readonly string[], vocabulary: Vocabulary): { readonly hint?: string } {
  for (const type of vocabulary.enums.values()) {
    if (type.members.includes(name)) return { hint: `Write "${name}" for the ${type.name}.` };
  }
  if (vocabulary.functions.has(name)) return { hint: `Write ${name}(...) to call the function.` };
  return hintNearest(name, known);
}
