/**
 * Compiles a module: files that fit their schemas in; a game to play, or faults, out. Reads no file.
 */
import { BOOL, INT, type Type } from '../cel/types.js';
import type { Game, OptionInfo, ScenarioInfo, StatusInfo, TrackInfo } from '../engine/game.js';
import { hashText } from '../engine/hash.js';
import type { Procedure } from '../engine/program.js';
import type { Regime } from '../engine/regime.js';
import type { ResultTable as CompiledResults } from '../engine/result-table.js';
import type { Table } from '../engine/table.js';
import type { Trace } from '../engine/trace.js';
import type { Zone } from '../engine/zone.js';
import type { DecisionTable, ProcedureFile, ResultTable } from '../model/module.js';
import type { Fault } from '../validate/fault.js';
import { type Board, buildBoard } from './board.js';
import { Checker, type Checked } from './checker.js';
import { Code, fillHandles, type MadeCode } from './code.js';
import { type CheckedTable, checkTable, declareTable, emitTable } from './decision-table.js';
import { declareNames } from './declarations.js';
import { scalarValue } from './literal.js';
import { compileRegime, compileTrace, compileZone, regimeParams, traceParams, zoneDependence } from './places.js';
import { compileProcedure, type Links } from './procedure.js';
import { below, Report } from './report.js';
import { columnParams, compileResults, declareResults } from './result-table.js';
import { compileScenario, type WholeScenario, wholeScenarios } from './scenario.js';
import { compileSequence } from './sequence.js';
import { type ModuleSource, type SourceFile, top } from './source.js';
import { compileTerm, termParams } from './terms.js';
import { ModuleVocabulary } from './vocabulary.js';
import { builtInBoxes, collectWords, HEX, kindOf, typeNamed, type Words } from './words.js';

/** What compiling a module gives: the game when there is no error, and what tools look at. */
export interface Compilation {
  readonly game: Game | null;
  /** The module's tables, terms, zones and traces as compiled functions: the state first, then their parameters. */
  readonly functions: MadeCode['named'];
  readonly faults: readonly Fault[];
  readonly checked: readonly Checked[];
  readonly tables: readonly CheckedTable[];
  readonly results: readonly CompiledResults[];
  readonly scenarios: readonly WholeScenario[];
  readonly board: Board | null;
  readonly code: Code;
  readonly checker: Checker | null;
  readonly links: Links | null;
}

/** Compiles a module. Never throws for bad data: everything wrong with it is in the faults. */
export function compileModule(source: ModuleSource): Compilation {
  const report = new Report();
  const words = collectWords(source);
  declareNames(source, words, report);
  const code = new Code();
  const board = buildBoard(source, words, report);
  if (board === null || report.failed) return failed(report, board, code);
  const checker = new Checker(words, board, new ModuleVocabulary(source, words, board), report, source.counters.value.counters.map(({ states }) => states?.map(({ id }) => id) ?? ['front']));
  const parts = compileParts(source, checker, code);
  if (report.failed) return { ...failed(report, board, code), checked: checker.checked, tables: parts.checkedTables, scenarios: parts.scenarios, checker, links: parts.links };
  const { game, functions } = assemble(source, words, board, checker, code, parts);
  return { game, functions, faults: report.faults, checked: checker.checked, tables: parts.checkedTables, results: parts.results, scenarios: parts.scenarios, board, code, checker, links: parts.links };
}

function failed(report: Report, board: Board | null, code: Code): Compilation {
  return { game: null, functions: {}, faults: report.faults, checked: [], tables: [], results: [], scenarios: [], board, code, checker: null, links: null };
}

