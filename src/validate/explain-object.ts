// Misfits of an object: missing and unknown keys, and the members themselves. A key that is a slip for a missing one is
// reported once, as the slip.

import { formsOf } from './form.js';
import { addMisfit, isFull, type Misfits, startTrial } from './misfit.js';
import { nearest } from './nearest.js';
import { childPointer } from './pointer.js';
import { quote } from './quote.js';
import {
  patternOf,
  resolveReference,
  type Schema,
  type SchemaAt,
  type SchemaObject,
  type SchemaStore,
  schemaMap,
  schemasIn,
  textList,
} from './schema-store.js';
import { type Explain, likelyForms, missingKey, unknownKey } from './union.js';
import { rangeWords } from './words.js';

type Members = Readonly<Record<string, unknown>>;

/** What an object may hold according to one schema and all that it includes. */
interface Keys {
  readonly names: Set<string>;
  readonly patterns: RegExp[];
  /** Any key is taken by some schema. */
  open: boolean;
}

export function explainObject(
  store: SchemaStore,
  at: SchemaAt,
  members: Members,
  pointer: string,
  misfits: Misfits,
  explain: Explain,
): void {
  const schema = at.schema as SchemaObject;
  const { base } = at;
  const properties = schemaMap(schema.properties);
  const patterns = Object.entries(schemaMap(schema.patternProperties)).map(
    ([pattern, inner]) => [patternOf(pattern), inner] as const,
  );
  const missing = textList(schema.required).filter((key) => !Object.hasOwn(members, key));
  let allowed: Keys | undefined;
  let isAsked = false;
  const slips = new Set<string>();
  for (const key of Object.keys(members)) {
    if (isFull(misfits)) return;
    const own = childPointer(pointer, key);
    const value = members[key];
    if (schema.propertyNames !== undefined)
      explainName(schema.propertyNames as Schema, base, key, own, misfits, explain);
    let isKnown = Object.hasOwn(properties, key);
    if (isKnown) explain({ schema: properties[key]!, base }, value, own, misfits);
    for (const [pattern, inner] of patterns) {
      if (!pattern.test(key)) continue;
      isKnown = true;
      explain({ schema: inner, base }, value, own, misfits);
    }
    if (isKnown) continue;
    if (!isAsked) allowed = allowedKeys(store, at, members, pointer, misfits, explain);
    isAsked = true;
    if (allowed !== undefined && !isAllowed(allowed, key)) {
      const names = [...allowed.names];
      const slip = nearest(key, missing);
      if (slip !== undefined) slips.add(slip);
      addMisfit(misfits, unknownKey(key, pointer, names, members));
    } else if (typeof schema.additionalProperties === 'object') {
      explain({ schema: schema.additionalProperties as Schema, base }, value, own, misfits);
    }
  }
  for (const key of missing) if (!slips.has(key)) addMisfit(misfits, missingKey(key, pointer));
  explainDependents(schema, base, members, pointer, misfits, explain);
  explainCount(schema, members, pointer, misfits);
}

function explainName(
  schema: Schema,
  base: string,
  key: string,
  pointer: string,
  misfits: Misfits,
  explain: Explain,
): void {
  const names = startTrial(misfits, 1);
  explain({ schema, base }, key, pointer, names);
  for (const misfit of names.list) {
    const message = misfit.message.replace(/^Cannot use (.*) here/, 'Cannot use $1 as a key here');
    addMisfit(misfits, { ...misfit, message, onKey: true });
  }
}

function explainDependents(
  schema: SchemaObject,
  base: string,
  members: Members,
  pointer: string,
  misfits: Misfits,
  explain: Explain,
): void {
  for (const [key, needed] of Object.entries(schemaMap(schema.dependentRequired))) {
    if (!Object.hasOwn(members, key)) continue;
    for (const other of textList(needed)) {
      if (Object.hasOwn(members, other)) continue;
      const message = `Cannot use the key ${quote(key)} without ${quote(other)}.`;
      addMisfit(misfits, { code: 'missing-key', pointer: childPointer(pointer, key), onKey: true, message });
    }
  }
  for (const [key, inner] of Object.entries(schemaMap(schema.dependentSchemas))) {
    if (Object.hasOwn(members, key)) explain({ schema: inner, base }, members, pointer, misfits);
  }
}

function explainCount(schema: SchemaObject, members: Members, pointer: string, misfits: Misfits): void {
  const { minProperties, maxProperties } = schema;
  const count = Object.keys(members).length;
  const isShort = typeof minProperties === 'number' && count < minProperties;
  if (!isShort && !(typeof maxProperties === 'number' && count > maxProperties)) return;
  const object = count === 0 ? 'an empty object' : `an object of ${count} keys`;
  const message = `Cannot use ${object} here: expected ${rangeWords(minProperties, maxProperties)}.`;
  addMisfit(misfits, { code: isShort ? 'too-few' : 'too-many', pointer, message, found: String(count) });
}

/** The keys that are not refused, or undefined when the schema refuses none. */
function allowedKeys(
  store: SchemaStore,
  at: SchemaAt,
  members: Members,
  pointer: string,
  misfits: Misfits,
  explain: Explain,
): Keys | undefined {
  const schema = at.schema as SchemaObject;
  const keys: Keys = { names: new Set(), patterns: [], open: false };
  if (schema.additionalProperties === false) addKeys(schema, keys);
  else if (schema.unevaluatedProperties === false) collect(at, 0);
  else return undefined;
  return keys.open ? undefined : keys;

  function collect(part: SchemaAt, depth: number): void {
    if (typeof part.schema !== 'object' || depth > 16) return;
    const inner = part.schema;
    addKeys(inner, keys);
    if (depth > 0 && inner.additionalProperties !== undefined && inner.additionalProperties !== false) keys.open = true;
    if (typeof inner.$ref === 'string') collect(resolveReference(store, inner.$ref, part.base), depth + 1);
    for (const one of schemasIn(inner.allOf, part.base)) collect(one, depth + 1);
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      if (inner[keyword] === undefined) continue;
      const union = { forms: formsOf(store, inner, inner[keyword], part.base), exclusive: false };
      for (const form of likelyForms(union, members, pointer, misfits, explain)) collect(form.at, depth + 1);
    }
    for (const keyword of ['if', 'then', 'else'] as const) {
      if (inner[keyword] !== undefined) collect({ schema: inner[keyword] as Schema, base: part.base }, depth + 1);
    }
    for (const one of Object.values(schemaMap(inner.dependentSchemas)))
      collect({ schema: one, base: part.base }, depth + 1);
  }
}

function addKeys(schema: SchemaObject, keys: Keys): void {
  for (const name of Object.keys(schemaMap(schema.properties))) keys.names.add(name);
  for (const pattern of Object.keys(schemaMap(schema.patternProperties))) keys.patterns.push(patternOf(pattern));
}

function isAllowed(keys: Keys, key: string): boolean {
  return keys.names.has(key) || keys.patterns.some((pattern) => pattern.test(key));
}
