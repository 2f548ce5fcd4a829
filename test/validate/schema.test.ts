import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainMisfits } from '../../src/validate/explain.js';
import type { Fault } from '../../src/validate/fault.js';
import { locate } from '../../src/validate/locate.js';
import { readJson } from '../../src/validate/read-json.js';
import { createValidator } from '../../src/validate/schema.js';
import { makeSchemaStore, type SchemaObject } from '../../src/validate/schema-store.js';
import { uniqueKeyword } from '../../src/validate/unique.js';
import { cpuTime } from './cpu-time.js';
import { faultLines, fixtureSchemas } from './fixtures.js';

const validator = createValidator(fixtureSchemas, { checkSchemas: true });
const army = (rest: string, units = '[{"id":"a","kind":"tank"}]'): string =>
  `{"$schema":"../schemas/army.schema.json",\n"name":"First",\n"units":${units}${rest === '' ? '' : `,\n${rest}`}}`;

const cases: readonly { readonly text: string; readonly says: readonly string[] }[] = [
  { text: army(''), says: [] },
  { text: army('"year":1943,"shape":{"kind":"box","width":2},"gives":{"x":1},"test":[1],"pair":["a",1]'), says: [] },
  {
    text: army('', '[{"id":"a","kind":"tnak"}]'),
    says: [
      'army.json:3:27 error not-allowed Cannot use "tnak" here. Expected one of tank, infantry, gun. Did you mean "tank"? (at /units/0/kind)',
    ],
  },
  {
    text: army('', '[{"id":"a","knid":"tank","size":0,"at":"12"}]'),
    says: [
      'army.json:3:20 error unknown-key Cannot use the key "knid" here. Expected one of id, kind, at, size. Did you mean "kind"? (at /units/0/knid)',
      'army.json:3:41 error out-of-range Cannot use 0 here: expected a number more than 0. (at /units/0/size)',
      'army.json:3:48 error bad-form Cannot use "12" here: expected text that matches ^\\d{4}$. (at /units/0/at)',
    ],
  },
  {
    text: army('', '[{"id":"a","kind":"tank"},{"kind":"gun","id":"a"},{"id":"A!","kind":"gun"},{}]'),
    says: [
      'army.json:3:54 error duplicate-id Cannot use the id "a" twice: the first one stands at 3:16. (at /units/1/id)',
      'army.json:3:65 error bad-form Cannot use "A!" here: expected small letters and hyphens. (at /units/2/id)',
      'army.json:3:84 error missing-key Cannot find the key "id" in this object. (at /units/3)',
      'army.json:3:84 error missing-key Cannot find the key "kind" in this object. (at /units/3)',
    ],
  },
  {
    text: army('"year":"1943"', '[]'),
    says: [
      'army.json:3:9 error too-few Cannot use an empty list here: expected at least 1. (at /units)',
      'army.json:4:8 error wrong-type Cannot use "1943" here: expected a whole number, found text. (at /year)',
    ],
  },
  {
    text: army('"year":2043,"notes":{"OK":1}'),
    says: [
      'army.json:4:8 error out-of-range Cannot use 2043 here: expected a number from 1800 to 1999. (at /year)',
      'army.json:4:22 error bad-form Cannot use "OK" as a key here: expected small letters and hyphens. (at /notes/OK)',
    ],
  },
  {
    text: army('"year":1943.5'),
    says: ['army.json:4:8 error wrong-type Cannot use 1943.5 here: expected a whole number. (at /year)'],
  },
  {
    text: army('"steps":[{"rol":"d6","as":"x"},{"each":"u","do":[{"each":5,"do":[]}]},{},3]'),
    says: [
      'army.json:4:11 error unknown-key Cannot use the key "rol" here. Expected one of roll, as, when. Did you mean "roll"? (at /steps/0/rol)',
      'army.json:4:58 error wrong-type Cannot use 5 here: expected text, found a number. (at /steps/1/do/0/each)',
      'army.json:4:71 error missing-key Cannot tell what this object is: a key that says so is missing. Expected one of roll, each, do. (at /steps/2)',
      'army.json:4:74 error wrong-type Cannot use 3 here: expected an object, found a number. (at /steps/3)',
    ],
  },
  {
    text: army('"shape":{"kind":"circel","radius":1}'),
    says: [
      'army.json:4:17 error not-allowed Cannot use "circel" here. Expected one of circle, box. Did you mean "circle"? (at /shape/kind)',
    ],
  },
  {
    text: army('"shape":{"kind":"circle","radius":0,"width":1}'),
    says: [
      'army.json:4:35 error out-of-range Cannot use 0 here: expected a number at least 1. (at /shape/radius)',
      'army.json:4:37 error unknown-key Cannot use the key "width" here. Expected one of kind, radius. (at /shape/width)',
    ],
  },
  {
    text: army('"shape":{"radius":1}'),
    says: [
      'army.json:4:9 error missing-key Cannot find the key "kind" in this object. Expected one of circle, box. (at /shape)',
    ],
  },
  {
    text: army('"test":{},"pair":["a","b",3],"tags":["x","y","x"],"gives":{"expr":1}'),
    says: [
      'army.json:4:8 error wrong-type Cannot use an object here: expected true or false or a number or text or a list. (at /test)',
      'army.json:4:23 error wrong-type Cannot use "b" here: expected a whole number, found text. (at /pair/1)',
      'army.json:4:27 error too-many Cannot use a list of 3 here: expected 2. (at /pair/2)',
      'army.json:4:46 error duplicate-item Cannot list "x" twice: the first one stands at 4:38. (at /tags/2)',
      'army.json:4:67 error wrong-type Cannot use 1 here: expected text, found a number. (at /gives/expr)',
    ],
  },
  { text: '[]', says: ['army.json:1:1 error wrong-type Cannot use a list as a module file: expected an object.'] },
  {
    text: '{"name":1}',
    says: [
      'army.json:1:1 error missing-schema Cannot tell what kind of file this is: the key "$schema" is missing. Expected army.schema.json.',
    ],
  },
  {
    text: '{"$schema":"arms.schema.json"}',
    says: [
      'army.json:1:12 error unknown-schema Cannot find the schema "arms.schema.json". Expected army.schema.json. Did you mean "army.schema.json"? (at /$schema)',
    ],
  },
];

