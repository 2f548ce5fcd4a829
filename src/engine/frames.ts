/** The procedures that are running, one inside the other: each a frame of the state. */
import type { Value } from './game.js';
import type { Procedure } from './program.js';
import type { State } from './state.js';

/** Procedures with a fixed number: the sequence of play, the set-up and the victory of the scenario. */
export const special = { play: -1, setup: -2, victory: -3 } as const;

export function procedureOf(state: State, number: number): Procedure {
  if (number >= 0) return state.game.procedures[number]!;
  if (number === special.play) return state.game.play;
  return number === special.setup ? state.scenario.setup : state.scenario.victory!;
}

/** Enters a procedure; its parameters are the first slots. */
export function enter(state: State, number: number, args: readonly Value[]): void {
  const base = state.slots.length;
  const { slots } = procedureOf(state, number);
  for (let slot = 0; slot < slots; slot++) state.slots.push(args[slot] ?? -1);
  state.frames.push({ procedure: number, returnTo: state.at, base });
  state.base = base;
  state.at = 0;
}

/** Goes back to the procedure that called. */
export function leave(state: State): void {
  const frame = state.frames.pop()!;
  state.slots.length = frame.base;
  state.base = state.frames.at(-1)?.base ?? 0;
  state.at = frame.returnTo;
}

/** The innermost procedure. */
export function running(state: State): Procedure {
  return procedureOf(state, state.frames.at(-1)!.procedure);
}
