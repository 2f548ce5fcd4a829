import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateReference } from '../../generators/docs.js';
import { readSchemas } from '../../src/files/schemas-folder.js';

const page = path.resolve(import.meta.dirname, '../../docs/reference.md');

test('docs/reference.md is what generators/docs.ts makes of the schemas', () => {
  expect(readFileSync(page, 'utf8')).toBe(generateReference(readSchemas()));
});

test('every top-level key of every schema stands in the reference', () => {
  const text = readFileSync(page, 'utf8');
  for (const { id, schema } of readSchemas()) {
    const { properties = {} } = schema as { readonly properties?: object };
    for (const key of Object.keys(properties)) expect(text, `${id}: ${key}`).toContain(`\`${key}\``);
  }
});
