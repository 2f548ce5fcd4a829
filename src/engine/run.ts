/**
 * Runs procedures up to the next decision. One instruction after the other; it stops where a player must choose, or
 * where dice are to be handed in. What it did can be recorded as events.
 */
import { rollDie } from './dice.js';
import { applyEffect, clearStatus, endGame } from './effects.js';
import { enter, leave, running, special } from './frames.js';
import type { Value } from './game.js';
import { chancePending, chooseOptions, type Pending } from './pending.js';
import { type DrawInstruction, type Play, type RollInstruction, takeChance } from './play.js';
import type { Instruction, Procedure } from './program.js';
import { core, type State } from './state.js';
import { arrive, travelOptions } from './travel.js';

/** Instructions that may run between two decisions before the data is held to be at fault. */
const mostInstructions = 2_000_000;

/**
 * Runs until a decision is pending or the game has ended.
 * Throws RangeError when the data cannot go on: no table row answers, a procedure does not end.
 */
export function run(play: Play): void {
  const { state } = play;
  play.pending = null;
  for (let count = 0; !state.ended; count++) {
    if (count > mostInstructions)
      throw new RangeError(`Cannot end procedure "${running(state).id}": it runs on without a decision`);
    // Entered from the last to the first, so that the first runs first; what it sets off runs before the second.
    const trigger = state.triggered.pop();
    if (trigger !== undefined) {
      enter(state, trigger.procedure, [trigger.unit, trigger.hex]);
      continue;
    }
    const procedure = running(state);
    const at = state.at;
    if (at >= procedure.code.length) {
      finish(play, procedure);
      continue;
    }
    state.at = at + 1;
    if (execute(play, procedure.code[at]!, procedure, at)) return;
  }
}

/** Leaves a procedure at its end and hands back what it returns. */
function finish(play: Play, procedure: Procedure): void {
  const { state } = play;
  const value = procedure.returns === null ? -1 : procedure.returns(state);
  leave(state);
  const caller = state.frames.length === 0 ? null : running(state);
  const call = caller?.code[state.at - 1];
  if (call?.op === 'call' && call.slot >= 0) state.slots[state.base + call.slot] = value;
}

/** Executes one instruction; true when a decision is pending. */
function execute(play: Play, instruction: Instruction, procedure: Procedure, at: number): boolean {
  const { state, recorder } = play;
  switch (instruction.op) {
    case 'set':
      state.slots[state.base + instruction.slot] =
        recorder === null ? instruction.value(state) : recorder.worked(state, instruction, procedure.cites[at]!);
      return false;
    case 'say':
      recorder?.said(state, instruction.text, procedure.cites[at]!);
      return false;
    case 'jump':
      state.at = instruction.to;
      return false;
    case 'unless':
      if (instruction.test(state) !== true) state.at = instruction.to;
      return false;
    case 'choose':
      return chooseOptions(play, instruction.info, procedure.cites[at]!, at);
    case 'roll':
      return roll(play, instruction, procedure.cites[at]!, at);
    case 'draw':
      return draw(play, instruction, procedure.cites[at]!, at);
    case 'effect':
      if (recorder === null) applyEffect(state, instruction.effect);
      else recorder.changed(state, () => applyEffect(state, instruction.effect), procedure.cites[at]!);
      return false;
    case 'end':
      recorder?.said(state, instruction.text, procedure.cites[at]!);
      endGame(state, instruction.winner === null ? -1 : (instruction.winner(state) as number));
      return false;
    case 'list':
      state.slots[state.base + instruction.slot] = instruction.list(state);
      state.slots[state.base + instruction.slot + 1] = 0;
      return false;
    case 'next':
      nextItem(state, instruction);
      return false;
    case 'append': {
      const { list, item } = instruction;
      const before = state.slots[state.base + list] as readonly Value[];
      state.slots[state.base + list] = [...before, state.slots[state.base + item]!];
      return false;
    }
    case 'count':
      countPass(state, instruction);
      return false;
    case 'call':
      enter(
        state,
        instruction.procedure,
        instruction.args.map((arg) => arg(state)),
      );
      return false;
    case 'return':
      state.at = procedure.code.length;
      return false;
    case 'travel':
      return travelOptions(play, instruction.info, procedure.cites[at]!, at);
    case 'arrive':
      arrive(play, instruction.info, at);
      return false;
    case 'turn':
      nextTurn(state, instruction.to);
      return false;
    case 'phase':
      openPhase(play, instruction);
      return false;
    case 'close':
      for (const status of instruction.statuses) clearStatus(state, status);
      return false;
    case 'side':
      state.core[core.active] = instruction.side(state) as number;
      state.gameChanged();
      return false;
    case 'setup':
      enter(state, special.setup, []);
      return false;
    case 'victory':
      if (state.scenario.victory !== null) enter(state, special.victory, []);
      return false;
  }
}

function nextItem(state: State, { slot, item, to }: Extract<Instruction, { op: 'next' }>): void {
  const list = state.slots[state.base + slot] as readonly Value[];
  const position = state.slots[state.base + slot + 1] as number;
  if (position >= list.length) {
    state.at = to;
    return;
  }
  state.slots[state.base + item] = list[position]!;
  state.slots[state.base + slot + 1] = position + 1;
}

function countPass(state: State, { slot, max, to }: Extract<Instruction, { op: 'count' }>): void {
  const passes = (state.slots[state.base + slot] as number) + 1;
  if (max !== null && passes > (max(state) as number)) state.at = to;
  state.slots[state.base + slot] = passes;
}

function roll(play: Play, instruction: RollInstruction, cite: string, at: number): boolean {
  const { state } = play;
  const { dice, sides } = instruction;
  if (play.askDice) {
    const sums = Array.from({ length: dice * sides - dice + 1 }, (_, extra) => dice + extra);
    return ask(play, chancePending('roll', sums, { kind: 'int' }, cite, at));
  }
  let sum = 0;
  for (let die = 0; die < dice; die++) sum += rollDie(state.dice, sides);
  takeChance(play, instruction, sum, cite);
  return false;
}

function draw(play: Play, instruction: DrawInstruction, cite: string, at: number): boolean {
  const { state } = play;
  const list = instruction.from(state) as readonly Value[];
  if (play.askDice && list.length > 1) return ask(play, chancePending('draw', list, instruction.kind, cite, at));
  takeChance(play, instruction, list.length === 0 ? -1 : list[rollDie(state.dice, list.length) - 1]!, cite);
  return false;
}

function ask(play: Play, pending: Pending): boolean {
  play.pending = pending;
  return true;
}

function nextTurn(state: State, to: number): void {
  const turn = state.turn === 0 ? state.scenario.firstTurn : state.turn + 1;
  if (turn > state.scenario.lastTurn) {
    state.at = to;
    return;
  }
  state.core[core.turn] = turn;
  state.gameChanged();
}

function openPhase(play: Play, { phase, side }: Extract<Instruction, { op: 'phase' }>): void {
  const { state } = play;
  state.core[core.phase] = phase;
  if (side !== null) state.core[core.active] = side(state) as number;
  state.gameChanged();
  play.recorder?.opened(state, phase);
}
