/**
 * A whole small module as files: what `new module` writes. It is a game of its own, small enough to read in ten
 * minutes, and uses each kind of file once.
 */
import { boardFiles } from './board.js';
import { ruleFiles } from './rules.js';
import { sheetFiles } from './sheets.js';

/** Files by path; each value lacks its `$schema`, which depends on where it is written. */
export type SkeletonFiles = Readonly<Record<string, { readonly kind: string; readonly content: object }>>;

export function skeletonFiles(id: string): SkeletonFiles {
  return { ...boardFiles(id), ...ruleFiles(), ...sheetFiles() };
}
