import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModuleFolder } from '../../src/files/read-module.js';
import { safePath } from '../../src/files/safe-path.js';
import { readSchemas, schemasFolder } from '../../src/files/schemas-folder.js';
import { formatFaults } from '../../src/validate/fault.js';
import { cpuTime } from '../validate/cpu-time.js';

let outer: string;
let folder: string;

beforeEach(() => {
  outer = mkdtempSync(path.join(tmpdir(), 'hexwright-'));
  folder = path.join(outer, 'module');
  mkdirSync(folder);
});
afterEach(() => rmSync(outer, { recursive: true, force: true }));

function put(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const lines = (faults: Parameters<typeof formatFaults>[0]): string[] =>
  formatFaults(faults, 'text').split('\n').slice(0, -1);

describe('readModuleFolder', () => {
  it('reads every *.json, sorted, with its kind', () => {
    put('module.json', '{"$schema":"../../schemas/module.schema.json"}');
    put('tables/b.json', '{"$schema":"https://hexwright.dev/schemas/table.schema.json"}');
    put('tables/a.json', '{"id":1}');
    put('notes.txt', 'x');
    put('.git/config.json', 'x');
    put('node_modules/x/package.json', '{}');
    const { files, faults } = readModuleFolder(folder);
    expect(faults).toEqual([]);
    expect(files.map((file) => [file.path, file.kind])).toEqual([
      ['module.json', 'module'],
      ['tables/a.json', undefined],
      ['tables/b.json', 'table'],
    ]);
    expect(files[1]?.value).toEqual({ id: 1 });
    expect(files[1]?.document.text).toBe('{"id":1}');
  });

  it('goes on after a file that cannot be read', () => {
    put('a.json', '{"x":}');
    put('b.json', '{}');
    const { files, faults } = readModuleFolder(folder);
    expect(files.map((file) => file.path)).toEqual(['b.json']);
    expect(lines(faults)).toEqual(['a.json:1:6 error syntax Cannot read "}" here. Expected a value.']);
  });

  it('says one thing of an empty, a missing and a wrong folder', () => {
    put('readme.md', '');
    expect(lines(readModuleFolder(folder).faults)).toEqual([
      `.:1:1 error empty-module Cannot find a module in ${folder}: it holds no *.json file.`,
    ]);
    expect(lines(readModuleFolder(`${folder}x`).faults)).toEqual([
      `.:1:1 error no-folder Cannot read the folder ${folder}x: there is no such file.`,
    ]);
    expect(lines(readModuleFolder(path.join(folder, 'readme.md')).faults)).toEqual([
      `.:1:1 error no-folder Cannot read ${folder}/readme.md: it is not a folder.`,
    ]);
  });

  it('refuses links that lead out, links to folders, circles and pipes', () => {
    put('good.json', '{}');
    writeFileSync(path.join(outer, 'secret.json'), '{"secret":1}');
    mkdirSync(path.join(outer, 'module-2'));
    writeFileSync(path.join(outer, 'module-2', 'x.json'), '{}');
    symlinkSync('../secret.json', path.join(folder, 'a-out.json'));
    symlinkSync('../module-2/x.json', path.join(folder, 'b-out.json'));
    symlinkSync('.', path.join(folder, 'c-folder'));
    symlinkSync('d-circle.json', path.join(folder, 'd-circle.json'));
    symlinkSync('good.json', path.join(folder, 'e-inside.json'));
    symlinkSync('nothing.json', path.join(folder, 'f-nothing.json'));
    execFileSync('mkfifo', [path.join(folder, 'g-pipe.json')]);
    const { files, faults } = readModuleFolder(folder);
    expect(files.map((file) => file.path)).toEqual(['e-inside.json', 'good.json']);
    expect(lines(faults)).toEqual([
      'a-out.json:1:1 error outside-module Cannot follow a link that leads out of the module folder.',
      'b-out.json:1:1 error outside-module Cannot follow a link that leads out of the module folder.',
      'c-folder:1:1 error linked-folder Cannot follow a link to a folder inside a module.',
      'd-circle.json:1:1 error unreadable Cannot read this file: its link leads in a circle.',
      'f-nothing.json:1:1 error unreadable Cannot read this file: there is no such file.',
      'g-pipe.json:1:1 error unreadable Cannot read this: it is not a plain file.',
    ]);
  });

  it('bounds the number of files, their total size and the depth of folders', () => {
    for (const name of ['a', 'b', 'c']) put(`${name}.json`, '{"x":"0123456789"}');
    expect(readModuleFolder(folder, { files: 3, totalBytes: 54 }).faults).toEqual([]);
    expect(lines(readModuleFolder(folder, { files: 2, totalBytes: 1000 }).faults)).toEqual([
      '.:1:1 error too-large Cannot read a module of more than 2 files.',
    ]);
    const heavy = readModuleFolder(folder, { files: 3, totalBytes: 53 });
    expect(heavy.files).toEqual([]);
    expect(heavy.faults.map((fault) => [fault.file, fault.code])).toEqual([['c.json', 'too-large']]);
    put(`${'f/'.repeat(17)}x.json`, '{}');
    expect(readModuleFolder(folder).faults.map((fault) => fault.code)).toEqual(['too-deep']);
  });

  it('refuses a file that is too large without reading it', () => {
    put('a.json', '');
    execFileSync('truncate', ['-s', '1T', path.join(folder, 'a.json')]);
    const spent = cpuTime(() => {
      expect(lines(readModuleFolder(folder).faults)).toEqual([
        'a.json:1:1 error too-large Cannot read a file of more than 16 MiB.',
      ]);
    });
    expect(spent).toBeLessThan(1000);
  });
});

describe('safePath', () => {
  const refused = [
    '',
    '..',
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a\\b',
    '..\\x',
    'a\0b',
    'C:x',
    'file:///x',
    'a//b',
    './a',
    'a/',
    'a\nb',
  ];
  for (const reference of refused) {
    it(`refuses ${JSON.stringify(reference)}`, () => expect(safePath('/m', reference)).toHaveProperty('refused'));
  }
  for (const reference of ['a.json', 'tables/crt.json', '..a/b..', 'ö/x y.png']) {
    it(`takes ${reference}`, () => expect(safePath('/m', reference)).toEqual({ path: `/m/${reference}` }));
  }
});

describe('readSchemas', () => {
  it('finds the folder beside src', () => {
    expect(schemasFolder()).toBe(path.resolve('schemas') + path.sep);
  });

  it('gives each schema with its $id, sorted', () => {
    put('b.schema.json', '{"$id":"https://hexwright.dev/schemas/b.schema.json"}');
    put('a.schema.json', '{}');
    put('other.json', '{}');
    expect(readSchemas(folder).map((schema) => schema.id)).toEqual([
      'a.schema.json',
      'https://hexwright.dev/schemas/b.schema.json',
    ]);
  });

  it('throws for a schema that is not JSON, naming it', () => {
    put('a.schema.json', '{');
    expect(() => readSchemas(folder)).toThrow(/^Cannot read the schema .*a\.schema\.json: /);
  });
});
