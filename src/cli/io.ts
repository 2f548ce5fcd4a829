/**
 * What a command may talk to: streams handed in by the caller, so that tests can run a command without a process.
 */
import type { Readable } from 'node:stream';

export interface Output {
  write(text: string): unknown;
  /** Width of the terminal, where there is one. */
  readonly columns?: number;
}

export interface Io {
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Whether a person sits in front of it: colours, progress bar, prompt. */
  readonly isTty: boolean;
  /** Folder that relative paths start from. */
  readonly cwd: string;
  readonly debug?: boolean;
  /** Calls back when the user interrupts; returns a function that stops it. */
  readonly onInterrupt?: (listener: () => void) => () => void;
}

/** Exit codes: a tool reads them, so they stay as they are. */
export const exit = { ok: 0, faults: 1, usage: 2, interrupted: 130 } as const;

/** Something the user can put right, told in one line; it ends the command with a code. */
export class CliError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exit.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Writes a line. */
export function print(io: Io, line = ''): void {
  io.stdout.write(`${line}\n`);
}

export function printJson(io: Io, value: unknown): void {
  io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** `1 unit`, `3 units`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
