/**
 * A stretch of events as lines to read: the steps of one journey make one line, pieces that are put
 * somewhere from the same place make one line, and events without words make none.
 */
import type { Game } from '../engine/game.js';
import type { Event } from '../engine/recorder.js';
import { eventText, journeyText, placesText, statesText } from './event-text.js';

type Kind<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** The lines, in order. */
export function eventsText(game: Game, events: readonly Event[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < events.length; ) {
    const run = runFrom(events, at);
    const line = runText(game, run);
    if (line !== '') lines.push(line);
    at += run.length;
  }
  return lines;
}

/** The events from here on that belong in one line. */
function runFrom(events: readonly Event[], start: number): readonly Event[] {
  let end = start + 1;
  while (end < events.length && follows(events[end - 1]!, events[end]!)) end++;
  return events.slice(start, end);
}

function follows(before: Event, event: Event): boolean {
  if (before.cite !== event.cite) return false;
  if (before.kind === 'step' && event.kind === 'step')
    return before.to === event.from && before.units.join() === event.units.join();
  if (before.kind === 'place' && event.kind === 'place') return before.from === event.from;
  return before.kind === 'state' && event.kind === 'state' && before.to === event.to;
}

function runText(game: Game, run: readonly Event[]): string {
  const first = run[0]!;
  if (run.length === 1) return eventText(game, first);
  const { cite } = first;
  if (first.kind === 'step') {
    const steps = run as readonly Kind<'step'>[];
    const points = steps.reduce((sum, step) => sum + step.points, 0);
    const fired = steps.flatMap((step) => step.fired);
    return journeyText(game, first.units, first.from, steps.at(-1)!.to, points, { cite, fired });
  }
  if (first.kind === 'place') return placesText(game, run as readonly Kind<'place'>[], cite);
  return statesText(
    game,
    (run as readonly Kind<'state'>[]).map(({ unit }) => unit),
    (first as Kind<'state'>).to,
    cite,
  );
}
