/** Random values of a type, and random decision tables over the module of `equal-module.ts`. */
import fc, { type Arbitrary } from 'fast-check';
import type { Type, Value } from '../../src/cel/types.js';
import type { Board } from '../../src/compile/board.js';

/** Any value that an expression of the type can have in play; `none` as a hex or a unit only where it is wanted. */
export function someValue(type: Type, board: Board, none: boolean): Arbitrary<Value> {
  switch (type.kind) {
    case 'bool':
      return fc.boolean();
    case 'int':
      return fc.integer({ min: -4, max: 12 });
    case 'number':
      return fc.integer({ min: -8, max: 24 }).map((quarters) => quarters / 4);
    case 'text':
      return fc.constantFrom('', 'first', 'old', 'R1', '~');
    case 'none':
      return fc.constant(-1);
    case 'enum':
      return fc.integer({ min: -1, max: type.members.length - 1 });
    case 'set':
      return fc.integer({ min: 0, max: 2 ** type.of.members.length - 1 });
    case 'ref':
      return handleOf(type.name, board, none);
    case 'list':
      return fc.array(someValue(type.of, board, none), { maxLength: 4 });
    case 'record':
      return fc.record(
        Object.fromEntries(Object.entries(type.fields).map(([name, field]) => [name, someValue(field, board, none)])),
      );
  }
}

function handleOf(name: string, board: Board, none: boolean): Arbitrary<number> {
  if (name === 'hex') return fc.constantFrom(...(none ? [-1] : []), ...Object.values(board.hexByNumber));
  return name === 'unit' ? fc.integer({ min: none ? -1 : 0, max: board.unitIds.size - 1 }) : fc.constant(0);
}

type Json = Record<string, unknown>;

/** Expressions over the inputs of the random tables, by type. */
const expressions = {
  int: [
    'n',
    'unit.power',
    'n - unit.power',
    'hex.worth',
    'turn',
    'unit.steps',
    'game.luck',
    'game.clock',
    'unit.side.morale',
    'unit.side.score',
    'options.limit',
    '10 / n',
    'n % 3',
    'distance(unit.hex, hex)',
    'lineLength(hex, unit.side)',
    'size(stack(hex, unit.side))',
    'lastTurn - turn',
    'sum(units(active).filter(u, u.power > n).map(u, u.power))',
    'oddsColumn(2.5, 2, n)',
  ],
  number: ['unit.speed', 'might(units(unit.side))', 'hex.height', 'n / 2.0', 'max(unit.speed, hex.height)'],
  bool: [
    'flag',
    'unit.elite',
    'unit.tired',
    'hex.burnt',
    'game.rain',
    'options.fog',
    'ward(hex, enemy(unit.side))',
    'line(hex, unit.side)',
    "crosses(unit.hex, hex, 'stream')",
    'arm in arms(unit.side)',
    'units(active).exists(u, u.aim == hex)',
    "roster(unit.side).all(u, u.mood != 'cold')",
    'unit.onMap && near(unit.hex, hex)',
    "inRegion(hex, 'west') || hex.edge",
    'odds(0, n).all',
    'watch(unit) == hex',
    "towards(unit.hex, hex, 'back')",
    "unit.home == at('0101')",
    "unit.chief == piece('r1')",
    'hex.holy != flag',
  ],
  arm: ['arm', 'unit.arm'],
  season: ['unit.mood', 'options.season', 'odds(1, n).weather'],
  side: ['unit.side', 'hex.held', 'hex.owner', 'active', 'enemy(unit.side)'],
  terrain: ['hex.terrain'],
  features: ['hex.features'],
  text: ['unit.motto', 'hex.legend', 'unit.name'],
  hex: ['hex', 'unit.hex', 'unit.aim', 'unit.home', 'watch(unit)'],
  unit: ['unit', 'unit.chief', 'hex.garrison', 'first(stack(hex, active))'],
} as const;

type Kind = keyof typeof expressions;

const words: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  arm: ['foot', 'horse', 'gun', 'staff', 'none'],
  season: ['warm', 'cold', 'wet', 'none'],
  side: ['red', 'blue', 'none'],
  terrain: ['plain', 'wood', 'hill'],
  features: ['town', 'mine', 'ruin'],
  text: ['', 'first', 'old', 'R1'],
  hex: ['0101', '0203', '0404', 'none'],
  unit: ['r1', 'b2', 'none'],
};

const some = (kind: Kind): Arbitrary<string> => fc.constantFrom(...(expressions[kind] as readonly string[]));
const whole = fc.integer({ min: -2, max: 6 });

/** A literal test of a fact. */
function testOf(kind: Kind): Arbitrary<unknown> {
  if (kind === 'bool') return fc.boolean();
  if (kind !== 'int' && kind !== 'number') {
    const word = fc.constantFrom(...words[kind]!);
    return fc.oneof(word, fc.uniqueArray(word, { minLength: 1, maxLength: 3 }));
  }
  const compare = fc
    .tuple(fc.constantFrom('>=', '<=', '>', '<', '!='), whole)
    .map(([sign, bound]) => `${sign}${bound}`);
  const range = fc.tuple(whole, fc.nat(4)).map(([low, more]) => `${low}..${low + more}`);
  const one = fc.oneof(whole, compare, range);
  return fc.oneof(one, fc.array(one, { minLength: 1, maxLength: 3 }));
}