describe('schema faults', () => {
  for (const { text, says } of cases) {
    it(text.replace(/\s+/g, ' ').slice(0, 140), () => expect(faultLines(validator, text)).toEqual(says));
  }

  it('knows the kinds that files can have', () => {
    expect(validator.kinds).toEqual(['army']);
  });

  it('judges by the last part of $schema alone', () => {
    for (const $schema of [
      'army.schema.json',
      '../../x/army.schema.json',
      'https://hexwright.dev/schemas/army.schema.json',
    ]) {
      const text = JSON.stringify({ $schema, name: 'x', units: [{ id: 'a', kind: 'gun' }] });
      expect(faultLines(validator, text)).toEqual([]);
    }
  });

  it('lists no more than a hundred faults and says so', () => {
    const lines = faultLines(validator, army('', JSON.stringify(Array(100_000).fill(0))));
    expect(lines).toHaveLength(101);
    expect(lines[0]).toBe(
      'army.json:1:1 error too-many-faults Cannot list more than 100 faults of this file: mend these first.',
    );
  });
});

/** Values made of the words that the schemas know, so that many are nearly right. */
const keys = ['roll', 'as', 'each', 'do', 'when', 'kind', 'radius', 'width', 'expr', 'id', 'x', 'at', 'size'];
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom<unknown>('circle', 'box', 'tank', 'a', 'b', '0101', 1, 0, -1, 2.5, true, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 4 }),
  ),
}));
/** Objects for the field `mixed` that are right more often than not. */
const nearlyMixed = fc.record(
  {
    id: fc.constantFrom('ab', 'a'),
    x: fc.constant(1),
    each: fc.constantFrom<unknown>(1, 'a'),
    when: fc.constant('b'),
    at: fc.constantFrom<unknown>('a', 1),
    kind: fc.constantFrom('box', 'circle'),
    width: fc.constant(1),
    size: fc.constantFrom(1, 2.5),
    do: fc.constant(1),
  },
  { requiredKeys: [] },
);
const nearMisses = fc.tuple(fc.constant('mixed'), nearlyMixed);
const fields = [
  'year',
  'units',
  'notes',
  'steps',
  'shape',
  'test',
  'pair',
  'tags',
  'gives',
  'mixed',
  'mixed',
  'some',
  'few',
  'other',
];

