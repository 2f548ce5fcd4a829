/**
 * Changes of the state that procedures may make: the closed set behind the effect nodes. Each keeps caches true and
 * sets off the triggers of the module.
 */
import type { Value } from './game.js';
import type { Effect } from './program.js';
import { core, type State } from './state.js';

/** Carries out an effect of a procedure. */
export function applyEffect(state: State, effect: Effect): void {
  switch (effect.kind) {
    case 'move': {
      const hex = effect.to(state) as number;
      for (const unit of many(effect.units(state))) moveTo(state, unit, hex);
      return;
    }
    case 'box':
      for (const unit of many(effect.units(state))) boxTo(state, unit, effect.box);
      return;
    case 'turn': {
      const face = effect.to(state) as number;
      for (const unit of many(effect.units(state))) turnTo(state, unit, face);
      return;
    }
    case 'lose': {
      const steps = effect.steps(state) as number;
      for (const unit of many(effect.units(state))) loseSteps(state, unit, steps, effect.box);
      return;
    }
    case 'gain':
      for (const unit of many(effect.units(state))) gainStep(state, unit);
      return;
    case 'set': {
      const value = Number(effect.to(state));
      for (const holder of many(effect.on(state))) setStatus(state, effect.status, holder, value);
      return;
    }
    case 'clear':
      clearStatus(state, effect.status);
      return;
    case 'track':
      moveMarker(state, effect);
      return;
  }
}

function moveMarker(state: State, { track, side, add, to }: Extract<Effect, { kind: 'track' }>): void {
  const holder = side(state) as number;
  const { id, perSide } = state.game.tracks[track]!;
  const now = state.track[id]![perSide ? holder : 0]!;
  setTrack(
    state,
    track,
    holder,
    to === null ? now + (add === null ? 0 : (add(state) as number)) : (to(state) as number),
  );
}

function many(value: Value): readonly number[] {
  return Array.isArray(value) ? (value as readonly number[]) : [value as number];
}

/** Puts a unit into a hex: leaves one, enters another. */
export function moveTo(state: State, unit: number, hex: number): void {
  if (unit < 0) return;
  if (hex < 0 || hex >= state.hexCount) throw new RangeError(`Cannot move ${state.game.units[unit]!.id}: no such hex`);
  const from = state.place[unit]!;
  if (from === hex) return;
  state.putUnit(unit, hex);
  if (from >= 0 && from < state.hexCount) trigger(state, 'leave', unit, from);
  trigger(state, 'enter', unit, hex);
}

/** The box of eliminated units. */
const eliminated = 1;

/** Puts a unit into a box; one that goes from the map to the eliminated is eliminated. */
export function boxTo(state: State, unit: number, box: number): void {
  if (unit < 0) return;
  const from = state.place[unit]!;
  state.putUnit(unit, state.hexCount + box);
  if (from < 0 || from >= state.hexCount) return;
  trigger(state, 'leave', unit, from);
  if (box === eliminated) trigger(state, 'eliminate', unit, from);
}

/** Turns a unit to one of its states, 0 being the first. Throws RangeError when it has no such state. */
export function turnTo(state: State, unit: number, face: number): void {
  if (unit < 0) return;
  if (!(face >= 0 && face < state.game.stateCounts[unit]!)) {
    throw new RangeError(
      `Cannot turn ${state.game.units[unit]!.id} to state ${face}: it has ${state.game.stateCounts[unit]}`,
    );
  }
  state.face[unit] = face;
  state.staleAt(state.place[unit]!);
  state.changed();
}

/** Takes step losses: to later states, and after the last into the box. */
export function loseSteps(state: State, unit: number, steps: number, box: number): void {
  if (unit < 0 || steps <= 0) return;
  const face = state.face[unit]! + steps;
  if (face < state.game.stateCounts[unit]!) {
    turnTo(state, unit, face);
    return;
  }
  const hex = state.place[unit]!;
  boxTo(state, unit, box);
  if (box !== eliminated && hex >= 0 && hex < state.hexCount) trigger(state, 'eliminate', unit, hex);
}

/** Takes back one step loss; a unit in its first state stays so. */
export function gainStep(state: State, unit: number): void {
  if (unit >= 0 && state.face[unit]! > 0) turnTo(state, unit, state.face[unit]! - 1);
}

/** Sets a status by number on a holder (0 for the game itself). */
export function setStatus(state: State, status: number, holder: number, value: number): void {
  if (holder < 0) return;
  const { id, on, movesZones } = state.game.statuses[status]!;
  const cells = on === 'game' ? state.overall[id]! : state[on][id]!;
  if (cells[holder] === value) return;
  cells[holder] = value;
  if (on === 'game') state.gameChanged();
  else {
    if (movesZones && on === 'unit') state.staleAt(state.place[holder]!);
    state.changed();
  }
}

/** Puts a status back to its default for all who hold it. */
export function clearStatus(state: State, status: number): void {
  const { id, on, initial } = state.game.statuses[status]!;
  const cells = on === 'game' ? state.overall[id]! : state[on][id]!;
  for (let holder = 0; holder < cells.length; holder++)
    if (cells[holder] !== initial) setStatus(state, status, holder, initial);
}

/** Moves a marker on a track; it stays within the track. */
export function setTrack(state: State, track: number, side: number, value: number): void {
  const { id, min, max, perSide } = state.game.tracks[track]!;
  state.track[id]![perSide ? side : 0] = Math.min(max, Math.max(min, value));
  state.gameChanged();
}

/** Ends the game; `winner` -1 is a draw. */
export function endGame(state: State, winner: number): void {
  state.core[core.ended] = 1;
  state.core[core.winner] = winner;
  state.changed();
}

function trigger(state: State, on: 'enter' | 'leave' | 'eliminate', unit: number, hex: number): void {
  for (const procedure of state.game.triggers[on]) {
    state.triggered.push({ procedure, unit, hex });
  }
}
