/** Parameters as an author declares them. */
import type { Type } from '../cel/types.js';
import type { Checker } from './checker.js';
import { below, type Where } from './report.js';

/** Names with their types, in order; null, with a fault, when a type is unknown. */
export function paramTypes(
  params: Readonly<Record<string, string>> | undefined,
  where: Where,
  checker: Checker,
): [string, Type][] | null {
  const found: [string, Type][] = [];
  for (const [name, typeName] of Object.entries(params ?? {})) {
    const type = checker.type(typeName, below(where, name));
    if (type === null) return null;
    found.push([name, type]);
  }
  return found;
}
