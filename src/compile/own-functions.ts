/**
 * The module's own functions: tables, terms, zones and traces as expressions call them. All are declared before any
 * expression is checked; a term's type comes from its expression, so a term may use only terms before it.
 */
import { BOOL, INT } from '../cel/types.js';
import type { DecisionTable, ResultTable } from '../model/module.js';
import { type Checker, stateParam } from './checker.js';
import type { Code, Param } from './code.js';
import type { declareTable } from './decision-table.js';
import { traceParams } from './places.js';
import { columnParams, type declareResults } from './result-table.js';
import type { ModuleSource, SourceFile } from './source.js';
import { compileTerm, termParams } from './terms.js';
import { HEX } from './words.js';

/** Makes the module's tables, zones and traces known as functions before any expression is checked. */
export function declareFunctions(
  source: ModuleSource,
  checker: Checker,
  decisions: readonly SourceFile<DecisionTable>[],
  declared: readonly ReturnType<typeof declareTable>[],
  resultFiles: readonly SourceFile<ResultTable>[],
  results: readonly ReturnType<typeof declareResults>[],
): void {
  const { vocabulary } = checker;
  const side = checker.words.enums.get('side')!;
  for (const [index, file] of decisions.entries()) {
    const signature = declared[index];
    if (signature != null)
      vocabulary.addOwn(
        file.value.id,
        signature.inputs.map(([, type]) => type),
        signature.returns,
      );
  }
  for (const [index, file] of resultFiles.entries()) {
    const signature = results[index];
    if (signature == null) continue;
    vocabulary.addOwn(`${file.value.id}Column`, columnParams(signature), INT);
    vocabulary.addOwn(file.value.id, [INT, INT], signature.output);
  }
  for (const { value } of source.zones) {
    vocabulary.addOwn(value.id, [HEX, side], BOOL);
    vocabulary.addOwn(`${value.id}Sources`, [HEX, side], { kind: 'list', of: HEX });
    checker.ownReads.set(`${value.id}Sources`, { reads: new Set(['zone']), calls: new Set([value.id]) });
    checker.ownReads.set(value.id, { reads: new Set(['zone']), calls: new Set() });
  }
  for (const file of source.traces) {
    const types = (traceParams(file, checker) ?? []).map(([, type]) => type);
    vocabulary.addOwn(file.value.id, [HEX, ...types], BOOL);
    vocabulary.addOwn(`${file.value.id}Length`, [HEX, ...types], INT);
    for (const name of [file.value.id, `${file.value.id}Length`])
      checker.ownReads.set(name, { reads: new Set(['trace']), calls: new Set() });
  }
}

interface Called {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
}

const number = (name: string): Param => ({ name, type: 'number' });

/** Emits the two functions of a zone, by its place among the zones. */
export function emitZoneCalls({ id, title, cite }: Called, index: number, code: Code): void {
  const params = [stateParam, number('hex'), number('side')];
  code.addNamed(id, params, 'boolean', `return E.inZone(S, ${index}, hex, side);`, `${title} (${cite}).`);
  const sources = `return E.zoneSources(S, ${index}, hex, side);`;
  code.addNamed(`${id}Sources`, params, 'readonly number[]', sources, `Hexes that cast ${title} (${cite}).`);
}

/** Emits the two functions of a trace, by its place among the traces. */
export function emitTraceCalls({ id, title, cite }: Called, index: number, names: readonly string[], code: Code): void {
  const params = [stateParam, number('hex'), ...names.map((name) => ({ name, type: 'any' }))];
  const list = `[${names.join(', ')}]`;
  code.addNamed(id, params, 'boolean', `return E.canTrace(S, ${index}, hex, ${list});`, `${title} (${cite}).`);
  const length = `return E.traceLength(S, ${index}, hex, ${list});`;
  code.addNamed(`${id}Length`, params, 'number', length, `Length of ${title} (${cite}).`);
}

/** Checks and emits the terms, in order. */
export function compileTerms(source: ModuleSource, checker: Checker, code: Code): void {
  for (const [index, term] of (source.module.value.terms ?? []).entries()) {
    const params = termParams(source.module, index, checker);
    const type = params === null ? null : compileTerm(source.module, index, params, checker, code);
    if (params !== null && type !== null)
      checker.vocabulary.addOwn(
        term.id,
        params.map(([, param]) => param),
        type,
      );
  }
}
