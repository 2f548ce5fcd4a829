/**
 * `new scenario`: a variant of a scenario of a module, to be changed.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from '../../files/write-atomic.js';
import { openGame, shownFolder } from '../find-module.js';
import { CliError, exit, type Io, print } from '../io.js';
import { checkScenario } from '../open-session.js';
import { fileText } from '../skeleton/write.js';
import { checkId } from './new-module.js';

export function newScenario(io: Io, argument: string, id: string, options: { readonly extends?: string }): number {
  checkId(id);
  const { folder, game, source, mainScenario } = openGame(io, argument);
  const base = options.extends ?? mainScenario;
  checkScenario(game, base);
  const file = path.join(folder, 'scenarios', `${id}.json`);
  if (existsSync(file) || game.scenarios.some((one) => one.id === id)) {
    throw new CliError(`Cannot make the scenario "${id}": the module has one of that id.`, exit.faults);
  }
  const { value } = source.scenarios.find((one) => one.value.id === base)!;
  const words = id.split('-').join(' ');
  const content = {
    id,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    extends: base,
    ...(value.cite === undefined ? {} : { cite: value.cite }),
    provenance: { from: 'reconstructed', note: 'a variant of our own' },
    about: `As "${value.title}"; say here what differs.`,
  };
  writeFileAtomic(file, fileText(file, 'scenario', content));
  print(io, `${shownFolder(io, file)}: a variant of "${base}"`);
  return exit.ok;
}
