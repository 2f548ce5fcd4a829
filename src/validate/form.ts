// The outline of one branch of a union: which types it takes, which keys it knows and needs, which keys tell it apart.
// Outlines are enough to choose a branch in nearly all cases, so that a fault is explained by one branch only.
import {
  followReferences,
  type SchemaAt,
  type SchemaObject,
  type SchemaStore,
  schemaMap,
  schemasIn,
  textList,
} from './schema-store.js';
import { typesOf } from './words.js';

export interface Form {
  readonly at: SchemaAt;
  /** Absent: any type. */
  readonly types?: readonly string[];
  readonly required: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
  /** True when keys that are not known are refused. */
  readonly closed: boolean;
  /** Keys bound to a few constants: tags. */
  readonly tags: ReadonlyMap<string, readonly unknown[]>;
  /** The constants this branch is made of, when it is nothing else. */
  readonly constants?: readonly unknown[];
}

const forms = new WeakMap<SchemaObject, readonly Form[]>();

/** The branches of a union with nested unions opened, outlined once and kept. */
export function formsOf(store: SchemaStore, owner: SchemaObject, branches: unknown, base: string): readonly Form[] {
  const kept = Array.isArray(branches) ? forms.get(branches as unknown as SchemaObject) : undefined;
  if (kept !== undefined) return kept;
  const made = schemasIn(branches, base).flatMap((branch) =>
    openUnion(store, branch, 0).map((at) => outline(store, at)),
  );
  const inherited = typesOf(owner.type);
  const typed = inherited === undefined ? made : made.map((form) => ({ ...form, types: form.types ?? inherited }));
  if (Array.isArray(branches)) forms.set(branches as unknown as SchemaObject, typed);
  return typed;
}

/** A branch that is itself only a union stands for its branches. */
function openUnion(store: SchemaStore, branch: SchemaAt, depth: number): SchemaAt[] {
  const at = followReferences(store, branch);
  if (typeof at.schema !== 'object' || depth > 8) return [branch];
  const union = at.schema.oneOf ?? at.schema.anyOf;
  const isPlain = Object.keys(at.schema).every(
    (keyword) => keyword === 'oneOf' || keyword === 'anyOf' || ANNOTATIONS.has(keyword) || keyword.startsWith('x-'),
  );
  const isSingle = (at.schema.oneOf === undefined) !== (at.schema.anyOf === undefined);
  if (!isPlain || !isSingle) return [branch];
  return schemasIn(union, at.base).flatMap((inner) => openUnion(store, inner, depth + 1));
}

/** Where they stand, unevaluatedProperties knows more keys than this outline. */
const COMBINATIONS = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas'];

const ANNOTATIONS: ReadonlySet<string> = new Set([
  '$comment',
  '$defs',
  '$id',
  '$schema',
  'default',
  'description',
  'examples',
  'title',
  'tsType',
]);

function outline(store: SchemaStore, at: SchemaAt): Form {
  const required = new Set<string>();
  const known = new Set<string>();
  const tags = new Map<string, readonly unknown[]>();
  let types: readonly string[] | undefined;
  let closed = false;
  let constants: readonly unknown[] | undefined;
  const visit = (part: SchemaAt, depth: number): void => {
    const { schema, base } = followReferences(store, part);
    if (typeof schema !== 'object' || depth > 8) return;
    types = typesOf(schema.type) ?? types;
    constants = constantsOf(schema) ?? constants;
    for (const key of textList(schema.required)) required.add(key);
    for (const [key, property] of Object.entries(schemaMap(schema.properties))) {
      known.add(key);
      const target = followReferences(store, { schema: property, base }).schema;
      const values = typeof target === 'object' ? constantsOf(target) : undefined;
      if (values !== undefined) tags.set(key, values);
    }
    const isSimple = COMBINATIONS.every((keyword) => schema[keyword] === undefined);
    if (schema.additionalProperties === false || (schema.unevaluatedProperties === false && isSimple)) {
      closed = schema.patternProperties === undefined;
    }
    for (const inner of schemasIn(schema.allOf, base)) visit(inner, depth + 1);
  };
  visit(at, 0);
  return {
    at,
    required,
    known,
    closed,
    tags,
    ...(types === undefined ? {} : { types }),
    ...(constants === undefined ? {} : { constants }),
  };
}

function constantsOf(schema: SchemaObject): readonly unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}
