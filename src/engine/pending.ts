/**
 * Pending decisions: who decides, what is asked, and the one list of legal options that players, bots, saved games and
 * random play all use.
 */

import { running } from './frames.js';
import type { Value, ValueKind } from './game.js';
import { type Play, takeChance } from './play.js';
import type { ChooseInfo, NamedOption, Template } from './program.js';
import type { Ends } from './search.js';
import type { State } from './state.js';
import { takeJourney } from './travel.js';

export interface Pending {
  readonly kind: 'choose' | 'travel' | 'roll' | 'draw';
  /** Side that decides; -1 for dice. */
  readonly side: number;
  readonly ask: Template;
  readonly cite: string;
  /** Instruction that asks. */
  readonly at: number;
  readonly values: readonly Value[];
  readonly valueKind: ValueKind;
  readonly named: readonly NamedOption[];
  /** Words of the option to choose no more (or to stay), if it is offered. */
  readonly done: string | null;
  readonly ends: Ends | null;
}

/** How many options there are: values first, then named ones, then `done`. */
export function optionCount(pending: Pending): number {
  return pending.values.length + pending.named.length + (pending.done === null ? 0 : 1);
}

export function chancePending(
  kind: 'roll' | 'draw',
  values: readonly Value[],
  valueKind: ValueKind,
  cite: string,
  at: number,
): Pending {
  return {
    kind,
    side: -1,
    ask: [kind === 'roll' ? 'The roll' : 'The draw'],
    cite,
    at,
    values,
    valueKind,
    named: [],
    done: null,
    ends: null,
  };
}

/** Lists the options of a choice; false when there is nothing to ask and play goes on. */
export function chooseOptions(play: Play, info: ChooseInfo, cite: string, at: number): boolean {
  const { state } = play;
  const values = info.from === null ? [] : allowed(state, info);
  if (info.many !== null && values.length === 0) return endMany(state, info);
  const named = info.options.filter(({ when }) => when === null || when(state) === true);
  const done =
    info.done !== null && enough(state, info) && (info.done.when === null || info.done.when(state) === true)
      ? info.done.text
      : null;
  const side = info.by === null ? state.active : (info.by(state) as number);
  const pending: Pending = {
    kind: 'choose',
    side,
    ask: info.ask,
    cite,
    at,
    values,
    valueKind: info.kind ?? { kind: 'none' },
    named,
    done,
    ends: null,
  };
  const count = optionCount(pending);
  if (count === 0 && info.from === null)
    throw new RangeError(`Cannot go on in "${running(state).id}": a choice has no option`);
  if (count === 0) {
    state.slots[state.base + info.slot] = -1;
    return false;
  }
  play.pending = pending;
  if (count > 1 || !info.auto) return true;
  takeOption(play, 0);
  play.pending = null;
  return false;
}

/** Whether a choice of several has as many as it must have. */
function enough(state: State, { many }: ChooseInfo): boolean {
  if (many === null || many.least === null) return true;
  return (state.slots[state.base + many.chosen] as readonly Value[]).length >= (many.least(state) as number);
}

/** Nothing more can be chosen: the choice of several ends by itself. */
function endMany(state: State, info: ChooseInfo): boolean {
  state.slots[state.base + info.slot] = -1;
  state.at = info.done!.goto;
  return false;
}

/** What may be chosen of the list. The variable stands for each in turn while the condition is asked. */
function allowed(state: State, info: ChooseInfo): readonly Value[] {
  const chosen = info.many === null ? [] : (state.slots[state.base + info.many.chosen] as readonly Value[]);
  const all = info.from!(state) as readonly Value[];
  const list = chosen.length === 0 ? all : all.filter((value) => !chosen.includes(value));
  if (info.allow === null) return list;
  const slot = state.base + info.slot;
  const before = state.slots[slot]!;
  const values: Value[] = [];
  for (const value of list) {
    state.slots[slot] = value;
    if (info.allow(state) === true) values.push(value);
  }
  state.slots[slot] = before;
  return values;
}

/** Carries out an option of the pending decision, by its number; `via` is a way to the end of a journey. */
export function takeOption(play: Play, index: number, via?: readonly number[]): void {
  const { state } = play;
  const pending = play.pending!;
  const instruction = running(state).code[pending.at]!;
  if (instruction.op === 'choose') takeChoice(play, instruction.info, pending, index);
  else if (instruction.op === 'travel') takeJourney(play, instruction.info, pending, index, via);
  else if (instruction.op === 'roll' || instruction.op === 'draw')
    takeChance(play, instruction, pending.values[index]!, pending.cite);
}

function takeChoice(play: Play, info: ChooseInfo, pending: Pending, index: number): void {
  const { state } = play;
  const { values, named } = pending;
  const slot = state.base + info.slot;
  play.recorder?.chose(state, pending, index);
  const option = named[index - values.length];
  if (index < values.length) state.slots[slot] = values[index]!;
  else if (option !== undefined) {
    state.slots[slot] = info.options.indexOf(option);
    state.at = option.goto;
  } else {
    state.slots[slot] = -1;
    if (info.done!.goto >= 0) state.at = info.done!.goto;
  }
}
