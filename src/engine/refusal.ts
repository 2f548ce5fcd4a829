/**
 * Why not: for an option that is not offered, the first row that forbids it. Asked only when a player asks, so it may
 * take its time.
 */
import { distance } from '../hex/distance.js';
import { parseHexNumber } from '../hex/hex-number.js';
import type { Value } from './game.js';
import { travelInfo } from './notation.js';
import type { Pending } from './pending.js';
import type { ChooseInfo } from './program.js';
import { explained, fill } from './recorder.js';
import { allowanceOf, type Journey, type Regime } from './regime.js';
import { running } from './run.js';
import { journeyEnds } from './search.js';
import type { State } from './state.js';
import type { Fired } from './table.js';
import { journeyOf } from './travel.js';

export interface Refusal {
  /** Stable word for the kind of refusal. */
  readonly code:
    | 'not-a-choice'
    | 'forbidden'
    | 'not-offered'
    | 'no-such-hex'
    | 'may-not-leave'
    | 'may-not-enter'
    | 'too-far'
    | 'may-not-end'
    | 'out-of-reach'
    | 'no-decision';
  /** The first row that forbids it, if a row does. */
  readonly row: Fired | null;
  /** All rows that were looked at. */
  readonly fired: readonly Fired[];
  /** Case number of the refusal. */
  readonly cite: string;
  /** What the words need: the option tried, points needed and available. */
  readonly tried: string;
  readonly needs: number;
  readonly has: number;
}

/** Why a word is not a legal answer to the pending decision. */
export function whyNot(state: State, pending: Pending, word: string): Refusal {
  const text = word.trim();
  if (pending.kind === 'travel') return whyNotTravel(state, pending, text);
  const instruction = running(state).code[pending.at]!;
  if (instruction.op !== 'choose') return refusal('not-a-choice', text, pending.cite);
  return whyNotChosen(state, instruction.info, pending, text);
}

function whyNotChosen(state: State, info: ChooseInfo, pending: Pending, text: string): Refusal {
  const named = info.options.find(({ id }) => id === text);
  if (named?.when) {
    const { fired } = explained(state, () => named.when!(state));
    return refusal('not-offered', fill(state, named.text), named.cite, fired);
  }
  if (text === 'done' && info.done?.when) {
    const { fired } = explained(state, () => info.done!.when!(state));
    return refusal('not-offered', info.done.text, pending.cite, fired);
  }
  const value = parseValue(state, pending, text);
  const list = info.from === null ? [] : (info.from(state) as readonly Value[]);
  if (value === null || !list.includes(value) || info.allow === null)
    return refusal('not-a-choice', text, pending.cite);
  const slot = state.base + info.slot;
  const before = state.slots[slot]!;
  state.slots[slot] = value;
  const { fired } = explained(state, () => info.allow!(state));
  state.slots[slot] = before;
  return refusal('forbidden', state.words(value, pending.valueKind), pending.cite, fired);
}

function whyNotTravel(state: State, pending: Pending, text: string): Refusal {
  const info = travelInfo(state, pending);
  const regime = state.game.regimes[info.regime]!;
  const journey = journeyOf(state, info);
  const to = parseHexNumber(state.game.grid, text.split('-').at(-1)!);
  if (to < 0) return refusal('no-such-hex', text, pending.cite);
  return whyNotThere(state, regime, journey, to);
}

/** Why a journey may not end in a hex: tried in the order in which a player would ask. */
export function whyNotThere(state: State, regime: Regime, journey: Journey, to: number): Refusal {
  const tried = state.game.hexNumbers[to]!;
  const { leave, enter, end } = regime;
  if (leave !== null) {
    const left = explained(state, () => leave(state, journey));
    if (!left.value) return refusal('may-not-leave', tried, regime.cite, left.fired);
  }
  const froms = approaches(state, journey, to);
  for (const from of froms) {
    const entered = explained(state, () => enter(state, journey, from, to, 1));
    if (entered.value) break;
    if (from === froms.at(-1)) return refusal('may-not-enter', tried, regime.cite, entered.fired);
  }
  const near = froms[0] ?? journey.start;
  if (end !== null) {
    const steps = Math.max(1, distance(state.game.grid, journey.start, to));
    const ended = explained(state, () => end(state, journey, near, to, steps));
    if (!ended.value) return refusal('may-not-end', tried, regime.cite, ended.fired);
  }
  return whyTooFar(state, regime, journey, to, tried);
}

/** Neighbours of a hex, the nearest to the start first. */
function approaches(state: State, journey: Journey, to: number): number[] {
  const around = [0, 1, 2, 3, 4, 5]
    .map((direction) => state.game.grid.neighbours[to * 6 + direction]!)
    .filter((hex) => hex >= 0);
  return around.sort(
    (a, b) => distance(state.game.grid, journey.start, a) - distance(state.game.grid, journey.start, b),
  );
}

function whyTooFar(state: State, regime: Regime, journey: Journey, to: number, tried: string): Refusal {
  const has = allowanceOf(regime, state, journey) / regime.scale;
  const unbounded: Regime = { ...regime, allowance: () => 1000 / regime.scale, atLeastOne: false, end: null };
  const ends = journeyEnds(state, unbounded, journey, journey.start, 0, 0);
  if (regime.length !== null || !ends.hexes.includes(to))
    return { ...refusal('out-of-reach', tried, regime.cite), has };
  let spent = 0;
  let from = journey.start;
  const { fired } = explained(state, () => {
    for (const [index, hex] of ends.path(to).entries()) {
      spent += regime.cost === null ? 1 : regime.cost(state, journey, from, hex, index + 1);
      from = hex;
    }
  });
  return {
    ...refusal(spent > has ? 'too-far' : 'out-of-reach', tried, regime.cite, fired),
    row: null,
    needs: spent,
    has,
  };
}

function refusal(code: Refusal['code'], tried: string, cite: string, fired: readonly Fired[] = []): Refusal {
  const row = fired.find(({ gives }) => gives === false) ?? null;
  return { code, row, fired, cite: row?.cite ?? cite, tried, needs: 0, has: 0 };
}

function parseValue(state: State, pending: Pending, text: string): Value | null {
  const { valueKind } = pending;
  const found = (index: number): Value | null => (index < 0 ? null : index);
  switch (valueKind.kind) {
    case 'hex':
      return found(parseHexNumber(state.game.grid, text));
    case 'unit': {
      const lower = text.toLowerCase();
      const exact = state.game.units.findIndex(({ id }) => id.toLowerCase() === lower);
      return found(
        exact >= 0
          ? exact
          : state.game.units.findIndex(({ name }) => name.toLowerCase().replaceAll(' ', '-') === lower),
      );
    }
    case 'enum':
      return found(valueKind.ids.indexOf(text));
    default:
      return /^-?\d+$/.test(text) ? Number(text) : null;
  }
}
