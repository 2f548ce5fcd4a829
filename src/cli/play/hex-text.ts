/**
 * One hex in words: terrain, name, features, what runs along its sides and leads out of it, who is there.
 */

import { unitsAt } from '../../engine/lists.js';
import type { State } from '../../engine/state.js';
import { formatDirection } from '../../hex/direction.js';
import { parseHexNumber } from '../../hex/hex-number.js';
import type { OpenedGame } from '../find-module.js';

/** The lines about a hex; null when the map has no hex of that number. */
export function hexText({ source, compilation, game }: OpenedGame, state: State, number: string): string[] | null {
  const hex = parseHexNumber(game.grid, number);
  if (hex < 0) return null;
  const board = compilation.board!;
  const { hexes, features = [], hexsides = [], links = [] } = source.terrain.value;
  const signs = features.filter((_, bit) => (board.features[hex]! & (1 << bit)) !== 0).map(({ title }) => title);
  const name = game.hexNames[hex] ? ` ${game.hexNames[hex]}` : '';
  const lines = [`${game.hexNumbers[hex]}${name}: ${[hexes[board.terrain[hex]!]!.title, ...signs].join(', ')}`];
  const along = (masks: Int32Array, kinds: readonly { readonly title: string }[], word: string) => {
    for (const [bit, { title }] of kinds.entries()) {
      const ways = [0, 1, 2, 3, 4, 5].filter((side) => (masks[hex * 6 + side]! & (1 << bit)) !== 0);
      if (ways.length > 0)
        lines.push(`  ${title} ${word} ${ways.map((side) => formatDirection(game.grid, side)).join(', ')}`);
    }
  };
  along(board.sides, hexsides, 'on the side');
  along(board.links, links, 'to');
  for (const status of game.statuses) {
    if (status.on !== 'hex') continue;
    const value = state.hex[status.id]![hex]!;
    if (value === status.initial) continue;
    const kind = status.kind.kind;
    lines.push(`  ${status.title}${kind === 'bool' ? '' : ` ${state.words(value, status.kind)}`}`);
  }
  for (const unit of unitsAt(state, hex)) lines.push(`  ${unitText(state, unit)}`);
  return lines;
}

/** One unit in words: name, id, side, state, what holds for it. */
export function unitText(state: State, unit: number): string {
  const { game } = state;
  const { id, name, side, states } = game.units[unit]!;
  const face = states.length > 1 ? `, ${states[state.face[unit]!]}` : '';
  const held = game.statuses.flatMap((status) => {
    const value = status.on === 'unit' ? state.unit[status.id]![unit]! : status.initial;
    if (value === status.initial) return [];
    return [status.kind.kind === 'bool' ? status.title : `${status.title} ${state.words(value, status.kind)}`];
  });
  return `${name} (${id}), ${game.sides[side]!.name}${face}${held.map((words) => `, ${words}`).join('')}`;
}
