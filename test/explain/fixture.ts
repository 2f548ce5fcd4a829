/** The little of a game that words need. */
import type { Game } from '../../src/engine/game.js';
import type { Fired } from '../../src/engine/table.js';

const unit = (id: string, name: string, side: number) => ({ id, name, side, states: ['full', 'half'] });

export const game = {
  grid: { size: 3 },
  hexNumbers: ['0404', '0405', '0506'],
  sides: [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ],
  units: [unit('a', 'XXIV', 0), unit('b', 'XLI', 0), unit('c', '16', 1)],
  boxes: [
    { id: 'unused', title: 'Not in play' },
    { id: 'eliminated', title: 'Eliminated' },
  ],
  tracks: [
    { id: 'left', title: 'Replacements left', perSide: false },
    { id: 'points', title: 'Points', perSide: true },
  ],
  phases: [
    { id: 'combat', title: 'Combat phase', cite: 'Combat', within: [] },
    { id: 'rail', title: 'Rail', cite: '5', within: ['Red player turn'] },
  ],
  turnNames: ['October I', 'October II'],
} as unknown as Game;

export function fired(says: string, cite: string, gives: Fired['gives'] = 1): Fired {
  return { table: 'costs', row: 'row', cite, says, gives };
}
