// The kind of a module file: the last part of the path in its `$schema`, so that any relative path will do.

const ENDING = '.schema.json';

/** "table" for "../../schemas/table.schema.json" and for the full $id; undefined for anything else. */
export function schemaKind(schema: unknown): string | undefined {
  if (typeof schema !== 'string' || schema.length > 1000) return undefined;
  const [path = ''] = schema.split(/[?#]/);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.endsWith(ENDING) && name.length > ENDING.length ? name.slice(0, -ENDING.length) : undefined;
}

/** The kind that a parsed file claims for itself. */
export function fileKind(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, '$schema')) return undefined;
  return schemaKind((value as Record<string, unknown>).$schema);
}
