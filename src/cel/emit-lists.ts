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
  const { parameter, bodies } = emitBodies(
    [...filters, node],
    [...joined(filters, LEVEL.argument), LEVEL.or],
    emitting,
  );
  const failing = bodies.slice(0, -1).join(' && ');
  const text = emitting.text(source, LEVEL.primary, emitting);
  return primary(`${text}.every((${parameter}) => !(${failing}) || ${bodies.at(-1)})`);
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
  const macros = map === undefined ? filters : [...filters, map];
  const { parameter, bodies } = emitBodies(macros, [...joined(filters, LEVEL.or), LEVEL.multiply], emitting);
  const value = map === undefined ? parameter : bodies.at(-1);
  const conditions = bodies.slice(0, filters.length).join(' && ');
  const step = conditions === '' ? `${TOTAL} + ${value}` : `${conditions} ? ${TOTAL} + ${value} : ${TOTAL}`;
  return primary(`${emitting.text(source, LEVEL.primary, emitting)}.reduce((${TOTAL}, ${parameter}) => ${step}, 0)`);
}

function emitCount(source: TypedNode, conditions: readonly MacroNode[], emitting: Emitting): Emitted {
  const { parameter, bodies } = emitBodies(conditions, joined(conditions, LEVEL.or), emitting);
  const step = `${bodies.join(' && ')} ? ${TOTAL} + 1 : ${TOTAL}`;
  return primary(`${emitting.text(source, LEVEL.primary, emitting)}.reduce((${TOTAL}, ${parameter}) => ${step}, 0)`);
}

function emitLoop(
  source: TypedNode,
  method: 'map' | 'filter' | 'some' | 'every' | 'find',
  macros: readonly MacroNode[],
  emitting: Emitting,
): Emitted {
  const { parameter, bodies } = emitBodies(macros, joined(macros, LEVEL.argument), emitting);
  const text = emitting.text(source, LEVEL.primary, emitting);
  return primary(`${text}.${method}((${parameter}) => ${bodies.join(' && ')})`);
}

/**
 * All bodies of a chain speak of one parameter, whatever its author called it in each.
 * Each body is emitted once: twice would double the work at every level of nesting.
 */
function emitBodies(
  macros: readonly MacroNode[],
  leasts: readonly number[],
  emitting: Emitting,
): { readonly parameter: string; readonly bodies: readonly string[] } {
  const parameter = parameterFor(macros[0]!.variable, emitting);
  const bodies = macros.map((macro, index) =>
    emitting.text(macro.body, leasts[index]!, withName(emitting, macro.variable, parameter)),
  );
  return { parameter, bodies };
}

/** The level each of several conditions needs to be joined with `&&`; alone it needs only what stands around it. */
function joined(conditions: readonly MacroNode[], alone: number): number[] {
  return conditions.map(() => (conditions.length > 1 ? LEVEL.and : alone));
}
