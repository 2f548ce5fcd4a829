/** A small vocabulary of no game in particular, with tables to answer from, and helpers that must not fail. */
import type { Ast } from '../../src/cel/ast.js';
import { checkExpression } from '../../src/cel/check.js';
import { emit } from '../../src/cel/emit.js';
import { evaluate } from '../../src/cel/evaluate.js';
import { parseExpression } from '../../src/cel/parse.js';
import { describeProblem, type Problem } from '../../src/cel/problem.js';
import * as rt from '../../src/cel/runtime.js';
import type { TypedNode } from '../../src/cel/typed.js';
import {
  BOOL,
  type EnumType,
  type FunctionSpec,
  INT,
  type Member,
  NUMBER,
  TEXT,
  type Type,
  type Value,
  type Vocabulary,
} from '../../src/cel/types.js';

export const KIND: EnumType = { kind: 'enum', name: 'kind', members: ['tank', 'infantry', 'gun'] };
export const SIDE: EnumType = { kind: 'enum', name: 'side', members: ['red', 'blue'] };
export const FEATURE: EnumType = { kind: 'enum', name: 'feature', members: ['river', 'road', 'rail', '*/ evil /*'] };
export const LETTER: EnumType = { kind: 'enum', name: 'letter', members: [...'abcdefghij'] };
export const UNIT: Type = { kind: 'ref', name: 'unit' };
export const HEX: Type = { kind: 'ref', name: 'hex' };
export const FEATURES: Type = { kind: 'set', of: FEATURE };
export const listOf = (of: Type): Type => ({ kind: 'list', of });
export const SKY: Type = { kind: 'record', name: 'sky', fields: { depth: INT, side: SIDE } };

/** Two hexes, four units. */
export const HOST = {
  kind: [0, 1, 2, 1],
  side: [0, 0, 1, 1],
  strength: [5, 3, 2, 0],
  morale: [1.5, 2, 2.5, 0],
  done: [true, false, false, true],
  name: ['a', 'b', 'a', ''],
  hex: [0, 0, 1, -1],
  letter: [0, 4, 9, -1],
  features: [3, 4],
  units: [[0, 1], [2]],
};
export type FixtureHost = typeof HOST;

function column(key: keyof FixtureHost, type: Type, missing: Value, reads?: readonly string[]): Member {
  return {
    type,
    emit: (object) => `(host.${key}[${object}] ?? ${JSON.stringify(missing)})`,
    evaluate: (object, host) => (host as FixtureHost)[key][object as number] ?? missing,
    ...(reads === undefined ? {} : { reads }),
  };
}

const UNIT_MEMBERS: ReadonlyMap<string, Member> = new Map([
  ['kind', column('kind', KIND, -1, ['static:unit'])],
  ['side', column('side', SIDE, -1)],
  ['strength', column('strength', INT, 0, ['unit.strength'])],
  ['morale', column('morale', NUMBER, 0)],
  ['done', column('done', BOOL, false)],
  ['name', column('name', TEXT, '')],
  ['letter', column('letter', LETTER, -1)],
  ['hex', column('hex', HEX, -1, ['state:pieces'])],
]);
const HEX_MEMBERS: ReadonlyMap<string, Member> = new Map([
  ['features', column('features', FEATURES, 0, ['static:hex'])],
  ['units', column('units', listOf(UNIT), [], ['state:pieces'])],
]);

const FUNCTIONS: readonly FunctionSpec[] = [
  {
    name: 'distance',
    params: [HEX, HEX],
    returns: INT,
    emit: (args) => `host.distance(${args.join(', ')})`,
    evaluate: (args) => Math.abs((args[0] as number) - (args[1] as number)),
    reads: ['static:map'],
  },
  {
    name: 'kindCost',
    params: [KIND],
    returns: NUMBER,
    emit: (args) => `host.kindCost(${args.join(', ')})`,
    evaluate: (args) => ((args[0] as number) + 1) / 2,
  },
  {
    name: 'likeliest',
    params: [listOf(KIND)],
    returns: KIND,
    emit: (args) => `host.likeliest(${args.join(', ')})`,
    evaluate: (args) => (args[0] as readonly number[])[0] ?? -1,
  },
];
const CALLABLE = {
  ...HOST,
  distance: (a: number, b: number) => Math.abs(a - b),
  kindCost: (kind: number) => (kind + 1) / 2,
  likeliest: (kinds: readonly number[]) => kinds[0] ?? -1,
};

const NOTHING: ReadonlyMap<string, Member> = new Map();

export const VOCABULARY: Vocabulary = {
  members: (key) => (key === 'unit' ? UNIT_MEMBERS : key === 'hex' ? HEX_MEMBERS : NOTHING),
  functions: new Map(FUNCTIONS.map((spec) => [spec.name, spec])),
  variables: new Map<string, Type>([
    ['turn', INT],
    ['all_units', listOf(UNIT)],
  ]),
  enums: new Map([KIND, SIDE, FEATURE, LETTER].map((type) => [type.name, type])),
};

export const SCOPE: ReadonlyMap<string, Type> = new Map<string, Type>([
  ['unit', UNIT],
  ['enemy', UNIT],
  ['from', HEX],
  ['to', HEX],
  ['side', SIDE],
  ['mp', NUMBER],
  ['n', INT],
  ['zero', INT],
  ['tired', BOOL],
  ['word', TEXT],
  ['sky', SKY],
  ['numbers', listOf(INT)],
  ['kinds', listOf(KIND)],
  ['features', FEATURES],
]);

export const VALUES: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['turn', 7],
  ['all_units', [0, 1, 2, 3]],
  ['unit', 0],
  ['enemy', 2],
  ['from', 0],
  ['to', 1],
  ['side', 1],
  ['mp', 2.5],
  ['n', -3],
  ['zero', 0],
  ['tired', false],
  ['word', 'a'],
  ['sky', { depth: 4, side: 0 }],
  ['numbers', [3, -1, 4, 1, 3]],
  ['kinds', [2, 0, 2]],
  ['features', 2],
]);

export function parsed(text: string): Ast {
  const result = parseExpression(text);
  if ('problem' in result) throw new Error(`${text}: ${describeProblem(result.problem)}`);
  return result.ast;
}

export function checked(text: string, expected?: Type): TypedNode {
  const result = checkExpression(parsed(text), VOCABULARY, SCOPE, expected);
  if ('problem' in result) throw new Error(`${text}: ${describeProblem(result.problem)}`);
  return result.node;
}

export function problemOf(text: string, expected?: Type): Problem {
  const result = parseExpression(text);
  if ('problem' in result) return result.problem;
  const check = checkExpression(result.ast, VOCABULARY, SCOPE, expected);
  if ('problem' in check) return check.problem;
  throw new Error(`No problem in ${text}`);
}

export function emitted(text: string, expected?: Type): string {
  return emit(checked(text, expected), (variable) => variable);
}

export function interpret(node: TypedNode): Value {
  return evaluate(node, VALUES, HOST);
}

/** Runs emitted text the way a generated module would. */
export function run(node: TypedNode): Value {
  const names = [...VALUES.keys()];
  const body = `'use strict'; return ${emit(node, (variable) => variable)};`;
  return new Function('rt', 'host', ...names, body)(rt, CALLABLE, ...names.map((name) => VALUES.get(name)));
}

/** The value with every -0 turned into 0. */
export function unsigned(value: Value): Value {
  if (typeof value === 'number') return value + 0;
  return Array.isArray(value) ? value.map((item: Value) => unsigned(item)) : value;
}
