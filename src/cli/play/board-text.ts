/**
 * The map as text: each hex is two lines, its number with the letters of its terrain, and the units in it. Straight
 * columns (flat) are staggered by a line, straight rows (pointy) by half a cell. What runs along hexsides or from hex to
 * hex has no room here: see `hex-text.ts`.
 */

import { unitsAt } from '../../engine/lists.js';
import type { State } from '../../engine/state.js';
import { columnOf, rowOf } from '../../hex/grid.js';
import { oneLine } from '../../validate/fault.js';
import type { BoardLook } from './board-look.js';

/** Colours a text of a side. */
export type Paint = (text: string, side: number) => string;

const longestName = 7;
const widestCell = 12;

interface Cell {
  readonly hex: number;
  readonly head: string;
  readonly label: string;
  readonly side: number;
}

/** The whole map, without legend; `marked` hexes get a star. */
export function boardText(
  state: State,
  look: BoardLook,
  marked: ReadonlySet<number>,
  paint: Paint = (text) => text,
): string[] {
  const { grid, hexNumbers } = state.game;
  const cells: Cell[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    if (grid.present[hex] !== 1) continue;
    const head = `${marked.has(hex) ? '*' : ''}${hexNumbers[hex]}${look.letters[hex]}`;
    const units = unitsAt(state, hex);
    cells.push({
      hex,
      head,
      label: stackLabel(state, look, units),
      side: units.length === 0 ? -1 : state.game.units[units[0]!]!.side,
    });
  }
  const width = 1 + Math.max(5, ...cells.flatMap(({ head, label }) => [head.length, label.length]));
  const lines = Array.from({ length: grid.rows * 2 + 1 }, (): { x: number; text: string; side: number }[] => []);
  for (const { hex, head, label, side } of cells) {
    const column = columnOf(grid, hex);
    const row = rowOf(grid, hex);
    const shoved = ((grid.flat ? column : row) & 1) === grid.shovedParity;
    const x = column * width + (!grid.flat && shoved ? Math.floor(width / 2) : 0);
    const y = row * 2 + (grid.flat && shoved ? 1 : 0);
    lines[y]!.push({ x, text: head, side: -1 });
    lines[y + 1]!.push({ x, text: label, side });
  }
  return lines.map((parts) => {
    let line = '';
    let length = 0;
    for (const { x, text, side } of parts.sort((a, b) => a.x - b.x)) {
      if (text === '') continue;
      line += ' '.repeat(Math.max(0, x - length)) + (side < 0 ? text : paint(text, side));
      length = x + text.length;
    }
    return line;
  });
}

/** The units of a hex in one cell; more than fit are counted. */
function stackLabel(state: State, look: BoardLook, units: readonly number[]): string {
  const labels = units.map((unit) => unitLabel(state, look, unit));
  const all = labels.join(' ');
  return all.length < widestCell ? all : `${labels[0]}+${labels.length - 1}`;
}

function unitLabel(state: State, look: BoardLook, unit: number): string {
  const { name, side } = state.game.units[unit]!;
  const [open, close] = look.brackets[side]!;
  const short = oneLine(name).replaceAll(' ', '').slice(0, longestName);
  return `${open}${short}${'-'.repeat(Math.min(3, state.face[unit]!))}${close}`;
}
