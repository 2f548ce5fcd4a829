/**
 * The closed list of functions that every vocabulary has. Adding one raises the version: modules name the version
 * they were written for. Whatever knows the game (distance, units, tables) comes from the vocabulary instead.
 */
import * as rt from './runtime.js';
import { INT, isNumeric, joinTypes, NUMBER, type Type, type Value } from './types.js';

export const FUNCTIONS_VERSION = 2;

export interface BuiltIn {
  readonly name: string;
  /** For the reference page and for messages. */
  readonly signatures: readonly string[];
  readonly doc: string;
  readonly least: number;
  readonly most: number;
  /** The type of the result, or undefined when the arguments do not fit. */
  returns(args: readonly Type[]): Type | undefined;
  emit(args: readonly string[]): string;
  evaluate(args: readonly Value[]): Value;
}

type Numbers = readonly number[];

const numericList = ([list]: readonly Type[]): Type | undefined =>
  list?.kind === 'list' && isNumeric(list.of) ? list.of : undefined;

const widest = (types: readonly Type[]): Type | undefined =>
  types.every(isNumeric) ? (types.every((type) => type.kind === 'int') ? INT : NUMBER) : undefined;

function rounding(name: string, doc: string, emitted: string, compute: (x: number) => number): BuiltIn {
  return {
    name,
    signatures: [`${name}(number): int`],
    doc,
    least: 1,
    most: 1,
    returns: (args) => (args.every(isNumeric) ? INT : undefined),
    emit: ([x]) => `${emitted}(${x})`,
    evaluate: ([x]) => compute(x as number),
  };
}

function extreme(name: 'min' | 'max', doc: string, ofList: (list: Numbers) => number): BuiltIn {
  return {
    name,
    signatures: [
      `${name}(int, int, ...): int`,
      `${name}(number, number, ...): number`,
      `${name}(list of int): int`,
      `${name}(list of number): number`,
    ],
    doc,
    least: 1,
    most: 16,
    returns: (args) => (args.length === 1 ? numericList(args) : widest(args)),
    emit: (args) => (args.length === 1 ? `rt.${name}(${args[0]})` : `Math.${name}(${args.join(', ')})`),
    evaluate: (args) => ofList((args.length === 1 ? args[0] : args) as Numbers),
  };
}

const LIST: readonly BuiltIn[] = [
  {
    name: 'size',
    signatures: ['size(list): int', 'list.size(): int'],
    doc: 'How many elements a list has.',
    least: 1,
    most: 1,
    returns: ([list]) => (list?.kind === 'list' ? INT : undefined),
    emit: ([list]) => `${list}.length`,
    evaluate: ([list]) => (list as readonly Value[]).length,
  },
  {
    name: 'sum',
    signatures: ['sum(list of int): int', 'sum(list of number): number'],
    doc: 'The elements added up; 0 for an empty list.',
    least: 1,
    most: 1,
    returns: numericList,
    emit: ([list]) => `rt.sum(${list})`,
    evaluate: ([list]) => rt.sum(list as Numbers),
  },
  extreme('min', 'The least of the values, or of the elements of a list; 0 for an empty list.', rt.min),
  extreme('max', 'The greatest of the values, or of the elements of a list; 0 for an empty list.', rt.max),
  {
    name: 'abs',
    signatures: ['abs(int): int', 'abs(number): number'],
    doc: 'The value without its sign.',
    least: 1,
    most: 1,
    returns: widest,
    emit: ([x]) => `Math.abs(${x})`,
    evaluate: ([x]) => Math.abs(x as number),
  },
  rounding('floor', 'Rounded down: -1.5 is -2.', 'Math.floor', Math.floor),
  rounding('ceil', 'Rounded up: -1.5 is -1.', 'Math.ceil', Math.ceil),
  rounding('round', 'Rounded to the nearest, halves away from zero: 2.5 is 3, -2.5 is -3.', 'rt.round', rt.round),
  rounding('trunc', 'Rounded toward zero: -1.5 is -1.', 'Math.trunc', Math.trunc),
  {
    name: 'first',
    signatures: ['first(list of enum or ref): the same enum or ref'],
    doc: 'The first element, none for an empty list.',
    least: 1,
    most: 1,
    returns: ([list]) =>
      list?.kind === 'list' && (list.of.kind === 'enum' || list.of.kind === 'ref') ? list.of : undefined,
    emit: ([list]) => `(${list}[0] ?? -1)`,
    evaluate: ([list]) => (list as readonly Value[])[0] ?? -1,
  },
  {
    name: 'join',
    signatures: ['join(list, list): the same list'],
    doc: 'The elements of the first list, then those of the second.',
    least: 2,
    most: 2,
    returns: ([left, right]) => (left?.kind === 'list' && right?.kind === 'list' ? joinTypes(left, right) : undefined),
    emit: ([left, right]) => `[...${left}, ...${right}]`,
    evaluate: ([left, right]) => [...(left as readonly Value[]), ...(right as readonly Value[])],
  },
  {
    name: 'distinct',
    signatures: ['distinct(list): the same list'],
    doc: 'Each value of a list once, in the order of its first appearance.',
    least: 1,
    most: 1,
    returns: ([list]) =>
      list?.kind === 'list' && list.of.kind !== 'list' && list.of.kind !== 'record' ? list : undefined,
    emit: ([list]) => `rt.distinct(${list})`,
    evaluate: ([list]) => rt.distinct(list as readonly Value[]),
  },
];

export const BUILT_INS: ReadonlyMap<string, BuiltIn> = new Map(LIST.map((builtIn) => [builtIn.name, builtIn]));
