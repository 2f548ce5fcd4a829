/** Runs a command with streams that are kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { Io } from '../../src/cli/io.js';
import { run } from '../../src/cli/main.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function hexwright(
  argv: readonly string[],
  given: Partial<Io> & { readonly input?: string } = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const { input = '', ...rest } = given;
  const code = await run(argv, {
    stdin: Readable.from(input === '' ? [] : [input]),
    stdout: { write: (text) => (out += text), columns: 100 },
    stderr: { write: (text) => (err += text) },
    isTty: false,
    cwd: process.cwd(),
    ...rest,
  });
  return { code, out, err };
}

/** An empty folder that goes with the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hexwright-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const game = 'battle-for-moscow';
