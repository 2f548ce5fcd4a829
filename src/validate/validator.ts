// A judge of module files. Compiled schemas decide whether a file fits, and stop at the first misfit; a refused file is
// then walked once more to say in an author's words what is wrong (explain.ts). Ajv's own list of all errors is not
// used: it has no limit (22 nested unions make eight million entries) and names every branch of a union.
// Where the judges come from is not known here: generated beforehand (validators.generated.js) or compiled by ajv now
// (schema.ts). Ajv is slow to load, so nothing here imports it.
import { explainMisfits } from './explain.js';
import type { Fault } from './fault.js';
import { schemaKind } from './kind.js';
import { type FaultWords, faultAt, faultAtKey, type JsonDocument, locate } from './locate.js';
import type { Misfit } from './misfit.js';
import { nearest } from './nearest.js';
import { didYouMean, quote, typeName } from './quote.js';
import { makeSchemaStore, type SchemaObject, type SchemaStore } from './schema-store.js';

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

/** A compiled schema. After a refusal it says where it stopped. */
export interface Judge {
  (value: unknown): unknown;
  errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null;
}

export interface Judges {
  /** Sorted. */
  readonly kinds: readonly string[];
  judgeOf(kind: string): Judge | undefined;
}

const MOST_FAULTS = 100;

interface Explanation {
  readonly store: SchemaStore;
  /** By kind. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** `schemas` is asked once, and not before a file is refused: only an explanation needs them. */
export function makeValidator(judges: Judges, schemas: () => readonly SchemaFile[]): Validator {
  const { kinds } = judges;
  let explanation: Explanation | undefined;

  function validateAs(kind: string, document: JsonDocument, value: unknown): readonly Fault[] {
    const judge = judges.judgeOf(kind);
    if (judge === undefined) throw noSchema(kind);
    if (judge(value)) return [];
    explanation ??= readExplanation(schemas());
    const { store, addresses } = explanation;
    const address = addresses.get(kind);
    const root = address === undefined ? undefined : store.roots.get(address);
    if (address === undefined || root === undefined) throw noSchema(kind);
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

/** From the kinds of file to the addresses of their schemas, sorted by kind. */
export function kindAddresses(schemas: readonly SchemaFile[]): ReadonlyMap<string, string> {
  const found: [string, string][] = [];
  for (const { id, schema } of schemas) {
    const kind = schemaKind(id);
    if (kind !== undefined && constrains(schema as SchemaObject)) found.push([kind, id]);
  }
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readExplanation(schemas: readonly SchemaFile[]): Explanation {
  const roots = new Map(schemas.map(({ id, schema }) => [id, schema as SchemaObject]));
  return { store: makeSchemaStore(roots), addresses: kindAddresses(schemas) };
}

function noSchema(kind: string): Error {
  return new Error(`Cannot validate files of kind "${kind}": no such schema`);
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

/** The judge refused and the walk saw nothing: a keyword it does not know. */
function unexplained(document: JsonDocument, judge: Judge): Fault {
  const [error] = judge.errors ?? [];
  const words: FaultWords = {
    code: 'misfit',
    message: `Cannot use this value: it does not fit${error === undefined ? '' : ` "${error.keyword}"`}.`,
  };
  return faultAt(document, error?.instancePath ?? '', words);
}
