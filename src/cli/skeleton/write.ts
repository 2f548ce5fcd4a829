/**
 * Module files on disk: their `$schema` first, two spaces, a line feed at the end.
 */
import path from 'node:path';
import { packageFolder } from '../shipped.js';

/** The text of a module file that will stand in `file`. */
export function fileText(file: string, kind: string, content: object): string {
  return `${JSON.stringify({ $schema: schemaReference(file, kind), ...content }, null, 2)}\n`;
}

/** A relative path within the package, so that editors find it; elsewhere the schema's own address. */
function schemaReference(file: string, kind: string): string {
  const schema = path.join(packageFolder(), 'schemas', `${kind}.schema.json`);
  const inside = !path.relative(packageFolder(), file).startsWith('..') && !file.includes('node_modules');
  return inside
    ? path.relative(path.dirname(file), schema).split(path.sep).join('/')
    : `https://hexwright.dev/schemas/${kind}.schema.json`;
}
