/** What the reference interpreter asks about a game in play. */
import type { Value } from '../cel/types.js';
import type { State } from '../engine/state.js';
import type { Board } from './board.js';
import type { MadeCode } from './code.js';
import { globalVariables, type Host } from './vocabulary.js';

/** A host that answers the module's own functions with their compiled form. */
export function makeHost(state: State, board: Board, functions: MadeCode['named']): Host {
  return { state, board, call: (name, args) => functions[name]!(state, ...args) as Value };
}

/** Values of the variables that are in scope everywhere. */
export function globalScope(state: State): Map<string, Value> {
  return new Map(Object.entries(globalVariables).map(([name, { evaluate }]) => [name, evaluate(state)]));
}
