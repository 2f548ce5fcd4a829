// schemas/*.schema.json -> src/model/module.ts: the types of a module's files.
// json-schema-to-typescript reads older drafts than ours, so the schemas are first lowered and bundled: every definition
// of every file becomes one of a single root, references become local, and 2020-12 keywords become what it knows.
// Only our own schemas may come here: `tsType` in a schema is written out as code.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import ts from 'typescript';
import { readSchemas, schemasFolder } from '../src/files/schemas-folder.js';
import { writeFileAtomic } from '../src/files/write-atomic.js';
import type { SchemaFile } from '../src/validate/schema.js';

type Json = Record<string, unknown>;

const HEADER = '// Generated from schemas/ by generators/types.ts. Do not edit.\n';
const ROOT = 'AnyFile';
/** Keywords whose members are schemas, by what stands between: names, a list, or nothing. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const LISTED = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const SINGLE = new Set(['items', 'additionalProperties', 'unevaluatedProperties']);
/** Dropped: types cannot say them, or the older draft reads them otherwise. */
const DROPPED = new Set([
  '$schema',
  '$id',
  '$defs',
  '$comment',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedItems',
]);
const SPEAKING = /^(title|description|default|examples|x-.*)$/;

/** The text of src/model/module.ts. */
export async function generateTypes(schemas: readonly SchemaFile[]): Promise<string> {
  const source = await compile(bundleSchemas(schemas) as JSONSchema, ROOT, {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { printWidth: 120, singleQuote: true },
  });
  return `${HEADER}\n${makeReadonly(source)}`;
}

/** All schemas as one, in the older draft, with local references only. */
export function bundleSchemas(schemas: readonly SchemaFile[]): Json {
  const names = nameDefinitions(schemas);
  const $defs: Json = {};
  const files: Json[] = [];
  for (const { id, schema } of schemas) {
    const { $defs: own = {}, ...root } = schema as Json & { readonly $defs?: Json };
    const lower = (part: unknown): unknown => lowerSchema(part, id, names);
    const name = names.get(id);
    if (name !== undefined) {
      $defs[name] = { ...(lower(root) as Json), title: name };
      files.push({ $ref: `#/$defs/${name}` });
    }
    for (const [key, definition] of Object.entries(own)) {
      const ownName = names.get(`${id}#/$defs/${key}`)!;
      $defs[ownName] = { ...(lower(definition) as Json), title: ownName };
    }
  }
  const sorted = Object.fromEntries(Object.entries($defs).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { title: ROOT, description: 'Any file of a module.', oneOf: files, $defs: sorted };
}

/** From the address of each definition to its type name: its title, else its key; made longer where two would clash. */
function nameDefinitions(schemas: readonly SchemaFile[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set([ROOT]);
  const take = (address: string, wanted: string, prefix: string): void => {
    let name = taken.has(wanted) ? `${prefix}${wanted}` : wanted;
    for (let i = 2; taken.has(name); i++) name = `${prefix}${wanted}${i}`;
    taken.add(name);
    names.set(address, name);
  };
  for (const { id, schema } of schemas) {
    const root = schema as Json & { readonly $defs?: Json };
    const file = pascal(path.posix.basename(id, '.schema.json'));
    const isFile = ['type', 'properties', '$ref', 'oneOf', 'anyOf', 'allOf'].some((keyword) => keyword in root);
    if (isFile) take(id, titleOf(root) ?? `${file}File`, file);
    for (const [key, definition] of Object.entries(root.$defs ?? {})) {
      take(`${id}#/$defs/${key}`, titleOf(definition) ?? pascal(key), file);
    }
  }
  return names;
}

function lowerSchema(schema: unknown, file: string, names: ReadonlyMap<string, string>): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const lower = (part: unknown): unknown => lowerSchema(part, file, names);
  const lowered: Json = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (DROPPED.has(keyword)) continue;
    if (NAMED.has(keyword)) lowered[keyword] = mapMembers(value as Json, lower);
    else if (LISTED.has(keyword)) lowered[keyword] = (value as readonly unknown[]).map(lower);
    else if (SINGLE.has(keyword)) lowered[keyword] = lower(value);
    else lowered[keyword] = value;
  }
  if (typeof lowered.$ref === 'string') return lowerReference(lowered, file, names);
  if ('prefixItems' in lowered) lowerTuple(lowered);
  if ('unevaluatedProperties' in lowered) {
    lowered.additionalProperties ??= lowered.unevaluatedProperties;
    delete lowered.unevaluatedProperties;
  }
  // A union says the type of each branch; beside it the type would become a second, empty object.
  if (('oneOf' in lowered || 'anyOf' in lowered) && !('properties' in lowered)) {
    delete lowered.type;
    delete lowered.additionalProperties;
  }
  if (Object.keys(lowered).every((keyword) => SPEAKING.test(keyword))) lowered.tsType = 'unknown';
  return lowered;
}

/** Beside other keywords a reference would be copied into a second type: `allOf` keeps it one. */
function lowerReference(lowered: Json, file: string, names: ReadonlyMap<string, string>): Json {
  const { $ref, ...rest } = lowered;
  const address = new URL($ref as string, file).href.replace(/#$/, '');
  const name = names.get(address);
  if (name === undefined) throw new Error(`Cannot find the definition ${address}, named in ${file}`);
  const reference = { $ref: `#/$defs/${name}` };
  return Object.keys(rest).length === 0 ? reference : { ...rest, allOf: [reference] };
}

function lowerTuple(lowered: Json): void {
  const tuple = lowered.prefixItems as readonly unknown[];
  const rest = lowered.items;
  delete lowered.prefixItems;
  lowered.items = tuple;
  lowered.additionalItems = rest ?? true;
  lowered.minItems ??= rest === false ? tuple.length : 0;
  if (rest === false) lowered.maxItems = tuple.length;
}

/** Puts `readonly` before every property, index and list, at the places that the TypeScript parser names. */
function makeReadonly(source: string): string {
  const inserts: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const start = node.getStart(file);
    if ((ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node)) && node.modifiers === undefined) {
      inserts.push({ at: start, text: 'readonly ' });
    }
    if ((ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) && !ts.isTypeOperatorNode(node.parent)) {
      const isInner = ts.isArrayTypeNode(node.parent);
      inserts.push({ at: start, text: isInner ? '(readonly ' : 'readonly ' });
      if (isInner) inserts.push({ at: node.end, text: ')' });
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.ES2022, true);
  visit(file);
  let text = '';
  let done = 0;
  for (const insert of inserts.sort((a, b) => a.at - b.at)) {
    text += source.slice(done, insert.at) + insert.text;
    done = insert.at;
  }
  return text + source.slice(done);
}

function mapMembers(members: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(members).map(([key, value]) => [key, change(value)]));
}

function titleOf(schema: unknown): string | undefined {
  const { title } = schema as { readonly title?: unknown };
  return typeof title === 'string' && /^[A-Z][A-Za-z0-9]*$/.test(title) ? title : undefined;
}

function pascal(words: string): string {
  return words.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

async function main(): Promise<void> {
  const target = path.join(schemasFolder(), '..', 'src', 'model', 'module.ts');
  const text = await generateTypes(readSchemas());
  if (!process.argv.includes('--check')) {
    console.log(`${writeFileAtomic(target, text)}: ${path.relative('.', target)}`);
  } else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error('Cannot go on: src/model is not what schemas/ says. Run generators/types.ts.');
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
