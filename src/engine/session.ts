/**
 * A game being played: start it, look at the pending decision, choose, undo, redo, save. Choosing never throws for an
 * illegal choice: it answers with the refusal and its reason.
 */

import { seedDice } from './dice.js';
import { enter, special } from './frames.js';
import type { Game, ScenarioInfo } from './game.js';
import { formatDecision, type Picked, parseDecision } from './notation.js';
import { optionCount, type Pending, takeOption } from './pending.js';
import type { Play } from './play.js';
import { type Position, placePosition } from './position.js';
import { type Event, fill, optionToken, optionWords, Recorder } from './recorder.js';
import { type Refusal, whyNot } from './refusal.js';
import { run } from './run.js';
import { core, type Snapshot, State } from './state.js';

export interface StartOptions {
  /** Id of the scenario; the module's first without it. */
  readonly scenario?: string;
  /** Values of options by id: a truth, a number, or the id of a word. */
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  /** Seed of the dice, a whole number from 0. */
  readonly seed?: number;
  /** seeded: dice are rolled; asked: each roll is a decision, for a table with real dice. */
  readonly dice?: 'seeded' | 'asked';
  /** Whether events are recorded; without it `choose` returns none and is faster. */
  readonly record?: boolean;
}

export interface Option {
  /** What a player types. */
  readonly token: string;
  /** What it means. */
  readonly text: string;
}

export interface Decision {
  /** Index and id of the side that decides; -1 and `dice` for chance. */
  readonly side: number;
  readonly sideId: string;
  readonly kind: Pending['kind'];
  readonly ask: string;
  readonly cite: string;
  readonly options: readonly Option[];
}

export type Outcome =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Result {
  /** Index of the winning side; -1 is a draw. */
  readonly winner: number;
  readonly winnerId: string;
}

/** A decision that was taken. */
export interface Taken extends Picked {
  readonly token: string;
  readonly turn: number;
  readonly phase: number;
}

/** Decisions between two copies kept for undo. */
const keyframeEvery = 16;

export class Session {
  readonly game: Game;
  readonly play: Play;
  readonly seed: number;
  readonly chosenOptions: Readonly<Record<string, boolean | number | string>>;
  readonly events: Event[] = [];
  private readonly taken: Taken[] = [];
  private readonly undone: Taken[] = [];
  private readonly keyframes: Snapshot[] = [];
  private readonly counts: { readonly events: number; readonly rolls: number }[] = [];
  /** The position it began from; null for a scenario's set-up. */
  position: Position | null = null;

  private constructor(game: Game, play: Play, seed: number, options: StartOptions['options']) {
    this.game = game;
    this.play = play;
    this.seed = seed;
    this.chosenOptions = options ?? {};
  }

  /**
   * Starts a scenario and runs up to the first decision.
   * Throws RangeError when there is no such scenario or option, or the seed is not a whole number from 0 to 2^53.
   */
  static start(game: Game, start: StartOptions = {}): Session {
    const session = Session.prepared(game, start);
    enter(session.state, special.play, []);
    session.go();
    return session;
  }

  private static prepared(game: Game, start: StartOptions): Session {
    const scenario = findScenario(game, start.scenario);
    const state = new State(game, scenario, optionValues(game, scenario, start.options ?? {}));
    const seed = start.seed ?? 1;
    if (!Number.isSafeInteger(seed) || seed < 0)
      throw new RangeError(`Cannot use seed ${seed}: expected a whole number from 0`);
    seedDice(state.dice, seed);
    const play: Play = {
      state,
      askDice: start.dice === 'asked',
      recorder: start.record === false ? null : new Recorder(),
      pending: null,
      rolls: [],
    };
    return new Session(game, play, seed, start.options);
  }

  /**
   * Starts from a position instead of a set-up, at the beginning of one of its phases.
   * Throws RangeError when the position names what the game does not have.
   */
  static startAt(game: Game, position: Position, start: StartOptions = {}): Session {
    const session = Session.prepared(game, start);
    session.position = position;
    placePosition(session.state, position);
    session.go();
    return session;
  }

  get state(): State {
    return this.play.state;
  }

  /** The pending decision in words, with all its legal options; null when the game has ended. */
  get pending(): Decision | null {
    const { pending, state } = this.play;
    if (pending === null) return null;
    const options = Array.from({ length: optionCount(pending) }, (_, index) => ({
      token: optionToken(state, pending, index),
      text: optionWords(state, pending, index),
    }));
    const sideId = pending.side < 0 ? 'dice' : this.game.sides[pending.side]!.id;
    return {
      side: pending.side,
      sideId,
      kind: pending.kind,
      ask: fill(state, pending.ask),
      cite: pending.cite,
      options,
    };
  }

