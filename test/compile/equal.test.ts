import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as runtime from '../../src/cel/runtime.js';
import type { Value } from '../../src/cel/types.js';
import type { Checked } from '../../src/compile/checker.js';
import { engineCalls } from '../../src/compile/code.js';
import type { Compilation } from '../../src/compile/compile.js';
import { rollDie, seedDice } from '../../src/engine/dice.js';
import type { Game } from '../../src/engine/game.js';
import { Session } from '../../src/engine/session.js';
import type { State } from '../../src/engine/state.js';
import { loadModule } from '../../src/load/load-module.js';
import { someTable, someValue } from './equal-arbitrary.js';
import { compileFiles, equalFiles } from './equal-module.js';
import { interpret, outcome, referenceTable, variablesOf } from './equal-reference.js';

/** States that random play reaches, spread over whole games. */
function statesOf(game: Game, count: number): State[] {
  const states: State[] = [];
  for (let seed = 1; states.length < count; seed++) {
    const scenario = game.scenarios[seed % game.scenarios.length]!.id;
    const session = Session.start(game, { scenario, seed, record: false });
    const words = new Int32Array(4);
    seedDice(words, seed);
    const stop = 10 * (seed % 30);
    for (let taken = 0; taken < stop && session.optionCount > 0; taken++)
      session.choose(rollDie(words, session.optionCount) - 1);
    states.push(session.state);
  }
  return states;
}

/** The compiled form of a checked expression as a function of the state and the values of its variables. */
function compiled(
  { checker, board, functions, game, results }: Compilation,
  { node, scope }: Checked,
): (state: State, values: ReadonlyMap<string, Value>) => Value {
  const text = checker!.emit(node, scope);
  const names = [...variablesOf(node)].filter((name) => scope.has(name));
  const plainNames = names.filter((name) => scope.get(name)!.code === name);
  const own = Object.keys(functions).map((name) => `${name}: ${name}_`);
  const make = new Function(
    'E',
    'B',
    'rt',
    'T',
    'R',
    'F',
    `const { ${own.join(', ')} } = F; return (S, journey, params, ${plainNames.join(', ')}) => ${text};`,
  );
  const run = make(engineCalls, board, runtime, game!.tables, results, functions) as (...args: unknown[]) => Value;
  return (state, values) => {
    const journey: Record<string, unknown> = { params: [] };
    const params: Value[] = [];
    const { slots, base } = state;
    state.slots = [];
    state.base = 0;
    for (const name of names) place(scope.get(name)!.code, values.get(name)!, { journey, params, slots: state.slots });
    try {
      return run(state, journey, params, ...plainNames.map((name) => values.get(name)));
    } finally {
      state.slots = slots;
      state.base = base;
    }
  };
}

/** Puts a variable's value where its code reads it. */
function place(
  code: string,
  value: Value,
  into: { journey: Record<string, unknown>; params: Value[]; slots: unknown[] },
): void {
  const indexed = /^(journey\.params|params|S\.slots)\[(?:S\.base \+ )?(\d+)\]$/.exec(code);
  const member = /^journey\.(\w+)$/.exec(code);
  const index = Number(indexed?.[2]);
  if (indexed?.[1] === 'journey.params') (into.journey.params as Value[])[index] = value;
  else if (indexed?.[1] === 'params') into.params[index] = value;
  else if (indexed?.[1] === 'S.slots') into.slots[index] = value;
  else if (member !== null) into.journey[member[1]!] = value;
}

