/**
 * The generated validators against ajv, which compiles the same schemas afresh: same answer and same errors for every
 * file of every module, and for files that are spoilt one value at a time.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { generateDeclaration, generateValidators } from '../../generators/validators.js';
import { readSchemas } from '../../src/files/schemas-folder.js';
import { fileKind } from '../../src/validate/kind.js';
import { createValidator, makeAjv } from '../../src/validate/schema.js';
import { kindAddresses, makeValidator } from '../../src/validate/validator.js';
import { judges } from '../../src/validate/validators.generated.js';

type Holder = Record<string | number, unknown>;

const root = path.resolve(import.meta.dirname, '../..');
const schemas = readSchemas();
const made = path.join(root, 'src/validate/validators.generated');
const files = readdirSync(path.join(root, 'data'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => {
    const text = readFileSync(path.join(root, 'data', name), 'utf8');
    const value = JSON.parse(text) as Holder;
    return { name, value, kind: fileKind(value) ?? '', document: { file: name, text } };
  });
const ajv = makeAjv();
for (const { id, schema } of schemas) ajv.addSchema(schema as object, id);
const fresh = new Map([...kindAddresses(schemas)].map(([kind, id]) => [kind, ajv.getSchema(id) as ValidateFunction]));

/** What a judge says: nothing, or where and why, without the place in the schema, which differs. */
function verdict(judge: { (value: unknown): unknown; errors?: unknown }, value: unknown): string {
  if (judge(value)) return 'fits';
  const errors = judge.errors as readonly { readonly instancePath: string; readonly keyword: string }[];
  return errors.map(({ instancePath, keyword }) => `${instancePath}: ${keyword}`).join('\n');
}

function agrees(kind: string, value: unknown): 'fits' | 'refused' {
  const ours = verdict(judges.judgeOf(kind)!, value);
  const theirs = verdict(fresh.get(kind)!, value);
  if (ours !== theirs) expect(ours).toBe(theirs);
  return ours === 'fits' ? 'fits' : 'refused';
}

/** Up to `most` places of a value, evenly spread: the object or list, and the key or index in it. */
function placesIn(value: unknown, most: number): [Holder, string | number][] {
  const places: [Holder, string | number][] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const key of Array.isArray(part) ? part.keys() : Object.keys(part)) {
      places.push([part as Holder, key]);
      visit((part as Holder)[key]);
    }
  };
  visit(value);
  const stride = Math.max(1, Math.ceil(places.length / most));
  return places.filter((_, index) => index % stride === 0);
}

const strange: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e9,
  '',
  'Zz~ 9',
  'x'.repeat(3000),
  [],
  [[]],
  {},
  { id: 'a' },
];

/** Spoils one place after the other, each in several ways, and mends it again. */
function* spoilt(value: Holder, most: number): Generator<unknown> {
  for (const [holder, key] of placesIn(value, most)) {
    const before = holder[key];
    for (const other of [...strange, [before, before], { of: before }]) {
      holder[key] = other;
      yield value;
    }
    holder[key] = before;
    if (Array.isArray(holder)) {
      holder.push(before);
      yield value;
      holder.pop();
      holder.splice(Number(key), 1);
      yield value;
      holder.splice(Number(key), 0, before);
    } else {
      delete holder[key];
      yield value;
      holder[`${key}x`] = before;
      yield value;
      delete holder[`${key}x`];
      holder[key] = before;
      holder.zz = before;
      yield value;
      delete holder.zz;
    }
  }
}

describe('generated validators', () => {
  it('are what the generator makes of schemas/', async () => {
    expect(readFileSync(`${made}.js`, 'utf8') === (await generateValidators(schemas))).toBe(true);
    expect(readFileSync(`${made}.d.ts`, 'utf8')).toBe(generateDeclaration());
  });

  it('need no other module, in a folder where there is none', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hexwright-validators-'));
    try {
      copyFileSync(`${made}.js`, path.join(folder, 'made.mjs'));
      const { kind, document } = files.find(({ kind }) => kind === 'map')!;
      // A file, not `node -e`, which has a `require` of its own.
      const script = `import { judges } from './made.mjs';
        const judge = judges.judgeOf(${JSON.stringify(kind)});
        process.stdout.write([judge(${document.text}), judge({}), typeof require].join());`;
      writeFileSync(path.join(folder, 'run.mjs'), script);
      const { stdout, stderr } = spawnSync(process.execPath, ['run.mjs'], { cwd: folder, encoding: 'utf8' });
      expect(stderr).toBe('');
      expect(stdout).toBe('true,false,undefined');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const text = readFileSync(`${made}.js`, 'utf8');
    expect(text.match(/Dynamic require|^import\b|\bimport\s*\(|\beval\b|\bFunction\s*\(/gm)).toBeNull();
  });

  it('know every kind of file', () => {
    expect(judges.kinds).toEqual(createValidator(schemas).kinds);
    expect(judges.judgeOf('common')).toBeUndefined();
    expect(judges.judgeOf('constructor')).toBeUndefined();
  });

  it('agree with ajv on every file of every module', () => {
    expect(files.length).toBeGreaterThan(50);
    for (const { kind, value } of files) expect(agrees(kind, value)).toBe('fits');
  });

  it('agree with ajv on any file taken for one of another kind', () => {
    for (const kind of judges.kinds) {
      for (const { value } of files) agrees(kind, value);
      for (const value of strange) expect(agrees(kind, value)).toBe('refused');
    }
  });

  it('agree with ajv on files spoilt at one place', () => {
    const seen = { fits: 0, refused: 0 };
    for (const { kind, value } of files) for (const bad of spoilt(value, 8)) seen[agrees(kind, bad)]++;
    expect(seen.refused).toBeGreaterThan(3000);
    expect(seen.fits).toBeGreaterThan(100);
  });

  it('lead to the same faults', () => {
    const [ours, theirs] = [makeValidator(judges, () => schemas), createValidator(schemas)];
    let told = 0;
    for (const { value, document } of files) {
      for (const bad of spoilt(value, 2)) {
        const faults = ours.validate(document, bad);
        expect(faults).toEqual(theirs.validate(document, bad));
        told += faults.length;
      }
    }
    expect(told).toBeGreaterThan(500);
  });

  it('ask for the schemas once, and only to explain', () => {
    let asked = 0;
    const validator = makeValidator(judges, () => {
      asked++;
      return schemas;
    });
    for (const { document, value } of files) expect(validator.validate(document, value)).toEqual([]);
    expect(validator.validate({ file: 'a.json', text: '{}' }, {})).toHaveLength(1);
    expect(asked).toBe(0);
    const { document, kind } = files[0]!;
    expect(validator.validateAs(kind, document, {}).length).toBeGreaterThan(0);
    expect(validator.validateAs(kind, document, []).length).toBeGreaterThan(0);
    expect(asked).toBe(1);
  });
});
