/**
 * The map file as packed masks: terrain and features, sides, links, regions. Finds hexes off the grid, sides between
 * hexes that are no neighbours, and links declared from one end only.
 */
import { directionTo, opposite, parseDirection } from '../hex/direction.js';
import type { MapFile } from '../model/module.js';
import { type Board, hexNumbered } from './board.js';
import { below, type Report, type Where } from './report.js';
import type { Words } from './words.js';

/** Reads everything the map says of the ground into the board. */
export function readMap(map: MapFile, where: Where, board: Board, words: Words, report: Report): void {
  readHexes(map, where, board, words, report);
  readHexsides(map, where, board, words, report);
  readLinks(map, where, board, words, report);
  readRegions(map, where, board, report);
}

/** The place of a word in its list; -1, with a fault, when it is not in it. */
export function indexIn(words: Words, kind: string, id: string, where: Where, report: Report): number {
  const { members } = words.enums.get(kind)!;
  const index = members.indexOf(id);
  if (index < 0) report.unknown(where, kind === 'hexsideFeature' ? 'hexside terrain' : kind, id, members);
  return index;
}

function readHexes(map: MapFile, where: Where, board: Board, words: Words, report: Report): void {
  const usual = indexIn(words, 'terrain', map.defaultTerrain, below(where, 'defaultTerrain'), report);
  board.terrain.fill(usual);
  const seen = new Map<number, number>();
  const exits: { from: number; direction: number; kind: number; where: Where }[] = [];
  for (const [index, entry] of (map.hexes ?? []).entries()) {
    const at = below(where, 'hexes', index);
    const hex = hexNumbered(board, entry.hex, below(at, 'hex'), report);
    if (hex < 0) continue;
    if (seen.has(hex))
      report.add(
        below(at, 'hex'),
        'duplicate-id',
        `Hex "${entry.hex}" stands here again; first at /hexes/${seen.get(hex)}.`,
        { found: entry.hex },
      );
    seen.set(hex, index);
    if (entry.terrain !== undefined)
      board.terrain[hex] = indexIn(words, 'terrain', entry.terrain, below(at, 'terrain'), report);
    for (const [position, feature] of (entry.features ?? []).entries()) {
      const bit = indexIn(words, 'feature', feature, below(at, 'features', position), report);
      if (bit >= 0) board.features[hex]! |= 1 << bit;
    }
    board.hexNames[hex] = entry.name ?? '';
    for (const [link, directions] of Object.entries(entry.exits ?? {})) {
      const kind = indexIn(words, 'link', link, below(at, 'exits', link), report);
      for (const [position, name] of directions.entries()) {
        const spot = below(at, 'exits', link, position);
        const direction = parseDirection(board.grid, name);
        if (direction < 0 || board.grid.neighbours[hex * 6 + direction]! < 0) {
          report.add(spot, 'link-off-map', `Cannot lead a ${link} from ${entry.hex} to "${name}": there is no hex.`, {
            found: name,
          });
        } else if (kind >= 0) exits.push({ from: hex, direction, kind, where: spot });
      }
    }
  }
  for (const { from, direction, kind } of exits) board.links[from * 6 + direction]! |= 1 << kind;
  for (const { from, direction, kind, where: spot } of exits) {
    const to = board.grid.neighbours[from * 6 + direction]!;
    if ((board.links[to * 6 + opposite(direction)]! & (1 << kind)) === 0) {
      report.add(
        spot,
        'one-way-link',
        `The link from ${board.hexNumbers[from]} to ${board.hexNumbers[to]} is declared from one end only.`,
        { hint: `Add it to the exits of ${board.hexNumbers[to]}.` },
      );
    }
  }
}

