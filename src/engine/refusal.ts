/**
 * Why not: for an option that is not offered, the first row that forbids it. Asked only when a player asks, so it may
 * take its time.
 */
import { distance } from '../hex/distance.js';
import { parseHexNumber } from '../hex/hex-number.js';
import { running } from './frames.js';
import type { Value } from './game.js';
import { travelInfo } from './notation.js';
import type { Pending } from './pending.js';
import type { ChooseInfo } from './program.js';
import { explained, fill } from './recorder.js';
import { allowanceOf, type Journey, type Regime } from './regime.js';
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
  /** The row that forbids it, if a row does. */
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
    return refusal('not-offered', fill(state, named.text), named.cite, fired.slice(-1));
  }
  if (text === 'done' && info.done?.when) {
    const { fired } = explained(state, () => info.done!.when!(state));
    return refusal('not-offered', info.done.text, pending.cite, fired.slice(-1));
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
  if (text === 'stay' || text === 'done') return whyNotStay(state, regime, journey, text, pending.cite);
  const way = text.split('-').map((part) => parseHexNumber(state.game.grid, part));
  if (way.some((hex) => hex < 0)) return refusal('no-such-hex', text, pending.cite);
  return whyNotWay(state, regime, journey, way) ?? whyNotThere(state, regime, journey, way.at(-1)!);
}

function whyNotStay(state: State, { end }: Regime, journey: Journey, text: string, cite: string): Refusal {
  const { start } = journey;
  const { fired } = explained(state, () => end?.(state, journey, start, start, 0));
  return fired.some(({ gives }) => gives === false)
    ? refusal('may-not-end', state.game.hexNumbers[start]!, cite, fired)
    : refusal('not-a-choice', text, cite);
}

/** The first hex of a way that may not be entered, or not be left again. */
function whyNotWay(state: State, regime: Regime, journey: Journey, way: readonly number[]): Refusal | null {
  const hexes = way[0] === journey.start ? way.slice(1) : way;
  let from = journey.start;
  for (const [index, to] of hexes.slice(0, -1).entries()) {
    const tried = state.game.hexNumbers[to]!;
    if (distance(state.game.grid, from, to) !== 1) return refusal('out-of-reach', tried, regime.cite);
    const entered = explained(state, () => regime.enter(state, journey, from, to, index + 1));
    if (!entered.value) return refusal('may-not-enter', tried, regime.cite, entered.fired);
    const stopped = whyStopped(state, regime, journey, from, to, index + 1);
    if (stopped !== null) return { ...stopped, tried: state.game.hexNumbers[way.at(-1)!]! };
    from = to;
  }
  return null;
}

/** Whether the journey ends on entering a hex, as a reason for not going on; null when it does not. */
function whyStopped(
  state: State,
  { stop, cite }: Regime,
  journey: Journey,
  from: number,
  to: number,
  steps: number,
): Refusal | null {
  if (stop === null) return null;
  const { value, fired } = explained(state, () => stop(state, journey, from, to, steps));
  const row = decisive(fired, true);
  return value ? { ...refusal('out-of-reach', state.game.hexNumbers[to]!, row?.cite ?? cite, fired), row } : null;
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
  const near = froms[0] ?? journey.start;
  if (!froms.some((from) => enter(state, journey, from, to, 1))) {
    const { fired } = explained(state, () => enter(state, journey, near, to, 1));
    return refusal('may-not-enter', tried, regime.cite, fired);
  }
  if (end !== null) {
    const least = regime.length?.from(state, journey) ?? 1;
    const steps = Math.max(least, distance(state.game.grid, journey.start, to));
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
  if (regime.length !== null || !ends.hexes.includes(to)) {
    const stopped = whyStoppedBefore(state, unbounded, journey, to);
    return stopped === null ? { ...refusal('out-of-reach', tried, regime.cite), has } : { ...stopped, tried, has };
  }
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

/** Where a journey must stop that could otherwise go on to a hex. */
function whyStoppedBefore(state: State, regime: Regime, journey: Journey, to: number): Refusal | null {
  if (regime.stop === null || regime.length !== null) return null;
  const { start } = journey;
  const way = journeyEnds(state, { ...regime, stop: null }, journey, start, 0, 0).path(to);
  for (const [index, hex] of way.slice(0, -1).entries()) {
    const stopped = whyStopped(state, regime, journey, way[index - 1] ?? start, hex, index + 1);
    if (stopped !== null) return stopped;
  }
  return null;
}

function refusal(code: Refusal['code'], tried: string, cite: string, fired: readonly Fired[] = []): Refusal {
  const row = decisive(fired, false);
  return { code, row, fired, cite: row?.cite ?? cite, tried, needs: 0, has: 0 };
}

/** The row that decided: rows of tables asked on the way come before it; one without words leaves it to those. */
function decisive(fired: readonly Fired[], answer: boolean): Fired | null {
  const rows = fired.filter(({ gives }) => gives === answer);
  return rows.findLast(({ says }) => says !== '') ?? rows.at(-1) ?? null;
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
