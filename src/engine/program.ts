/**
 * Procedures in compiled form: a flat list of instructions with jumps. Variables live in numbered slots of a frame,
 * so that a game can stop at any decision, be copied, and go on.
 */
import type { Expression, ValueKind } from './game.js';

/** Words with values in them: parts alternate between text and expressions. */
export type Template = readonly (string | { readonly value: Expression; readonly kind: ValueKind })[];

export interface NamedOption {
  readonly id: string;
  readonly text: Template;
  readonly when: Expression | null;
  readonly cite: string;
  /** Instruction to go on with. */
  goto: number;
}

export interface ChooseInfo {
  readonly by: Expression | null;
  readonly ask: Template;
  readonly slot: number;
  /** What is chosen: null for named options. */
  readonly kind: ValueKind | null;
  readonly from: Expression | null;
  readonly allow: Expression | null;
  readonly options: readonly NamedOption[];
  readonly done: { readonly text: string; readonly when: Expression | null; goto: number } | null;
  readonly auto: boolean;
  /** For a choice of several: the slot of those chosen so far, and how many there must be before it may end. */
  readonly many: { readonly chosen: number; readonly least: Expression | null } | null;
}

export interface TravelInfo {
  readonly regime: number;
  readonly who: Expression;
  readonly params: readonly Expression[];
  readonly by: Expression | null;
  readonly ask: Template;
  readonly stay: boolean;
  /** Slot for the hex where it ends, or -1. */
  readonly slot: number;
  /** First of the slots that hold the journey while it lasts: see `journeySlots`. */
  readonly journey: number;
  /** Whether nodes of the regime follow, to be run on entering each hex. */
  readonly onStep: boolean;
  /** Instruction after the journey. */
  end: number;
}

/** A change of the state; units and holders may be one or a list. */
export type Effect =
  | { readonly kind: 'move'; readonly units: Expression; readonly to: Expression }
  | { readonly kind: 'box'; readonly units: Expression; readonly box: number }
  | { readonly kind: 'turn'; readonly units: Expression; readonly to: Expression }
  | { readonly kind: 'lose'; readonly units: Expression; readonly steps: Expression; readonly box: number }
  | { readonly kind: 'gain'; readonly units: Expression }
  | { readonly kind: 'set'; readonly status: number; readonly on: Expression; readonly to: Expression }
  | { readonly kind: 'clear'; readonly status: number }
  | {
      readonly kind: 'track';
      readonly track: number;
      readonly side: Expression;
      readonly add: Expression | null;
      readonly to: Expression | null;
    };

export type Instruction =
  | {
      readonly op: 'set';
      readonly slot: number;
      readonly value: Expression;
      readonly name: string;
      readonly kind: ValueKind;
    }
  | { readonly op: 'say'; readonly text: Template }
  | { readonly op: 'jump'; to: number }
  | { readonly op: 'unless'; readonly test: Expression; to: number }
  | { readonly op: 'choose'; readonly info: ChooseInfo }
  | {
      readonly op: 'roll';
      readonly dice: number;
      readonly sides: number;
      readonly slot: number;
      readonly by: Expression | null;
    }
  | { readonly op: 'draw'; readonly from: Expression; readonly slot: number; readonly kind: ValueKind }
  | { readonly op: 'effect'; readonly effect: Effect }
  | { readonly op: 'end'; readonly text: Template; readonly winner: Expression | null; readonly level: string }
  | { readonly op: 'list'; readonly list: Expression; readonly slot: number }
  | { readonly op: 'next'; readonly slot: number; readonly item: number; readonly kind: ValueKind; to: number }
  | { readonly op: 'append'; readonly list: number; readonly item: number }
  | { readonly op: 'count'; readonly slot: number; readonly max: Expression | null; to: number }
  | { readonly op: 'call'; readonly procedure: number; readonly args: readonly Expression[]; readonly slot: number }
  | { readonly op: 'return' }
  | { readonly op: 'travel'; readonly info: TravelInfo }
  | { readonly op: 'arrive'; readonly info: TravelInfo }
  | { readonly op: 'turn'; readonly to: number }
  | { readonly op: 'phase'; readonly phase: number; readonly side: Expression | null }
  | { readonly op: 'close'; readonly statuses: readonly number[] }
  | { readonly op: 'side'; readonly side: Expression }
  | { readonly op: 'setup' }
  | { readonly op: 'victory' };

export interface Procedure {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly params: readonly { readonly name: string; readonly kind: ValueKind }[];
  /** Slots of its frame: parameters, variables and hidden ones. */
  readonly slots: number;
  readonly code: readonly Instruction[];
  /** Case number of each instruction. */
  readonly cites: readonly string[];
  readonly returns: Expression | null;
}
