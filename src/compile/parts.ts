/**
 * The parts of a module, compiled in the order in which they need each other: signatures first, then tables, places,
 * procedures, sequence and scenarios.
 */
import type { ScenarioInfo } from '../engine/game.js';
import type { Procedure } from '../engine/program.js';
import type { Regime } from '../engine/regime.js';
import type { ResultTable as CompiledResults } from '../engine/result-table.js';
import type { Table } from '../engine/table.js';
import type { Trace } from '../engine/trace.js';
import type { Zone } from '../engine/zone.js';
import type { DecisionTable, ResultTable } from '../model/module.js';
import type { CheckedTable } from './checked-table.js';
import type { Checker } from './checker.js';
import type { Code } from './code.js';
import { checkTable, declareTable } from './decision-table.js';
import { emitTable } from './emit-table.js';
import { compileProcedureFile, linksOf } from './links.js';
import { compileTerms, declareFunctions, emitTraceCalls, emitZoneCalls } from './own-functions.js';
import { compileTrace, compileZone, traceParams } from './places.js';
import type { Links } from './procedure.js';
import { compileRegime } from './regime.js';
import { compileResults, declareResults } from './result-table.js';
import { compileScenario } from './scenario.js';
import { compileSequence } from './sequence.js';
import type { ModuleSource, SourceFile } from './source.js';
import { type WholeScenario, wholeScenarios } from './whole-scenario.js';

export interface Parts {
  readonly checkedTables: readonly CheckedTable[];
  readonly tables: readonly Table[];
  readonly results: readonly CompiledResults[];
  readonly zones: readonly { zone: Zone; nodes: ReturnType<typeof compileZone>['nodes'] }[];
  readonly traces: readonly Trace[];
  readonly regimes: readonly Regime[];
  readonly procedures: readonly Procedure[];
  readonly sequence: ReturnType<typeof compileSequence>;
  readonly scenarios: readonly WholeScenario[];
  readonly scenarioInfos: readonly ScenarioInfo[];
  readonly links: Links;
}

/** Compiles all parts; they are put together by `assemble`. */
export function compileParts(source: ModuleSource, checker: Checker, code: Code): Parts {
  const decisions = source.tables.filter((file): file is SourceFile<DecisionTable> => file.value.kind === 'decision');
  const resultFiles = source.tables.filter((file): file is SourceFile<ResultTable> => file.value.kind === 'result');
  const declared = decisions.map((file) => declareTable(file, checker));
  const results = resultFiles.map((file) => declareResults(file, checker));
  declareFunctions(source, checker, decisions, declared, resultFiles, results);
  compileTerms(source, checker, code);
  const checkedTables = decisions.flatMap((file, index) => {
    const signature = declared[index];
    return signature == null ? [] : [checkTable(file, signature.inputs, signature.output, checker)];
  });
  const tables = checkedTables.map((table, index) => emitTable(table, index, checker, code));
  const compiledResults = resultFiles.flatMap((file, index) => {
    const signature = results[index];
    return signature == null ? [] : [compileResults(file, signature, index, checker, code)];
  });
  const zones = source.zones.map((file, index) => {
    emitZoneCalls(file.value, index, code);
    return compileZone(file, checker, code);
  });
  const traces = source.traces.flatMap((file, index) => {
    const params = traceParams(file, checker);
    if (params === null) return [];
    emitTraceCalls(
      file.value,
      index,
      params.map(([name]) => name),
      code,
    );
    return [compileTrace(file, params, checker, code)];
  });
  const links = linksOf(source, checker);
  const regimes = source.regimes.map((file) =>
    compileRegime(
      file,
      links.regimes.get(file.value.id)!.params,
      source.module.value.movementScale ?? 1,
      checker,
      code,
    ),
  );
  const procedures = source.procedures.map((file) => compileProcedureFile(file, checker, code, links));
  const sequence = compileSequence(source.sequence, source.module.value, checker, code, links);
  const scenarios = wholeScenarios(source, checker);
  const scenarioInfos = scenarios.map((whole) => compileScenario(whole, source, checker, code, links));
  return {
    checkedTables,
    tables,
    results: compiledResults,
    zones,
    traces,
    regimes,
    procedures,
    sequence,
    scenarios,
    scenarioInfos,
    links,
  };
}
