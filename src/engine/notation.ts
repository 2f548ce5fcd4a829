/**
 * The text notation of decisions: what a person types and what a saved game holds. One word for each decision: a hex
 * number, a unit's id (or its name, where that is unique), an option's id, a number, `done` or `stay`; for a journey
 * also the whole way, as in `0404-0405-0506`.
 */
import { parseHexNumber } from '../hex/hex-number.js';
import { running } from './frames.js';
import type { Pending } from './pending.js';
import { optionCount } from './pending.js';
import { optionToken } from './recorder.js';
import { allowanceOf } from './regime.js';
import type { State } from './state.js';
import { journeyOf, wayIsLegal } from './travel.js';

/** An option of the pending decision, and the way to it where the player named one. */
export interface Picked {
  readonly index: number;
  readonly via?: readonly number[];
}

/** Finds the option that a word means; null when it is none of those offered. */
export function parseDecision(state: State, pending: Pending, word: string): Picked | null {
  const text = word.trim();
  const count = optionCount(pending);
  for (let index = 0; index < count; index++) if (optionToken(state, pending, index) === text) return { index };
  return byName(state, pending, text) ?? byWay(state, pending, text);
}

/** The word for an option, as `parseDecision` reads it. */
export function formatDecision(state: State, pending: Pending, { index, via }: Picked): string {
  return via === undefined
    ? optionToken(state, pending, index)
    : via.map((hex) => state.game.hexNumbers[hex]!).join('-');
}

function byName(state: State, pending: Pending, text: string): Picked | null {
  if (pending.valueKind.kind !== 'unit') return null;
  const lower = text.toLowerCase();
  const found = pending.values.flatMap((unit, index) => {
    const { id, name } = state.game.units[unit as number]!;
    return id.toLowerCase() === lower || name.toLowerCase().replaceAll(' ', '-') === lower ? [index] : [];
  });
  return found.length === 1 ? { index: found[0]! } : null;
}

function byWay(state: State, pending: Pending, text: string): Picked | null {
  if (pending.kind !== 'travel' || !text.includes('-')) return null;
  const way = text.split('-').map((part) => parseHexNumber(state.game.grid, part));
  const info = travelInfo(state, pending);
  const journey = journeyOf(state, info);
  const regime = state.game.regimes[info.regime]!;
  if (way[0] === journey.start) way.shift();
  if (regime.byStep || regime.length !== null || way.some((hex) => hex < 0)) return null;
  const index = pending.values.indexOf(way.at(-1)!);
  if (index < 0 || !wayIsLegal(state, regime, journey, way, allowanceOf(regime, state, journey))) return null;
  return { index, via: way };
}

/** The travel instruction that a decision belongs to. */
export function travelInfo(state: State, pending: Pending) {
  const instruction = running(state).code[pending.at]!;
  if (instruction.op !== 'travel') throw new RangeError('Cannot read a way: no journey is pending');
  return instruction.info;
}
