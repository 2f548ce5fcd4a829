/**
 * How a game ended, in words.
 */
import type { Game } from '../engine/game.js';

/** The winner by index; -1 is a draw. */
export function resultText(game: Game, winner: number): string {
  return winner < 0 ? 'The game has ended in a draw.' : `The game has ended: ${game.sides[winner]!.name} wins.`;
}
