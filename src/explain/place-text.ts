/**
 * Pieces and places in words.
 */
import type { Game } from '../engine/game.js';

/** A hex by its number, a box by its title. */
export function placeText(game: Game, place: number): string {
  if (place < 0) return 'nowhere';
  return place < game.grid.size ? game.hexNumbers[place]! : game.boxes[place - game.grid.size]!.title;
}

/** Names of units: `XX`, `XX and VI`, `XX, VI and VII`. */
export function unitsText(game: Game, units: readonly number[]): string {
  const names = units.map((unit) => game.units[unit]!.name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** `1 point`, `3 points`, `2.5 points`. */
export function pointsText(points: number): string {
  return `${Number(points.toFixed(3))} ${points === 1 ? 'point' : 'points'}`;
}
