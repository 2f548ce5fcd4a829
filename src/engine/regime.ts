/**
 * Regimes: how pieces travel. Movement, rail movement, retreat, advance differ only in their tables: what may be
 * entered, what it costs, where one must stop, where one may end, which way is preferred.
 */
import type { Value, ValueKind } from './game.js';
import type { Template } from './program.js';
import type { State } from './state.js';

/** Who travels, and from where. `unit` is the first of the stack. */
export interface Journey {
  readonly unit: number;
  readonly stack: readonly number[];
  readonly side: number;
  readonly start: number;
  readonly params: readonly Value[];
}

/** A question about one step. `steps` counts hexes entered, this one included. */
export type StepQuestion<Answer> = (state: State, journey: Journey, from: number, to: number, steps: number) => Answer;

export interface Regime {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly byStack: boolean;
  readonly params: readonly { readonly name: string; readonly kind: ValueKind }[];
  readonly allowance: ((state: State, journey: Journey) => number) | null;
  readonly leave: ((state: State, journey: Journey) => boolean) | null;
  readonly enter: StepQuestion<boolean>;
  readonly cost: StepQuestion<number> | null;
  readonly stop: StepQuestion<boolean> | null;
  readonly end: StepQuestion<boolean> | null;
  readonly atLeastOne: boolean;
  readonly length: {
    readonly from: (state: State, journey: Journey) => number;
    readonly upTo: (state: State, journey: Journey) => number;
  } | null;
  readonly prefer: readonly { readonly by: StepQuestion<number>; readonly says: Template; readonly cite: string }[];
  readonly byStep: boolean;
  /** Parts of a movement point that costs are counted in. */
  readonly scale: number;
  /** What the answers depend on: a question that does not ask `from` is asked once a hex. */
  readonly asks: { readonly enterFrom: boolean; readonly stopFrom: boolean; readonly steps: boolean };
  /**
   * When the cost of a step depends only on the map, the unit's attributes and the game as a whole: a key for what it
   * depends on, so that costs are worked out once. Null otherwise.
   */
  readonly costKey: ((state: State, journey: Journey) => string | number) | null;
  /** Costs kept by key: six to a hex, in parts of a point; -2 not yet known. */
  readonly costs: Map<string | number, Int16Array>;
}

/** Cost of a step in parts of a point. */
export function stepCost(
  regime: Regime,
  state: State,
  journey: Journey,
  from: number,
  to: number,
  steps: number,
): number {
  return regime.cost === null ? regime.scale : Math.round(regime.cost(state, journey, from, to, steps) * regime.scale);
}

/** Points (or hexes) available, in parts of a point. */
export function allowanceOf(regime: Regime, state: State, journey: Journey): number {
  return regime.allowance === null
    ? 0
    : Math.max(0, Math.floor(regime.allowance(state, journey) * regime.scale + 1e-9));
}
