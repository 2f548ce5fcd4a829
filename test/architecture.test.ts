/**
 * The shape of the code, held by a test: which layer may import which, no cycles, no barrels, short files, one door to
 * each outside library, and no word of any game. The table here is the one in docs/architecture.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What a layer may import from src; `types` only as types. */
interface Layer {
  readonly may: readonly string[];
  readonly types?: readonly string[];
  /** May use node:* modules. */
  readonly node?: true;
  readonly packages?: readonly string[];
}

const layers: Readonly<Record<string, Layer>> = {
  model: { may: [] },
  hex: { may: [] },
  validate: { may: ['model'], packages: ['ajv'] },
  cel: { may: ['validate'], packages: ['@marcbachmann/cel-js'] },
  engine: { may: ['hex'], types: ['model'] },
  // Compiled text calls these parts of the engine by name, so the compiler hands them over; it runs no game.
  compile: { may: ['cel', 'validate', 'hex', 'engine'], types: ['model'] },
  explain: { may: [], types: ['engine', 'model'] },
  draw: { may: ['hex'], types: ['model'], node: true, packages: ['fontkit', 'milsymbol', 'pdfkit', 'sharp'] },
  print: { may: ['draw', 'hex'], types: ['model', 'engine'], node: true, packages: ['pdfkit'] },
  files: { may: ['validate'], node: true },
  load: { may: ['compile', 'files', 'validate'], types: ['engine', 'model'], node: true },
  play: { may: ['cel', 'compile', 'engine', 'hex'], types: ['model'] },
  build: {
    may: ['model', 'hex', 'validate', 'cel', 'compile', 'engine', 'explain', 'draw', 'print', 'files', 'load', 'play'],
    node: true,
    packages: ['handlebars', 'sharp'],
  },
  cli: {
    may: [
      'model',
      'hex',
      'validate',
      'compile',
      'engine',
      'explain',
      'draw',
      'print',
      'files',
      'load',
      'play',
      'build',
    ],
    node: true,
    packages: ['commander', 'picocolors'],
  },
};

/** Engine files that may be needed at run time by the compiler, and why. */
const compilerMayRun: Readonly<Record<string, string>> = {
  'src/engine/lists.ts': 'handed to compiled text',
  'src/engine/session.ts': 'set-ups are carried out when a module is linted',
  'src/engine/trace.ts': 'handed to compiled text',
  'src/engine/zone.ts': 'handed to compiled text',
  'src/engine/result-table.ts': 'handed to compiled text',
  'src/engine/table.ts': 'row by row definition that compiled tables fall back on',
  'src/engine/hash.ts': 'fingerprint of the data',
  'src/engine/travel.ts': 'where the variables of a journey lie',
};

/** Files that are allowed to be long, and why. */
const mayBeLong: Readonly<Record<string, string>> = {
  'src/model/module.ts': 'generated',
};
const longest = 300;

const lists = new Set(['src/index.ts', 'src/compile/lint/index.ts']);
const root = path.resolve(import.meta.dirname, '..');

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

interface SourceFile {
  readonly name: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const sources = ['src', 'generators'].flatMap(filesIn);

function filesIn(folder: string): SourceFile[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.[cm]?tsx?$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(root, name), 'utf8');
      return { name, text, imports: importsOf(name, text) };
    });
}

/** Imports and re-exports of a file. Statements begin a line, so text inside strings is not taken for one. */
function importsOf(from: string, text: string): Import[] {
  const found = [
    ...text.matchAll(/^(?:import|export)\s+(type\s+)?(?:[\w*${},\s]+?\s+from\s+)?'([^']+)'/gm),
    ...text.matchAll(/()\bimport\(\s*'([^']+)'\s*\)/g),
  ];
  return found.map((match) => {
    const to = match[2]!;
    const named = /\{([^}]*)\}/.exec(match[0])?.[1];
    const allTypes =
      named !== undefined && named.trim() !== '' && !/^(?:import|export)\s+\w+\s*,/.test(match[0])
        ? named.split(',').every((part) => part.trim() === '' || /^type\s/.test(part.trim()))
        : false;
    return {
      from,
      to: to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to).replace(/\.js$/, '.ts') : to,
      typeOnly: match[1] !== undefined || allTypes,
      line: text.slice(0, match.index).split('\n').length,
    };
  });
}

const layerOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1];

test('every folder of src is a layer of the table', () => {
  const folders = new Set(sources.flatMap(({ name }) => layerOf(name) ?? []));
  expect([...folders].filter((folder) => layers[folder] === undefined)).toEqual([]);
});

