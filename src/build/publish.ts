/**
 * Puts built files into their folder, all or none: they are first written under other names, and only when every one
 * stands are they moved into place. Files that have not changed are left alone, and files of earlier builds that are no
 * longer made are removed.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from '../files/write-atomic.js';
import { sha256 } from './inputs.js';

export interface MadeFile {
  readonly name: string;
  readonly data: string | Uint8Array;
}

export interface BuiltFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly status: 'written' | 'unchanged';
}

/** What `manifest.json` says of a file. */
export interface Listed {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Throws Error "Cannot write ..." when the folder cannot be written to; the files then are as they were. */
export function publish(folder: string, files: readonly MadeFile[], before: readonly Listed[]): BuiltFile[] {
  const built = files.map(({ name, data }): BuiltFile => {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    const listed = { name, bytes: bytes.byteLength, sha256: sha256(bytes) };
    return { ...listed, status: isThere(folder, listed) ? 'unchanged' : 'written' };
  });
  const fresh = files.filter((_, index) => built[index]!.status === 'written');
  const mark = `.making-${process.pid}-`;
  const staged = (name: string) => path.join(folder, `${mark}${name}`);
  makeFolder(folder);
  try {
    for (const { name, data } of fresh) writeFileAtomic(staged(name), data);
    for (const { name } of fresh) renameSync(staged(name), path.join(folder, name));
  } catch (error) {
    const { message } = error as Error;
    const told = message.startsWith('Cannot write') ? message : `Cannot write ${folder}: ${message}`;
    throw new Error(told.replace(mark, ''), { cause: error });
  } finally {
    for (const { name } of fresh) rmSync(staged(name), { force: true });
  }
  const gone = before.filter(({ name }) => isOurs(name) && !files.some((file) => file.name === name));
  for (const { name } of gone) rmSync(path.join(folder, name), { force: true });
  return built;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'the folder may not be written to',
  EPERM: 'the folder may not be written to',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a part of its path is not a folder',
};

/** One folder after the other: asked for all at once, Node calls a read-only disk a missing folder. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  try {
    const parent = path.dirname(path.resolve(folder));
    if (!existsSync(parent)) makeFolder(parent);
    mkdirSync(folder);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (message.startsWith('Cannot write')) throw error;
    throw new Error(`Cannot write ${folder}: ${reasons[code] === undefined ? message : `${reasons[code]} (${code})`}`, {
      cause: error,
    });
  }
}

/** Whether a file stands as it is listed: the size first, since most changes show in it. */
export function isThere(folder: string, { name, bytes, sha256: wanted }: Listed): boolean {
  if (!isOurs(name)) return false;
  const file = path.join(folder, name);
  if (!existsSync(file)) return false;
  const found = statSync(file);
  return found.isFile() && found.size === bytes && sha256(readFileSync(file)) === wanted;
}

/** A list read from disk may name what it likes: only plain names are files of ours. */
function isOurs(name: string): boolean {
  return /^[a-z][a-z0-9-]*\.[a-z]+$/.test(name);
}
