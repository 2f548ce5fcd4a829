/** A game in progress as the runner sees it. */
import type { Value } from './game.js';
import type { Pending } from './pending.js';
import type { Instruction } from './program.js';
import type { Recorder } from './recorder.js';
import type { State } from './state.js';

export interface Play {
  readonly state: State;
  /** Whether dice are asked for instead of rolled. */
  readonly askDice: boolean;
  recorder: Recorder | null;
  pending: Pending | null;
  /** Dice rolled so far, for the record. */
  readonly rolls: number[];
}

export type RollInstruction = Extract<Instruction, { op: 'roll' }>;
export type DrawInstruction = Extract<Instruction, { op: 'draw' }>;

/** Takes a roll or a draw, from the stream or from the table. */
export function takeChance(
  play: Play,
  instruction: RollInstruction | DrawInstruction,
  value: Value,
  cite: string,
): void {
  play.state.slots[play.state.base + instruction.slot] = value;
  if (instruction.op === 'roll') play.rolls.push(value as number);
  play.recorder?.chance(play.state, instruction, value, cite);
}
