/**
 * `build`: what is generated of a module, or of every module that comes with the package.
 */
import path from 'node:path';
import { buildModule } from '../../build/build-module.js';
import { formatFaults } from '../../validate/fault.js';
import { moduleFolder, shownFolder } from '../find-module.js';
import { count, exit, type Io, print } from '../io.js';
import { shippedModules } from '../shipped.js';

export async function build(io: Io, argument: string | undefined, options: { readonly out: string }): Promise<number> {
  let code: number = exit.ok;
  for (const name of argument === undefined ? shippedModules() : [argument]) {
    const folder = moduleFolder(io, name);
    const shown = shownFolder(io, folder);
    const started = performance.now();
    const result = await buildModule(folder, path.resolve(io.cwd, options.out), (file) => {
      if (io.isTty) io.stderr.write(`${shown}: making ${file}\n`);
    });
    io.stderr.write(formatFaults(result.faults, 'text', { folder: shown }));
    if (!result.ok) {
      io.stderr.write(
        `hexwright: Cannot build ${shown}: it has ${count(result.faults.filter(({ severity }) => severity === 'error').length, 'error')}. What stood there is as it was.\n`,
      );
      code = exit.faults;
      continue;
    }
    const written = result.files.filter(({ status }) => status === 'written').length;
    const what = result.fresh ? 'nothing has changed' : `${written} of ${count(result.files.length, 'file')} written`;
    print(
      io,
      `${result.game}: ${what}, ${shownFolder(io, result.folder)} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
  }
  return code;
}