const fixedTables = [
  {
    id: 'cost',
    inputs: { unit: 'unit', hex: 'hex' },
    output: 'number',
    hit: 'sum',
    round: 'nearest',
    facts: { terrain: 'hex.terrain', things: 'hex.features', tired: 'unit.tired' },
    groups: { worst: 'max' },
    rows: [
      { id: 'wood', is: { terrain: 'wood' }, gives: 1.5, group: 'worst', says: 'wood {gives}' },
      {
        id: 'hill',
        is: { terrain: 'hill' },
        gives: { expr: 'hex.height' },
        group: 'worst',
        says: 'hill of {unit.name} {gives}',
      },
      { id: 'town', is: { things: ['town', 'mine'] }, gives: -1, supersedes: ['tired'], says: 'in {hex.number}' },
      { id: 'tired', is: { tired: true }, gives: 2 },
    ],
  },
  {
    id: 'report',
    inputs: { unit: 'unit' },
    output: { amount: 'int', weather: 'season', who: 'unit' },
    hit: 'collect',
    facts: { power: 'unit.power' },
    rows: [
      {
        id: 'strong',
        is: { power: '>=3' },
        gives: { amount: { expr: 'power' }, weather: 'wet', who: { expr: 'unit.chief' } },
      },
      { id: 'weak', is: { power: ['<2', '2..2'] }, gives: { amount: 1 } },
    ],
  },
];

const modules = {
  'battle-for-moscow': () => loadModule('data/battle-for-moscow').compilation!,
  'every kind of word': () => compileFiles(equalFiles(fixedTables)).compilation,
};

describe.each(Object.entries(modules))('%s: rules as they are run', (_, load) => {
  const compilation = load();
  const { board, checked, tables, game, functions, checker } = compilation;
  const states = statesOf(game!, 60);

  test('mean what their expressions say', () => {
    expect(checked.length).toBeGreaterThan(20);
    for (const one of checked) {
      const run = compiled(compilation, one);
      const names = [...variablesOf(one.node)].filter((name) => one.scope.has(name));
      const values = fc.record(
        Object.fromEntries(names.map((name) => [name, someValue(one.scope.get(name)!.type, board!, true)])),
      );
      const law = fc.property(fc.nat(states.length - 1), values, (index, record) => {
        const state = states[index]!;
        const given = new Map(Object.entries(record as Record<string, Value>));
        const found = outcome(() => run(state, given));
        expect(found, `${one.where.document.file}${one.where.pointer}`).toEqual(
          outcome(() => interpret(one.node, given, state, compilation)),
        );
      });
      fc.assert(law, { numRuns: names.length === 0 ? 40 : 80 });
    }
  });

  test('give for each table what its rows give, explained or not', () => {
    for (const table of tables) agree(compilation, table.source.id, states, 200);
    expect(tables.length).toBeGreaterThan(1);
  });

  test('name each function and no other', () => {
    const own = [...checker!.vocabulary.functions.keys()].filter((name) => name in functions);
    expect(own.sort()).toEqual(Object.keys(functions).sort());
  });
});

/** The law of one table: its fast function, its traced form and its definition agree. */
function agree(compilation: Compilation, id: string, states: readonly State[], numRuns: number): void {
  const { tables, functions, board } = compilation;
  const table = tables.find(({ source }) => source.id === id)!;
  const inputs = fc.tuple(...table.inputs.map(([, type]) => someValue(type, board!, false)));
  const law = fc.property(fc.nat(states.length - 1), inputs, (index, values) => {
    const state = states[index]!;
    const fast = outcome(() => functions[id]!(state, ...values));
    const meant = outcome(() => referenceTable(table, state, values as Value[], compilation));
    expect(fast, `table ${id}`).toEqual(meant);
    state.fired = [];
    const traced = outcome(() => functions[id]!(state, ...values));
    state.fired = null;
    expect(traced, `table ${id}, explained`).toEqual(meant);
  });
  fc.assert(law, { numRuns });
}

test('law: any table gives the same compiled, explained and by its definition', () => {
  const law = fc.property(someTable, (json) => {
    const { compilation } = compileFiles(equalFiles([json]), false);
    agree(compilation, 'table', statesOf(compilation.game!, 3), 25);
  });
  fc.assert(law, { numRuns: Number(process.env.EQUAL_RUNS ?? 150) });
});
