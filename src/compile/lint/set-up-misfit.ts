/** Free set-ups that cannot be completed: fewer hexes than units where each needs its own, or fewer units than hexes. */
import type { ScenarioFile } from '../../model/module.js';
import { below } from '../report.js';
import type { WholeScenario } from '../whole-scenario.js';
import type { Lint, Subject } from './lint.js';
import { hexesOf } from './ready-outside.js';
import { trySetUp } from './set-up-trial.js';
import { stackingRule } from './stacking-rule.js';

type Free = NonNullable<NonNullable<ScenarioFile['setup']>[number]['free']>;

export const setUpMisfit: Lint = {
  code: 'set-up-misfit',
  severity: 'error',
  check(subject, note) {
    for (const whole of subject.compilation.scenarios) {
      for (const { step, where } of whole.steps) {
        const { free } = step;
        if (free === undefined) continue;
        const [units, hexes] = [free.units.length, new Set(hexesOf(free, subject)).size];
        const at = below(where, 'free');
        const sizes = `units: ${units}, hexes: ${hexes}`;
        if (free.each === 'hex' && hexes > units) note(at, `Cannot give each hex of this set-up a unit (${sizes}).`);
        if (free.each !== 'hex' && (hexes === 0 || (hexes < units && isOneToAHex(free, whole, subject))))
          note(at, `Cannot give each unit of this set-up a hex of its own (${sizes}).`);
      }
    }
  },
};

/** Whether two of the units cannot share a hex: by the set-up's condition, or by the stacking rule. */
function isOneToAHex(free: Free, whole: WholeScenario, subject: Subject): boolean {
  if (/\bempty\(\s*hex\s*\)/.test(free.allow ?? '')) return true;
  const rule = stackingRule(subject);
  const { state } = trySetUp(whole, subject);
  const [hex] = hexesOf(free, subject);
  if (typeof rule !== 'function' || state === null || hex === undefined) return false;
  const [first, second] = free.units.map((id) => subject.board.unitIds.get(id)!);
  const before = state.snapshot();
  for (const unit of [first!, second!]) state.putUnit(unit, hex);
  const legal = rule(state, hex, subject.board.unitSides[first!]!);
  state.restore(before);
  return !legal;
}
