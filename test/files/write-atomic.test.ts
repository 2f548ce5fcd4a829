import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFileAtomic } from '../../src/files/write-atomic.js';

let folder: string;
const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hexwright-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the writer in a process of its own, under a shell's limits. */
function writeElsewhere(file: string, size: number, before: string, options: object = {}): { readonly output: string } {
  const module = new URL('../../src/files/write-atomic.ts', import.meta.url).href;
  const script = `import(${JSON.stringify(module)}).then(({ writeFileAtomic }) => {
    process.on('SIGXFSZ', () => {});
    try { console.log(writeFileAtomic(${JSON.stringify(file)}, 'n'.repeat(${size}))); }
    catch (error) { console.log(error.message); }
  });`;
  const command = `${before} exec "${process.execPath}" --import tsx -e '${script.replaceAll("'", "'\\''")}'`;
  const { stdout, stderr } = spawnSync('bash', ['-c', command], {
    encoding: 'utf8',
    cwd: path.resolve('.'),
    ...options,
  });
  return { output: stdout.trim() || stderr };
}

describe('writeFileAtomic', () => {
  it('writes, then leaves the same content alone', () => {
    const file = at('deep/er/a.txt');
    expect(writeFileAtomic(file, 'ä')).toBe('written');
    utimesSync(file, 1, 1);
    expect(writeFileAtomic(file, new TextEncoder().encode('ä'))).toBe('unchanged');
    expect(statSync(file).mtimeMs).toBe(1000);
    expect(writeFileAtomic(file, 'o')).toBe('written');
    expect(readFileSync(file, 'utf8')).toBe('o');
    expect(readdirSync(path.dirname(file))).toEqual(['a.txt']);
  });

  it('writes through a link', () => {
    writeFileSync(at('real.txt'), 'old');
    symlinkSync('real.txt', at('link.txt'));
    expect(writeFileAtomic(at('link.txt'), 'new')).toBe('written');
    expect(lstatSync(at('link.txt')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at('real.txt'), 'utf8')).toBe('new');
  });

  it('cleans up when the last step fails, and names the path', () => {
    mkdirSync(at('x/inner'), { recursive: true });
    expect(() => writeFileAtomic(at('x'), 'new')).toThrow(`Cannot write ${at('x')}: a folder stands there (EISDIR)`);
    expect(readdirSync(folder)).toEqual(['x']);
  });

  it('says so when a part of the path is a file', () => {
    writeFileSync(at('x'), 'old');
    expect(() => writeFileAtomic(at('x/y.txt'), 'new')).toThrow(
      /^Cannot write .*y\.txt: a part of its path is not a folder/,
    );
    expect(readFileSync(at('x'), 'utf8')).toBe('old');
  });

  it('keeps the old file when writing breaks off half-way', () => {
    writeFileSync(at('a.txt'), 'old');
    const { output } = writeElsewhere(at('a.txt'), 5_000_000, 'ulimit -f 1000;');
    expect(output).toBe(`Cannot write ${at('a.txt')}: the file would be too large (EFBIG)`);
    expect(readFileSync(at('a.txt'), 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });

  it('says so when the folder may not be written to', () => {
    writeFileSync(at('a.txt'), 'old');
    chmodSync(folder, 0o555);
    const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const { output } = writeElsewhere(at('a.txt'), 10, '', user);
    chmodSync(folder, 0o755);
    expect(output).toBe(`Cannot write ${at('a.txt')}: the folder may not be written to (EACCES)`);
    expect(readFileSync(at('a.txt'), 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });
});