/** The direction between two hexes that must be neighbours; -1, with a fault, when they are not. */
function between(board: Board, a: number, b: number, where: Where, what: string, report: Report): number {
  const direction = directionTo(board.grid, a, b);
  if (direction < 0) {
    report.add(
      where,
      'not-neighbours',
      `Cannot lay a ${what} between ${board.hexNumbers[a]} and ${board.hexNumbers[b]}: they are not neighbours.`,
      {
        found: board.hexNumbers[b]!,
        allowed: [0, 1, 2, 3, 4, 5].flatMap((d) => board.hexNumbers[board.grid.neighbours[a * 6 + d]!] ?? []),
      },
    );
  }
  return direction;
}

function join(board: Board, masks: Int32Array, a: number, direction: number, bit: number): void {
  const b = board.grid.neighbours[a * 6 + direction]!;
  masks[a * 6 + direction]! |= 1 << bit;
  masks[b * 6 + opposite(direction)]! |= 1 << bit;
}

function readHexsides(map: MapFile, where: Where, board: Board, words: Words, report: Report): void {
  for (const [index, group] of (map.hexsides ?? []).entries()) {
    const at = below(where, 'hexsides', index);
    const bit = indexIn(words, 'hexsideFeature', group.feature, below(at, 'feature'), report);
    for (const [position, pair] of group.sides.entries()) {
      const spot = below(at, 'sides', position);
      const [a, b] = pair.map((number, end) => hexNumbered(board, number, below(spot, end), report)) as [
        number,
        number,
      ];
      if (a < 0 || b < 0 || bit < 0) continue;
      const direction = between(board, a, b, spot, group.feature, report);
      if (direction < 0) continue;
      if ((board.sides[a * 6 + direction]! & (1 << bit)) !== 0) {
        report.add(
          spot,
          'duplicate-hexside',
          `The ${group.feature} between ${pair[0]} and ${pair[1]} stands here again.`,
          { found: pair.join('/') },
        );
      }
      join(board, board.sides, a, direction, bit);
    }
  }
}

function readLinks(map: MapFile, where: Where, board: Board, words: Words, report: Report): void {
  for (const [index, { link, path }] of (map.links ?? []).entries()) {
    const at = below(where, 'links', index);
    const bit = indexIn(words, 'link', link, below(at, 'link'), report);
    const hexes = path.map((number, position) => hexNumbered(board, number, below(at, 'path', position), report));
    for (let position = 1; position < hexes.length; position++) {
      const [a, b] = [hexes[position - 1]!, hexes[position]!];
      if (a < 0 || b < 0 || bit < 0) continue;
      const direction = between(board, a, b, below(at, 'path', position), link, report);
      if (direction >= 0) join(board, board.links, a, direction, bit);
    }
  }
}

function readRegions(map: MapFile, where: Where, board: Board, report: Report): void {
  for (const [index, { hexes }] of (map.regions ?? []).entries()) {
    const list = hexes
      .map((number, position) => hexNumbered(board, number, below(where, 'regions', index, 'hexes', position), report))
      .filter((hex) => hex >= 0);
    const has = new Uint8Array(board.grid.size);
    for (const [position, hex] of list.entries()) {
      if (has[hex] === 1)
        report.add(
          below(where, 'regions', index, 'hexes', position),
          'duplicate-id',
          `Hex "${hexes[position]}" stands twice in the region.`,
          { found: hexes[position]! },
        );
      has[hex] = 1;
    }
    (board.regions as Board['regions'][number][]).push({ list: [...new Set(list)].sort((a, b) => a - b), has });
  }
  for (const [index, { directions }] of (map.directionSets ?? []).entries()) {
    let mask = 0;
    for (const [position, name] of directions.entries()) {
      const direction = parseDirection(board.grid, name);
      if (direction < 0)
        report.add(
          below(where, 'directionSets', index, 'directions', position),
          'unknown-direction',
          `Cannot find direction "${name}" on this grid.`,
          { found: name },
        );
      else mask |= 1 << direction;
    }
    (board.compasses as number[]).push(mask);
  }
}
