// The schemas as a judge of module files. Ajv, compiled, decides whether a file fits, and stops at the first misfit; a
// refused file is then walked once more to say in an author's words what is wrong (explain.ts). Ajv's own list of all
// errors is not used: it has no limit (22 nested unions make eight million entries) and names every branch of a union.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { explainMisfits } from './explain.js';
import type { Fault } from './fault.js';
import { schemaKind } from './kind.js';
import { type FaultWords, faultAt, faultAtKey, type JsonDocument, locate } from './locate.js';
import type { Misfit } from './misfit.js';
import { nearest } from './nearest.js';
import { didYouMean, quote, typeName } from './quote.js';
import { makeSchemaStore, type SchemaObject } from './schema-store.js';
import { uniqueKeyword } from './unique.js';

export interface SchemaFile {
  readonly id: string;
  readonly schema: unknown;
}

export interface Validator {
  /** Kinds of file that can be validated, sorted: "map", "table", ... */
  readonly kinds: readonly string[];
  /** Judges a file by the schema that its `$schema` names. */
  validate(document: JsonDocument, value: unknown): readonly Fault[];
  /** Judges a file by the schema of a kind, whatever it says itself. */
  validateAs(kind: string, document: JsonDocument, value: unknown): readonly Fault[];
}

export interface ValidatorOptions {
  /** Also judges the schemas by the meta-schema, which takes time; for the tests of the schemas. */
  readonly checkSchemas?: boolean;
}

/** Keywords that carry meaning for other parts of the toolkit and constrain nothing here. */
const ANNOTATIONS = ['x-enum-of', 'x-expression', 'x-pattern-help', 'x-ref', 'x-template', 'tsEnumNames', 'tsType'];
const MOST_FAULTS = 100;

export function createValidator(schemas: readonly SchemaFile[], options: ValidatorOptions = {}): Validator {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    // A validator is compiled in every process that reads a module: half the time is worth more than faster checks.
    messages: false,
    inlineRefs: false,
    code: { optimize: false },
    validateSchema: options.checkSchemas === true,
  });
  ajv.addVocabulary(ANNOTATIONS);
  ajv.addKeyword(uniqueKeyword);
  const roots = new Map<string, SchemaObject>();
  const addresses = new Map<string, string>();
  for (const { id, schema } of schemas) {
    const root = schema as SchemaObject;
    const address = typeof root.$id === 'string' ? root.$id : id;
    ajv.addSchema(root, address);
    roots.set(address, root);
    const kind = schemaKind(address);
    if (kind !== undefined && constrains(root)) addresses.set(kind, address);
  }
  const kinds = [...addresses.keys()].sort();
  const store = makeSchemaStore(roots);

  function validateAs(kind: string, document: JsonDocument, value: unknown): readonly Fault[] {
    const address = addresses.get(kind);
    const judge = address === undefined ? undefined : ajv.getSchema(address);
    const root = address === undefined ? undefined : roots.get(address);
    if (address === undefined || judge === undefined || root === undefined) {
      throw new Error(`Cannot validate files of kind "${kind}": no such schema`);
    }
    if (judge(value)) return [];
    const misfits = explainMisfits(store, { schema: root, base: address }, value, MOST_FAULTS);
    return misfits.length > 0
      ? withLimit(
          document,
          misfits.map((misfit) => toFault(document, misfit)),
        )
      : [unexplained(document, judge)];
  }

  function validate(document: JsonDocument, value: unknown): readonly Fault[] {
    const found = kindOrFault(document, value, kinds);
    return typeof found === 'string' ? validateAs(found, document, value) : [found];
  }

  return { kinds, validate, validateAs };
}

/** Only definitions, like common.schema.json: no kind of file. */
function constrains(root: SchemaObject): boolean {
  return ['type', 'properties', '$ref', 'oneOf', 'anyOf', 'allOf'].some((keyword) => root[keyword] !== undefined);
}

function kindOrFault(document: JsonDocument, value: unknown, kinds: readonly string[]): string | Fault {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `Cannot use ${typeName(value)} as a module file: expected an object.`;
    return faultAt(document, '', { code: 'wrong-type', message, found: quote(value) });
  }
  const names = kinds.map((kind) => `${kind}.schema.json`);
  if (!Object.hasOwn(value, '$schema')) {
    const message = 'Cannot tell what kind of file this is: the key "$schema" is missing.';
    return faultAt(document, '', { code: 'missing-schema', message, allowed: names });
  }
  const named = (value as Record<string, unknown>).$schema;
  const kind = schemaKind(named);
  if (kind !== undefined && kinds.includes(kind)) return kind;
  const hint = kind === undefined ? undefined : didYouMean(nearest(`${kind}.schema.json`, names));
  const message = `Cannot find the schema ${quote(named)}.`;
  const words = { code: 'unknown-schema', message, found: quote(named), allowed: names };
  return faultAt(document, '/$schema', hint === undefined ? words : { ...words, hint });
}

function toFault(document: JsonDocument, misfit: Misfit): Fault {
  const { pointer, onKey, first, ...words } = misfit;
  if (first === undefined)
    return onKey === true ? faultAtKey(document, pointer, words) : faultAt(document, pointer, words);
  const place = locate(document, first);
  const message = `${words.message.slice(0, -1)}: the first one stands at ${place.line}:${place.column}.`;
  return faultAt(document, pointer, { ...words, message });
}

function withLimit(document: JsonDocument, faults: Fault[]): Fault[] {
  if (faults.length < MOST_FAULTS) return faults;
  const message = `Cannot list more than ${MOST_FAULTS} faults of this file: mend these first.`;
  return [...faults, faultAt(document, '', { code: 'too-many-faults', message })];
}

/** Ajv refused and the walk saw nothing: a keyword it does not know. */
function unexplained(document: JsonDocument, judge: ValidateFunction): Fault {
  const [error] = judge.errors ?? [];
  const words: FaultWords = {
    code: 'misfit',
    message: `Cannot use this value: it does not fit${error === undefined ? '' : ` "${error.keyword}"`}.`,
  };
  return faultAt(document, error?.instancePath ?? '', words);
}
