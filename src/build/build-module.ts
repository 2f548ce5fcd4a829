/**
 * From a module folder to what is generated of it: typed data, rules as functions, countersheets, map and player aids,
 * and a manifest. All of it is made before any of it is written; a module with errors, or a disk that refuses, leaves
 * what stood there. What loads and draws is imported only when something has changed.
 */
import path from 'node:path';
import { readModuleFolder } from '../files/read-module.js';
import { writeFileAtomic } from '../files/write-atomic.js';
import type { Fault } from '../validate/fault.js';
import { inputsOf, moduleId } from './inputs.js';
import { type BuiltFile, type Listed, publish } from './publish.js';
import { isFresh, readRecord, recordName } from './record.js';

export type BuildResult =
  | {
      readonly ok: true;
      readonly game: string;
      /** Where the files are. */
      readonly folder: string;
      readonly files: readonly BuiltFile[];
      /** Whether nothing had changed since the last build, and so nothing was done. */
      readonly fresh: boolean;
      /** Warnings. */
      readonly faults: readonly Fault[];
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Called with the file that is made next. */
export type Progress = (file: string) => void;

/**
 * Builds a module into `outFolder/<id of the module>/`. Errors of the module are in the result.
 * Throws Error "Cannot write ..." when the folder cannot be written to, and RangeError "Cannot print ..." when a text
 * or a picture does not go onto paper.
 */
export async function buildModule(folder: string, outFolder: string, onProgress?: Progress): Promise<BuildResult> {
  const reading = readModuleFolder(folder);
  const inputs = inputsOf(reading);
  const id = moduleId(reading);
  if (id !== null) {
    const target = path.join(outFolder, id);
    const record = readRecord(target);
    if (isFresh(target, record, inputs)) {
      const files = record.files.map((file) => ({ ...file, status: 'unchanged' as const }));
      return { ok: true, game: id, folder: target, files, fresh: true, faults: record.faults };
    }
  }
  const [{ loadModule }, { makeFiles }] = await Promise.all([
    import('../load/load-module.js'),
    import('./make-files.js'),
  ]);
  const { source, compilation, game, faults } = loadModule(folder);
  if (source === null || compilation === null || game === null) return { ok: false, faults };
  const target = path.join(outFolder, game.id);
  const made = await makeFiles(source, compilation, game, onProgress);
  const built = publish(target, made, readRecord(target)?.files ?? []);
  const files: Listed[] = built.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 }));
  // A module that changed while it was built is built again next time: the inputs are those from before.
  writeFileAtomic(path.join(target, recordName), `${JSON.stringify({ inputs, files, faults }, null, 2)}\n`);
  return { ok: true, game: game.id, folder: target, files: built, fresh: false, faults };
}
