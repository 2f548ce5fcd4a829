/** JSON files quoted in a guide: each fenced block that follows a line `File: path`. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Block {
  readonly file: string;
  readonly text: string;
}

const marked = /^(File|Nodes): `?([^`\n]+)`?\n+```json\n([\s\S]*?)^```$/gm;

/** The marked blocks of a page, in order. `kind` is the word before the colon. */
export function blocksOf(page: string, kind: 'File' | 'Nodes' = 'File'): Block[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(marked)].flatMap(([, word, file = '', body = '']) =>
    word === kind ? [{ file, text: body }] : [],
  );
}

/** How many fenced JSON blocks a page has, marked or not. */
export function fencedCount(page: string): number {
  return [...readFileSync(page, 'utf8').matchAll(/^```json$/gm)].length;
}

/** Writes blocks as a module folder (the later of one name wins), hands it over, and clears it away. */
export function withFolder<T>(blocks: readonly Block[], work: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'hexwright-docs-'));
  try {
    for (const { file, text } of blocks) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
