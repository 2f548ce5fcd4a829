/**
 * A compiled game: everything that does not change while it is played. Made by `compile`, read by the engine.
 * A hex, a unit, a side, a box, a table is a small whole number here, in the order of the module's files; -1 is none.
 */
import type { Grid } from '../hex/grid.js';
import type { Procedure } from './program.js';
import type { Regime } from './regime.js';
import type { State } from './state.js';
import type { Table } from './table.js';
import type { Trace } from './trace.js';
import type { Zone } from './zone.js';

/** What an expression works out to: a number (also a hex, unit, side or word, by index), a truth, a text, a list, a record. */
export type Value = number | boolean | string | readonly Value[] | { readonly [field: string]: Value };

/** An expression of a procedure, over the variables of the frame that runs. */
export type Expression = (state: State) => Value;

/** How a value is to be read aloud and stored. */
export type ValueKind =
  | { readonly kind: 'bool' | 'int' | 'number' | 'text' | 'hex' | 'unit' | 'none' | 'record' }
  | {
      readonly kind: 'enum';
      readonly name: string;
      readonly ids: readonly string[];
      readonly titles: readonly string[];
    }
  | { readonly kind: 'set'; readonly ids: readonly string[]; readonly titles: readonly string[] }
  | { readonly kind: 'list'; readonly of: ValueKind };

export interface SideInfo {
  readonly id: string;
  readonly name: string;
}

export interface UnitInfo {
  readonly id: string;
  readonly name: string;
  readonly side: number;
  readonly states: readonly string[];
}

export interface BoxInfo {
  readonly id: string;
  readonly title: string;
}

export interface StatusInfo {
  readonly id: string;
  readonly title: string;
  readonly on: 'unit' | 'hex' | 'side' | 'game';
  readonly kind: ValueKind;
  readonly initial: number;
  /** Whether a zone depends on it, so that a change makes zones stale. */
  readonly movesZones: boolean;
}

export interface TrackInfo {
  readonly id: string;
  readonly title: string;
  readonly perSide: boolean;
  readonly min: number;
  readonly max: number;
  readonly start: number;
}

export interface PhaseInfo {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  /** Names of the phases it lies in, outermost first. */
  readonly within: readonly string[];
}

export interface OptionInfo {
  readonly id: string;
  readonly title: string;
  readonly kind: ValueKind;
  readonly initial: number;
  /** Bounds of its value: of a truth 0 and 1, of a word the first and the last. */
  readonly min: number;
  readonly max: number;
}

export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** Options the scenario fixes, by index. */
  readonly options: ReadonlyMap<number, number>;
  /** Turn of arrival by unit; 0 for units that are there from the start. */
  readonly arrivals: Int32Array;
  readonly setup: Procedure;
  readonly victory: Procedure | null;
}

/** Why a sentence may be believed: which row of which table fired. See `table.ts`. */
export type { Fired } from './table.js';

export interface Game {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  /** Fingerprint of the data it was compiled from. */
  readonly digest: string;
  readonly grid: Grid;
  readonly hexNumbers: readonly string[];
  readonly hexNames: readonly string[];
  readonly sides: readonly SideInfo[];
  readonly units: readonly UnitInfo[];
  readonly unitsBySide: readonly (readonly number[])[];
  /** Number of states of each unit. */
  readonly stateCounts: Int32Array;
  /** Most states of any unit: the stride of attribute arrays. */
  readonly faces: number;
  readonly boxes: readonly BoxInfo[];
  readonly statuses: readonly StatusInfo[];
  readonly tracks: readonly TrackInfo[];
  readonly options: readonly OptionInfo[];
  readonly phases: readonly PhaseInfo[];
  readonly turnNames: readonly string[];
  readonly scenarios: readonly ScenarioInfo[];
  readonly zones: readonly Zone[];
  readonly traces: readonly Trace[];
  readonly regimes: readonly Regime[];
  readonly tables: readonly Table[];
  readonly procedures: readonly Procedure[];
  /** The whole sequence of play: turns and phases. */
  readonly play: Procedure;
  /** Instruction in `play` where each phase begins. */
  readonly phaseStarts: readonly number[];
  readonly triggers: {
    readonly enter: readonly number[];
    readonly leave: readonly number[];
    readonly eliminate: readonly number[];
  };
  /** Whether zones depend on the turn, the active side, or statuses of the game. */
  readonly zonesFollowGame: boolean;
  /** Whether zones depend on more than the pieces in the hex: then they are worked out anew after any change. */
  readonly zonesVolatile: boolean;
}
