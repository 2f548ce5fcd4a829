// All schemas by their $id, and the way from a $ref to the schema it names. Schemas are ours, never a module's.

export type Schema = boolean | SchemaObject;

export interface SchemaObject {
  readonly [keyword: string]: unknown;
}

/** A schema and the file it stands in: what its local references refer to. */
export interface SchemaAt {
  readonly schema: Schema;
  readonly base: string;
}

export interface SchemaStore {
  readonly roots: ReadonlyMap<string, SchemaObject>;
  /** By file, then by reference as written: a walk asks for the same few many thousand times. */
  readonly resolved: Map<string, Map<string, SchemaAt>>;
}

export function makeSchemaStore(roots: ReadonlyMap<string, SchemaObject>): SchemaStore {
  return { roots, resolved: new Map() };
}

/** The schema a reference names; throws for one that leads nowhere, since that is a mistake in our own schemas. */
export function resolveReference(store: SchemaStore, reference: string, base: string): SchemaAt {
  const known = store.resolved.get(base)?.get(reference);
  if (known !== undefined) return known;
  const address = new URL(reference, base).href;
  const [file = '', fragment = ''] = address.split('#');
  let schema: unknown = store.roots.get(file);
  for (const part of fragment.split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    schema = typeof schema === 'object' && schema !== null ? (schema as SchemaObject)[key] : undefined;
  }
  if (typeof schema !== 'boolean' && (typeof schema !== 'object' || schema === null)) {
    throw new Error(`Cannot find the schema ${address}`);
  }
  const found: SchemaAt = { schema: schema as Schema, base: file };
  const ofFile = store.resolved.get(base) ?? new Map<string, SchemaAt>();
  store.resolved.set(base, ofFile.set(reference, found));
  return found;
}

/** The schema itself, behind any chain of bare references. */
export function followReferences(store: SchemaStore, at: SchemaAt): SchemaAt {
  let current = at;
  for (let hops = 0; hops < 32 && typeof current.schema === 'object'; hops++) {
    const reference = current.schema.$ref;
    if (typeof reference !== 'string') break;
    current = resolveReference(store, reference, current.base);
  }
  return current;
}

export function schemasIn(keyword: unknown, base: string): SchemaAt[] {
  return Array.isArray(keyword) ? keyword.map((schema) => ({ schema: schema as Schema, base })) : [];
}

/** A keyword that maps names to schemas, such as `properties`. */
export function schemaMap(keyword: unknown): Readonly<Record<string, Schema>> {
  return typeof keyword === 'object' && keyword !== null ? (keyword as Record<string, Schema>) : {};
}

export function textList(keyword: unknown): readonly string[] {
  return Array.isArray(keyword) ? keyword.filter((item) => typeof item === 'string') : [];
}

const patterns = new Map<string, RegExp>();

/** A pattern of our schemas, compiled once. */
export function patternOf(pattern: string): RegExp {
  let compiled = patterns.get(pattern);
  if (compiled === undefined) {
    compiled = new RegExp(pattern, 'u');
    patterns.set(pattern, compiled);
  }
  return compiled;
}
