#!/usr/bin/env node
/** The process around the command line. */
import { run } from './main.js';

/** A closed pipe (`| head`) is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  isTty: process.stdin.isTTY === true && process.stdout.isTTY === true,
  cwd: process.cwd(),
  debug: (process.env.HEXWRIGHT_DEBUG ?? '') !== '',
  onInterrupt: (listener) => {
    process.on('SIGINT', listener);
    return () => process.off('SIGINT', listener);
  },
});