interface Parts {
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

function compileParts(source: ModuleSource, checker: Checker, code: Code): Parts {
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
    code.addNamed(file.value.id, ['S', 'hex', 'side'].map((name) => ({ name, type: name === 'S' ? 'State' : 'number' })), 'boolean', `return E.inZone(S, ${index}, hex, side);`, `${file.value.title} (${file.value.cite}).`);
    code.addNamed(`${file.value.id}Sources`, ['S', 'hex', 'side'].map((name) => ({ name, type: name === 'S' ? 'State' : 'number' })), 'readonly number[]', `return E.zoneSources(S, ${index}, hex, side);`, `Hexes that cast ${file.value.title} (${file.value.cite}).`);
    return compileZone(file, checker, code);
  });
  const traces = source.traces.flatMap((file, index) => {
    const params = traceParams(file, checker);
    if (params === null) return [];
    emitTraceCalls(file.value.id, file.value.title, file.value.cite, index, params.map(([name]) => name), code);
    return [compileTrace(file, params, checker, code)];
  });
  const links = linksOf(source, checker);
  const regimes = source.regimes.map((file) => compileRegime(file, links.regimes.get(file.value.id)!.params, source.module.value.movementScale ?? 1, checker, code));
  const procedures = source.procedures.map((file) => compileProcedureFile(file, checker, code, links));
  const sequence = compileSequence(source.sequence, source.module.value, checker, code, links);
  const scenarios = wholeScenarios(source, checker);
  const scenarioInfos = scenarios.map((whole) => compileScenario(whole, source, checker, code, links));
  return { checkedTables, tables, results: compiledResults, zones, traces, regimes, procedures, sequence, scenarios, scenarioInfos, links };
}

/** Makes the module's tables, zones and traces known as functions before any expression is checked. */
function declareFunctions(
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
    if (signature != null) vocabulary.addOwn(file.value.id, signature.inputs.map(([, type]) => type), signature.returns);
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
    for (const name of [file.value.id, `${file.value.id}Length`]) checker.ownReads.set(name, { reads: new Set(['trace']), calls: new Set() });
  }
}

function emitTraceCalls(id: string, title: string, cite: string, index: number, names: readonly string[], code: Code): void {
  const params = [{ name: 'S', type: 'State' }, { name: 'hex', type: 'number' }, ...names.map((name) => ({ name, type: 'any' }))];
  const list = `[${names.join(', ')}]`;
  code.addNamed(id, params, 'boolean', `return E.canTrace(S, ${index}, hex, ${list});`, `${title} (${cite}).`);
  code.addNamed(`${id}Length`, params, 'number', `return E.traceLength(S, ${index}, hex, ${list});`, `Length of ${title} (${cite}).`);
}

function compileTerms(source: ModuleSource, checker: Checker, code: Code): void {
  for (const [index, term] of (source.module.value.terms ?? []).entries()) {
    const params = termParams(source.module, index, checker);
    const type = params === null ? null : compileTerm(source.module, index, params, checker, code);
    if (params !== null && type !== null) checker.vocabulary.addOwn(term.id, params.map(([, param]) => param), type);
  }
}

/** Types of the parameters of a procedure; a trigger's are a unit and a hex. */
function procedureParams(file: SourceFile<ProcedureFile>, checker: Checker): [string, Type][] {
  return Object.entries(file.value.params ?? {}).flatMap(([name, typeName]): [string, Type][] => {
    const type = checker.type(typeName, below(top(file), 'params', name));
    return type === null ? [] : [[name, type]];
  });
}

function linksOf(source: ModuleSource, checker: Checker): Links {
  const { module } = source;
  const typed = (name: string): Type => typeNamed(checker.words, name) ?? INT;
  return {
    procedures: new Map(
      source.procedures.map((file, index) => {
        const { returns } = file.value;
        return [file.value.id, { index, params: procedureParams(file, checker), returns: returns === undefined ? null : checker.type(returns.type, below(top(file), 'returns', 'type')) }];
      }),
    ),
    regimes: new Map(source.regimes.map((file, index) => [file.value.id, { index, params: regimeParams(file, checker) ?? [] }])),
    statuses: new Map((module.value.statuses ?? []).map(({ id, on, type }, index) => [id, { index, on, type: typed(type) }])),
    tracks: new Map((module.value.tracks ?? []).map(({ id, perSide }, index) => [id, { index, perSide: perSide ?? false }])),
    onStep: new Map(source.regimes.flatMap((file) => (file.value.onStep === undefined ? [] : [[file.value.id, { nodes: file.value.onStep, where: below(top(file), 'onStep') }]]))),
  };
}

function compileProcedureFile(file: SourceFile<ProcedureFile>, checker: Checker, code: Code, links: Links): Procedure {
  const { value } = file;
  const { params, returns } = links.procedures.get(value.id)!;
  if (value.on !== undefined && params.map(([name, type]) => `${name}:${'name' in type ? type.name : type.kind}`).join() !== 'unit:unit,hex:hex') {
    checker.report.add(top(file), 'wrong-parameters', `Trigger "${value.id}" must have the parameters unit and hex.`, { allowed: ['{"unit": "unit", "hex": "hex"}'] });
  }
  return compileProcedure(
    {
      id: value.id,
      title: value.title,
      cite: value.cite,
      params,
      nodes: value.do,
      where: below(top(file), 'do'),
      returns: returns === null || value.returns === undefined ? null : { type: returns, text: value.returns.value, where: below(top(file), 'returns', 'value') },
    },
    checker,
    code,
    links,
  );
}

