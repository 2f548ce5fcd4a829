import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { bundleSchemas, generateTypes } from '../../generators/types.js';
import { readSchemas } from '../../src/files/schemas-folder.js';
import { createValidator, type SchemaFile } from '../../src/validate/schema.js';

const id = (name: string): string => `https://hexwright.dev/schemas/${name}.schema.json`;
const common: SchemaFile = {
  id: id('common'),
  schema: {
    $id: id('common'),
    $defs: { id: { title: 'Id', type: 'string', tsType: 'string & { readonly brand: "id" }' }, row: { const: 1 } },
  },
};
const crt: SchemaFile = {
  id: id('crt'),
  schema: {
    $id: id('crt'),
    title: 'CrtFile',
    type: 'object',
    properties: {
      id: { $ref: 'common.schema.json#/$defs/id', description: 'Its own words. */ import "fs"; /*' },
      other: { $ref: 'common.schema.json#/$defs/id' },
      one: { $ref: 'common.schema.json#/$defs/row' },
      span: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }], items: false, minItems: 2 },
      rows: { type: 'array', minItems: 1, items: { type: 'array', items: { $ref: '#/$defs/row' } } },
      any: { description: 'Anything.' },
      names: { type: 'object', propertyNames: { pattern: 'x' }, additionalProperties: { type: 'integer' } },
    },
    required: ['id', 'span'],
    unevaluatedProperties: false,
    $defs: {
      row: {
        type: 'object',
        oneOf: [
          { title: 'RollRow', type: 'object', properties: { roll: { type: 'string' } }, required: ['roll'] },
          {
            title: 'EachRow',
            type: 'object',
            properties: { do: { type: 'array', items: { $ref: '#/$defs/row' } } },
            required: ['do'],
            not: { required: ['roll'] },
          },
        ],
      },
    },
  },
};

/** TypeScript's own declarations, parsed once: they are most of the work. */
const libraries = new Map<string, ts.SourceFile>();

function typeErrors(source: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    noLib: false,
    target: ts.ScriptTarget.ES2022,
    types: [],
    lib: ['lib.es2022.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => {
    if (name === 'made.ts') return ts.createSourceFile(name, source, version, true);
    const known = libraries.get(name) ?? read(name, version);
    if (known !== undefined) libraries.set(name, known);
    return known;
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram(['made.ts'], options, host))
    .map((diagnostic) => ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}

describe('generateTypes', () => {
  it('writes types that say what the schemas say', async () => {
    const source = await generateTypes([common, crt]);
    expect(source.split('\n')[0]).toBe('// Generated from schemas/ by generators/types.ts. Do not edit.');
    const uses = `
      declare const id: Id;
      const good: CrtFile = { id, other: id, span: [1, 'a'], rows: [[{ roll: 'd6' }, { do: [{ do: [] }] }]], any: 5, names: { a: 1 }, one: 1 };
      const row: CrtRow = { roll: 'x' };
      const file: AnyFile = good;`;
    expect(typeErrors(source + uses)).toEqual([]);
    const bad = [
      `const x: CrtFile = { span: [1, 'a'] };`,
      `declare const id: Id; const x: CrtFile = { id, span: [1] };`,
      `declare const id: Id; const x: CrtFile = { id, span: [1, 'a', 2] };`,
      `declare const id: Id; const x: CrtFile = { id, span: [1, 'a'], extra: 1 };`,
      `const x: CrtRow = { row: 1 };`,
      `declare const x: CrtFile; x.rows![0]!.push({ roll: 'x' });`,
      `declare const x: CrtFile; x.span[0] = 1;`,
      `const x: Id = 'a';`,
    ];
    for (const use of bad) expect(typeErrors(`${source}\n${use}`).length, use).toBe(1);
  });

  it('gives one type to a definition however often it is named', async () => {
    const source = await generateTypes([common, crt]);
    expect(source).not.toMatch(/\bId\d/);
    expect(source).toMatch(/readonly id: Id;/);
    expect(source).toMatch(/readonly other\?: Id;/);
    expect(source).toContain('Its own words. * / import');
  });

  it('keeps two definitions of one name apart', () => {
    expect(Object.keys(bundleSchemas([common, crt]).$defs as object)).toEqual(['CrtFile', 'CrtRow', 'Id', 'Row']);
  });

  it('is the same each time, and drops nothing of the schemas it was given', async () => {
    const before = JSON.stringify([common, crt]);
    expect(await generateTypes([common, crt])).toBe(await generateTypes([common, crt]));
    expect(JSON.stringify([common, crt])).toBe(before);
  });

  it('throws for a reference that leads nowhere', async () => {
    const lost = { id: id('lost'), schema: { type: 'object', properties: { a: { $ref: '#/$defs/b' } } } };
    await expect(generateTypes([lost])).rejects.toThrow(`Cannot find the definition ${id('lost')}#/$defs/b`);
  });
});

describe('the schemas of the package', () => {
  const schemas = readSchemas();

  it('are strict JSON Schema, and each kind compiles', () => {
    const validator = createValidator(schemas, { checkSchemas: true });
    expect(validator.kinds.length).toBeGreaterThan(0);
    for (const kind of validator.kinds) {
      const faults = validator.validateAs(kind, { file: 'x.json', text: '{}' }, {});
      expect(
        faults.map((fault) => fault.code),
        kind,
      ).not.toContain('misfit');
    }
  });

  it('make types that compile, with no numbered doubles', async () => {
    const source = await generateTypes(schemas);
    expect(typeErrors(source)).toEqual([]);
    expect(source).not.toMatch(/^export (?:type|interface) \w+\d\b/m);
    expect(source).not.toContain('never[]');
  });
});
