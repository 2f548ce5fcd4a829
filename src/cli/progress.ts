/**
 * How far a long command has come: a bar on a terminal, now and then a line where output goes into a file.
 */
import type { Io } from './io.js';

const width = 30;

export interface Progress {
  at(done: number): void;
  /** Clears the bar. */
  end(): void;
}

export function progress(io: Io, total: number, what: string): Progress {
  return io.isTty ? bar(io, total, what) : lines(io, total, what);
}

function bar(io: Io, total: number, what: string): Progress {
  let shown = '';
  return {
    at(done) {
      const full = Math.floor((done / total) * width);
      const text = `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${done} of ${total} ${what}`;
      if (text === shown) return;
      shown = text;
      io.stderr.write(`\r${text}`);
    },
    end() {
      if (shown !== '') io.stderr.write(`\r${' '.repeat(shown.length)}\r`);
    },
  };
}

function lines(io: Io, total: number, what: string): Progress {
  let tenths = 0;
  return {
    at(done) {
      const now = Math.floor((done / total) * 10);
      if (now === tenths) return;
      tenths = now;
      io.stderr.write(`${done} of ${total} ${what}\n`);
    },
    end() {},
  };
}
