// The schemas that ship with the package. They stand beside src/ and beside dist/, so one relative path serves both.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SchemaFile } from '../validate/schema.js';

export function schemasFolder(): string {
  return fileURLToPath(new URL('../../schemas/', import.meta.url));
}

/** Every *.schema.json, sorted by file name. They are ours: one that cannot be read is a mistake, so it throws. */
export function readSchemas(folder: string = schemasFolder()): SchemaFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort();
  return names.map((name) => {
    const file = path.join(folder, name);
    try {
      const schema = JSON.parse(readFileSync(file, 'utf8')) as { readonly $id?: unknown };
      return { id: typeof schema.$id === 'string' ? schema.$id : name, schema };
    } catch (error) {
      throw new Error(`Cannot read the schema ${file}: ${(error as Error).message}`, { cause: error });
    }
  });
}
