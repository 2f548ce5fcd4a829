/** All checks beyond schema and types, one file each; this is only the list. */
import type { Fault } from '../../validate/fault.js';
import type { Compilation } from '../compile.js';
import { Report } from '../report.js';
import type { ModuleSource } from '../source.js';

/** A check: looks at a compiled module and notes what it finds. */
export type Lint = (source: ModuleSource, compilation: Compilation, report: Report) => void;

const lints: readonly Lint[] = [];

export function lintModule(source: ModuleSource, compilation: Compilation): readonly Fault[] {
  const report = new Report();
  for (const lint of lints) lint(source, compilation, report);
  return report.faults;
}
