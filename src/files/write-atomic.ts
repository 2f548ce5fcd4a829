// Writing generated files: whole or not at all, and not at all when nothing changed, so that build tools see no change.
// A reader never sees half a file; after a crash the old one still stands. Power loss is not covered (no fsync).
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

let serial = 0;

/** Makes missing folders. A link is written through, not replaced. */
export function writeFileAtomic(file: string, data: string | Uint8Array): 'written' | 'unchanged' {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'utf8') : data;
  let temporary: string | undefined;
  try {
    const target = followLink(file);
    if (isSame(target, bytes)) return 'unchanged';
    const folder = path.dirname(target);
    mkdirSync(folder, { recursive: true });
    temporary = path.join(folder, `.${path.basename(target)}.${process.pid}-${serial++}.tmp`);
    writeFileSync(temporary, bytes, { flag: 'wx' });
    renameSync(temporary, target);
    return 'written';
  } catch (error) {
    if (temporary !== undefined) rmSync(temporary, { force: true });
    throw new Error(`Cannot write ${file}: ${reason(error)}`, { cause: error });
  }
}

function followLink(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return path.resolve(file);
  }
}

/** The size first: most changed files are told apart without reading them. */
function isSame(file: string, bytes: Uint8Array): boolean {
  const state = statSync(file, { throwIfNoEntry: false });
  if (state === undefined || !state.isFile() || state.size !== bytes.byteLength) return false;
  return readFileSync(file).equals(bytes);
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'the folder may not be written to',
  EPERM: 'the folder may not be written to',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be too large',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a part of its path is not a folder',
  EISDIR: 'a folder stands there',
  ENAMETOOLONG: 'its name is too long',
};

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code !== undefined && Object.hasOwn(REASONS, code) ? `${REASONS[code]} (${code})` : message;
}