function assemble(source: ModuleSource, words: Words, board: Board, checker: Checker, code: Code, parts: Parts): { game: Game; functions: MadeCode['named'] } {
  const { module, counters } = source;
  const tables: Table[] = [];
  const { numbered: made, named } = code.make(board, tables, parts.results);
  tables.push(...fillHandles(parts.tables, made));
  const dependence = zoneDependence(parts.zones.flatMap(({ nodes }) => nodes), checker);
  const units = counters.value.counters.map(({ id, name, states }, index) => ({ id, name, side: board.unitSides[index]!, states: states?.map((state) => state.id) ?? ['front'] }));
  const triggers = (on: string) => source.procedures.flatMap((file, index) => (file.value.on === on ? [index] : []));
  const regimes = parts.regimes.map((regime) => ({ ...fillHandles(regime, made), costs: new Map() }));
  const game: Game = {
    id: module.value.id,
    version: module.value.version,
    title: module.value.title,
    digest: digestOf(source),
    grid: board.grid,
    hexNumbers: board.hexNumbers,
    hexNames: board.hexNames,
    sides: module.value.sides.map(({ id, name }) => ({ id, name })),
    units,
    unitsBySide: module.value.sides.map((_, side) => units.flatMap((unit, index) => (unit.side === side ? [index] : []))),
    stateCounts: Int32Array.from(units, ({ states }) => states.length),
    faces: board.faces,
    boxes: [...builtInBoxes, ...(module.value.boxes ?? [])].map(({ id, title }) => ({ id, title })),
    statuses: statusInfos(source, words, checker, dependence.statuses),
    tracks: trackInfos(source),
    options: optionInfos(source, words, checker),
    phases: parts.sequence.phases,
    turnNames: module.value.turnNames ?? [],
    scenarios: fillHandles(parts.scenarioInfos, made),
    zones: fillHandles(parts.zones.map(({ zone }) => zone), made),
    traces: fillHandles(parts.traces, made),
    regimes,
    tables,
    procedures: fillHandles(parts.procedures, made),
    play: fillHandles(parts.sequence.play, made),
    phaseStarts: parts.sequence.starts,
    triggers: { enter: triggers('enter'), leave: triggers('leave'), eliminate: triggers('eliminate') },
    zonesFollowGame: dependence.followsGame,
    zonesVolatile: dependence.volatile,
  };
  return { game, functions: named };
}

/** A fingerprint of the rules and the board: what a saved game depends on. */
function digestOf(source: ModuleSource): string {
  const files = [source.module, source.map, source.terrain, source.counters, source.sequence, ...source.tables, ...source.zones, ...source.regimes, ...source.traces, ...source.procedures, ...source.scenarios];
  return hashText(files.map(({ document }) => `${document.file}\n${document.text}`).sort().join('\n'));
}

function statusInfos({ module }: ModuleSource, words: Words, checker: Checker, movesZones: ReadonlySet<string>): StatusInfo[] {
  return (module.value.statuses ?? []).map((status, index) => {
    const type = typeNamed(words, status.type) ?? INT;
    const none = type.kind === 'enum' || type.kind === 'ref' ? -1 : 0;
    const initial = status.default === undefined ? none : (scalarValue(status.default, type, checker.board, below(top(module), 'statuses', index, 'default'), checker.report) as number);
    return { id: status.id, title: status.title ?? status.id, on: status.on, kind: kindOf(words, type), initial, movesZones: movesZones.has(status.id) };
  });
}

function trackInfos({ module }: ModuleSource): TrackInfo[] {
  return (module.value.tracks ?? []).map(({ id, title, perSide, min, max, start }) => ({ id, title, perSide: perSide ?? false, min, max, start }));
}

function optionInfos({ module }: ModuleSource, words: Words, checker: Checker): OptionInfo[] {
  return (module.value.options ?? []).map((option, index) => {
    const type = typeNamed(words, option.type) ?? INT;
    const initial = scalarValue(option.default, type, checker.board, below(top(module), 'options', index, 'default'), checker.report) as number;
    return { id: option.id, title: option.title, kind: kindOf(words, type), initial };
  });
}
