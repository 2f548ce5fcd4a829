// A module folder from disk: every *.json in it, read and parsed, in a fixed order. A module is a stranger's data: its
// number of files and their sizes are bounded before they are read, and no link may lead out of the folder.
// Does not know what a module must contain: schemas and references are judged elsewhere.
import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../validate/fault.js';
import { fileKind } from '../validate/kind.js';
import { type JsonDocument, makeFault } from '../validate/locate.js';
import { LARGEST_FILE, readJson } from '../validate/read-json.js';
import { readBounded } from './read-bounded.js';
import { realPathInside } from './safe-path.js';

export interface ModuleFile {
  /** Relative to the module folder, with forward slashes. */
  readonly path: string;
  /** What its `$schema` says it is; absent when it says nothing usable. */
  readonly kind?: string;
  readonly value: unknown;
  readonly document: JsonDocument;
}

export interface ModuleReading {
  /** The files that could be read, sorted by path. */
  readonly files: readonly ModuleFile[];
  readonly faults: readonly Fault[];
}

export interface ModuleLimits {
  readonly files: number;
  readonly totalBytes: number;
}

export const MODULE_LIMITS: ModuleLimits = { files: 2000, totalBytes: 64 * 1024 * 1024 };
const DEEPEST_FOLDER = 16;
const MOST_ENTRIES = 50_000;

interface Search {
  readonly root: string;
  readonly paths: string[];
  readonly faults: Fault[];
  readonly limits: ModuleLimits;
  entries: number;
}

export function readModuleFolder(folder: string, limits: ModuleLimits = MODULE_LIMITS): ModuleReading {
  let root: string;
  try {
    root = realpathSync(folder);
    if (!statSync(root).isDirectory()) return refuse('no-folder', `Cannot read ${folder}: it is not a folder.`);
  } catch (error) {
    return refuse('no-folder', `Cannot read the folder ${folder}: ${reason(error)}.`);
  }
  const search: Search = { root, paths: [], faults: [], limits, entries: 0 };
  if (!findJson(search, '', 0)) {
    return refuse('too-large', `Cannot read a module of more than ${limits.files} files.`);
  }
  const { paths, faults } = search;
  if (paths.length === 0 && faults.length === 0) {
    return refuse('empty-module', `Cannot find a module in ${folder}: it holds no *.json file.`);
  }
  const files: ModuleFile[] = [];
  let left = limits.totalBytes;
  for (const name of paths.sort()) {
    const read = readInside(root, name);
    if ('code' in read) {
      faults.push(fileFault(name, read.code, read.message));
      continue;
    }
    left -= read.bytes.byteLength;
    if (left < 0) {
      const size = `${limits.totalBytes / 1024 / 1024} MiB`;
      return {
        files: [],
        faults: [...faults, fileFault(name, 'too-large', `Cannot read a module of more than ${size}.`)],
      };
    }
    const { value, document, faults: found } = readJson(read.bytes, name);
    faults.push(...found);
    if (found.length > 0 || document === undefined) continue;
    const kind = fileKind(value);
    files.push({ path: name, ...(kind === undefined ? {} : { kind }), value, document });
  }
  return { files, faults };
}

/** Collects paths; false when there are too many. Names that begin with a dot, and node_modules, are not looked at. */
function findJson(search: Search, below: string, depth: number): boolean {
  let entries: Dirent[];
  try {
    entries = readdirSync(path.join(search.root, below), { withFileTypes: true });
  } catch (error) {
    search.faults.push(fileFault(below, 'unreadable', `Cannot read this folder: ${reason(error)}.`));
    return true;
  }
  search.entries += entries.length;
  if (search.entries > MOST_ENTRIES) return false;
  for (const entry of entries) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    if (entry.isDirectory()) {
      if (depth >= DEEPEST_FOLDER) {
        search.faults.push(fileFault(name, 'too-deep', `Cannot read folders nested more than ${DEEPEST_FOLDER} deep.`));
      } else if (!findJson(search, name, depth + 1)) return false;
    } else if (entry.isSymbolicLink() && isFolder(path.join(search.root, name))) {
      search.faults.push(fileFault(name, 'linked-folder', 'Cannot follow a link to a folder inside a module.'));
    } else if (entry.name.endsWith('.json')) {
      if (search.paths.push(name) > search.limits.files) return false;
    }
  }
  return true;
}

function readInside(
  root: string,
  name: string,
): { readonly bytes: Uint8Array } | { readonly code: string; readonly message: string } {
  try {
    const real = realPathInside(root, path.join(root, name));
    if (real === undefined) {
      return { code: 'outside-module', message: 'Cannot follow a link that leads out of the module folder.' };
    }
    const bytes = readBounded(real, LARGEST_FILE);
    if (bytes === 'not-a-file') return { code: 'unreadable', message: 'Cannot read this: it is not a plain file.' };
    if (bytes === 'too-large') {
      return { code: 'too-large', message: `Cannot read a file of more than ${LARGEST_FILE / 1024 / 1024} MiB.` };
    }
    return { bytes };
  } catch (error) {
    return { code: 'unreadable', message: `Cannot read this file: ${reason(error)}.` };
  }
}

function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
}

function refuse(code: string, message: string): ModuleReading {
  return { files: [], faults: [fileFault('.', code, message)] };
}

function fileFault(file: string, code: string, message: string): Fault {
  return makeFault(file, '', { line: 1, column: 1 }, { code, message });
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES' || code === 'EPERM') return 'access is denied';
  if (code === 'ELOOP') return 'its link leads in a circle';
  return code ?? message;
}
