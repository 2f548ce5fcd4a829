/** Modules as the soak, the counts and the benches want them: compiled, with their stacking rule. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from '../../src/compile/compile.js';
import type { Game } from '../../src/engine/game.js';
import { loadModule } from '../../src/load/load-module.js';
import { type StackRule, stackRule } from '../../src/play/soak.js';

export const dataFolder = path.resolve(import.meta.dirname, '../../data');

export interface Subject {
  readonly id: string;
  readonly compilation: Compilation;
  readonly game: Game;
  readonly rule: StackRule;
  readonly scenarios: readonly string[];
}

/** Ids of the modules under data/. */
export function moduleIds(): string[] {
  return readdirSync(dataFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(dataFolder, entry.name, 'module.json')))
    .map(({ name }) => name)
    .sort();
}

const loaded = new Map<string, Subject>();

/** Throws when the module has errors. */
export function subjectOf(id: string): Subject {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const { source, compilation, game, faults } = loadModule(path.join(dataFolder, id));
  if (source === null || compilation === null || game === null) {
    throw new Error(
      `Cannot load ${id}: ${faults.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n')}`,
    );
  }
  const rule = stackRule(compilation, source.module.value.stacking?.legal);
  const subject = { id, compilation, game, rule, scenarios: game.scenarios.map((scenario) => scenario.id) };
  loaded.set(id, subject);
  return subject;
}
