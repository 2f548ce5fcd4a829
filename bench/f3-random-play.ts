/**
 * F3: random play of a whole game, every legal option listed at each decision, against chessops' random playouts with
 * legal moves listed, and boardgame.io's bare moves without any rules.
 */

import { createRequire } from 'node:module';
import path from 'node:path';
import type { NormalMove } from 'chessops';
import { Chess } from 'chessops/chess';
import { begin, runRandomly } from '../src/engine/random-play.js';
import { Session } from '../src/engine/session.js';
import { loadModule } from '../src/load/load-module.js';
import { type BenchRow, perSecond, ratesOf } from './measure.js';
import { randomFrom } from './reach-baseline.js';

export function measureRandomPlay(id = 'battle-for-moscow'): BenchRow[] {
  const [ours = 0, chess = 1, bare = 1] = ratesOf([houseGames(id), chessGames(), bareMoves()], {
    turns: 7,
    seconds: 0.5,
  });
  const raw = `${perSecond(ours)} to ${perSecond(chess)} chessops, ${perSecond(bare)} boardgame.io`;
  const work = `random play of ${id}, decisions`;
  return [
    { row: 'F3a', work, against: 'chessops', ratio: ours / chess, target: 0.33, wants: 'at least', raw },
    { row: 'F3b', work, against: 'boardgame.io, no rules', ratio: ours / bare, target: 4, wants: 'at least', raw },
  ];
}

/** One game a call; returns the decisions taken. */
export function houseGames(id: string): () => number {
  const { game, faults } = loadModule(path.join('data', id));
  if (game === null) throw new Error(faults.map(({ message }) => message).join('\n'));
  const { play } = Session.start(game, { record: false });
  const fresh = Session.start(game, { record: false }).state.snapshot();
  let seed = 0;
  return () => {
    seed++;
    play.state.restore({ ...fresh, frames: [], slots: [], at: 0 });
    play.rolls.length = 0;
    begin(play, seed);
    return runRandomly(play, seed);
  };
}

function chessGames(): () => number {
  const random = randomFrom(3);
  return () => {
    const position = Chess.default();
    for (let ply = 0; ply < 400; ply++) {
      const moves: NormalMove[] = [];
      for (const [from, targets] of position.allDests()) for (const to of targets) moves.push({ from, to });
      if (moves.length === 0 || position.isInsufficientMaterial() || position.halfmoves > 100) return ply;
      const move = moves[Math.floor(random() * moves.length)]!;
      const promotes = position.board.pawn.has(move.from) && (move.to < 8 || move.to >= 56);
      position.play(promotes ? { ...move, promotion: 'queen' } : move);
    }
    return 400;
  };
}

/** What is used of boardgame.io, whose packaging gives an ES module no types. */
interface BareClient {
  start(): void;
  reset(): void;
  readonly moves: { readonly step: () => void };
}

function bareMoves(): () => number {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as { Client(game: object): BareClient };
  const step = ({ G }: { G: { count: number } }) => ({ count: G.count + 1 });
  const client = Client({ game: { setup: () => ({ count: 0 }), moves: { step } }, numPlayers: 2, debug: false });
  client.start();
  return () => {
    client.reset();
    for (let i = 0; i < 100; i++) client.moves.step();
    return 100;
  };
}
