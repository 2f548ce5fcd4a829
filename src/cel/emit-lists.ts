/**
 * Macros and list functions. `list.filter(...).map(...)` under sum, size, first, exists, all and exists_one becomes one
 * loop without arrays in between, where it cannot skip something that would have thrown.
 */
import { type Emitted, type Emitting, LEVEL, parameterFor, primary, withName } from './emitting.js';
import { mayThrow } from './may-throw.js';
import type { BuiltInNode, MacroNode, TypedNode } from './typed.js';

/** A source, the conditions an element must pass, and what is made of it. */
interface Chain {
  readonly source: TypedNode;
  readonly filters: readonly MacroNode[];
  readonly map: MacroNode | undefined;
}

function chainOf(node: TypedNode): Chain {
  const map = node.op === 'macro' && node.macro === 'map' ? node : undefined;
  const filters: MacroNode[] = [];
  let source = map === undefined ? node : map.list;
  while (source.op === 'macro' && source.macro === 'filter') {
    filters.unshift(source);
    source = source.list;
  }
  return { source, filters, map };
}

const TOTAL = '$$';

export function emitMacro(node: MacroNode, emitting: Emitting): Emitted {
  const { macro, list } = node;
  if (macro === 'map' || macro === 'filter') return emitLoop(list, macro, [node], emitting);
  const chain = chainOf(list);
  const fuses = chain.map === undefined && !chain.filters.some((filter) => mayThrow(filter.body));
  const source = fuses ? chain.source : list;
  const filters = fuses ? chain.filters : [];
  if (macro === 'exists') return emitLoop(source, 'some', [...filters, node], emitting);
  if (macro === 'exists_one') {
    const count = emitCount(source, [...filters, node], emitting);
    return { text: `${count.text} === 1`, level: LEVEL.equal };
  }
  if (filters.length === 0) return emitLoop(source, 'every', [node], emitting);
  const { parameter, bodies } = emitBodies([...filters, node], emitting);
  const tests = bodies(LEVEL.and);
  const failing = tests.slice(0, -1).join(' && ');
  const list_ = emitting.text(source, LEVEL.primary, emitting);
  return primary(`${list_}.every((${parameter}) => !(${failing}) || ${tests.at(-1)})`);
}

/** Text for a built-in list function over a filtered or mapped list; undefined when there is nothing to fuse. */
export function emitListFunction(node: BuiltInNode, emitting: Emitting): Emitted | undefined {
  const arg = node.args[0];
  if (node.args.length !== 1 || arg?.op !== 'macro') return undefined;
  const { source, filters, map } = chainOf(arg);
  switch (node.builtIn.name) {
    case 'sum':
      return emitSum(source, filters, map, emitting);
    case 'size':
      return map === undefined && filters.length > 0 ? emitCount(source, filters, emitting) : undefined;
    case 'first': {
      const total = map === undefined && filters.length > 0 && !filters.some((filter) => mayThrow(filter.body));
      return total ? primary(`(${emitLoop(source, 'find', filters, emitting).text} ?? -1)`) : undefined;
    }
    default:
      return undefined;
  }
}

function emitSum(
  source: TypedNode,
  filters: readonly MacroNode[],
  map: MacroNode | undefined,
  emitting: Emitting,
): Emitted {
  const { parameter, bodies } = emitBodies(map === undefined ? filters : [...filters, map], emitting);
  const value = map === undefined ? parameter : bodies(LEVEL.multiply).at(-1);
  const conditions = bodies(LEVEL.and).slice(0, filters.length).join(' && ');
  const step = conditions === '' ? `${TOTAL} + ${value}` : `${conditions} ? ${TOTAL} + ${value} : ${TOTAL}`;
  return primary(`${emitting.text(source, LEVEL.primary, emitting)}.reduce((${TOTAL}, ${parameter}) => ${step}, 0)`);
}

function emitCount(source: TypedNode, conditions: readonly MacroNode[], emitting: Emitting): Emitted {
  const { parameter, bodies } = emitBodies(conditions, emitting);
  const step = `${bodies(LEVEL.and).join(' && ')} ? ${TOTAL} + 1 : ${TOTAL}`;
  return primary(`${emitting.text(source, LEVEL.primary, emitting)}.reduce((${TOTAL}, ${parameter}) => ${step}, 0)`);
}

function emitLoop(
  source: TypedNode,
  method: 'map' | 'filter' | 'some' | 'every' | 'find',
  macros: readonly MacroNode[],
  emitting: Emitting,
): Emitted {
  const { parameter, bodies } = emitBodies(macros, emitting);
  const body = bodies(macros.length > 1 ? LEVEL.and : LEVEL.argument).join(' && ');
  return primary(`${emitting.text(source, LEVEL.primary, emitting)}.${method}((${parameter}) => ${body})`);
}

/** All bodies of a chain speak of one parameter, whatever its author called it in each. */
function emitBodies(
  macros: readonly MacroNode[],
  emitting: Emitting,
): { readonly parameter: string; bodies(least: number): readonly string[] } {
  const parameter = parameterFor(macros[0]!.variable, emitting);
  const bodies = (least: number): string[] =>
    macros.map((macro) => emitting.text(macro.body, least, withName(emitting, macro.variable, parameter)));
  return { parameter, bodies };
}