describe('schema laws', () => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
  ajv.addVocabulary(['x-pattern-help']);
  ajv.addKeyword(uniqueKeyword);
  for (const { schema } of fixtureSchemas) ajv.addSchema(schema as object);
  const address = 'https://hexwright.dev/schemas/army.schema.json';
  const store = makeSchemaStore(new Map(fixtureSchemas.map(({ id, schema }) => [id, schema as SchemaObject])));
  const root = { schema: store.roots.get(address)!, base: address };
  const judge = ajv.getSchema(address);

  it('explains exactly what ajv refuses, and each time in words of its own', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof(nearMisses, fc.tuple(fc.constantFrom(...fields), anyValue)), ([field, value]) => {
        const made = { $schema: 'army.schema.json', name: 'x', units: [{ id: 'a', kind: 'gun' }], [field]: value };
        // What was read, not what was made: fast-check also makes objects without prototype, which JSON cannot hold.
        const { value: file, document, faults } = readJson(JSON.stringify(made, null, 1), 'army.json');
        expect(faults).toEqual([]);
        const accepts = judge?.(file);
        expect(explainMisfits(store, root, file, 100).length === 0).toBe(accepts);
        const found = validator.validate(document!, file);
        expect(found.length === 0).toBe(accepts);
        if (found.length > 0) refused++;
        for (const fault of found) {
          expect(fault.code).not.toBe('misfit');
          expect(fault.message).toMatch(/^Cannot .*\.$/);
          expect(fault.line).toBeGreaterThanOrEqual(1);
          if (fault.code === 'wrong-type') expect(locate(document!, fault.pointer)).toMatchObject({ line: fault.line });
        }
      }),
      { numRuns: 6000 },
    );
    expect(refused).toBeGreaterThan(500);
  });

  it('answers at once for unions nested to the depth limit', () => {
    let steps: unknown = [{ roll: 1, each: 2 }];
    for (let i = 0; i < 29; i++) steps = [{ each: 'u', do: steps, roll: 'd6' }];
    const file = { $schema: 'army.schema.json', name: 'x', units: [{ id: 'a', kind: 'gun' }], steps };
    const { document, faults } = readJson(JSON.stringify(file), 'army.json');
    expect(faults).toEqual([]);
    const spent = cpuTime(() => {
      expect(validator.validate(document!, file).length).toBeGreaterThan(0);
    });
    expect(spent).toBeLessThan(1000);
  });

  it('explains the largest file that can be read within a second', () => {
    const units = Array.from({ length: 80_000 }, (_, i) => ({ id: `u${i}`, kind: 'gun', at: '0101' }));
    const file = { $schema: 'army.schema.json', name: 'x', units, zz: 1 };
    const { document, faults } = readJson(JSON.stringify(file), 'army.json');
    expect(faults).toEqual([]);
    const spent = cpuTime(() => {
      expect(validator.validate(document!, file).map((fault) => fault.pointer)).toEqual(['/zz']);
    });
    expect(spent).toBeLessThan(1000);
  });

  it('tells an empty list from an empty object', () => {
    expect(faultLines(validator, army('"some":[1,[],{}]'))).toEqual([]);
    expect(faultLines(validator, army('"some":[1,{},{}]'))).toEqual([
      'army.json:4:14 error duplicate-item Cannot list an object twice: the first one stands at 4:11. (at /some/2)',
    ]);
  });

  it('finds one repeated id among 40,000 within a second', () => {
    const units = Array.from({ length: 40_000 }, (_, i) => ({ id: `u${i}`, kind: 'gun' }));
    units.push({ id: 'u7', kind: 'gun' });
    const file = { $schema: 'army.schema.json', name: 'x', units };
    const { document } = readJson(JSON.stringify(file), 'army.json');
    let found: readonly Fault[] = [];
    const spent = cpuTime(() => {
      found = validator.validate(document!, file);
    });
    expect(spent).toBeLessThan(1000);
    expect(found.map((fault) => [fault.code, fault.pointer])).toEqual([['duplicate-id', '/units/40000/id']]);
  });
});
