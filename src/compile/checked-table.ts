/** A decision table after checking: every expression typed, every test read. */
import type { TypedNode } from '../cel/typed.js';
import type { Type } from '../cel/types.js';
import type { Value } from '../engine/game.js';
import type { DecisionTable } from '../model/module.js';
import type { Scope } from './checker.js';
import type { Param } from './code.js';
import type { Where } from './report.js';
import type { RowTest } from './row-test.js';

/** A fact of a table: a named expression over its inputs. */
export interface CheckedFact {
  readonly name: string;
  readonly title: string;
  readonly node: TypedNode;
  readonly where: Where;
}

/** What a row gives: code, and the plain value where it is one. */
export interface CheckedGives {
  readonly code: string;
  readonly value: Value | undefined;
  readonly nodes: readonly TypedNode[];
}

export interface CheckedRow {
  readonly id: string;
  readonly cite: string;
  readonly tests: readonly RowTest[];
  readonly when: TypedNode | null;
  readonly gives: CheckedGives;
  readonly where: Where;
  readonly source: DecisionTable['rows'][number];
}

export interface CheckedTable {
  readonly source: DecisionTable;
  readonly where: Where;
  readonly inputs: readonly (readonly [string, Type])[];
  readonly output: Type;
  readonly facts: readonly CheckedFact[];
  readonly rows: readonly CheckedRow[];
  readonly fallback: CheckedGives | null;
  readonly scope: Scope;
  readonly params: readonly Param[];
}
