/**
 * From what a user types to a game: a path to a folder, or the id of a module that comes with the package.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from '../compile/compile.js';
import type { ModuleSource } from '../compile/source.js';
import type { Game } from '../engine/game.js';
import { loadModule } from '../load/load-module.js';
import { formatFaults } from '../validate/fault.js';
import { nearest } from '../validate/nearest.js';
import { CliError, count, exit, type Io } from './io.js';
import { packageFolder, shippedModules } from './shipped.js';

export interface OpenedGame {
  readonly folder: string;
  readonly source: ModuleSource;
  readonly compilation: Compilation;
  readonly game: Game;
  /** The scenario to play when none is named: the first that is not a variant of another. */
  readonly mainScenario: string;
}

/** The folder that a module argument means. Throws CliError when there is none. */
export function moduleFolder(io: Io, argument: string): string {
  const asPath = path.resolve(io.cwd, argument);
  if (isFolder(asPath)) return asPath;
  const ids = shippedModules();
  if (ids.includes(argument)) return path.join(packageFolder(), 'data', argument);
  const guess = nearest(argument, ids);
  const hint = guess === undefined ? `Modules that come along: ${ids.join(', ')}.` : `Did you mean "${guess}"?`;
  throw new CliError(`Cannot find the module "${argument}": it is neither a folder nor the id of a module. ${hint}`);
}

/** A folder as the user would write it. */
export function shownFolder(io: Io, folder: string): string {
  const relative = path.relative(io.cwd, folder);
  return relative === '' ? '.' : relative.startsWith('..') ? folder : relative.split(path.sep).join('/');
}

/** Loads a module that has to be sound. Throws CliError, after listing the faults, when it is not. */
export function openGame(io: Io, argument: string): OpenedGame {
  const folder = moduleFolder(io, argument);
  const { game, source, compilation, faults } = loadModule(folder);
  if (game !== null) {
    const variants = new Set(source!.scenarios.flatMap(({ value }) => (value.extends === undefined ? [] : [value.id])));
    const mainScenario = (game.scenarios.find(({ id }) => !variants.has(id)) ?? game.scenarios[0]!).id;
    return { folder, game, source: source!, compilation: compilation!, mainScenario };
  }
  const errors = faults.filter(({ severity }) => severity === 'error');
  io.stderr.write(formatFaults(errors, 'text', { folder: shownFolder(io, folder) }));
  throw new CliError(
    `Cannot use the module in ${shownFolder(io, folder)}: it has ${count(errors.length, 'error')}.`,
    exit.faults,
  );
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
