/**
 * Travel in play: offers the ends of a journey (or its next hex), and moves the pieces along the way, hex by hex, so
 * that whatever happens on entering a hex happens.
 */
import { moveTo } from './effects.js';
import type { Value } from './game.js';
import type { Pending } from './pending.js';
import type { Play } from './play.js';
import type { TravelInfo } from './program.js';
import { type Journey, type Regime, stepCost } from './regime.js';
import { type Ends, journeyEnds } from './search.js';
import type { State } from './state.js';

/**
 * The slots of a journey, counted from `TravelInfo.journey`: who travels; the hex just left and the hex just entered;
 * hexes entered; points spent; and the hexes still to enter.
 */
export const journeySlots = { journey: 0, from: 1, to: 2, steps: 3, spent: 4, way: 5, count: 6 } as const;

/** Offers where the journey may lead; false when there is no way at all and play goes on. */
export function travelOptions(play: Play, info: TravelInfo, cite: string, at: number): boolean {
  const { state } = play;
  const regime = state.game.regimes[info.regime]!;
  const begun = slot(state, info, 'journey') !== -1 && stepsDone(state, info) > 0;
  const journey = begun ? journeyOf(state, info) : beginJourney(state, regime, info);
  if (!begun) setSlots(state, info, journey);
  if (begun && lengthDone(state, regime, journey!, info)) {
    finishJourney(state, info, hexNow(state, info));
    return false;
  }
  const ends =
    journey === null
      ? null
      : journeyEnds(state, regime, journey, hexNow(state, info), stepsDone(state, info), spentSoFar(state, info));
  const values =
    ends === null || journey === null
      ? []
      : regime.byStep
        ? nextSteps(state, regime, journey, info, ends)
        : preferredEnds(state, regime, journey, ends);
  const mayStay = begun
    ? mayStop(state, regime, journey!, info)
    : info.stay && journey !== null && mayRemain(state, regime, journey);
  if (values.length === 0 || journey === null) {
    finishJourney(state, info, begun || info.stay ? hexNow(state, info) : -1);
    return false;
  }
  play.pending = {
    kind: 'travel',
    side: info.by === null ? state.active : (info.by(state) as number),
    ask: info.ask,
    cite,
    at,
    values,
    valueKind: { kind: 'hex' },
    named: [],
    done: mayStay ? (begun ? 'Stop here' : 'Stay') : null,
    ends,
  };
  return true;
}

/** Who travels; null when nobody is left on the map to do so. */
export function beginJourney(state: State, regime: Regime, info: TravelInfo): Journey | null {
  const who = info.who(state);
  const stack = (Array.isArray(who) ? (who as number[]) : [who as number]).filter(
    (unit) => unit >= 0 && state.place[unit]! < state.hexCount,
  );
  const unit = stack[0];
  if (unit === undefined || (regime.byStack && stack.some((other) => state.place[other] !== state.place[unit])))
    return null;
  const params = info.params.map((param) => param(state));
  return { unit, stack, side: state.game.units[unit]!.side, start: state.place[unit]!, params };
}

/** Carries out an option: sets the way; the instruction after moves along it. */
export function takeJourney(
  play: Play,
  info: TravelInfo,
  pending: Pending,
  index: number,
  via?: readonly number[],
): void {
  const { state } = play;
  play.recorder?.chose(state, pending, index, via);
  if (index >= pending.values.length) {
    finishJourney(state, info, hexNow(state, info));
    return;
  }
  const hex = pending.values[index] as number;
  const regime = state.game.regimes[info.regime]!;
  setSlot(state, info, 'way', via ?? (regime.byStep ? [hex] : pending.ends!.path(hex)));
}

/** Moves one hex along the way, or ends the journey. */
export function arrive(play: Play, info: TravelInfo, at: number): void {
  const { state } = play;
  const way = slot(state, info, 'way') as readonly number[];
  const journey = remaining(state, journeyOf(state, info));
  setSlot(state, info, 'journey', journey as unknown as Value);
  const regime = state.game.regimes[info.regime]!;
  const from = hexNow(state, info);
  const gone = state.place[journey.unit]! >= state.hexCount;
  const to = way[0];
  if (to === undefined || gone) {
    if (regime.byStep && !gone && !mustStop(state, regime, journey, info)) state.at = at - 1;
    else finishJourney(state, info, gone ? -1 : from);
    return;
  }
  const steps = stepsDone(state, info) + 1;
  const spent = spentSoFar(state, info) + stepCost(regime, state, journey, from, to, steps);
  setSlot(state, info, 'from', from);
  setSlot(state, info, 'to', to);
  setSlot(state, info, 'steps', steps);
  setSlot(state, info, 'spent', spent);
  setSlot(state, info, 'way', way.slice(1));
  play.recorder?.stepped(state, regime, journey, from, to, steps);
  for (const unit of journey.stack) if (state.place[unit] === from) moveTo(state, unit, to);
  if (!info.onStep) state.at = at;
}

/** The journey of those still on the map, the first of them leading; as it was when nobody is left. */
function remaining(state: State, journey: Journey): Journey {
  const stack = journey.stack.filter((unit) => state.place[unit]! < state.hexCount);
  return stack.length === 0 || stack.length === journey.stack.length ? journey : { ...journey, unit: stack[0]!, stack };
}

