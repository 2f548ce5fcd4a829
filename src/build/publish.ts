/**
 * Puts built files into their folder, all or none: they are first written beside it, and only when every one stands
 * are they moved into place. Files that have not changed are left alone, and files of earlier builds that are no
 * longer made are removed.
 */
import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
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
  const staging = path.join(folder, `.making-${process.pid}`);
  const built = files.map(({ name, data }): BuiltFile => {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    const listed = { name, bytes: bytes.byteLength, sha256: sha256(bytes) };
    return { ...listed, status: isThere(folder, listed) ? 'unchanged' : 'written' };
  });
  const fresh = new Set(built.filter(({ status }) => status === 'written').map(({ name }) => name));
  try {
    for (const { name, data } of files) if (fresh.has(name)) writeFileAtomic(path.join(staging, name), data);
    for (const name of fresh) renameSync(path.join(staging, name), path.join(folder, name));
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      message.startsWith('Cannot write') ? message.replace(staging, folder) : `Cannot write ${folder}: ${message}`,
      { cause: error },
    );
  } finally {
    if (existsSync(staging)) rmSync(staging, { recursive: true, force: true });
  }
  for (const { name } of before)
    if (isOurs(name) && !files.some((file) => file.name === name)) rmSync(path.join(folder, name), { force: true });
  return built;
}

/** Whether a file stands as it is listed: the size first, since most changes show in it. */
export function isThere(folder: string, { name, bytes, sha256: wanted }: Listed): boolean {
  if (!isOurs(name)) return false;
  const file = path.join(folder, name);
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === bytes && sha256(readFileSync(file)) === wanted;
}

/** A list read from disk may name what it likes: only plain names are files of ours. */
function isOurs(name: string): boolean {
  return /^[a-z][a-z0-9-]*\.[a-z]+$/.test(name);
}
