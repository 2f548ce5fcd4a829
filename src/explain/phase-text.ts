/**
 * Headings: which turn it is, and whose phase.
 */
import type { Game } from '../engine/game.js';

/** `Turn 2, June II: combat phase`, with the phases it lies in. Before the first turn: `Set-up`. */
export function phaseText(game: Game, turn: number, phase: number): string {
  const info = game.phases[phase];
  if (info === undefined || turn === 0) return 'Set-up';
  const name = game.turnNames[turn - 1];
  return `Turn ${turn}${name === undefined ? '' : `, ${name}`}: ${[...info.within, info.title].join(', ')}`;
}
