/** What the reference interpreter asks about a game in play. */
import type { Value } from '../cel/types.js';
import type { State } from '../engine/state.js';
import type { Board } from './board.js';
import type { MadeCode } from './code.js';

/** What the reference interpreter needs to answer. */
export interface Host {
  readonly state: State;
  readonly board: Board;
  /** The module's own functions. */
  call(name: string, args: readonly Value[]): Value;
}

/** Variables in scope everywhere, how they are compiled and evaluated, and what they depend on. */
export const globalVariables: Readonly<Record<string, { emit: string; evaluate(state: State): Value; reads: string }>> =
  {
    turn: { emit: 'S.core[0]', evaluate: (state) => state.turn, reads: 'turn' },
    active: { emit: 'S.core[1]', evaluate: (state) => state.active, reads: 'active' },
    phase: { emit: 'S.core[2]', evaluate: (state) => state.phase, reads: 'phase' },
    lastTurn: { emit: 'S.scenario.lastTurn', evaluate: (state) => state.scenario.lastTurn, reads: 'map' },
    game: { emit: '0', evaluate: () => 0, reads: 'map' },
    options: { emit: '0', evaluate: () => 0, reads: 'map' },
  };

/** A host that answers the module's own functions with their compiled form. */
export function makeHost(state: State, board: Board, functions: MadeCode['named']): Host {
  return { state, board, call: (name, args) => functions[name]!(state, ...args) as Value };
}

/** Values of the variables that are in scope everywhere. */
export function globalScope(state: State): Map<string, Value> {
  return new Map(Object.entries(globalVariables).map(([name, { evaluate }]) => [name, evaluate(state)]));
}
