/** Types of `object.name` and `list[index]`. Names are looked up among what is declared, never on a live object. */
import type { IndexAst, MemberAst } from './ast.js';
import { MACROS } from './ast.js';
import { sourceOf } from './check-operators.js';
import { type Checking, hintNearest, needKind } from './checking.js';
import { refuse } from './problem.js';
import type { TypedNode } from './typed.js';
import { type Type, typeName } from './types.js';

const SAFE_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const UNSAFE_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export function checkMember(ast: MemberAst, checking: Checking): TypedNode {
  const object = checking.check(ast.object, checking);
  const { name, start, end } = ast;
  const { type } = object;
  if (type.kind === 'record') {
    const field = isSafeName(name) && Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
    if (field === undefined) return refuseMember(ast, type, Object.keys(type.fields));
    return { op: 'field', object, name, type: field, start, end };
  }
  if (type.kind === 'ref' || type.kind === 'enum') {
    const members = checking.vocabulary.members(type.kind === 'ref' ? type.name : `enum:${type.name}`);
    const member = members.get(name);
    if (member !== undefined) return { op: 'member', object, name, member, type: member.type, start, end };
    if (type.kind === 'ref' || members.size > 0) return refuseMember(ast, type, [...members.keys()]);
  }
  const isListCall = name === 'size' || (MACROS as readonly string[]).includes(name);
  return refuse(ast.nameAt, 'no-members', `Cannot read .${name} of ${typeName(type)}: it has no members.`, {
    found: name,
    ...(type.kind === 'list' && isListCall ? { hint: `Write ${name}(...).` } : {}),
  });
}

function refuseMember(ast: MemberAst, type: Type, known: readonly string[]): never {
  return refuse(ast.nameAt, 'unknown-member', `Cannot find a member "${ast.name}" of ${typeName(type)}.`, {
    found: ast.name,
    allowed: known,
    ...hintNearest(ast.name, known),
  });
}

export function checkIndex(ast: IndexAst, checking: Checking): TypedNode {
  const object = checking.check(ast.object, checking);
  if (object.type.kind !== 'list') {
    return refuse(ast.object, 'not-a-list', `Cannot use [...] on ${typeName(object.type)}.`, {
      found: typeName(object.type),
      allowed: ['list'],
    });
  }
  const index = checking.check(ast.index, checking);
  needKind(index, ['int'], 'as the position in a list');
  return { op: 'index', object, index, source: sourceOf(ast), type: object.type.of, start: ast.start, end: ast.end };
}

export function isSafeName(name: string): boolean {
  return SAFE_NAME.test(name) && !UNSAFE_NAMES.includes(name);
}
