/**
 * What a build depends on, as one fingerprint: the module's files, the schemas, the toolkit itself and the versions of
 * what it stands on. Equal fingerprints mean equal output, so that a build with nothing new to do can stop at once.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModuleReading } from '../files/read-module.js';
import { schemasFolder } from '../files/schemas-folder.js';

/** The folder of src/ or dist/. */
const toolFolder = fileURLToPath(new URL('..', import.meta.url));

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** The fingerprint; null for a module that has files which cannot be read. */
export function inputsOf(reading: ModuleReading): string | null {
  if (reading.faults.length > 0) return null;
  const files = reading.files.map(({ path: name, document }) => `${name} ${sha256(document.text)}`);
  return sha256([toolFingerprint(), ...files].join('\n'));
}

let tool: string | undefined;

/** Read once a process: the toolkit does not change under a running build. */
function toolFingerprint(): string {
  tool ??= sha256(
    [process.version, ...contents(schemasFolder(), /\.json$/), ...contents(toolFolder, /\.[jt]s$/), packageText()].join(
      '\n',
    ),
  );
  return tool;
}

function contents(folder: string, wanted: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => wanted.test(name));
  return names
    .sort()
    .map((name) => `${name.replaceAll(path.sep, '/')} ${sha256(readFileSync(path.join(folder, name)))}`);
}

function packageText(): string {
  const { version, dependencies } = JSON.parse(
    readFileSync(path.join(toolFolder, '..', 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return JSON.stringify({ version, dependencies });
}

/** The module's id, if the files say one that can be the name of a folder. */
export function moduleId({ files }: ModuleReading): string | null {
  const value = files.find(({ kind }) => kind === 'module')?.value as { readonly id?: unknown } | undefined;
  return typeof value?.id === 'string' && /^[A-Za-z][A-Za-z0-9-]*$/.test(value.id) ? value.id : null;
}