test('imports run one way, by the layer table', () => {
  const wrong: string[] = [];
  for (const { from, to, typeOnly, line } of sources.flatMap(({ imports }) => imports)) {
    const layer = layers[layerOf(from) ?? ''];
    const target = layerOf(to);
    if (layer === undefined) continue;
    if (to.startsWith('generators/') || to.startsWith('test/')) wrong.push(`${from}:${line} imports ${to}`);
    if (target === undefined || target === layerOf(from)) continue;
    const allowed = layer.may.includes(target) || (typeOnly && (layer.types ?? []).includes(target));
    if (!allowed) wrong.push(`${from}:${line} imports ${to}${typeOnly ? ' (types)' : ''}`);
  }
  expect(wrong).toEqual([]);
});

test('the compiler runs nothing of the engine but what it hands to compiled text', () => {
  const wrong = sources
    .filter(({ name }) => layerOf(name) === 'compile')
    .flatMap(({ imports }) => imports)
    .filter(({ to, typeOnly }) => layerOf(to) === 'engine' && !typeOnly && compilerMayRun[to] === undefined)
    .map(({ from, to, line }) => `${from}:${line} imports ${to}`);
  expect(wrong).toEqual([]);
});

test('outside modules come in by one door each', () => {
  const wrong: string[] = [];
  for (const { from, to, line } of sources.flatMap(({ imports }) => imports)) {
    const layer = layers[layerOf(from) ?? ''];
    if (layer === undefined || to.startsWith('src/')) continue;
    const bare = to.startsWith('@') ? to.split('/').slice(0, 2).join('/') : to.split('/')[0]!;
    const isNode = to.startsWith('node:') || builtinModules.includes(bare);
    const allowed = isNode ? layer.node === true : (layer.packages ?? []).includes(bare);
    if (!allowed) wrong.push(`${from}:${line} imports ${to}`);
    const isPdf = bare === 'pdfkit' && layerOf(from) === 'draw' && from !== 'src/draw/to-pdf.ts';
    if (isPdf) wrong.push(`${from}:${line} imports pdfkit: only src/draw/to-pdf.ts and src/print may`);
  }
  expect(wrong).toEqual([]);
});

