/**
 * How a game looks in letters: one for each terrain and feature, brackets for each side.
 */
import type { OpenedGame } from '../find-module.js';

export interface BoardLook {
  /** Letters of each hex: terrain, unless it is the default, then features. */
  readonly letters: readonly string[];
  /** What surrounds the names of a side's units. */
  readonly brackets: readonly (readonly [string, string])[];
  readonly legend: readonly string[];
}

const brackets = [
  ['', ''],
  ['(', ')'],
  ['<', '>'],
  ['[', ']'],
  ['{', '}'],
] as const;

export function boardLook({ source, compilation, game }: OpenedGame): BoardLook {
  const board = compilation.board!;
  const terrain = source.terrain.value;
  const { defaultTerrain } = source.map.value;
  const taken = new Set<string>();
  const hexLetters = terrain.hexes.map(({ id, title }) =>
    id === defaultTerrain ? '' : letter(title.toLowerCase(), taken),
  );
  const features = terrain.features ?? [];
  const featureLetters = features.map(({ title }) => letter(title.toUpperCase(), taken));
  const letters = board.hexNumbers.map((_, hex) => {
    const marks = featureLetters.filter((_, bit) => (board.features[hex]! & (1 << bit)) !== 0);
    return hexLetters[board.terrain[hex]!]! + marks.join('');
  });
  const ground = terrain.hexes.flatMap(({ title }, index) =>
    hexLetters[index] === '' ? [] : [`${hexLetters[index]} ${title}`],
  );
  const signs = features.map(({ title }, index) => `${featureLetters[index]} ${title}`);
  const sides = game.sides.map(({ name }, side) => `${bracketsOf(side)[0]}unit${bracketsOf(side)[1]} ${name}`);
  return {
    letters,
    brackets: game.sides.map((_, side) => bracketsOf(side)),
    legend: [
      [...ground, ...signs].join(', '),
      [...sides, 'unit- has lost a step', '*0101 may be chosen'].join(', '),
    ].filter((line) => line !== ''),
  };
}

function bracketsOf(side: number): readonly [string, string] {
  return brackets[side] ?? brackets.at(-1)!;
}

/** The first letter of a title that is not yet taken; a sign when all are. */
function letter(title: string, taken: Set<string>): string {
  const found = [...title.replace(/[^\p{L}]/gu, '')].find((one) => !taken.has(one)) ?? '?';
  taken.add(found);
  return found;
}
