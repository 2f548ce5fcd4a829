/**
 * What a lint is: a code, and a check that looks at a compiled module and notes what it finds. Lints see only modules
 * that fit their schemas and compile; what they find is nevertheless an error when it would break play.
 */
import { nearest } from '../../validate/nearest.js';
import { didYouMean } from '../../validate/quote.js';
import type { Board } from '../board.js';
import type { CheckedTable } from '../checked-table.js';
import type { Checker } from '../checker.js';
import type { Compilation } from '../compile.js';
import type { Where, Words } from '../report.js';
import type { ModuleSource } from '../source.js';
import type { WholeScenario } from '../whole-scenario.js';
import type { References } from './references.js';
import type { Trial } from './set-up-trial.js';

/** A compiled module as lints see it. */
export interface Subject {
  readonly source: ModuleSource;
  readonly compilation: Compilation;
  readonly checker: Checker;
  readonly board: Board;
  readonly tables: readonly CheckedTable[];
  readonly references: References;
  /** Set-ups that were tried, so that several lints look at one trial. */
  readonly trials: Map<WholeScenario, Trial>;
}

/** Notes a finding; `offset` counts characters inside a text. */
export type Note = (where: Where, message: string, words?: Words, offset?: number) => void;

export interface Lint {
  readonly code: string;
  /** error: it breaks play; warning: it is untidy. A finding may say otherwise in its words. */
  readonly severity: 'error' | 'warning';
  check(subject: Subject, note: Note): void;
}

/** Notes that a name names nothing. */
export function noteUnknown(note: Note, where: Where, what: string, name: string, known: Iterable<string>): void {
  const allowed = [...known];
  note(where, `Cannot find ${what} "${name}".`, {
    found: name,
    allowed,
    hint: didYouMean(nearest(name, allowed)),
  });
}
