/**
 * Events in words, one line each: what happened, the rows that decided it, the case number. Which events there are is
 * the recorder's business; joining several into one line is `events-text.ts`.
 */
import type { Game } from '../engine/game.js';
import type { Event } from '../engine/recorder.js';
import { phaseText } from './phase-text.js';
import { placeText, pointsText, unitsText } from './place-text.js';
import { cited, sentences } from './sentence.js';

/** An event in words; empty for one that says nothing a player could use. */
export function eventText(game: Game, event: Event): string {
  const { cite, fired } = event;
  switch (event.kind) {
    case 'phase':
      return phaseText(game, event.turn, event.phase);
    case 'choice': {
      const ask = /[.?!:]$/.test(event.ask) ? event.ask : `${event.ask}:`;
      return cited(`${game.sides[event.side]?.name ?? 'Dice'}: ${ask} ${event.chosen}`, cite);
    }
    case 'chance':
      return cited(event.dice === '' ? `Drawn: ${event.result}` : `${event.dice} rolls ${event.result}`, cite);
    case 'say':
      return cited(event.text, cite);
    case 'ruling':
      return rulingText(event);
    case 'step':
      return journeyText(game, event.units, event.from, event.to, event.points, event);
    case 'place':
      return placesText(game, [event], cite);
    case 'state':
      return statesText(game, [event.unit], event.to, cite);
    case 'track': {
      const track = game.tracks[event.track]!;
      const whose = track.perSide ? ` (${game.sides[event.side]!.name})` : '';
      return cited(`${track.title}${whose}: ${event.from} becomes ${event.to}`, cite);
    }
    default:
      return cited((event as Event).kind, cite) + tail(fired);
  }
}

/** A way travelled: `XX moves 0404 to 0506 (3 points): forest 2 (Terrain)`. */
export function journeyText(
  game: Game,
  units: readonly number[],
  from: number,
  to: number,
  points: number,
  { cite, fired }: Pick<Event, 'cite' | 'fired'>,
): string {
  const verb = units.length === 1 ? 'moves' : 'move';
  const way = `${unitsText(game, units)} ${verb} ${placeText(game, from)} to ${placeText(game, to)}`;
  const reasons = sentences(fired);
  if (points > 0)
    return reasons === '' ? cited(`${way}, ${pointsText(points)}`, cite) : `${way} (${pointsText(points)}): ${reasons}`;
  return cited(way, cite) + tail(fired);
}

/** Pieces put elsewhere from one place: `XX and VI go to 0101, VII to 0102`. */
export function placesText(game: Game, moves: readonly Extract<Event, { kind: 'place' }>[], cite: string): string {
  const { from } = moves[0]!;
  const onMap = (place: number) => place >= 0 && place < game.grid.size;
  const origin = onMap(from) || !onMap(moves[0]!.to) ? `from ${placeText(game, from)} ` : '';
  const parts: string[] = [];
  for (const to of new Set(moves.map((move) => move.to))) {
    const units = moves.filter((move) => move.to === to).map(({ unit }) => unit);
    const verb = parts.length > 0 ? '' : `${units.length === 1 ? 'goes' : 'go'} ${origin}`;
    parts.push(`${unitsText(game, units)} ${verb}to ${placeText(game, to)}`);
  }
  return cited(parts.join(', '), cite);
}

/** Pieces that turned to the same state. */
export function statesText(game: Game, units: readonly number[], to: number, cite: string): string {
  const state = game.units[units[0]!]!.states[to] ?? String(to);
  return cited(`${unitsText(game, units)} ${units.length === 1 ? 'is' : 'are'} now ${state}`, cite);
}

function rulingText({ name, value, cite, fired }: Extract<Event, { kind: 'ruling' }>): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const reasons = sentences(fired);
  if (value === '') return reasons === '' ? '' : `${words}: ${reasons}`;
  return reasons === '' ? cited(`${words} ${value}`, cite) : `${words} ${value}: ${reasons}`;
}

function tail(fired: Event['fired']): string {
  const reasons = sentences(fired);
  return reasons === '' ? '' : `: ${reasons}`;
}
