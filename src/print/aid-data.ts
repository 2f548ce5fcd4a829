/**
 * The parts of tables, procedures, regimes and scenarios that player aids print, as parsed JSON.
 * `ModuleData` is a whole module: one value or list for each kind of file.
 */
import type { BoardData, Scalar } from '../draw/module-data.js';

export type Gives = Scalar | Readonly<Record<string, Scalar | Expr>> | Expr;
export interface Expr {
  readonly expr: string;
}

export type RowTest = Scalar | readonly Scalar[];

export interface TableRow {
  readonly id: string;
  readonly is?: Readonly<Record<string, RowTest>>;
  readonly when?: string;
  readonly gives: Gives;
  readonly says?: string;
  readonly label?: string;
  readonly cite?: string;
}

export interface DecisionTable {
  readonly kind: 'decision';
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly note?: string;
  readonly facts?: Readonly<Record<string, string | { readonly is: string; readonly title?: string }>>;
  readonly output: string | Readonly<Record<string, string>>;
  readonly hit: string;
  readonly default?: Gives;
  readonly rows: readonly TableRow[];
}

export interface ResultTable {
  readonly kind: 'result';
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly note?: string;
  readonly column: {
    readonly by: 'odds' | 'difference' | 'value';
    readonly round?: 'down' | 'up';
    readonly columns: readonly { readonly id: string; readonly from: number }[];
    readonly underflow: string;
    readonly overflow: string;
    readonly cite?: string;
  };
  readonly die: { readonly roll: string; readonly rows: readonly { readonly id: string }[] };
  readonly results: readonly {
    readonly id: string;
    readonly says: string;
    readonly text?: string;
    readonly cite?: string;
  }[];
  readonly cells: readonly (readonly string[])[];
}

export type Table = DecisionTable | ResultTable;

/** A step of a procedure, of any kind: print reads its words and what lies inside. */
export interface Step {
  readonly text?: string;
  readonly cite?: string;
  readonly ask?: string;
  readonly options?: readonly { readonly text: string; readonly do?: readonly Step[]; readonly cite?: string }[];
  readonly do?: readonly Step[];
  readonly else?: readonly Step[];
  readonly repeat?: readonly Step[];
}

export interface Procedure {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly do: readonly Step[];
}

export interface Phase {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly side?: string;
  readonly text?: string;
  readonly do?: readonly Step[];
  readonly phases?: readonly Phase[];
}

export interface Regime {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly mover: 'unit' | 'stack';
  readonly allowance?: string;
  readonly leave?: string;
  readonly enter: string;
  readonly cost?: string;
  readonly stop?: string;
  readonly end?: string;
  readonly prefer?: readonly { readonly by: string; readonly says?: string; readonly cite?: string }[];
}

export interface Zone {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly exerts: string;
  readonly reaches?: string;
}

export interface Trace {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly legs: readonly {
    readonly title?: string;
    readonly max?: string;
    readonly cost?: string;
    readonly through: string;
    readonly goal: string;
    readonly cite?: string;
  }[];
  readonly startFree?: string;
}

export interface SetupStep {
  readonly id: string;
  readonly title?: string;
  readonly cite?: string;
  readonly by?: string;
  readonly state?: string;
  readonly at?: Readonly<Record<string, string>>;
  readonly box?: Readonly<Record<string, readonly string[]>>;
  readonly free?: {
    readonly units: readonly string[];
    readonly region?: string;
    readonly hexes?: readonly string[];
    readonly ready?: Readonly<Record<string, string>>;
  };
  readonly drop?: boolean;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly extends?: string;
  readonly cite?: string;
  readonly about?: string;
  readonly firstTurn?: number;
  readonly lastTurn?: number;
  readonly setup?: readonly SetupStep[];
  readonly arrivals?: Readonly<Record<string, number>>;
  readonly victory?: { readonly cite: string; readonly text?: string };
}

export interface AidSection {
  readonly table?: string;
  readonly procedure?: string;
  readonly sequence?: true;
  readonly regime?: string;
  readonly trace?: string;
  readonly zone?: string;
  readonly terrain?: true;
  readonly track?: string;
  readonly scenario?: string;
  readonly rulings?: true;
  readonly text?: string;
  readonly cite?: string;
}

export interface Aid {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly AidSection[];
}

/** A whole module, each kind of file parsed and its `$schema` of no interest. */
export interface ModuleData extends BoardData {
  readonly tables: readonly Table[];
  readonly procedures: readonly Procedure[];
  readonly regimes: readonly Regime[];
  readonly zones: readonly Zone[];
  readonly traces: readonly Trace[];
  readonly sequence?: { readonly title?: string; readonly cite: string; readonly phases: readonly Phase[] };
  readonly scenarios: readonly Scenario[];
  readonly rulings?: {
    readonly rulings: readonly {
      readonly id: string;
      readonly cite: string;
      readonly question: string;
      readonly reading: string;
      readonly reason: string;
    }[];
  };
  readonly aids?: { readonly aids: readonly Aid[] };
}
