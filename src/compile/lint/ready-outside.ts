/** Ready-made set-ups that break their own frame: a unit that is not to be set up, or a hex that is not to be used. */
import { parseHexNumber } from '../../hex/hex-number.js';
import { below } from '../report.js';
import type { Lint, Subject } from './lint.js';

export const readyOutside: Lint = {
  code: 'ready-outside',
  severity: 'error',
  check(subject, note) {
    const { compilation, board } = subject;
    for (const { steps } of compilation.scenarios) {
      for (const { step, where } of steps) {
        const { free } = step;
        if (free?.ready === undefined) continue;
        const allowed = new Set(hexesOf(free, subject));
        for (const [unit, number] of Object.entries(free.ready)) {
          const at = below(where, 'free', 'ready', unit);
          if (!free.units.includes(unit))
            note(at, `The ready-made set-up places "${unit}", which is not among the units.`, { found: unit });
          if (!allowed.has(parseHexNumber(board.grid, number)))
            note(at, `The ready-made set-up places "${unit}" in ${number}, which is not among the hexes.`, {
              found: number,
            });
        }
      }
    }
  },
};

type Free = { readonly region?: string; readonly hexes?: readonly string[] };

/** Hexes a free set-up may use; of a module that compiles, so none is off the grid. */
export function hexesOf(free: Free, { checker, board }: Subject): readonly number[] {
  if (free.region === undefined) return (free.hexes ?? []).map((number) => parseHexNumber(board.grid, number));
  return board.regions[checker.words.enums.get('region')!.members.indexOf(free.region)]?.list ?? [];
}
