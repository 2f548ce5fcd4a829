/**
 * Zones that pieces cast into the hexes around them, such as zones of control. Kept as counts by side and hex; when
 * pieces in a hex change, only what that hex casts is worked out again. What a zone does is for tables to say.
 */
import type { State } from './state.js';

export interface Zone {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  /** Whether each unit casts its own zone; otherwise a side's units in a hex cast one together. */
  readonly byUnit: boolean;
  /** Whether it covers the caster's own hex. */
  readonly own: boolean;
  /** Whether it is cast at all: by the unit, or by the side's units in the hex. */
  readonly exerts: (state: State, unitOrHex: number, side: number) => boolean;
  /** Whether it crosses the hexside; null when it crosses every one. */
  readonly reaches: ((state: State, unit: number, from: number, to: number, side: number) => boolean) | null;
}

const ownBit = 64;

/** Whether a zone of the side covers the hex. */
export function inZone(state: State, zone: number, hex: number, side: number): boolean {
  if (hex < 0 || side < 0 || hex >= state.hexCount) return false;
  if (state.zonesStale) freshenZones(state);
  return state.zoneCounts[(zone * state.sideCount + side) * state.hexCount + hex]! > 0;
}

/** The hexes from which the side's zone covers the hex, by direction of the neighbour. */
export function zoneSources(state: State, zone: number, hex: number, side: number): number[] {
  const sources: number[] = [];
  if (!inZone(state, zone, hex, side)) return sources;
  const base = (zone * state.sideCount + side) * state.hexCount;
  if ((state.zoneMasks[base + hex]! & ownBit) !== 0) sources.push(hex);
  for (let direction = 0; direction < 6; direction++) {
    const from = state.game.grid.neighbours[hex * 6 + direction]!;
    if (from < 0) continue;
    const back = direction < 3 ? direction + 3 : direction - 3;
    if ((state.zoneMasks[base + from]! & (1 << back)) !== 0) sources.push(from);
  }
  return sources;
}

/** Works out what stale hexes cast. */
export function freshenZones(state: State): void {
  state.quietly(() => freshenStale(state));
}

function freshenStale(state: State): void {
  state.zonesStale = false;
  if (state.allZonesStale) {
    state.allZonesStale = false;
    for (let hex = 0; hex < state.hexCount; hex++) {
      if (state.head[hex]! >= 0 || state.castsAny[hex] !== 0) freshenHex(state, hex);
    }
  } else {
    for (let i = 0; i < state.staleCount; i++) freshenHex(state, state.staleHexes[i]!);
  }
  for (let i = 0; i < state.staleCount; i++) state.staleMarks[state.staleHexes[i]!] = 0;
  state.staleCount = 0;
}

function freshenHex(state: State, hex: number): void {
  const { zones } = state.game;
  let any = 0;
  for (let zone = 0; zone < zones.length; zone++) {
    for (let side = 0; side < state.sideCount; side++) {
      const mask = castMask(state, zones[zone]!, hex, side);
      any |= mask;
      const base = (zone * state.sideCount + side) * state.hexCount;
      const before = state.zoneMasks[base + hex]!;
      if (mask === before) continue;
      state.zoneMasks[base + hex] = mask;
      recount(state, base, hex, before, mask);
    }
  }
  state.castsAny[hex] = any === 0 ? 0 : 1;
}

function recount(state: State, base: number, hex: number, before: number, mask: number): void {
  const { neighbours } = state.game.grid;
  for (let direction = 0; direction < 6; direction++) {
    const change = ((mask >> direction) & 1) - ((before >> direction) & 1);
    if (change !== 0) state.zoneCounts[base + neighbours[hex * 6 + direction]!]! += change;
  }
  const own = ((mask & ownBit) - (before & ownBit)) / ownBit;
  if (own !== 0) state.zoneCounts[base + hex]! += own;
}

/** Which of the six hexsides (bits 0 to 5) and the own hex (bit 6) the side's units in the hex cast into. */
function castMask(state: State, zone: Zone, hex: number, side: number): number {
  let mask = 0;
  if (zone.byUnit) {
    for (let unit = state.head[hex]!; unit >= 0; unit = state.next[unit]!) {
      if (state.game.units[unit]!.side === side && zone.exerts(state, unit, side))
        mask |= sidesReached(state, zone, unit, hex, side);
    }
    return mask;
  }
  for (let unit = state.head[hex]!; unit >= 0; unit = state.next[unit]!) {
    if (state.game.units[unit]!.side !== side) continue;
    return zone.exerts(state, hex, side) ? sidesReached(state, zone, unit, hex, side) : 0;
  }
  return 0;
}

function sidesReached(state: State, zone: Zone, unit: number, hex: number, side: number): number {
  const { neighbours } = state.game.grid;
  let mask = zone.own ? ownBit : 0;
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbours[hex * 6 + direction]!;
    if (to >= 0 && (zone.reaches === null || zone.reaches(state, unit, hex, to, side))) mask |= 1 << direction;
  }
  return mask;
}
