// Reading a file that may be anything: a pipe would wait for ever, and a file may grow while it is read.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

export function readBounded(file: string, most: number): Uint8Array | 'not-a-file' | 'too-large' {
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const state = fstatSync(handle);
    if (!state.isFile()) return 'not-a-file';
    if (state.size > most) return 'too-large';
    const bytes = new Uint8Array(state.size);
    let length = 0;
    while (length < bytes.byteLength) {
      const count = readSync(handle, bytes, length, bytes.byteLength - length, length);
      if (count === 0) break;
      length += count;
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(handle);
  }
}
