/** All checks beyond schema and types, one file each; this is only the list. */
import type { Fault } from '../../validate/fault.js';
import type { Compilation } from '../compile.js';
import { Report } from '../report.js';
import type { ModuleSource } from '../source.js';
import { aidNames } from './aid-names.js';
import { blankCite } from './blank-cite.js';
import { circularCall } from './circular-call.js';
import { circularDefinition } from './circular-definition.js';
import { contradictoryRow } from './contradictory-row.js';
import { counterNames } from './counter-names.js';
import { endlessRepeat } from './endless-repeat.js';
import { exampleCondition } from './example-condition.js';
import { exampleNames } from './example-names.js';
import { idleRepeat } from './idle-repeat.js';
import type { Lint, Subject } from './lint.js';
import { mapLabels } from './map-labels.js';
import { missingAnswer } from './missing-answer.js';
import { missingVictory } from './missing-victory.js';
import { overStacked } from './over-stacked.js';
import { overlappingRows } from './overlapping-rows.js';
import { placedTwice } from './placed-twice.js';
import { readyOutside } from './ready-outside.js';
import { readyRefused } from './ready-refused.js';
import { collectReferences } from './references.js';
import { rulingNames } from './ruling-names.js';
import { setUpFails } from './set-up-fails.js';
import { setUpMisfit } from './set-up-misfit.js';
import { badStackingRule } from './stacking-rule.js';
import { tooManyCombinations } from './too-many-combinations.js';
import { uncoveredDie } from './uncovered-die.js';
import { unreachableRow } from './unreachable-row.js';
import { unusedDeclaration } from './unused-declaration.js';
import { unusedDefinition } from './unused-definition.js';
import { unusedFact } from './unused-fact.js';
import { unusedResult } from './unused-result.js';
import { unusedType } from './unused-type.js';
import { unusedUnit } from './unused-unit.js';

/** Checks of what stands in the files. */
const ofText: readonly Lint[] = [
  contradictoryRow,
  unreachableRow,
  overlappingRows,
  missingAnswer,
  tooManyCombinations,
  unusedFact,
  uncoveredDie,
  unusedResult,
  blankCite,
  endlessRepeat,
  idleRepeat,
  circularCall,
  circularDefinition,
  unusedDefinition,
  unusedDeclaration,
  unusedUnit,
  unusedType,
  counterNames,
  mapLabels,
  placedTwice,
  readyOutside,
  missingVictory,
  aidNames,
  rulingNames,
  exampleNames,
  exampleCondition,
  badStackingRule,
];

/** Checks that carry out set-ups: only where the rules they run are sound. */
const ofPlay: readonly Lint[] = [setUpFails, readyRefused, overStacked, setUpMisfit];

/** The codes of all lints. */
export const lintCodes: readonly string[] = [...new Set([...ofText, ...ofPlay].map(({ code }) => code))];

/** Faults that would keep a set-up from ending. */
const endless = ['endless-repeat', 'idle-repeat', 'circular-call', 'circular-definition'];

/** Lints a module that compiles; what does not compile is not linted. */
export function lintModule(source: ModuleSource, compilation: Compilation): readonly Fault[] {
  const { checker, board, tables, game } = compilation;
  if (checker === null || board === null || game === null) return [];
  const references = collectReferences(source, checker);
  const subject: Subject = { source, compilation, checker, board, tables, references, trials: new Map() };
  const report = new Report();
  const told = new Set<string>();
  const run = ({ code, severity, check }: Lint) =>
    check(subject, (where, message, words = {}, offset) => {
      // Variants of a scenario share its set-up, and would share its faults.
      const key = JSON.stringify([code, where.document.file, where.pointer, message]);
      if (told.has(key)) return;
      told.add(key);
      report.add(where, code, message, { severity, ...words }, offset);
    });
  for (const lint of ofText) run(lint);
  if (!report.faults.some((fault) => endless.includes(fault.code) && fault.severity === 'error'))
    for (const lint of ofPlay) run(lint);
  return report.faults;
}
