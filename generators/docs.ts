// schemas/*.schema.json and the vocabulary of expressions -> docs/reference.md. `--check` fails where the page differs.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { template } from '../src/build/template.js';
import { BUILT_INS } from '../src/cel/functions.js';
import { type Type, typeName } from '../src/cel/types.js';
import type { Board } from '../src/compile/board.js';
import type { ModuleSource } from '../src/compile/source.js';
import { ModuleVocabulary } from '../src/compile/vocabulary.js';
import { collectWords } from '../src/compile/words.js';
import { readSchemas, schemasFolder } from '../src/files/schemas-folder.js';
import { writeFileAtomic } from '../src/files/write-atomic.js';
import type { SchemaFile } from '../src/validate/schema.js';

interface Schema {
  readonly [key: string]: unknown;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const render = template<object>(`# Reference

Every key of every kind of module file, and the vocabulary of expressions. Generated from \`schemas/\` by
\`generators/docs.ts\`; do not edit. What rules mean is explained in [rules.md](rules.md).

Kinds of file: {{#each files}}[{{title}}](#{{anchor}}){{#unless last}}, {{/unless}}{{/each}}; [shared
definitions](#commondefinitions); [functions](#functions); [members](#members).
{{#each sections}}

{{mark}} {{title}}

{{text}}
{{#if rows}}

| key | type | required | |
|---|---|---|---|
{{#each rows}}| \`{{key}}\` | {{type}} | {{required}} | {{text}} |
{{/each}}{{/if}}{{/each}}

## Functions

{{#each functions}}
* \`{{signatures}}\`{{#if text}}: {{text}}{{/if}}
{{/each}}

## Members

{{#each members}}
* {{of}}: {{names}}
{{/each}}
`);

const json = (value: unknown) => `\`${JSON.stringify(value)}\``;
const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

/** A type in an author's words. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1)!.replace('.schema.json', ' file');
  if (schema.const !== undefined) return json(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(json).join(', ');
  if (schema.items !== undefined) return `list of ${typeOf(schema.items)}`;
  const either = schema.oneOf ?? schema.anyOf;
  if (either !== undefined) return [...new Set(either.map(typeOf))].join(' or ');
  if (typeof schema.additionalProperties === 'object') return `${typeOf(schema.additionalProperties)} by name`;
  return [schema.type ?? 'any'].flat().join(' or ');
}

function textOf({ description = '', default: usual, examples = [], minimum, maximum }: Schema): string {
  const range =
    minimum === undefined && maximum === undefined ? '' : ` From ${minimum ?? 'any'} to ${maximum ?? 'any'}.`;
  const without = usual === undefined ? '' : ` Default ${json(usual)}.`;
  return cell(
    `${description.replaceAll('<', '&lt;')}${range}${without}${examples.length === 0 ? '' : ` Example: ${json(examples[0])}.`}`,
  );
}

type Row = { readonly key: string; readonly type: string; readonly required: string; readonly text: string };

/** The keys of an object, those of what it holds below them. */
function rowsOf(schema: Schema, before = ''): Row[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]): Row[] => [
    {
      key: `${before}${key}`,
      type: cell(typeOf(value)),
      required: schema.required?.includes(key) ? 'yes' : '',
      text: textOf(value),
    },
    ...rowsOf(value, `${before}${key}.`),
  ]);
  const held = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((branch) => rowsOf(branch, before));
  const listed = schema.items === undefined ? [] : rowsOf(schema.items, before.replace(/\.$/, '[].'));
  const named =
    typeof schema.additionalProperties === 'object' ? rowsOf(schema.additionalProperties, `${before}<name>.`) : [];
  return [...own, ...held, ...listed, ...named];
}

interface Section {
  readonly mark: string;
  readonly title: string;
  readonly text: string;
  readonly rows: readonly Row[];
}

/** A definition as a section; titled alternatives become sections below it. */
function sectionsOf(schema: Schema, name: string, mark: string): Section[] {
  const titled = (schema.oneOf ?? []).filter(({ title }) => title !== undefined);
  const keys = titled.length > 0 ? [] : rowsOf(schema);
  const plain = keys.length > 0 || titled.length > 0 || schema.oneOf ? '' : ` ${cell(typeOf(schema))}.`;
  return [
    {
      mark,
      title: schema.title ?? name,
      text: `${textOf({ ...schema, examples: keys.length > 0 ? [] : (schema.examples ?? []) })}${plain}`,
      rows: keys,
    },
    ...titled.flatMap((branch) => sectionsOf(branch, branch.title!, `${mark}#`)),
    ...Object.entries(schema.$defs ?? {}).flatMap(([key, inner]) => sectionsOf(inner, key, `${mark}#`)),
  ];
}

/** The vocabulary that every module has: that of a module which declares nothing. */
export function bareVocabulary(): ModuleVocabulary {
  const file = (value: object) => ({ value });
  const bare = {
    module: { sides: [] },
    terrain: { hexes: [], features: [{ id: 'any' }] },
    counters: { types: [] },
    map: {},
    sequence: { phases: [] },
  };
  const source = Object.fromEntries(
    Object.entries(bare).map(([kind, value]) => [kind, file(value)]),
  ) as unknown as ModuleSource;
  return new ModuleVocabulary(source, collectWords(source), { faces: 1 } as unknown as Board);
}

/** The text of docs/reference.md. */
export function generateReference(schemas: readonly SchemaFile[]): string {
  const files = schemas.map(({ schema }) => schema as Schema);
  const kinds = files.filter(({ properties, oneOf }) => properties ?? oneOf);
  const vocabulary = bareVocabulary();
  const signature = (name: string, params: readonly Type[], returns: Type) =>
    `${name}(${params.map(typeName).join(', ')}): ${typeName(returns)}`;
  const members = ['unit', 'hex'].map((of) => ({
    of,
    names: [...vocabulary.members(of)].map(([name, { type }]) => `\`${name}\` (${typeName(type)})`).join(', '),
  }));
  const text = render({
    files: kinds.map(({ title = '' }, index) => ({
      title,
      anchor: title.toLowerCase(),
      last: index === kinds.length - 1,
    })),
    sections: [...kinds, ...files.filter((file) => !kinds.includes(file))].flatMap((file) =>
      sectionsOf(file, '', '##'),
    ),
    functions: [
      ...[...BUILT_INS.values()].map(({ signatures, doc }) => ({ signatures: signatures.join('`, `'), text: doc })),
      ...[...vocabulary.functions.values()].map(({ name, params, returns }) => ({
        signatures: signature(name, params, returns),
        text: '',
      })),
    ],
    members: [
      ...members,
      {
        of: 'in scope everywhere',
        names: [...vocabulary.variables].map(([name, type]) => `\`${name}\` (${typeName(type)})`).join(', '),
      },
    ],
  });
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = path.resolve(schemasFolder(), '../docs/reference.md');
  const text = generateReference(readSchemas());
  if (process.argv.includes('--check')) {
    if (readFileSync(page, 'utf8') === text) process.exit(0);
    console.error('docs/reference.md differs from the schemas: run generators/docs.ts.');
    process.exit(1);
  }
  writeFileAtomic(page, text);
}
