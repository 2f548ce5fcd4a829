/**
 * `new module`: the skeleton of a module, written beside its place and moved there when it is whole.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from '../../load/load-module.js';
import { formatFaults } from '../../validate/fault.js';
import { shownFolder } from '../find-module.js';
import { CliError, count, exit, type Io, print } from '../io.js';
import { skeletonFiles } from '../skeleton/files.js';
import { fileText } from '../skeleton/write.js';

const idPattern = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;

export function newModule(io: Io, folder: string, id: string): number {
  checkId(id);
  const target = path.resolve(io.cwd, folder);
  if (existsSync(target)) throw new CliError(`Cannot make ${folder}: something stands there already.`, exit.faults);
  const files = skeletonFiles(id);
  const parent = path.dirname(target);
  let temporary: string | undefined;
  try {
    mkdirSync(parent, { recursive: true });
    temporary = path.join(parent, `.${path.basename(target)}.${process.pid}.tmp`);
    mkdirSync(temporary);
    for (const [name, { kind, content }] of Object.entries(files)) {
      const file = path.join(temporary, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, fileText(path.join(target, name), kind, content));
    }
    renameSync(temporary, target);
  } catch (error) {
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
    throw new CliError(`Cannot make ${folder}: ${(error as Error).message}`, exit.faults);
  }
  const { faults } = loadModule(target);
  io.stderr.write(formatFaults(faults, 'text', { folder: shownFolder(io, target) }));
  print(
    io,
    `${shownFolder(io, target)}: ${count(Object.keys(files).length, 'file')}, ${faults.length === 0 ? 'no faults' : count(faults.length, 'fault')}`,
  );
  print(io, `Next: hexwright play ${folder}`);
  return faults.length === 0 ? exit.ok : exit.faults;
}

export function checkId(id: string): void {
  if (!idPattern.test(id))
    throw new CliError(`Cannot use "${id}" as an id: expected a letter, then letters, digits or hyphens.`);
}
