/**
 * Golden counts as text. Parts are divided by empty lines:
 *
 *     start After both set-ups
 *     scenario standard
 *     choose ready ready
 *     1 12
 *     2 345
 *
 * Instead of a scenario's set-up a part may have `position` with the JSON of a position. `#` begins a comment.
 */
import type { Game } from '../../src/engine/game.js';
import type { Position } from '../../src/engine/position.js';
import { Session } from '../../src/engine/session.js';

export interface PerftPart {
  readonly title: string;
  readonly scenario: string | undefined;
  readonly position: Position | null;
  readonly choices: readonly string[];
  readonly counts: readonly { readonly depth: number; readonly leaves: number }[];
}

export function parsePerft(text: string): PerftPart[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0)
    .map(parsePart);
}

function parsePart(lines: readonly string[]): PerftPart {
  const after = (word: string) =>
    lines
      .filter((line) => line.startsWith(`${word} `))
      .map((line) => line.slice(word.length + 1).trim())
      .join(' ');
  const position = after('position');
  return {
    title: after('start'),
    scenario: after('scenario') || undefined,
    position: position === '' ? null : JSON.parse(position),
    choices: after('choose').split(/\s+/).filter(Boolean),
    counts: lines.flatMap((line) => {
      const [depth, leaves] = line.split(/\s+/).map(Number);
      return Number.isInteger(depth) ? [{ depth: depth!, leaves: leaves! }] : [];
    }),
  };
}

/** The game at the start of a part. Throws RangeError when a choice is not legal. */
export function startPart(game: Game, { scenario, position, choices }: PerftPart): Session {
  const start = { ...(scenario === undefined ? {} : { scenario }), dice: 'asked' as const, record: false };
  const session = position === null ? Session.start(game, start) : Session.startAt(game, position, start);
  for (const word of choices) {
    const offered = session.pending?.options.map(({ token }) => token).join(' ');
    if (!session.choose(word).ok) throw new RangeError(`Cannot choose "${word}" among ${offered}`);
  }
  return session;
}
