/**
 * "Why may it, why may it not?": words held against the pending decision one after the other, and a piece and hexes held
 * against every way of travelling. The rows come from the engine; the words from `explain`.
 */
import type { Game, Value, ValueKind } from '../engine/game.js';
import { explained } from '../engine/recorder.js';
import { type Refusal, whyNotThere } from '../engine/refusal.js';
import { type Journey, type Regime, stepCost } from '../engine/regime.js';
import { journeyEnds } from '../engine/search.js';
import type { Session } from '../engine/session.js';
import type { State } from '../engine/state.js';
import type { Fired } from '../engine/table.js';
import { journeyText } from '../explain/event-text.js';
import { eventsText } from '../explain/events-text.js';
import { placeText } from '../explain/place-text.js';
import { refusalText } from '../explain/refusal-text.js';
import { parseHexNumber } from '../hex/hex-number.js';

export interface Answer {
  /** The question asked of the side, or the way of travelling. */
  readonly about: string;
  readonly word: string;
  readonly legal: boolean;
  readonly text: string;
  readonly cite: string;
  readonly rows: readonly Fired[];
}

/** Takes the words as decisions, as far as they are legal; the last answer is a refusal, or all are legal. */
export function whyPending(session: Session, words: readonly string[]): Answer[] {
  const answers: Answer[] = [];
  for (const word of words) {
    const { pending, game } = session;
    const about =
      pending === null ? 'The game has ended' : `${game.sides[pending.side]?.name ?? 'Dice'}: ${pending.ask}`;
    const outcome = session.choose(word);
    if (!outcome.ok) {
      answers.push(refused(about, word, outcome.refusal));
      break;
    }
    const rows = outcome.events.flatMap(({ fired }) => fired);
    const told = eventsText(
      game,
      outcome.events.filter(({ kind }) => kind !== 'choice' && kind !== 'say'),
    );
    answers.push({ about, word, legal: true, text: ['It is legal', ...told].join('; '), cite: pending!.cite, rows });
  }
  return answers;
}

/** How a piece could travel to a hex, or why not, under each way of travelling that has an allowance. */
export function whyTravel({ game, state }: Session, unit: number, hex: number): Answer[] {
  const place = state.place[unit]!;
  const { name, side } = game.units[unit]!;
  if (place < 0 || place >= state.hexCount) {
    return [
      {
        about: 'Travel',
        word: name,
        legal: false,
        text: `${name} is not on the map: ${placeText(game, place)}`,
        cite: '',
        rows: [],
      },
    ];
  }
  return game.regimes.flatMap((regime) => {
    const params = regime.params.map(({ kind }) => plainValue(kind));
    if (regime.length !== null || params.includes(undefined)) return [];
    const journey = { unit, stack: [unit], side, start: place, params: params as Value[] };
    return [travelAnswer(state, regime, journey, hex)];
  });
}

/** The unit that a word names, by id or by a name that is unique; -1 for none. */
export function unitNamed(game: Game, word: string): number {
  const lower = word.toLowerCase();
  const byId = game.units.findIndex(({ id }) => id.toLowerCase() === lower);
  if (byId >= 0) return byId;
  const named = game.units.flatMap(({ name }, unit) =>
    name.toLowerCase().replaceAll(' ', '-') === lower ? [unit] : [],
  );
  return named.length === 1 ? named[0]! : -1;
}

/** Hexes among the words. */
export function hexesNamed(game: Game, words: readonly string[]): number[] {
  return words.map((word) => parseHexNumber(game.grid, word)).filter((hex) => hex >= 0);
}

/** The answers as lines: the question, the word, the ruling. */
export function answerLines(answers: readonly Answer[]): string[] {
  return answers.map(({ about, word, text }) => `${about.replace(/\?$/, '')}, ${word}? ${text}`);
}

function travelAnswer(state: State, regime: Regime, journey: Journey, hex: number): Answer {
  const { game } = state;
  const given = regime.params
    .map(({ name, kind }, index) => `, ${name} ${state.words(journey.params[index]!, kind)}`)
    .join('');
  const about = `${regime.title}${given}`;
  const word = game.hexNumbers[hex]!;
  try {
    const may = regime.leave === null || regime.leave(state, journey);
    const ends = journeyEnds(state, regime, journey, journey.start, 0, 0);
    if (!may || !ends.hexes.includes(hex)) return refused(about, word, whyNotThere(state, regime, journey, hex));
    const { value, fired } = explained(state, () => cost(state, regime, journey, ends.path(hex)));
    const { cite } = regime;
    return {
      about,
      word,
      legal: true,
      text: journeyText(game, journey.stack, journey.start, hex, value, { cite, fired }),
      cite,
      rows: fired,
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { about, word, legal: false, text: `It cannot be asked now: ${error.message}`, cite: regime.cite, rows: [] };
  }
}

function cost(state: State, regime: Regime, journey: Journey, way: readonly number[]): number {
  let from = journey.start;
  let spent = 0;
  for (const [index, to] of way.entries()) {
    spent += stepCost(regime, state, journey, from, to, index + 1);
    from = to;
  }
  return spent / regime.scale;
}

function refused(about: string, word: string, refusal: Refusal): Answer {
  return { about, word, legal: false, text: refusalText(refusal), cite: refusal.cite, rows: refusal.fired };
}

/** A value to ask with, where a way of travelling wants more than a piece: no, or 1. */
function plainValue({ kind }: ValueKind): Value | undefined {
  return kind === 'bool' ? false : kind === 'int' || kind === 'number' ? 1 : undefined;
}
