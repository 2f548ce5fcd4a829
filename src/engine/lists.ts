/**
 * Lists and questions about pieces and hexes that expressions ask for. Compiled expressions call these by name; they
 * hold no rule, and what they return is in ascending order.
 */

import { directionTo } from '../hex/direction.js';
import { distance as gridDistance } from '../hex/distance.js';
import { hexesWithin } from '../hex/ring.js';
import type { State } from './state.js';

/** Units of the side on the map. */
export function units(state: State, side: number): number[] {
  const found: number[] = [];
  const all = state.game.unitsBySide[side];
  if (all === undefined) return found;
  for (const unit of all) {
    const place = state.place[unit]!;
    if (place >= 0 && place < state.hexCount) found.push(unit);
  }
  return found;
}

/** All units of the side, wherever they are. */
export function roster(state: State, side: number): readonly number[] {
  return state.game.unitsBySide[side] ?? [];
}

/** Units in a hex, of any side. */
export function unitsAt(state: State, hex: number): number[] {
  const found: number[] = [];
  if (hex < 0 || hex >= state.hexCount) return found;
  for (let unit = state.head[hex]!; unit >= 0; unit = state.next[unit]!) found.push(unit);
  return found;
}

/** Units of the side in a hex. */
export function stack(state: State, hex: number, side: number): number[] {
  const found: number[] = [];
  if (hex < 0 || hex >= state.hexCount) return found;
  for (let unit = state.head[hex]!; unit >= 0; unit = state.next[unit]!) {
    if (state.game.units[unit]!.side === side) found.push(unit);
  }
  return found;
}

/** Units in a box. */
export function unitsIn(state: State, box: number): number[] {
  const found: number[] = [];
  for (let unit = state.head[state.hexCount + box] ?? -1; unit >= 0; unit = state.next[unit]!) found.push(unit);
  return found;
}

/** Whether the side has a unit in the hex. */
export function occupied(state: State, hex: number, side: number): boolean {
  if (hex < 0 || hex >= state.hexCount) return false;
  for (let unit = state.head[hex]!; unit >= 0; unit = state.next[unit]!) {
    if (state.game.units[unit]!.side === side) return true;
  }
  return false;
}

/** Whether nobody is in the hex. */
export function empty(state: State, hex: number): boolean {
  return hex >= 0 && hex < state.hexCount && state.head[hex]! < 0;
}

/** The other side; of more than two, the next one. */
export function enemy(state: State, side: number): number {
  return side < 0 ? -1 : (side + 1) % state.sideCount;
}

/** Hexes from one to the other by the shortest way; -1 when one of them is off the map. */
export function distance(state: State, from: number, to: number): number {
  return from < 0 || to < 0 ? -1 : gridDistance(state.game.grid, from, to);
}

export function adjacent(state: State, from: number, to: number): boolean {
  return from >= 0 && directionTo(state.game.grid, from, to) >= 0;
}

export function neighbours(state: State, hex: number): number[] {
  const found: number[] = [];
  if (hex < 0) return found;
  for (let direction = 0; direction < 6; direction++) {
    const to = state.game.grid.neighbours[hex * 6 + direction]!;
    if (to >= 0) found.push(to);
  }
  return found.sort((a, b) => a - b);
}

/** The hex itself and all hexes up to a distance. */
export function within(state: State, hex: number, radius: number): number[] {
  return hex < 0 ? [] : Array.from(hexesWithin(state.game.grid, hex, radius)).sort((a, b) => a - b);
}

/** All hexes of the map. */
export function hexes(state: State): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < state.hexCount; hex++) if (state.game.grid.present[hex] === 1) found.push(hex);
  return found;
}

/** Whether the hex lies at the edge of the map. */
export function atEdge(state: State, hex: number): boolean {
  if (hex < 0) return false;
  for (let direction = 0; direction < 6; direction++) {
    if (state.game.grid.neighbours[hex * 6 + direction]! < 0) return true;
  }
  return false;
}

/** Direction from a hex to a neighbour, 0 to 5; -1 when they are not neighbours. */
export function direction(state: State, from: number, to: number): number {
  return from < 0 ? -1 : directionTo(state.game.grid, from, to);
}

/** States a unit has left, the present one included: 1 for a unit whose next loss eliminates it. */
export function stepsLeft(state: State, unit: number): number {
  return unit < 0 ? 0 : state.game.stateCounts[unit]! - state.face[unit]!;
}

/** The hex a unit is in; -1 when it is off the map. */
export function hexOf(state: State, unit: number): number {
  const place = state.place[unit] ?? -1;
  return place < state.hexCount ? place : -1;
}

export function onMap(state: State, unit: number): boolean {
  return hexOf(state, unit) >= 0;
}

/** The box a unit is in; -1 when it is on the map. */
export function boxOf(state: State, unit: number): number {
  return Math.max(-1, (state.place[unit] ?? -1) - state.hexCount);
}

/** Whether the side between two neighbouring hexes has a kind of thing, by bit masks six to a hex. */
export function joined(state: State, masks: Int32Array, from: number, to: number, kind: number): boolean {
  const side = direction(state, from, to);
  return side >= 0 && (masks[from * 6 + side]! & (1 << kind)) !== 0;
}

/** Whether any of a hex's six sides has a kind of thing. */
export function touches(masks: Int32Array, hex: number, kind: number): boolean {
  if (hex < 0) return false;
  for (let side = 0; side < 6; side++) if ((masks[hex * 6 + side]! & (1 << kind)) !== 0) return true;
  return false;
}

/** Whether the way to a neighbour is one of a set of directions. */
export function towards(
  state: State,
  compasses: readonly number[],
  from: number,
  to: number,
  compass: number,
): boolean {
  const side = direction(state, from, to);
  return side >= 0 && (compasses[compass]! & (1 << side)) !== 0;
}
