/** Units that one set-up puts into two places. A box first and a hex of the owner's choice after it is no fault. */
import type { Where } from '../report.js';
import { below } from '../report.js';
import type { PlacedStep, WholeScenario } from '../whole-scenario.js';
import type { Lint } from './lint.js';

interface Placing {
  readonly unit: string;
  /** maybe: whichever units the owner chooses for given hexes. */
  readonly how: 'hex' | 'box' | 'maybe';
  readonly where: Where;
}

export const placedTwice: Lint = {
  code: 'placed-twice',
  severity: 'error',
  check({ compilation }, note) {
    for (const whole of compilation.scenarios) {
      const first = new Map<string, Placing>();
      for (const placing of placings(whole)) {
        const before = first.get(placing.unit);
        if (before === undefined) first.set(placing.unit, placing);
        else if (before.how !== 'box' || placing.how !== 'maybe')
          note(placing.where, `Unit "${placing.unit}" is set up twice: first at ${placeOf(before, placing)}.`, {
            severity: before.how === 'box' && placing.how === 'hex' ? 'warning' : 'error',
          });
      }
    }
  },
};

function placeOf(before: Placing, { where }: Placing): string {
  const file = before.where.document.file === where.document.file ? '' : before.where.document.file;
  return `${file}${before.where.pointer}`;
}

function placings({ steps }: WholeScenario): Placing[] {
  return steps.flatMap(({ step, where }: PlacedStep) => [
    ...Object.keys(step.at ?? {}).map((unit) => ({ unit, how: 'hex' as const, where: below(where, 'at', unit) })),
    ...Object.entries(step.box ?? {}).flatMap(([box, units]) =>
      units.map((unit, index) => ({ unit, how: 'box' as const, where: below(where, 'box', box, index) })),
    ),
    ...(step.free?.units ?? []).map((unit, index) => ({
      unit,
      how: step.free!.each === 'hex' ? ('maybe' as const) : ('hex' as const),
      where: below(where, 'free', 'units', index),
    })),
  ]);
}
