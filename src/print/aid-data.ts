/** A whole module as its parsed files: one value or list for each kind. */
import type { BoardData, Content } from '../draw/module-data.js';
import type {
  AidsFile,
  DecisionTable as DecisionModel,
  ProcedureFile,
  RegimeFile,
  ResultTable as ResultModel,
  RulingsFile,
  ScenarioFile,
  SequenceFile,
  TraceFile,
  ZoneFile,
} from '../model/module.js';

export type { AidSection, Gives, Phase, RowTest } from '../model/module.js';

export type DecisionTable = Content<DecisionModel>;
export type ResultTable = Content<ResultModel>;
export type Table = DecisionTable | ResultTable;
export type TableRow = DecisionTable['rows'][number];
export type Procedure = Content<ProcedureFile>;
export type Regime = Content<RegimeFile>;
export type Zone = Content<ZoneFile>;
export type Trace = Content<TraceFile>;
export type Scenario = Content<ScenarioFile>;
export type SetupStep = NonNullable<Scenario['setup']>[number];
export type Aid = AidsFile['aids'][number];

export interface Expr {
  readonly expr: string;
}

/** A step of a procedure, of any kind: print reads its words and what lies inside. */
export interface Step {
  readonly text?: string;
  readonly cite?: string;
  readonly print?: string;
  readonly ask?: string;
  readonly options?: readonly { readonly text: string; readonly do?: readonly Step[]; readonly cite?: string }[];
  readonly do?: readonly Step[];
  readonly else?: readonly Step[];
  readonly repeat?: readonly Step[];
}

export interface ModuleData extends BoardData {
  readonly tables: readonly Table[];
  readonly procedures: readonly Procedure[];
  readonly regimes: readonly Regime[];
  readonly zones: readonly Zone[];
  readonly traces: readonly Trace[];
  readonly sequence?: Content<SequenceFile>;
  readonly scenarios: readonly Scenario[];
  readonly rulings?: Content<RulingsFile>;
  readonly aids?: Content<AidsFile>;
}
