/** Terms: the module's defined words, compiled like functions. */
import type { Type } from '../cel/types.js';
import type { ModuleFile } from '../model/module.js';
import { type Checker, paramScope, stateParam, tsType } from './checker.js';
import type { Code } from './code.js';
import { paramTypes } from './param-types.js';
import { below } from './report.js';
import { type SourceFile, top } from './source.js';

export type Term = NonNullable<ModuleFile['terms']>[number];

/** Parameters of a term; null, with faults, when a type is unknown. */
export function termParams(file: SourceFile<ModuleFile>, index: number, checker: Checker): [string, Type][] | null {
  const { params } = file.value.terms![index]!;
  return paramTypes(params, below(top(file), 'terms', index, 'params'), checker);
}

/**
 * Checks a term; null, with a fault, when its expression is wrong. A term may use any term before it: its own type
 * comes from its expression.
 */
export function compileTerm(
  file: SourceFile<ModuleFile>,
  index: number,
  params: readonly [string, Type][],
  checker: Checker,
  code: Code,
): Type | null {
  const term = file.value.terms![index]!;
  const { scope, params: plain } = paramScope(params);
  const node = checker.expression(term.is, below(top(file), 'terms', index, 'is'), scope);
  if (node === null) return null;
  checker.noteReads(term.id, node);
  code.addNamed(
    term.id,
    [stateParam, ...plain],
    tsType(node.type),
    `return ${checker.emit(node, scope)};`,
    `${term.title ?? term.id} (${term.cite}).`,
  );
  return node.type;
}
