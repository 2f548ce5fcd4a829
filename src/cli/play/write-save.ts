/** Writes a saved game where a player names a file: never over a file that is something else, never into a new folder. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from '../../files/write-atomic.js';

/** Throws Error, in words for the player, when the file may not be written. */
export function writeSave(file: string, text: string): void {
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new Error(`Cannot save as ${file}: there is no folder ${folder}`);
  if (existsSync(file) && (!statSync(file).isFile() || !isSave(readFileSync(file, 'utf8')))) {
    throw new Error(`Cannot save as ${file}: it is there already and is no saved game`);
  }
  writeFileAtomic(file, text);
}

function isSave(text: string): boolean {
  try {
    return (JSON.parse(text) as { readonly format?: unknown } | null)?.format === 'hexwright-save';
  } catch {
    return false;
  }
}
