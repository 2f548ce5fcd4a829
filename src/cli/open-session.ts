/**
 * A game to go on with: a fresh start, or one that was saved.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Game } from '../engine/game.js';
import { type LoadOptions, type LoadProblem, loadGame, type SavedGame } from '../engine/save.js';
import { Session } from '../engine/session.js';
import { refusalText } from '../explain/refusal-text.js';
import { nearest } from '../validate/nearest.js';
import { CliError, exit, type Io } from './io.js';
import type { OptionValues } from './number-option.js';

export interface StartChoice {
  readonly scenario?: string;
  readonly seed?: number;
  readonly set?: OptionValues;
  readonly dice?: 'seeded' | 'asked';
  readonly load?: string;
}

const largestSave = 16 * 1024 * 1024;

/** Throws CliError when there is no such scenario, option, file, or when the saved game does not fit. */
export function openSession(io: Io, game: Game, choice: StartChoice): Session {
  if (choice.load !== undefined) return loadSession(game, readSave(io, choice.load), choice.load);
  checkScenario(game, choice.scenario);
  try {
    return Session.start(game, startOptions(choice));
  } catch (error) {
    throw error instanceof RangeError ? new CliError(`${error.message}.`) : error;
  }
}

export function startOptions({ scenario, seed, set, dice }: StartChoice) {
  return {
    ...(scenario === undefined ? {} : { scenario }),
    ...(seed === undefined ? {} : { seed }),
    ...(set === undefined ? {} : { options: set }),
    ...(dice === undefined ? {} : { dice }),
  };
}

export function checkScenario(game: Game, id: string | undefined): void {
  const ids = game.scenarios.map((one) => one.id);
  if (id === undefined || ids.includes(id)) return;
  const guess = nearest(id, ids);
  const hint = guess === undefined ? `Scenarios: ${ids.join(', ')}.` : `Did you mean "${guess}"?`;
  throw new CliError(`Cannot start the scenario "${id}": ${game.id} has none of that id. ${hint}`);
}

export function loadSession(game: Game, saved: unknown, file: string, options: LoadOptions = {}): Session {
  const outcome = loadGame(game, saved, options);
  if (outcome.ok) return outcome.session;
  throw new CliError(`Cannot load ${file}: ${problemText(outcome.problem)}`, exit.faults);
}

function problemText({ message, refusal }: LoadProblem): string {
  return refusal === undefined ? message : `${message} ${refusalText(refusal)}.`;
}

/** Reads a file that should hold a saved game; whether it does is seen when it is loaded. */
export function readSave(io: Io, file: string): Partial<SavedGame> {
  let text: string;
  try {
    text = readFileSync(path.resolve(io.cwd, file), 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CliError(
      `Cannot read ${file}: ${code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : (code ?? message)}.`,
    );
  }
  if (text.length > largestSave) throw new CliError(`Cannot read ${file}: it is too large for a saved game.`);
  try {
    return JSON.parse(text) as Partial<SavedGame>;
  } catch (error) {
    throw new CliError(`Cannot read ${file}: it is not JSON (${(error as Error).message}).`, exit.faults);
  }
}