/**
 * Whether a way is legal from beginning to end, for players who name their own: each step may be entered and paid for,
 * and none but the last ends the movement.
 */
export function wayIsLegal(
  state: State,
  regime: Regime,
  journey: Journey,
  way: readonly number[],
  budget: number,
): boolean {
  let from = journey.start;
  let spent = 0;
  for (const [index, to] of way.entries()) {
    const steps = index + 1;
    if (!state.game.grid.neighbours.subarray(from * 6, from * 6 + 6).includes(to)) return false;
    if (!regime.enter(state, journey, from, to, steps)) return false;
    const cost = stepCost(regime, state, journey, from, to, steps);
    spent += cost;
    if (cost < 0 || (spent > budget && !(regime.atLeastOne && way.length === 1))) return false;
    const last = steps === way.length;
    if (!last && regime.stop !== null && regime.stop(state, journey, from, to, steps)) return false;
    if (last && regime.end !== null && !regime.end(state, journey, from, to, steps)) return false;
    from = to;
  }
  return way.length > 0;
}

/** The journey of a pending travel decision. */
export function journeyOf(state: State, info: TravelInfo): Journey {
  return slot(state, info, 'journey') as unknown as Journey;
}

/** The next hexes that lie on a way to a legal end; of these only the most preferred. */
function nextSteps(state: State, regime: Regime, journey: Journey, info: TravelInfo, ends: Ends): number[] {
  const from = hexNow(state, info);
  const steps = stepsDone(state, info) + 1;
  const firsts = [...new Set(ends.hexes.map((hex) => ends.path(hex)[0]!))].sort((a, b) => a - b);
  return preferred(regime, firsts, (by, to) => by(state, journey, from, to, steps));
}

/** Legal ends; of these only the most preferred, judged by the last step of the way to each. */
function preferredEnds(state: State, regime: Regime, journey: Journey, ends: Ends): readonly number[] {
  if (regime.prefer.length === 0) return ends.hexes;
  return preferred(regime, ends.hexes, (by, to) => {
    const path = ends.path(to);
    return by(state, journey, path.at(-2) ?? journey.start, to, path.length);
  });
}

type Preference = Regime['prefer'][number]['by'];

function preferred(regime: Regime, hexes: readonly number[], value: (by: Preference, hex: number) => number): number[] {
  return regime.prefer.reduce<number[]>(
    (left, { by }) => {
      const values = left.map((hex) => value(by, hex));
      const best = Math.min(...values);
      return left.filter((_, index) => values[index] === best);
    },
    [...hexes],
  );
}

function mayStop(state: State, regime: Regime, journey: Journey, info: TravelInfo): boolean {
  if (regime.length !== null) return false;
  const from = slot(state, info, 'from') as number;
  return regime.end === null || regime.end(state, journey, from, hexNow(state, info), stepsDone(state, info));
}

/** Whether a journey of fixed length has come to an end that will do. */
function lengthDone(state: State, regime: Regime, journey: Journey, info: TravelInfo): boolean {
  if (regime.length === null || stepsDone(state, info) < regime.length.from(state, journey)) return false;
  const from = slot(state, info, 'from') as number;
  return regime.end === null || regime.end(state, journey, from, hexNow(state, info), stepsDone(state, info));
}

function mustStop(state: State, regime: Regime, journey: Journey, info: TravelInfo): boolean {
  const from = slot(state, info, 'from') as number;
  return (
    regime.stop !== null && from >= 0 && regime.stop(state, journey, from, hexNow(state, info), stepsDone(state, info))
  );
}

function mayRemain(state: State, regime: Regime, journey: Journey): boolean {
  return regime.end === null || regime.end(state, journey, journey.start, journey.start, 0);
}

function finishJourney(state: State, info: TravelInfo, hex: number): void {
  if (info.slot >= 0) state.slots[state.base + info.slot] = hex;
  setSlot(state, info, 'journey', -1);
  state.at = info.end;
}

function setSlots(state: State, info: TravelInfo, journey: Journey | null): void {
  setSlot(state, info, 'journey', journey === null ? -1 : (journey as unknown as Value));
  setSlot(state, info, 'from', -1);
  setSlot(state, info, 'to', journey === null ? -1 : journey.start);
  setSlot(state, info, 'steps', 0);
  setSlot(state, info, 'spent', 0);
  setSlot(state, info, 'way', []);
}

function slot(state: State, info: TravelInfo, name: keyof typeof journeySlots): Value {
  return state.slots[state.base + info.journey + journeySlots[name]]!;
}

function setSlot(state: State, info: TravelInfo, name: keyof typeof journeySlots, value: Value): void {
  state.slots[state.base + info.journey + journeySlots[name]] = value;
}

function hexNow(state: State, info: TravelInfo): number {
  return slot(state, info, 'to') as number;
}

function stepsDone(state: State, info: TravelInfo): number {
  return slot(state, info, 'steps') as number;
}

function spentSoFar(state: State, info: TravelInfo): number {
  return slot(state, info, 'spent') as number;
}
