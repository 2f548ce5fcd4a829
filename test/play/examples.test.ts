import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventText } from '../../src/explain/event-text.js';
import { refusalText } from '../../src/explain/refusal-text.js';
import type { ExampleFile } from '../../src/model/module.js';
import { runExample, type Words } from '../../src/play/example.js';
import { moduleOf } from '../rules/support.js';

const words: Words = { event: eventText, refusal: (_, refusal) => refusalText(refusal) };
const folder = process.env.HEXWRIGHT_MODULES ?? 'data';

/** Worked plays of a module, by file name. */
function examplesOf(id: string): [string, ExampleFile][] {
  const examples = path.join(folder, id, 'examples');
  const files = existsSync(examples) ? readdirSync(examples).filter((file) => file.endsWith('.json')) : [];
  return files.map((file) => [file, JSON.parse(readFileSync(path.join(examples, file), 'utf8')) as ExampleFile]);
}

const modules = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(modules.map(({ name }) => name))('Worked plays of %s', (id) => {
  test.each(examplesOf(id))('%s comes out as written', (_, example) => {
    expect(runExample(moduleOf(id).compilation!, example, words)).toEqual([]);
  });

  test('each names statements of the module, and no others', () => {
    const known = moduleOf(id).source!.cases.flatMap(({ value }) => value.cases.map((one) => one.id));
    for (const [, { cases = [] }] of examplesOf(id)) for (const one of cases) expect(known).toContain(one);
  });
});

describe('A worked play that is wrong', () => {
  const { compilation } = moduleOf('battle-for-moscow');
  const play: ExampleFile = {
    $schema: '',
    id: 'wrong',
    title: 'Wrong',
    cite: 'Combat',
    scenario: 'standard',
    position: {
      turn: 1,
      phase: 'germanCombat',
      units: { 'ge-xxii': { at: '1207' }, 'su-3': { at: '1208' } },
    },
    steps: [],
  };
  const outcome = (...steps: ExampleFile['steps']) => runExample(compilation!, { ...play, steps }, words);

  test('says what did not come out', () => {
    const expectation = {
      at: { 'su-3': '1207' },
      state: { 'su-3': 'half' },
      phase: 'sovietRail',
      turn: 2,
      winner: 'soviet',
    };
    expect(outcome({ expect: expectation }).map(({ message }) => message)).toEqual([
      'su-3 is in 1208, not in 1207.',
      'su-3 is full, not half.',
      'It is phase germanCombat, not sovietRail.',
      'It is turn 1, not 2.',
      'The winner is not known, not soviet.',
    ]);
  });

  test('compares options, words and expressions', () => {
    const wrong = {
      options: ['su-3'],
      offers: ['su-5'],
      lacks: ['done'],
      asks: 'Who?',
      says: ['6:1'],
      true: ['turn == 2', 'turnip'],
    };
    const messages = outcome({ expect: wrong }).map(({ message }) => message);
    expect(messages).toEqual(
      expect.arrayContaining([
        'The options are su-3 done, not su-3.',
        '"su-5" is not offered, only su-3 done.',
        '"done" is offered.',
        '"turn == 2" does not hold.',
      ]),
    );
  });

  test('ends at a decision that is not legal, or of the wrong kind or side', () => {
    expect(outcome({ choose: 'su-5' }, { expect: { turn: 9 } })).toHaveLength(1);
    expect(outcome({ roll: 3 }, { expect: { turn: 9 } })[0]!.message).toMatch(/^A roll \("3"\) is given/);
    expect(outcome({ choose: 'su-3', by: 'soviet' })[0]!.message).toBe('"su-3" is decided by german, not by soviet.');
  });

  test('says when a refusal is none, or has another reason', () => {
    expect(outcome({ refuse: 'su-3' })[0]!.message).toBe('"su-3" should be refused, but it is legal.');
    expect(outcome({ refuse: 'su-5', says: 'snow', cite: 'Weather' })).toHaveLength(2);
  });
});
