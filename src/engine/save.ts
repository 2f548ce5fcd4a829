/**
 * Saved games: small JSON that a person can read. It holds what was decided, not what came of it; loading plays the
 * decisions again and compares dice and state. One made under different data says so.
 */
import type { Game } from './game.js';
import type { Position } from './position.js';
import type { Refusal } from './refusal.js';
import { Session, type StartOptions } from './session.js';

export interface SavedGame {
  readonly format: 'hexwright-save';
  readonly version: 1;
  readonly module: { readonly id: string; readonly version: string; readonly digest: string };
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seed: number;
  readonly dice: 'seeded' | 'asked';
  readonly position?: Position;
  /** A line for each stretch within a phase: "2 combat: word word word". */
  readonly decisions: readonly string[];
  /** All dice, in order. */
  readonly rolls: readonly number[];
  readonly hash: string;
}

export interface LoadProblem {
  readonly code:
    | 'not-a-save'
    | 'other-module'
    | 'other-data'
    | 'illegal-decision'
    | 'other-dice'
    | 'other-state'
    | 'cannot-replay';
  readonly message: string;
  /** Number of the decision, from 1, where it concerns one. */
  readonly decision?: number;
  readonly refusal?: Refusal;
}

export interface LoadOptions {
  /** What to do when the module's data are not those the game was saved under. */
  readonly otherData?: 'refuse' | 'replay';
  readonly record?: boolean;
  /** Stop after so many decisions; dice and state are then not compared. */
  readonly upTo?: number;
}

export type LoadOutcome =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly problem: LoadProblem };

export function saveGame(session: Session): SavedGame {
  const { game, state } = session;
  const decisions: string[] = [];
  let before = '';
  for (const { token, turn, phase } of session.decisions) {
    const place = `${turn} ${game.phases[phase]?.id ?? 'setup'}`;
    if (place === before) decisions.push(`${decisions.pop()} ${token}`);
    else decisions.push(`${place}: ${token}`);
    before = place;
  }
  return {
    format: 'hexwright-save',
    version: 1,
    module: { id: game.id, version: game.version, digest: game.digest },
    scenario: state.scenario.id,
    options: session.chosenOptions,
    seed: session.seed,
    dice: session.play.askDice ? 'asked' : 'seeded',
    ...(session.position === null ? {} : { position: session.position }),
    decisions,
    rolls: [...session.play.rolls],
    hash: session.hash(),
  };
}

/** Plays a saved game again. */
export function loadGame(game: Game, saved: unknown, options: LoadOptions = {}): LoadOutcome {
  const misfit = whyNoSave(saved);
  if (misfit !== null) return problem('not-a-save', misfit);
  const save = saved as SavedGame;
  if (save.module.id !== game.id)
    return problem('other-module', `The game was saved with module "${save.module.id}", not "${game.id}".`);
  const sameData = save.module.digest === game.digest;
  if (!sameData && options.otherData !== 'replay') {
    return problem(
      'other-data',
      `The game was saved with version ${save.module.version} of "${game.id}" (data ${save.module.digest}); here is version ${game.version} (data ${game.digest}).`,
    );
  }
  try {
    return replay(begin(game, save, options), save, options);
  } catch (error) {
    // The rules could not go on: the data name what is not there, or a decision leads where no row answers.
    if (error instanceof RangeError) return problem('cannot-replay', `${error.message}.`);
    throw error;
  }
}

function begin(game: Game, save: SavedGame, options: LoadOptions): Session {
  const start: StartOptions = {
    scenario: save.scenario,
    options: save.options,
    seed: save.seed,
    dice: save.dice,
    record: options.record ?? true,
  };
  return save.position === undefined ? Session.start(game, start) : Session.startAt(game, save.position, start);
}

function replay(session: Session, save: SavedGame, options: LoadOptions): LoadOutcome {
  const words = save.decisions
    .flatMap((line) =>
      line
        .slice(line.indexOf(':') + 1)
        .trim()
        .split(/\s+/),
    )
    .filter((word) => word !== '');
  const last = Math.min(words.length, options.upTo ?? words.length);
  for (let index = 0; index < last; index++) {
    const outcome = session.choose(words[index]!);
    if (!outcome.ok)
      return {
        ok: false,
        problem: {
          code: 'illegal-decision',
          message: `Decision ${index + 1}, "${words[index]}", is not legal there.`,
          decision: index + 1,
          refusal: outcome.refusal,
        },
      };
  }
  const sameData = save.module.digest === session.game.digest;
  if (last < words.length || !sameData) return { ok: true, session };
  const { rolls } = session.play;
  const odd = rolls.findIndex((roll, index) => roll !== save.rolls[index]);
  if (odd >= 0 || rolls.length !== save.rolls.length)
    return problem(
      'other-dice',
      `The dice differ from those saved, from roll ${(odd < 0 ? Math.min(rolls.length, save.rolls.length) : odd) + 1} on.`,
    );
  if (session.hash() !== save.hash)
    return problem('other-state', `The game ends in state ${session.hash()}, not in ${save.hash} as saved.`);
  return { ok: true, session };
}

function problem(code: LoadProblem['code'], message: string): LoadOutcome {
  return { ok: false, problem: { code, message } };
}

/** What keeps a value from being a saved game; null when it is one. */
function whyNoSave(value: unknown): string | null {
  if (value === null || typeof value !== 'object') return 'This is no saved game: expected an object.';
  const save = value as Partial<Record<keyof SavedGame, unknown>>;
  if (save.format !== 'hexwright-save') return 'This is no saved game: "format" is not "hexwright-save".';
  if (save.version !== 1)
    return `Cannot read a saved game of version ${String(save.version)}: this program reads version 1.`;
  const module = save.module as Partial<SavedGame['module']> | undefined;
  const texts = [module?.id, module?.version, module?.digest, save.scenario, save.hash];
  if (!texts.every((text) => typeof text === 'string'))
    return 'This saved game is incomplete: "module", "scenario" or "hash" is missing.';
  if (!Number.isSafeInteger(save.seed) || (save.dice !== 'seeded' && save.dice !== 'asked'))
    return 'This saved game is incomplete: "seed" or "dice" is missing.';
  const lists =
    Array.isArray(save.decisions) &&
    save.decisions.every((line) => typeof line === 'string') &&
    Array.isArray(save.rolls) &&
    save.rolls.every(Number.isInteger);
  return lists && save.options !== null && typeof save.options === 'object'
    ? null
    : 'This saved game is incomplete: "decisions", "rolls" or "options" is missing.';
}
