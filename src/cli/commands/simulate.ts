/**
 * `simulate`: many games of random legal decisions, summed up. A game that throws, or does not end, is played again
 * with a record and saved, so that it can be replayed up to the place where it fails.
 */
import path from 'node:path';
import type { Game } from '../../engine/game.js';
import { playRandomly, runRandomly } from '../../engine/random-play.js';
import { saveGame } from '../../engine/save.js';
import { Session } from '../../engine/session.js';
import { core } from '../../engine/state.js';
import { writeFileAtomic } from '../../files/write-atomic.js';
import { oneLine } from '../../validate/fault.js';
import { openGame } from '../find-module.js';
import { exit, type Io, print, printJson } from '../io.js';
import { openSession, type StartChoice, startOptions } from '../open-session.js';
import { progress } from '../progress.js';
import { type Failure, summaryLines, summaryOf, Tally } from '../tally.js';

export interface SimulateOptions extends StartChoice {
  readonly games: number;
  readonly seed: number;
  readonly limit: number;
  readonly saveFailures?: string;
  readonly json?: true;
}

type Chosen = SimulateOptions & { readonly scenario: string };

/** Milliseconds between two looks at the clock of the world: signals and the bar. */
const pause = 50;

export async function simulate(io: Io, argument: string, asked: SimulateOptions): Promise<number> {
  const { game, mainScenario } = openGame(io, argument);
  const options = { ...asked, scenario: asked.scenario ?? mainScenario };
  openSession(io, game, options); // A wrong scenario or option is told before the first game.
  const tally = new Tally(game);
  const shown = progress(io, options.games, 'games');
  let interrupted = false;
  const release = io.onInterrupt?.(() => {
    interrupted = true;
  });
  let looked = performance.now();
  for (let index = 0; index < options.games && !interrupted; index++) {
    const failure = playOne(game, options, options.seed + index, tally);
    if (failure !== null) tally.failures.push(saveFailure(io, game, options, failure));
    if (performance.now() - looked > pause) {
      shown.at(index + 1);
      await new Promise((resume) => setImmediate(resume));
      looked = performance.now();
    }
  }
  if (!interrupted) shown.at(options.games);
  shown.end();
  release?.();
  const summary = summaryOf(tally, {
    module: game.id,
    scenario: options.scenario,
    seed: options.seed,
    interrupted,
  });
  if (options.json) printJson(io, summary);
  else for (const line of summaryLines(game, summary)) print(io, oneLine(line));
  if (tally.failures.length > 0) return exit.faults;
  return interrupted ? exit.interrupted : exit.ok;
}

/** Plays a game and counts it; the failure, if it fails. */
function playOne(game: Game, options: Chosen, seed: number, tally: Tally): Failure | null {
  const started = performance.now();
  try {
    const { play } = Session.start(game, { ...startOptions(options), seed, record: false });
    const decisions = runRandomly(play, seed, options.limit);
    tally.time += performance.now() - started;
    if (play.pending !== null) return { seed, message: `no end after ${options.limit} decisions` };
    tally.add(decisions, play.state.turn, play.state.core[core.winner]!);
    return null;
  } catch (error) {
    tally.time += performance.now() - started;
    return { seed, message: error instanceof Error ? error.message : String(error) };
  }
}

function saveFailure(io: Io, game: Game, options: Chosen, failure: Failure): Failure {
  if (options.saveFailures === undefined) return failure;
  const { seed } = failure;
  const name = `${game.id}-${options.scenario}-${seed}.save.json`;
  try {
    const session = Session.start(game, { ...startOptions(options), seed, record: false });
    try {
      playRandomly(session, seed, options.limit);
    } catch {
      // The same failure again: what was decided up to here is what we want.
    }
    writeFileAtomic(
      path.resolve(io.cwd, options.saveFailures, name),
      `${JSON.stringify(saveGame(session), null, 2)}\n`,
    );
  } catch (error) {
    return { ...failure, message: `${failure.message} (not saved: ${(error as Error).message})` };
  }
  return { ...failure, file: path.join(options.saveFailures, name) };
}
