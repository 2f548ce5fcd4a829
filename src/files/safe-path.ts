// References from a module file to another file of the same folder. They are an author's data, so they are held to the
// plainest form: names joined by forward slashes, downwards only.
import { realpathSync } from 'node:fs';
import path from 'node:path';

export type SafePath = { readonly path: string } | { readonly refused: string };

/** The path of a reference inside a folder, or the reason for refusing it. Does not look whether the file exists. */
export function safePath(folder: string, reference: string): SafePath {
  const refused = refuseReference(reference);
  return refused === undefined ? { path: path.join(folder, ...reference.split('/')) } : { refused };
}

/** The file's real path when it lies inside the folder's real path: a symbolic link may not lead out. */
export function realPathInside(realFolder: string, file: string): string | undefined {
  const real = realpathSync(file);
  return real === realFolder || real.startsWith(realFolder + path.sep) ? real : undefined;
}

function refuseReference(reference: string): string | undefined {
  if (reference === '') return 'it is empty';
  if (reference.length > 500) return 'it is too long';
  if (/\p{Cc}/u.test(reference)) return 'it holds a control character';
  if (reference.includes('\\')) return 'folders are separated by "/"';
  if (reference.startsWith('/')) return 'it starts at the root of the disk';
  if (reference.includes(':')) return 'it holds a colon';
  const parts = reference.split('/');
  if (parts.includes('..')) return 'it leads out of the module folder';
  if (parts.some((part) => part === '' || part === '.')) return 'it has an empty part';
  return undefined;
}