test('the engine and what it stands on have no clock, no console, no chance of their own', () => {
  const forbidden = /\b(?:Math\.random|Date\b|console\b|process\b|performance\b|setTimeout|fetch\(|require\()/;
  const pure = new Set(['engine', 'hex', 'cel', 'compile', 'explain', 'validate']);
  const wrong = sources
    .filter(({ name }) => pure.has(layerOf(name) ?? ''))
    .flatMap(({ name, text }) => hitsOf(name, withoutComments(text), (line) => forbidden.exec(line)?.[0]));
  expect(wrong).toEqual([]);
});

test('no import cycles', () => {
  const graph = new Map(
    sources.map(({ name, imports }) => [name, imports.filter(({ typeOnly }) => !typeOnly).map(({ to }) => to)]),
  );
  const done = new Set<string>();
  const trail: string[] = [];
  const cycles: string[] = [];
  const visit = (name: string) => {
    const seen = trail.indexOf(name);
    if (seen >= 0) cycles.push([...trail.slice(seen), name].join(' -> '));
    if (seen >= 0 || done.has(name)) return;
    trail.push(name);
    for (const to of graph.get(name) ?? []) visit(to);
    trail.pop();
    done.add(name);
  };
  for (const name of graph.keys()) visit(name);
  expect(cycles).toEqual([]);
});

test('every import that is a path leads to a file', () => {
  const wrong = sources
    .flatMap(({ imports }) => imports)
    .filter(({ to }) => to.startsWith('src/'))
    .filter(({ to }) => ![to, to.replace(/\.ts$/, '.js')].some((file) => existsSync(path.join(root, file))))
    .map(({ from, to, line }) => `${from}:${line} imports ${to}`);
  expect(wrong).toEqual([]);
});

test('no default exports, no barrels, no file names that mean nothing', () => {
  const wrong = sources.flatMap(({ name, text }) => [
    ...(/^export default\b/m.test(text) ? [`${name} has a default export`] : []),
    ...(/\/index\.ts$/.test(name) && !lists.has(name) ? [`${name} is a barrel`] : []),
    ...(/\/(?:utils?|helpers?|common|misc|manager)\.ts$/.test(name) ? [`${name} says nothing by its name`] : []),
  ]);
  expect(wrong).toEqual([]);
});

test(`no file is longer than ${longest} lines`, () => {
  const long = sources
    .map(({ name, text }) => ({ name, lines: text.split('\n').length - 1 }))
    .filter(({ name, lines }) => lines > longest && mayBeLong[name] === undefined)
    .map(({ name, lines }) => `${name}: ${lines} lines`);
  expect(long).toEqual([]);
});

/** Words of single games, in whatever module they are yet to appear. */
const fixedWords = [
  'soviet',
  'german',
  'panzer',
  'moscow',
  'kampfgruppe',
  'zhukov',
  'heinrici',
  'refugee',
  'berlin',
  'volkssturm',
];

/**
 * Words that modules use and that are nobody's: terms of the field, for which the drawing and the printed pages have a
 * picture or a place. Each stands here with what it is used for.
 */
const fieldWords = new Map<string, string>([
  ...[
    'infantry',
    'armour',
    'armor',
    'cavalry',
    'artillery',
    'mechanized',
    'motorized',
    'airborne',
    'engineer',
    'headquarters',
    'leader',
  ].map((word): [string, string] => [word, 'a unit symbol']),
  ...[
    'clear',
    'forest',
    'woods',
    'swamp',
    'marsh',
    'city',
    'town',
    'mountain',
    'mountains',
    'hill',
    'hills',
    'rough',
    'desert',
    'lake',
    'beach',
    'fort',
  ].map((word): [string, string] => [word, 'a texture or map symbol']),
  ...['river', 'road', 'rail', 'bridge', 'coast', 'ridge'].map((word): [string, string] => [word, 'a hexside or link']),
  ...['none', 'full', 'half', 'front', 'back', 'reduced', 'eliminated', 'unused'].map((word): [string, string] => [
    word,
    'a state of a counter or a built-in box',
  ]),
  ...['north', 'south', 'east', 'west'].map((word): [string, string] => [word, 'a direction']),
  ...['division', 'corps', 'army', 'brigade', 'regiment', 'battalion', 'company'].map((word): [string, string] => [
    word,
    'a size of unit',
  ]),
  ...[
    'unit',
    'step',
    'move',
    'fire',
    'attack',
    'supply',
    'weather',
    'good',
    'low',
    'high',
    'normal',
    'line',
    'guard',
    'shock',
    'light',
    'heavy',
    'group',
    'band',
    'foot',
    'reach',
  ].map((word): [string, string] => [word, 'a plain word']),
]);

/** Where a module declares its own words. */
interface Declared {
  readonly word: string;
  readonly of: string;
}

function vocabulary(): Declared[] {
  const data = path.join(root, 'data');
  return readdirSync(data, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(data, entry.name, 'module.json')))
    .flatMap(({ name }) => wordsOf(name, path.join(data, name)));
}

type Named = { readonly id?: string; readonly name?: string; readonly title?: string };

function wordsOf(module: string, folder: string): Declared[] {
  const read = (file: string) => {
    const full = path.join(folder, file);
    return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : {};
  };
  const {
    id,
    sides = [],
    enums = [],
  } = read('module.json') as { id: string; sides?: Named[]; enums?: { members: Named[] }[] };
  const { types = [], counters = [] } = read('counters.json') as { types?: Named[]; counters?: Named[] };
  const { hexes = [], places = [] } = read('map.json') as { hexes?: Named[]; places?: Named[] };
  const texts = [
    id,
    ...[...sides, ...counters].flatMap((one) => [one.id, one.name]),
    ...types.flatMap((one) => [one.id, one.title]),
    ...enums.flatMap(({ members }) => members.map((one) => one.id)),
    ...hexes.map((one) => one.name),
    ...places.map((one) => one.name),
  ];
  return texts.flatMap((text) => (text === undefined ? [] : partsOf(text))).map((word) => ({ word, of: module }));
}

/** Words of four letters or more but Roman numbers, and ids as they stand when they hold a hyphen ("ab-12"). */
function partsOf(text: string): string[] {
  const hyphened = /^[a-z0-9]+(?:-[a-z0-9]+)+$/i.test(text) ? [text.toLowerCase()] : [];
  return [...hyphened, ...wordsIn(text).filter((word) => word.length >= 4 && !/^[ivxlcdm]+$/.test(word))];
}

/** The words of a text in lower case; a name in camel case is several. */
function wordsIn(text: string): string[] {
  return (text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase());
}

test('no word of any game stands in src or generators', () => {
  const declared = new Map(vocabulary().map(({ word, of }) => [word, of]));
  for (const word of fixedWords) declared.set(word, declared.get(word) ?? 'the fixed list');
  for (const word of fieldWords.keys()) if (!fixedWords.includes(word)) declared.delete(word);
  const hyphened = [...declared.keys()].filter((word) => word.includes('-'));
  const hits = sources.flatMap(({ name, text }) =>
    hitsOf(name, text, (line) => {
      const lower = line.toLowerCase();
      const word = wordsIn(line).find((one) => declared.has(one) || fixedWords.some((fixed) => one.includes(fixed)));
      const id = hyphened.find((one) => lower.includes(one));
      return word !== undefined
        ? `"${word}" (${declared.get(word) ?? 'the fixed list'})`
        : id === undefined
          ? undefined
          : `"${id}" (${declared.get(id)})`;
    }),
  );
  expect(hits).toEqual([]);
});

function hitsOf(name: string, text: string, find: (line: string) => string | undefined): string[] {
  return text.split('\n').flatMap((line, index) => {
    const hit = find(line);
    return hit === undefined ? [] : [`${name}:${index + 1} ${hit}`];
  });
}

/** Comments blanked, lines kept. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}
