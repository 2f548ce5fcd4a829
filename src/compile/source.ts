/**
 * The files of a module, by kind, as they were read and found to fit their schemas.
 */
import type {
  AidsFile,
  CasesFile,
  CountersFile,
  ExampleFile,
  MapFile,
  ModuleFile,
  ProcedureFile,
  RegimeFile,
  RulingsFile,
  ScenarioFile,
  SequenceFile,
  TableFile,
  TerrainFile,
  TraceFile,
  ZoneFile,
} from '../model/module.js';
import type { JsonDocument } from '../validate/locate.js';
import type { Where } from './report.js';

export interface SourceFile<T> {
  readonly value: T;
  readonly document: JsonDocument;
}

export interface ModuleSource {
  readonly module: SourceFile<ModuleFile>;
  readonly map: SourceFile<MapFile>;
  readonly terrain: SourceFile<TerrainFile>;
  readonly counters: SourceFile<CountersFile>;
  readonly sequence: SourceFile<SequenceFile>;
  readonly tables: readonly SourceFile<TableFile>[];
  readonly zones: readonly SourceFile<ZoneFile>[];
  readonly regimes: readonly SourceFile<RegimeFile>[];
  readonly traces: readonly SourceFile<TraceFile>[];
  readonly procedures: readonly SourceFile<ProcedureFile>[];
  readonly scenarios: readonly SourceFile<ScenarioFile>[];
  readonly rulings: readonly SourceFile<RulingsFile>[];
  readonly aids: readonly SourceFile<AidsFile>[];
  readonly examples: readonly SourceFile<ExampleFile>[];
  readonly cases: readonly SourceFile<CasesFile>[];
}

/** The place of a whole file. */
export function top(file: SourceFile<unknown>): Where {
  return { document: file.document, pointer: '' };
}
