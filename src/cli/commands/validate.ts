/**
 * `validate`: everything that is wrong with a module, in one run.
 */
import path from 'node:path';
import { loadModule } from '../../load/load-module.js';
import { type FaultFormat, formatFaults, hasErrors } from '../../validate/fault.js';
import { moduleFolder, shownFolder } from '../find-module.js';
import { count, exit, type Io, print } from '../io.js';

export function validate(io: Io, argument: string, options: { readonly format: FaultFormat }): number {
  const folder = moduleFolder(io, argument);
  const { game, source, faults } = loadModule(folder);
  const code = hasErrors(faults) ? exit.faults : exit.ok;
  io.stdout.write(
    formatFaults(faults, options.format, options.format === 'json' ? {} : { folder: shownFolder(io, folder) }),
  );
  if (options.format !== 'text') return code;
  const name = source?.module.value.id ?? path.basename(folder);
  const warnings = faults.filter(({ severity }) => severity === 'warning').length;
  const errors = faults.length - warnings;
  if (game === null) {
    print(io, `${name}: ${count(errors, 'error')}${warnings > 0 ? `, ${count(warnings, 'warning')}` : ''}`);
    return code;
  }
  const hexes = game.grid.present.reduce((sum, one) => sum + one, 0);
  const parts = [
    count(game.units.length, 'unit'),
    count(hexes, 'hex', 'hexes'),
    count(source!.tables.length, 'table'),
    count(game.scenarios.length, 'scenario'),
  ];
  print(io, `${name}: ${warnings > 0 ? count(warnings, 'warning') : 'no faults'} (${parts.join(', ')})`);
  return code;
}
