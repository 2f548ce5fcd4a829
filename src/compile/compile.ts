/**
 * Compiles a module: files that fit their schemas in; a game to play, or faults, out. Reads no file.
 */
import type { Game } from '../engine/game.js';
import type { ResultTable as CompiledResults } from '../engine/result-table.js';
import type { Fault } from '../validate/fault.js';
import { assemble } from './assemble.js';
import type { Board } from './board.js';
import { buildBoard } from './build-board.js';
import type { CheckedTable } from './checked-table.js';
import { type Checked, Checker } from './checker.js';
import { Code, type MadeCode } from './code.js';
import { declareNames } from './declarations.js';
import { compileParts } from './parts.js';
import type { Links } from './procedure.js';
import { Report } from './report.js';
import type { ModuleSource } from './source.js';
import { ModuleVocabulary } from './vocabulary.js';
import type { WholeScenario } from './whole-scenario.js';
import { collectWords } from './words.js';

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
  const checker = new Checker(
    words,
    board,
    new ModuleVocabulary(source, words, board),
    report,
    source.counters.value.counters.map(({ states }) => states?.map(({ id }) => id) ?? ['front']),
  );
  const parts = compileParts(source, checker, code);
  if (report.failed)
    return {
      ...failed(report, board, code),
      checked: checker.checked,
      tables: parts.checkedTables,
      scenarios: parts.scenarios,
      checker,
      links: parts.links,
    };
  const { game, functions } = assemble(source, words, board, checker, code, parts);
  return {
    game,
    functions,
    faults: report.faults,
    checked: checker.checked,
    tables: parts.checkedTables,
    results: parts.results,
    scenarios: parts.scenarios,
    board,
    code,
    checker,
    links: parts.links,
  };
}

function failed(report: Report, board: Board | null, code: Code): Compilation {
  return {
    game: null,
    functions: {},
    faults: report.faults,
    checked: [],
    tables: [],
    results: [],
    scenarios: [],
    board,
    code,
    checker: null,
    links: null,
  };
}
