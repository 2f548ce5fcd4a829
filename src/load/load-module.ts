/**
 * From a folder to a game: reads the files, holds them to their schemas, compiles and lints the module. The one door
 * through which command line, server and tests get a game.
 */
import { type Compilation, compileModule } from '../compile/compile.js';
import { groupFiles } from '../compile/group.js';
import { lintModule } from '../compile/lint/index.js';
import type { ModuleSource } from '../compile/source.js';
import type { Game } from '../engine/game.js';
import { readModuleFolder } from '../files/read-module.js';
import { readSchemas } from '../files/schemas-folder.js';
import { type Fault, hasErrors, sortFaults } from '../validate/fault.js';
import { makeValidator } from '../validate/validator.js';
import { judges } from '../validate/validators.generated.js';

export interface LoadedModule {
  readonly source: ModuleSource | null;
  readonly compilation: Compilation | null;
  /** The game; null when the module has errors. */
  readonly game: Game | null;
  /** Everything wrong with the module, sorted; warnings do not stop it. */
  readonly faults: readonly Fault[];
}

const validator = makeValidator(judges, readSchemas);

/** Loads a module folder. Never throws for bad data. */
export function loadModule(folder: string): LoadedModule {
  const reading = readModuleFolder(folder);
  const faults: Fault[] = [...reading.faults];
  for (const { document, value } of reading.files) faults.push(...validator.validate(document, value));
  if (hasErrors(faults)) return { source: null, compilation: null, game: null, faults: sortFaults(faults) };
  const { source, faults: missing } = groupFiles(reading.files);
  if (source === null) return { source, compilation: null, game: null, faults: sortFaults([...faults, ...missing]) };
  const compilation = compileModule(source);
  const found = sortFaults([
    ...faults,
    ...compilation.faults,
    ...(compilation.game === null ? [] : lintModule(source, compilation)),
  ]);
  return { source, compilation, game: hasErrors(found) ? null : compilation.game, faults: found };
}