/** A plain value. */
function plainOf(kind: Kind | 'record'): Arbitrary<unknown> {
  if (kind === 'record')
    return fc.record(Object.fromEntries(Object.entries(recordFields).map(([name, field]) => [name, plainOf(field)])), {
      requiredKeys: [],
    });
  if (kind === 'bool') return fc.boolean();
  if (kind === 'int') return whole;
  return kind === 'number' ? whole.map((n) => n / 2) : fc.constantFrom(...words[kind]!);
}

/** A value or an expression of the type. */
function givesOf(kind: Kind): Arbitrary<unknown> {
  const worked = some(kind)
    .filter((expr) => !expr.includes('/ n'))
    .map((expr) => ({ expr }));
  return fc.oneof(plainOf(kind), worked);
}

const recordFields = { amount: 'int', sure: 'bool', weather: 'season' } as const;

const outputs: Readonly<Record<string, readonly Kind[]>> = {
  sum: ['int', 'number'],
  product: ['int', 'number'],
  min: ['int', 'number'],
  max: ['int', 'number'],
  or: ['bool'],
  and: ['bool'],
};
const anyOutput: readonly Kind[] = ['int', 'number', 'bool', 'text', 'season', 'side', 'hex', 'unit', 'arm'];

/** A decision table, without the keys that every table of the test has in common. */
export const someTable: Arbitrary<Json> = fc
  .constantFrom('first', 'unique', 'any', 'or', 'and', 'sum', 'product', 'min', 'max', 'collect')
  .chain((hit) =>
    fc.tuple(
      fc.constant(hit),
      fc.constantFrom<Kind | 'record'>(...(outputs[hit] ?? (hit === 'any' ? anyOutput : [...anyOutput, 'record']))),
    ),
  )
  .chain(([hit, kind]) => {
    const gives =
      kind === 'record'
        ? fc.record(Object.fromEntries(Object.entries(recordFields).map(([name, field]) => [name, givesOf(field)])), {
            requiredKeys: [],
          })
        : givesOf(kind);
    const numeric = kind === 'int' || kind === 'number';
    const rule = numeric ? fc.constantFrom('first', 'min', 'max') : fc.constant('first');
    const facts = fc.uniqueArray(
      fc.constantFrom(...(Object.keys(expressions) as Kind[])).chain((type) => some(type).map((is) => ({ type, is }))),
      { minLength: 1, maxLength: 4, selector: ({ is }) => is },
    );
    return facts.chain((list) => {
      const names = list.map((_, index) => `f${index}`);
      const test = fc
        .constantFrom(...names.keys())
        .chain((index) => testOf(list[index]!.type).map((read) => [names[index]!, read] as const));
      const booleans = names.filter((_, index) => list[index]!.type === 'bool');
      const when = fc.oneof(some('bool'), ...(booleans.length === 0 ? [] : [fc.constantFrom(...booleans)]));
      const row = fc.record({
        is: fc.array(test, { maxLength: 2 }).map((tests) => Object.fromEntries(tests)),
        when: fc.option(when, { nil: undefined }),
        gives,
        group: fc.option(fc.constantFrom('g', 'h-h'), { nil: undefined }),
        supersedes: fc.uniqueArray(fc.nat(4), { maxLength: 2 }),
      });
      const factGives = names
        .filter((_, index) => list[index]!.type === kind && !list[index]!.is.includes('/ n'))
        .map((name) => ({ expr: name }));
      return fc
        .record({
          rows: fc.array(row, { minLength: 1, maxLength: 5 }),
          default: hit === 'collect' ? fc.constant(undefined) : fc.option(gives, { nil: undefined }),
          round:
            numeric && outputs[hit] !== undefined
              ? fc.constantFrom(undefined, 'down', 'up', 'nearest')
              : fc.constant(undefined),
          groups: fc.record({ g: rule, 'h-h': rule }),
          byFact: fc.boolean(),
        })
        .map(({ rows, default: fallback, round, groups, byFact }) => ({
          id: 'table',
          inputs: { unit: 'unit', hex: 'hex', n: 'int', flag: 'bool', arm: 'arm' },
          facts: Object.fromEntries(list.map(({ is }, index) => [names[index]!, is])),
          output: kind === 'record' ? recordFields : kind,
          hit,
          ...(fallback === undefined ? {} : { default: fallback }),
          ...(round === undefined ? {} : { round }),
          groups,
          rows: rows.map(({ is, when: condition, gives: given, group, supersedes }, index) => ({
            id: `r${index}`,
            is,
            ...(condition === undefined ? {} : { when: condition }),
            gives: byFact && factGives.length > 0 ? factGives[index % factGives.length] : given,
            ...(group === undefined ? {} : { group }),
            supersedes: supersedes
              .filter((other) => other < rows.length && other !== index)
              .map((other) => `r${other}`),
          })),
        }));
    });
  });
