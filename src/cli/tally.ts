/**
 * The sums of a simulation.
 */
import type { Game } from '../engine/game.js';
import { count } from './io.js';

export interface Failure {
  readonly seed: number;
  readonly message: string;
  /** Where the game was saved. */
  readonly file?: string;
}

export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export interface Summary {
  readonly module: string;
  readonly scenario: string;
  readonly seed: number;
  readonly interrupted: boolean;
  readonly games: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly decisions: Spread;
  readonly turns: Spread;
  readonly decisionsPerSecond: number;
  readonly failures: readonly Failure[];
}

export class Tally {
  readonly game: Game;
  readonly wins: number[];
  draws = 0;
  /** How many games took so many decisions, and so many turns. */
  readonly decisions = new Map<number, number>();
  readonly turns = new Map<number, number>();
  total = 0;
  /** Milliseconds spent on playing. */
  time = 0;
  readonly failures: Failure[] = [];

  constructor(game: Game) {
    this.game = game;
    this.wins = game.sides.map(() => 0);
  }

  add(decisions: number, turn: number, winner: number): void {
    this.decisions.set(decisions, (this.decisions.get(decisions) ?? 0) + 1);
    this.turns.set(turn, (this.turns.get(turn) ?? 0) + 1);
    this.total += decisions;
    if (winner < 0) this.draws++;
    else this.wins[winner]!++;
  }
}

export function summaryOf(tally: Tally, about: Pick<Summary, 'module' | 'scenario' | 'seed' | 'interrupted'>): Summary {
  const ended = [...tally.decisions.values()].reduce((sum, games) => sum + games, 0);
  return {
    ...about,
    games: ended + tally.failures.length,
    wins: Object.fromEntries(tally.game.sides.map(({ id }, side) => [id, tally.wins[side]!])),
    draws: tally.draws,
    decisions: spread(tally.decisions),
    turns: spread(tally.turns),
    decisionsPerSecond: tally.time > 0 ? Math.round((tally.total / tally.time) * 1000) : 0,
    failures: tally.failures,
  };
}

export function summaryLines(game: Game, summary: Summary): string[] {
  const { games, failures, draws } = summary;
  const ended = games - failures.length;
  const share = (number: number) => `${number} of ${ended} (${ended === 0 ? 0 : Math.round((100 * number) / ended)} %)`;
  return [
    `${summary.module}, ${summary.scenario}: ${count(games, 'game')}, seeds from ${summary.seed}${summary.interrupted ? ', interrupted' : ''}`,
    ...game.sides.map(({ id, name }) => `  ${name} wins ${share(summary.wins[id]!)}`),
    ...(draws > 0 ? [`  draws ${share(draws)}`] : []),
    `  decisions ${spreadText(summary.decisions)}`,
    `  turns ${spreadText(summary.turns)}`,
    `  ${summary.decisionsPerSecond.toLocaleString('en')} decisions a second`,
    ...failures.map(
      ({ seed, message, file }) => `  seed ${seed} fails: ${message}${file === undefined ? '' : `; saved as ${file}`}`,
    ),
  ];
}

function spread(counts: ReadonlyMap<number, number>): Spread {
  const values = [...counts].sort(([a], [b]) => a - b);
  const total = values.reduce((sum, [, games]) => sum + games, 0);
  let seen = 0;
  const median = values.find(([, games]) => {
    seen += games;
    return seen * 2 >= total;
  });
  return { min: values[0]?.[0] ?? 0, median: median?.[0] ?? 0, max: values.at(-1)?.[0] ?? 0 };
}

function spreadText({ min, median, max }: Spread): string {
  return `${min} to ${max}, median ${median}`;
}
