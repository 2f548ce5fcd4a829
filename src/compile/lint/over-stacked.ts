/** Set-ups that break the stacking rule of the module. */
import { below } from '../report.js';
import { top } from '../source.js';
import type { Lint } from './lint.js';
import { trySetUp } from './set-up-trial.js';
import { stackingRule } from './stacking-rule.js';

export const overStacked: Lint = {
  code: 'over-stacked',
  severity: 'error',
  check(subject, note) {
    const rule = stackingRule(subject);
    if (rule === null || typeof rule !== 'function') return;
    const { game } = subject.compilation;
    const units = game!.units;
    for (const whole of subject.compilation.scenarios) {
      const { state, places } = trySetUp(whole, subject);
      if (state === null) continue;
      for (let hex = 0; hex < state.hexCount; hex++) {
        const stack: number[] = [];
        for (let unit = state.head[hex]!; unit >= 0; unit = state.next[unit]!) stack.push(unit);
        for (const [side, { name }] of game!.sides.entries()) {
          const own = stack.filter((unit) => units[unit]!.side === side);
          if (own.length === 0 || rule(state, hex, side)) continue;
          const order = [...places.keys()];
          const last = [...own].sort((a, b) => order.indexOf(a) - order.indexOf(b)).at(-1)!;
          const ids = own.map((unit) => units[unit]!.id).join(', ');
          note(
            places.get(last) ?? below(top(whole.file), 'setup'),
            `${name} stacks too high in ${game!.hexNumbers[hex]} after the set-up: ${ids}.`,
          );
        }
      }
    }
  },
};
