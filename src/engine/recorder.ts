/**
 * What happened, as data: events in order, each with its case number and the rows that fired. Nothing here writes
 * prose beyond the module's own words; `explain` reads events aloud.
 */
import type { Value, ValueKind } from './game.js';
import type { Pending } from './pending.js';
import type { Instruction, Template } from './program.js';
import { type Journey, type Regime, stepCost } from './regime.js';
import type { State } from './state.js';
import type { Fired } from './table.js';

interface Cited {
  /** Case number. */
  readonly cite: string;
  /** Rows that fired in it. */
  readonly fired: readonly Fired[];
}

export type Event = Cited &
  (
    | { readonly kind: 'phase'; readonly turn: number; readonly phase: number; readonly side: number }
    | { readonly kind: 'choice'; readonly side: number; readonly ask: string; readonly chosen: string }
    | { readonly kind: 'chance'; readonly dice: string; readonly result: string }
    | { readonly kind: 'say'; readonly text: string }
    | { readonly kind: 'ruling'; readonly name: string; readonly value: string }
    | {
        readonly kind: 'step';
        readonly units: readonly number[];
        readonly from: number;
        readonly to: number;
        readonly points: number;
      }
    | { readonly kind: 'place'; readonly unit: number; readonly from: number; readonly to: number }
    | { readonly kind: 'state'; readonly unit: number; readonly from: number; readonly to: number }
    | {
        readonly kind: 'track';
        readonly track: number;
        readonly side: number;
        readonly from: number;
        readonly to: number;
      }
  );

export class Recorder {
  readonly events: Event[] = [];

  opened(state: State, phase: number): void {
    const { cite } = state.game.phases[phase]!;
    this.events.push({ kind: 'phase', turn: state.turn, phase, side: state.active, cite, fired: [] });
  }

  chose(state: State, pending: Pending, index: number, via?: readonly number[]): void {
    const chosen =
      via === undefined ? optionWords(state, pending, index) : via.map((hex) => state.game.hexNumbers[hex]!).join('-');
    this.events.push({
      kind: 'choice',
      side: pending.side,
      ask: fill(state, pending.ask),
      chosen,
      cite: pending.cite,
      fired: [],
    });
  }

  chance(state: State, instruction: Extract<Instruction, { op: 'roll' | 'draw' }>, value: Value, cite: string): void {
    const roll = instruction.op === 'roll';
    const dice = roll ? `${instruction.dice > 1 ? instruction.dice : ''}d${instruction.sides}` : '';
    const result = roll ? String(value) : state.words(value, instruction.kind);
    this.events.push({ kind: 'chance', dice, result, cite, fired: [] });
  }

  said(state: State, text: Template, cite: string): void {
    this.events.push({ kind: 'say', text: fill(state, text), cite, fired: [] });
  }

  worked(state: State, instruction: Extract<Instruction, { op: 'set' }>, cite: string): Value {
    const { value, fired } = explained(state, () => instruction.value(state));
    const { name, kind } = instruction;
    const words = kind.kind === 'record' ? '' : state.words(value, kind);
    if (fired.length > 0) this.events.push({ kind: 'ruling', name, value: words, cite, fired });
    return value;
  }

  stepped(state: State, regime: Regime, journey: Journey, from: number, to: number, steps: number): void {
    const { value, fired } = explained(state, () =>
      regime.length === null ? stepCost(regime, state, journey, from, to, steps) : 0,
    );
    const points = (value as number) / regime.scale;
    this.events.push({ kind: 'step', units: journey.stack, from, to, points, cite: regime.cite, fired });
  }

  /** Makes changes and notes which pieces and markers they moved. */
  changed(state: State, change: () => void, cite: string): void {
    const place = state.place.slice();
    const face = state.face.slice();
    const tracks = state.game.tracks.map(({ id }) => state.track[id]!.slice());
    change();
    const cited = { cite, fired: [] };
    for (let unit = 0; unit < place.length; unit++) {
      const [from, to] = [place[unit]!, state.place[unit]!];
      if (from !== to) this.events.push({ kind: 'place', unit, from, to, ...cited });
      if (face[unit] !== state.face[unit])
        this.events.push({ kind: 'state', unit, from: face[unit]!, to: state.face[unit]!, ...cited });
    }
    for (const [track, before] of tracks.entries()) {
      const after = state.track[state.game.tracks[track]!.id]!;
      for (const [side, from] of before.entries()) {
        if (after[side] !== from) this.events.push({ kind: 'track', track, side, from, to: after[side]!, ...cited });
      }
    }
  }
}

/** Works something out and keeps the rows that fired. */
export function explained<T>(state: State, work: () => T): { value: T; fired: readonly Fired[] } {
  const fired: Fired[] = [];
  const before = state.fired;
  state.fired = fired;
  try {
    return { value: work(), fired };
  } finally {
    state.fired = before;
  }
}

/** Words with their values filled in. */
export function fill(state: State, template: Template): string {
  return template.map((part) => (typeof part === 'string' ? part : state.words(part.value(state), part.kind))).join('');
}

/** What a player types for an option: a hex number, a unit's id, a word, a number. */
export function optionToken(state: State, pending: Pending, index: number): string {
  const { values, named, valueKind } = pending;
  if (index < values.length) return tokenOf(state, values[index]!, valueKind);
  return named[index - values.length]?.id ?? (pending.kind === 'travel' && pending.done === 'Stay' ? 'stay' : 'done');
}

/** An option in words. */
export function optionWords(state: State, pending: Pending, index: number): string {
  const { values, named, valueKind } = pending;
  if (index < values.length) {
    const words = state.words(values[index]!, valueKind);
    const name = valueKind.kind === 'hex' ? state.game.hexNames[values[index] as number] : '';
    return name ? `${words} ${name}` : words;
  }
  const option = named[index - values.length];
  return option === undefined ? pending.done! : fill(state, option.text);
}

function tokenOf(state: State, value: Value, kind: ValueKind): string {
  if (kind.kind === 'unit') return state.game.units[value as number]!.id;
  if (kind.kind === 'enum') return kind.ids[value as number]!;
  return state.words(value, kind);
}
