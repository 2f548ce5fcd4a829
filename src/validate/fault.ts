// A fault is what is wrong in an author's data: a value, collected and sorted, never thrown.
// Codes are kebab words and stay stable; sentences may be reworded. Positions are 1-based and count UTF-16 units, as
// editors do. This file knows nothing of JSON or schemas: `locate.ts` finds positions, each check words its own message.

export interface Fault {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Path relative to the module folder, with forward slashes. */
  readonly file: string;
  /** JSON pointer of the value at fault; of the member, when the position is that of its name. */
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** What stands there, shortened. */
  readonly found?: string;
  /** What could stand there, complete: only the formatters shorten it. */
  readonly allowed?: readonly string[];
  /** One sentence of advice, mostly: Did you mean "tank"? */
  readonly hint?: string;
}

export type FaultFormat = 'text' | 'json' | 'unix';

export interface FormatOptions {
  /** Written before each file: where the module stands, as seen by the reader. */
  readonly folder?: string;
}

const SHOWN = 12;

export function hasErrors(faults: readonly Fault[]): boolean {
  return faults.some((fault) => fault.severity === 'error');
}

/** A new list in reading order: file, line, column, code. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code) || 0,
  );
}

/** One fault a line for people (`text`), one array for tools (`json`), `file:line:col: error: ...` for editors (`unix`). */
export function formatFaults(faults: readonly Fault[], format: FaultFormat, options: FormatOptions = {}): string {
  const sorted = sortFaults(faults);
  if (format === 'json') return `${JSON.stringify(sorted, null, 2)}\n`;
  const line = format === 'unix' ? unixLine : textLine;
  return sorted.map((fault) => `${line(fault, place(fault, options.folder))}\n`).join('');
}

/** "tank, infantry and 30 more": a list that stays readable however long it is. */
export function shownList(words: readonly string[]): string {
  const shown = words.slice(0, SHOWN).map(oneLine).join(', ');
  return words.length > SHOWN ? `${shown} and ${words.length - SHOWN} more` : shown;
}

function textLine(fault: Fault, where: string): string {
  const at = fault.pointer === '' ? '' : ` (at ${oneLine(fault.pointer)})`;
  return `${where} ${fault.severity} ${fault.code} ${sentence(fault)}${at}`;
}

function unixLine(fault: Fault, where: string): string {
  return `${where}: ${fault.severity}: ${sentence(fault)} [${fault.code}]`;
}

function sentence(fault: Fault): string {
  const parts = [fault.message];
  if (fault.allowed !== undefined && fault.allowed.length > 0) {
    parts.push(`Expected ${fault.allowed.length > 1 ? 'one of ' : ''}${shownList(fault.allowed)}.`);
  }
  if (fault.hint !== undefined) parts.push(fault.hint);
  return oneLine(parts.join(' '));
}

function place(fault: Fault, folder: string | undefined): string {
  const file = folder === undefined || folder === '' ? fault.file : `${folder.replace(/\/+$/, '')}/${fault.file}`;
  return `${oneLine(file)}:${fault.line}:${fault.column}`;
}

/** Control, line-break and text-direction characters are spelled out: a name in a module cannot rewrite a terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
