/** Types of `list.exists(x, ...)` and its kin. The variable may not hide a name that already means something. */
import type { MacroAst } from './ast.js';
import { isSafeName } from './check-members.js';
import { type Checking, needKind } from './checking.js';
import { refuse } from './problem.js';
import type { TypedNode } from './typed.js';
import { BOOL, type Type, typeName } from './types.js';

export function checkMacro(ast: MacroAst, checking: Checking): TypedNode {
  const { macro, variable, variableAt, start, end } = ast;
  const list = checking.check(ast.list, checking);
  if (list.type.kind !== 'list') {
    return refuse(ast.list, 'not-a-list', `Cannot use ${macro} on ${typeName(list.type)}.`, {
      found: typeName(list.type),
      allowed: ['list'],
    });
  }
  const { scope, bound, vocabulary } = checking;
  if (variable === 'none' || bound.has(variable) || scope.has(variable) || vocabulary.variables.has(variable)) {
    refuse(variableAt, 'shadowed-variable', `Cannot name the elements "${variable}": the name is already in use.`, {
      found: variable,
    });
  }
  if (!isSafeName(variable)) {
    refuse(variableAt, 'reserved-word', `Cannot use "${variable}" as a name: it is a reserved word.`, {
      found: variable,
    });
  }
  const inner: Checking = { ...checking, bound: new Map(bound).set(variable, list.type.of) };
  const body = checking.check(ast.body, inner);
  if (macro !== 'map') needKind(body, ['bool'], `as the condition of ${macro}`);
  const type: Type = macro === 'map' ? { kind: 'list', of: body.type } : macro === 'filter' ? list.type : BOOL;
  return { op: 'macro', macro, list, variable, body, type, start, end };
}