  /** How many legal options there are; 0 when the game has ended. */
  get optionCount(): number {
    return this.play.pending === null ? 0 : optionCount(this.play.pending);
  }

  get result(): Result | null {
    if (!this.state.ended) return null;
    const winner = this.state.core[core.winner]!;
    return { winner, winnerId: winner < 0 ? 'draw' : this.game.sides[winner]!.id };
  }

  get decisions(): readonly Taken[] {
    return this.taken;
  }

  /** Chooses by number or by word. An illegal choice changes nothing and is answered with its reason. */
  choose(option: number | string): Outcome {
    const { pending, state } = this.play;
    if (pending === null)
      return {
        ok: false,
        refusal: { code: 'no-decision', row: null, fired: [], cite: '', tried: String(option), needs: 0, has: 0 },
      };
    const picked =
      typeof option === 'string'
        ? parseDecision(state, pending, option)
        : Number.isInteger(option) && option >= 0 && option < optionCount(pending)
          ? { index: option }
          : null;
    if (picked === null) return { ok: false, refusal: whyNot(state, pending, String(option)) };
    this.undone.length = 0;
    return { ok: true, events: this.take(picked) };
  }

  /** Why a word is not legal now; null when it is. */
  whyNot(word: string): Refusal | null {
    const { pending, state } = this.play;
    if (pending === null) return { code: 'no-decision', row: null, fired: [], cite: '', tried: word, needs: 0, has: 0 };
    return parseDecision(state, pending, word) === null ? whyNot(state, pending, word) : null;
  }

  /** Takes back the last decision; false when there is none. */
  undo(): boolean {
    const last = this.taken.pop();
    if (last === undefined) return false;
    this.undone.push(last);
    const replayed = this.taken.splice(Math.floor(this.taken.length / keyframeEvery) * keyframeEvery);
    this.keyframes.length = this.taken.length / keyframeEvery + 1;
    this.state.restore(this.keyframes.pop()!);
    this.counts.length = this.taken.length;
    this.events.length = this.counts.at(-1)?.events ?? this.first.events;
    this.play.rolls.length = this.counts.at(-1)?.rolls ?? this.first.rolls;
    this.go();
    for (const decision of replayed) this.take(decision);
    return true;
  }

  /** Takes again what was taken back; false when there is nothing. */
  redo(): boolean {
    const next = this.undone.pop();
    if (next === undefined) return false;
    this.take(next);
    return true;
  }

  hash(): string {
    return this.state.hash();
  }

  private first = { events: 0, rolls: 0 };

  private take(picked: Picked): readonly Event[] {
    const { play, state } = this;
    const pending = play.pending!;
    if (this.taken.length % keyframeEvery === 0) {
      // Taken up again from here, the decision is asked anew.
      this.keyframes[this.taken.length / keyframeEvery] = { ...state.snapshot(), at: pending.at };
    }
    this.taken.push({ ...picked, token: formatDecision(state, pending, picked), turn: state.turn, phase: state.phase });
    takeOption(play, picked.index, picked.via);
    const events = this.go();
    this.counts.push({ events: this.events.length, rolls: this.play.rolls.length });
    return events;
  }

  private go(): readonly Event[] {
    run(this.play);
    const fresh = this.play.recorder?.events.splice(0) ?? [];
    this.events.push(...fresh);
    if (this.taken.length === 0) this.first = { events: this.events.length, rolls: this.play.rolls.length };
    return fresh;
  }
}

function findScenario(game: Game, id: string | undefined): ScenarioInfo {
  const scenario = id === undefined ? game.scenarios[0] : game.scenarios.find((one) => one.id === id);
  if (scenario === undefined) {
    throw new RangeError(
      `Cannot start scenario "${id}": expected one of ${game.scenarios.map((one) => one.id).join(', ')}`,
    );
  }
  return scenario;
}

function optionValues(
  game: Game,
  scenario: ScenarioInfo,
  chosen: Readonly<Record<string, boolean | number | string>>,
): Int32Array {
  const values = Int32Array.from(game.options, ({ initial }, index) => scenario.options.get(index) ?? initial);
  for (const [id, value] of Object.entries(chosen)) {
    const index = game.options.findIndex((option) => option.id === id);
    const option = game.options[index];
    if (option === undefined)
      throw new RangeError(
        `Cannot set option "${id}": expected one of ${game.options.map((one) => one.id).join(', ')}`,
      );
    const number = option.kind.kind === 'enum' ? option.kind.ids.indexOf(String(value)) : Number(value);
    if (!Number.isInteger(number) || number < option.min || number > option.max)
      throw new RangeError(`Cannot set option "${id}" to ${value}`);
    values[index] = number;
  }
  return values;
}
