/**
 * The command line: runs one command and answers with its exit code. Whatever goes wrong is told in one line; only
 * HEXWRIGHT_DEBUG shows where in the program it happened.
 */
import { CommanderError } from 'commander';
import { oneLine } from '../validate/fault.js';
import { CliError, exit, type Io } from './io.js';
import { makeProgram } from './program.js';

/** `argv` without node and script. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let code: number = exit.ok;
  try {
    const program = makeProgram(io, (ended) => {
      code = ended;
    });
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    return failure(error, io);
  }
}

function failure(error: unknown, io: Io): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exit.ok : exit.usage;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (io.debug) io.stderr.write(`${stack}\n`);
  else io.stderr.write(`hexwright: ${oneLine(message)}\n`);
  return error instanceof CliError ? error.exitCode : exit.faults;
}
