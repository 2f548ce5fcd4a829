/**
 * Bad modules, each made from the small good one in `base/` by a few changes. Files are written anew from their values,
 * so that lines and columns follow from the base alone.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LoadedModule, loadModule } from '../../src/load/load-module.js';
import { formatFaults } from '../../src/validate/fault.js';

/** In the place of a value: there is none. */
export const drop = Symbol('drop');

/** A value for each JSON pointer; `-` at its end appends to a list. */
export type Edits = Readonly<Record<string, unknown>>;

/** What becomes of a file: edits of its value; a text or bytes in its place; a new value; a link; nothing at all. */
export type Change =
  | Edits
  | string
  | Uint8Array
  | { readonly json: unknown }
  | { readonly text: (text: string) => string }
  | { readonly link: string }
  | typeof drop;

export interface FaultyCase {
  readonly name: string;
  readonly change: Readonly<Record<string, Change>>;
  /** What loading says, line by line. */
  readonly expected: readonly string[];
}

export const baseFolder = path.join(import.meta.dirname, 'base');

/** Loads the base module with changes, from a folder that is gone afterwards. */
export function loadChanged(change: FaultyCase['change']): LoadedModule {
  const folder = mkdtempSync(path.join(tmpdir(), 'hexwright-faults-'));
  try {
    const files = new Set([...jsonFiles(''), ...Object.keys(change)]);
    for (const file of files) write(path.join(folder, file), file, change[file]);
    return loadModule(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The faults as a reader sees them. */
export function linesOf({ faults }: Pick<LoadedModule, 'faults'>): string[] {
  return formatFaults(faults, 'text').split('\n').slice(0, -1);
}

function jsonFiles(below: string): string[] {
  return readdirSync(path.join(baseFolder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    return entry.isDirectory() ? jsonFiles(name) : [name];
  });
}

function write(target: string, file: string, change: Change | undefined): void {
  if (change === drop) return;
  mkdirSync(path.dirname(target), { recursive: true });
  if (typeof change === 'string' || change instanceof Uint8Array) writeFileSync(target, change);
  else if (isForm(change, 'link')) symlinkSync(change.link, target);
  else if (isForm(change, 'json')) writeFileSync(target, textOf(change.json));
  else {
    const value: unknown = JSON.parse(readFileSync(path.join(baseFolder, file), 'utf8'));
    if (isForm(change, 'text')) writeFileSync(target, change.text(textOf(value)));
    else {
      for (const [pointer, wanted] of Object.entries(change ?? {})) edit(value, pointer, wanted);
      writeFileSync(target, textOf(value));
    }
  }
}

type Forms = { link: { link: string }; json: { json: unknown }; text: { text: (text: string) => string } };

function isForm<K extends keyof Forms>(change: unknown, key: K): change is Forms[K] {
  return typeof change === 'object' && change !== null && key in change;
}

function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function edit(root: unknown, pointer: string, wanted: unknown): void {
  const parts = pointer.split('/').slice(1);
  const last = parts.pop()!;
  const owner = parts.reduce((value, part) => (value as Record<string, unknown>)[part], root);
  if (Array.isArray(owner)) {
    if (last === '-') owner.push(wanted);
    else if (wanted === drop) owner.splice(Number(last), 1);
    else owner[Number(last)] = wanted;
  } else if (wanted === drop) delete (owner as Record<string, unknown>)[last];
  else (owner as Record<string, unknown>)[last] = wanted;
}
