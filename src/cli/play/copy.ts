/**
 * A second game in the same state, to try things in.
 */
import { loadGame, saveGame } from '../../engine/save.js';
import type { Session } from '../../engine/session.js';

export function copyOf(session: Session): Session {
  const outcome = loadGame(session.game, saveGame(session));
  if (!outcome.ok) throw new Error(`Cannot copy the game: ${outcome.problem.message}`);
  return outcome.session;
}
