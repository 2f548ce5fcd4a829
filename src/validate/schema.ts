// Schemas compiled by ajv, now: for the tests, and for the generator that prepares the validators of our own schemas
// (generators/validators.ts). Who only validates module files needs none of this.
import { Ajv2020, type CodeOptions } from 'ajv/dist/2020.js';
import type { SchemaObject } from './schema-store.js';
import { uniqueKeyword } from './unique.js';
import { kindAddresses, makeValidator, type SchemaFile, type Validator } from './validator.js';

export type { SchemaFile, Validator } from './validator.js';

export interface ValidatorOptions {
  /** Also judges the schemas by the meta-schema, which takes time; for the tests of the schemas. */
  readonly checkSchemas?: boolean;
}

/** Keywords that carry meaning for other parts of the toolkit and constrain nothing here. */
const ANNOTATIONS = ['x-enum-of', 'x-expression', 'x-pattern-help', 'x-ref', 'x-template', 'tsEnumNames', 'tsType'];

export function createValidator(schemas: readonly SchemaFile[], options: ValidatorOptions = {}): Validator {
  const ajv = makeAjv(options);
  const named = schemas.map(({ id, schema }) => ({ id: addressOf(schema as SchemaObject) ?? id, schema }));
  for (const { id, schema } of named) ajv.addSchema(schema as SchemaObject, id);
  const addresses = kindAddresses(named);
  const judgeOf = (kind: string) => {
    const address = addresses.get(kind);
    return address === undefined ? undefined : ajv.getSchema(address);
  };
  return makeValidator({ kinds: [...addresses.keys()], judgeOf }, () => named);
}

function addressOf({ $id }: SchemaObject): string | undefined {
  return typeof $id === 'string' ? $id : undefined;
}

/** Ajv with our keywords and our strictness. With `code`, made to be written out; else compiled for this process only. */
export function makeAjv(options: ValidatorOptions & { readonly code?: CodeOptions } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    messages: false,
    // Definitions stay functions of their own: quicker to compile, and half as much to write out.
    inlineRefs: false,
    // What is compiled for one process is compiled again in the next: half the time is worth more than faster checks.
    code: options.code ?? { optimize: false },
    validateSchema: options.checkSchemas === true,
  });
  ajv.addVocabulary(ANNOTATIONS);
  ajv.addKeyword(uniqueKeyword);
  return ajv;
}
