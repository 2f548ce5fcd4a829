// Misfits of a list: its length, its items, and items that should differ.
import { addMisfit, isFull, type Misfits, startTrial } from './misfit.js';
import { childPointer } from './pointer.js';
import { quote } from './quote.js';
import { findRepeated } from './repeated.js';
import type { Schema, SchemaObject } from './schema-store.js';
import type { Explain } from './union.js';
import { rangeWords } from './words.js';

export function explainList(
  schema: SchemaObject,
  base: string,
  items: readonly unknown[],
  pointer: string,
  misfits: Misfits,
  explain: Explain,
): void {
  explainLength(schema, items, pointer, misfits);
  const tuple = Array.isArray(schema.prefixItems) ? (schema.prefixItems as readonly Schema[]) : [];
  for (const [index, item] of items.entries()) {
    if (isFull(misfits)) return;
    const own = index < tuple.length ? tuple[index] : schema.items;
    if (own === false && index >= tuple.length && tuple.length > 0) {
      const message = `Cannot use a list of ${items.length} here: expected ${tuple.length}.`;
      addMisfit(misfits, { code: 'too-many', pointer: childPointer(pointer, index), message, found: quote(item) });
      break;
    }
    if (own !== undefined) explain({ schema: own as Schema, base }, item, childPointer(pointer, index), misfits);
  }
  explainContains(schema, base, items, pointer, misfits, explain);
  const key = schema['x-unique'];
  if (typeof key === 'string') explainRepeated(key, items, pointer, misfits);
  if (schema.uniqueItems === true) explainEqual(items, pointer, misfits);
}

function explainLength(schema: SchemaObject, items: readonly unknown[], pointer: string, misfits: Misfits): void {
  const { minItems, maxItems } = schema;
  const isShort = typeof minItems === 'number' && items.length < minItems;
  if (!isShort && !(typeof maxItems === 'number' && items.length > maxItems)) return;
  const length = items.length === 0 ? 'an empty list' : `a list of ${items.length}`;
  const message = `Cannot use ${length} here: expected ${rangeWords(minItems, maxItems)}.`;
  addMisfit(misfits, { code: isShort ? 'too-few' : 'too-many', pointer, message, found: String(items.length) });
}

function explainContains(
  schema: SchemaObject,
  base: string,
  items: readonly unknown[],
  pointer: string,
  misfits: Misfits,
  explain: Explain,
): void {
  if (schema.contains === undefined) return;
  const count = items.filter((item) => {
    const trial = startTrial(misfits, 1);
    explain({ schema: schema.contains as Schema, base }, item, pointer, trial);
    return trial.list.length === 0;
  }).length;
  const least = typeof schema.minContains === 'number' ? schema.minContains : 1;
  const isMany = typeof schema.maxContains === 'number' && count > schema.maxContains;
  if (count >= least && !isMany) return;
  const message = `Cannot use this list: ${count} of its items are of the kind wanted, expected ${rangeWords(least, schema.maxContains)}.`;
  addMisfit(misfits, { code: isMany ? 'too-many' : 'too-few', pointer, message, found: String(count) });
}

function explainRepeated(key: string, items: readonly unknown[], pointer: string, misfits: Misfits): void {
  for (const { index, first, value } of findRepeated(items, key)) {
    addMisfit(misfits, {
      code: 'duplicate-id',
      pointer: `${childPointer(pointer, index)}/${key}`,
      message: `Cannot use the ${key} ${quote(value)} twice.`,
      found: quote(value),
      first: `${childPointer(pointer, first)}/${key}`,
    });
  }
}

function explainEqual(items: readonly unknown[], pointer: string, misfits: Misfits): void {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const text = canonicalText(item);
    const first = seen.get(text);
    if (first === undefined) {
      seen.set(text, index);
      continue;
    }
    addMisfit(misfits, {
      code: 'duplicate-item',
      pointer: childPointer(pointer, index),
      message: `Cannot list ${quote(item)} twice.`,
      found: quote(item),
      first: childPointer(pointer, first),
    });
  }
}

/** JSON with sorted keys: equal values have equal text. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
