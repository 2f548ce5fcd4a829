/** What the guides show is what loads and plays: their JSON files are put together as modules and tried. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bareVocabulary } from '../../generators/docs.js';
import { BUILT_INS } from '../../src/cel/functions.js';
import { playRandomly } from '../../src/engine/random-play.js';
import { Session } from '../../src/engine/session.js';
import { type LoadedModule, loadModule } from '../../src/load/load-module.js';
import { runExample } from '../../src/play/example.js';
import { formatFaults } from '../../src/validate/fault.js';
import { type Block, blocksOf, fencedCount, withFolder } from './blocks.js';

const docs = path.resolve(import.meta.dirname, '../../docs');
const page = (name: string) => path.join(docs, name);
const guides = ['first-game.md', 'first-scenario.md', 'rules.md'];

/** Steps of a procedure, shown alone, as a procedure file. */
function asProcedure({ file, text }: Block): Block {
  const id = `nodes${file[0]!.toUpperCase()}${file.slice(1)}`;
  const head = { $schema: '../../../schemas/procedure.schema.json', id, title: file, cite: 'shown' };
  return { file: `procedures/nodes-${file}.json`, text: JSON.stringify({ ...head, do: JSON.parse(text) }) };
}

/** The sequence with a phase at the end that calls all procedures made of shown steps, so that they are played too. */
function withShownPhase(blocks: readonly Block[]): Block[] {
  const shown = blocks.filter(({ file }) => file.startsWith('procedures/nodes-'));
  const calls = shown.map(({ text }) => ({ call: (JSON.parse(text) as { readonly id: string }).id }));
  const phase = { id: 'shown', title: 'Steps shown alone', cite: 'shown', side: 'blue', do: calls };
  return blocks.map(({ file, text }) => {
    if (file !== 'sequence.json' || calls.length === 0) return { file, text };
    const sequence = JSON.parse(text) as { readonly phases: readonly object[] };
    return { file, text: JSON.stringify({ ...sequence, phases: [...sequence.phases, phase] }) };
  });
}

const filesOf = (...names: readonly string[]) =>
  names.flatMap((name) => [...blocksOf(page(name)), ...blocksOf(page(name), 'Nodes').map(asProcedure)]);

const words = {
  event: () => '',
  refusal: (_: Session, refusal: NonNullable<ReturnType<Session['whyNot']>>) => refusal.row?.says ?? refusal.code,
};

function playsToTheEnd({ game, source, compilation, faults }: LoadedModule): void {
  // A page of a guide may declare what another page uses.
  expect(
    formatFaults(
      faults.filter(({ code }) => !code.startsWith('unused-')),
      'text',
    ),
  ).toBe('');
  for (const { value } of source!.examples) expect(runExample(compilation!, value, words)).toEqual([]);
  for (const { id } of game!.scenarios) {
    for (let seed = 1; seed <= 10; seed++) {
      const session = Session.start(game!, { scenario: id, seed });
      playRandomly(session, seed, 5_000);
      expect(session.result, `${id}, seed ${seed}`).not.toBeNull();
    }
  }
}

describe('the guides', () => {
  test.each(guides)('%s: each JSON block names its file', (name) => {
    const marked = blocksOf(page(name)).length + blocksOf(page(name), 'Nodes').length;
    expect(marked).toBeGreaterThan(0);
    expect(marked).toBe(fencedCount(page(name)));
  });

  test('the game of first-game.md has every file it lists and plays to the end', () => {
    withFolder(filesOf('first-game.md'), (folder) => playsToTheEnd(loadModule(folder)));
  });

  test('its files can be written in the order of the page: what is missing is said', () => {
    const blocks = filesOf('first-game.md');
    const codes = blocks.map((_, count) =>
      withFolder(blocks.slice(0, count + 1), (folder) => loadModule(folder).faults.map(({ code }) => code)),
    );
    for (const found of codes)
      expect(
        found.every((code) => /^missing-file$|^unknown-|^unused-/.test(code)),
        found.join(),
      ).toBe(true);
    expect(codes.at(-1)!.filter((code) => !code.startsWith('unused-'))).toEqual([]);
  });

  test('the scenarios of first-scenario.md play to the end', () => {
    withFolder(filesOf('first-game.md', 'first-scenario.md'), (folder) => playsToTheEnd(loadModule(folder)));
  });

  test('the rules and recipes of rules.md play to the end', () => {
    withFolder(withShownPhase(filesOf('first-game.md', 'rules.md')), (folder) => playsToTheEnd(loadModule(folder)));
  });

  test('the fault shown reads as shown', () => {
    const blocks = filesOf('first-game.md').map(({ file, text }) => ({
      file,
      text: file === 'tables/may-move.json' ? text.replace('"unit.moved"', '"unit.movd"') : text,
    }));
    const first = withFolder(blocks, (folder) => formatFaults(loadModule(folder).faults, 'text')).split('\n')[0]!;
    expect(readFileSync(page('first-game.md'), 'utf8').replace(/\s+/g, ' ')).toContain(first);
  });

  test('rules.md names every function and member', () => {
    const text = readFileSync(page('rules.md'), 'utf8');
    const vocabulary = bareVocabulary();
    const lacking = [...BUILT_INS.keys(), ...vocabulary.functions.keys()].filter(
      (name) => !text.includes(`\`${name}(`),
    );
    for (const of of ['unit', 'hex'])
      lacking.push(...[...vocabulary.members(of).keys()].filter((name) => !text.includes(`\`${name}\``)));
    lacking.push(...[...vocabulary.variables.keys()].filter((name) => !text.includes(`\`${name}\``)));
    expect(lacking).toEqual([]);
  });

  test.each([...guides, 'architecture.md', 'reference.md'])('%s: links lead somewhere', (name) => {
    const text = readFileSync(page(name), 'utf8');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !to.startsWith('http'));
    const broken = links.filter((to) => {
      const [file = '', anchor] = to.split('#');
      const target = file === '' ? page(name) : path.resolve(docs, file);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(broken).toEqual([]);
  });
});

test('architecture.md names every layer, and only files that exist', () => {
  const text = readFileSync(page('architecture.md'), 'utf8');
  const source = path.resolve(docs, '../src');
  const layers = readdirSync(source, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  expect(layers.filter((layer) => !text.includes(`| \`src/${layer}\` |`))).toEqual([]);
  const named = [...text.matchAll(/`((?:src|generators|test)\/)?([a-z-]+\/[\w/-]+\.ts)`/g)];
  const missing = named.flatMap(([, top = 'src/', file = '']) =>
    existsSync(path.resolve(docs, '..', top, file)) ? [] : [top + file],
  );
  expect(missing).toEqual([]);
});

/** Anchors of a page's headings, as repositories make them. */
function anchorsOf(file: string): string[] {
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
