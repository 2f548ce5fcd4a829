// schemas/*.schema.json -> src/validate/validators.generated.js (and .d.ts): the schemas as plain functions, so that a
// cold start neither loads ajv nor compiles anything. Ajv writes the functions, esbuild takes in the few helpers they
// would otherwise `require` and drops line breaks. test/validate/validators.test.ts holds them to what ajv compiles.
// All schemas become one first: ajv compiles a definition once for each file that refers to it.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { readSchemas, schemasFolder } from '../src/files/schemas-folder.js';
import { writeFileAtomic } from '../src/files/write-atomic.js';
import { makeAjv } from '../src/validate/schema.js';
import { kindAddresses, type SchemaFile } from '../src/validate/validator.js';

type Json = Record<string, unknown>;

const HEADER = '// Generated from schemas/ by generators/validators.ts (ajv, then esbuild). Do not edit.\n';
const STALE = 'Cannot go on: src/validate is not what schemas/ says. Run generators/validators.ts.';
const ROOT = 'hexwright:all';
/** Keywords whose members are schemas by name, and keywords whose content is data. */
const NAMED = new Set(['$defs', 'properties', 'patternProperties', 'dependentSchemas']);
const DATA = new Set(['const', 'enum', 'required', 'dependentRequired', 'type']);
/** Says nothing about what fits. The references of one file to another are rewritten, so `$id` goes as well. */
const SPEAKING = /^(?:\$schema|\$id|\$comment|title|description|default|examples|tsType|tsEnumNames|x-(?!unique$).*)$/;
/** Would have to be rewritten like `$ref`; none of our schemas has one. */
const FOREIGN = new Set(['$anchor', '$dynamicRef', '$dynamicAnchor', '$recursiveRef', '$recursiveAnchor']);

/** The text of src/validate/validators.generated.js. */
export async function generateValidators(schemas: readonly SchemaFile[]): Promise<string> {
  const ajv = makeAjv({ code: { source: true, esm: true } });
  const $defs = Object.fromEntries(schemas.map(({ id, schema }) => [nameOf(id), lowerSchema(schema, id)]));
  ajv.addSchema({ $id: ROOT, $defs });
  const kinds = [...kindAddresses(schemas)];
  const code = standalone.default(
    ajv,
    Object.fromEntries(kinds.map(([, id], index) => [`judge${index}`, `${ROOT}#/$defs/${nameOf(id)}`])),
  );
  const entry = [
    "import * as made from 'made';",
    `const table = new Map([${kinds.map(([kind], index) => `[${JSON.stringify(kind)}, made.judge${index}]`).join()}]);`,
    'export const judges = { kinds: [...table.keys()], judgeOf: (kind) => table.get(kind) };',
  ];
  return `${HEADER}${await bundle(entry.join('\n'), code)}`;
}

export function generateDeclaration(): string {
  return `${HEADER}import type { Judges } from './validator.js';\n\nexport declare const judges: Judges;\n`;
}

/** One file of plain ECMAScript, without any import or `require`. */
async function bundle(entry: string, made: string): Promise<string> {
  const resolveDir = path.dirname(fileURLToPath(import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    lineLimit: 120,
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'made',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^made$/ }, () => ({ path: 'made', namespace: 'made' }));
          onLoad({ filter: /^made$/, namespace: 'made' }, () => ({ contents: made, resolveDir }));
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}

/** A schema as a part of the one that holds all: without words, and with references that stay inside. */
function lowerSchema(schema: unknown, base: string): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((part) => lowerSchema(part, base));
  const lowered: Json = {};
  for (const [keyword, value] of Object.entries(schema as Json)) {
    if (FOREIGN.has(keyword)) throw new Error(`Cannot take ${keyword} of ${base} into one schema`);
    if (SPEAKING.test(keyword)) continue;
    if (keyword === '$ref') lowered.$ref = localReference(value as string, base);
    else if (DATA.has(keyword)) lowered[keyword] = value;
    else if (NAMED.has(keyword)) {
      const members = Object.entries(value as Json).map(([name, member]) => [name, lowerSchema(member, base)]);
      lowered[keyword] = Object.fromEntries(members);
    } else lowered[keyword] = lowerSchema(value, base);
  }
  return lowered;
}

function localReference(reference: string, base: string): string {
  const { hash, href } = new URL(reference, base);
  return `#/$defs/${nameOf(href.slice(0, href.length - hash.length))}${hash.slice(1)}`;
}

function nameOf(id: string): string {
  return path.posix.basename(id, '.schema.json');
}

async function main(): Promise<void> {
  const target = path.join(schemasFolder(), '..', 'src', 'validate', 'validators.generated');
  const texts = {
    [`${target}.js`]: await generateValidators(readSchemas()),
    [`${target}.d.ts`]: generateDeclaration(),
  };
  for (const [file, text] of Object.entries(texts)) {
    if (!process.argv.includes('--check')) {
      console.log(`${writeFileAtomic(file, text)}: ${path.relative('.', file)}`);
    } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      console.error(STALE);
      process.exitCode = 1;
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
