/**
 * What an expression looks at, for a compiler that plans memoisation: nothing is evaluated, both branches count.
 * Inside a macro the chain goes on through the list: `units.exists(u, u.kind == ...)` is `units` -> `[].kind`.
 */
import type { TypedNode } from './typed.js';

export interface Dependencies {
  /** Free variables. */
  readonly variables: ReadonlySet<string>;
  /** The `reads` tags of every member and function used. */
  readonly reads: ReadonlySet<string>;
  /** Names of vocabulary functions called. */
  readonly calls: ReadonlySet<string>;
  /** Free variable -> the longest member chains on it (`unit` -> `hex.terrain`, `kind`); '' = used as it stands. */
  readonly chains: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Where a value hangs: a free variable and the steps from it. */
interface Path {
  readonly root: string;
  readonly steps: readonly string[];
}

interface Collecting {
  readonly variables: Set<string>;
  readonly reads: Set<string>;
  readonly calls: Set<string>;
  readonly chains: Map<string, Set<string>>;
}

type Bound = ReadonlyMap<string, Path | undefined>;

export function dependencies(node: TypedNode): Dependencies {
  const found: Collecting = { variables: new Set(), reads: new Set(), calls: new Set(), chains: new Map() };
  use(node, new Map(), found);
  return found;
}

/** Visits a node whose value is used as it stands. */
function use(node: TypedNode, bound: Bound, found: Collecting): void {
  end(visit(node, bound, found), found);
}

function end(path: Path | undefined, found: Collecting): void {
  if (path === undefined) return;
  const chains = found.chains.get(path.root) ?? new Set();
  found.chains.set(path.root, chains.add(path.steps.join('.').replaceAll('.[]', '[]')));
}

/** Visits a node and says where its value hangs, if it may still be followed further. */
function visit(node: TypedNode, bound: Bound, found: Collecting): Path | undefined {
  const useAll = (nodes: readonly TypedNode[]): void => {
    for (const inner of nodes) use(inner, bound, found);
  };
  switch (node.op) {
    case 'literal':
      return undefined;
    case 'variable':
      if (node.bound) return bound.get(node.name);
      found.variables.add(node.name);
      return { root: node.name, steps: [] };
    case 'member':
      for (const tag of node.member.reads ?? []) found.reads.add(tag);
      return follow(visit(node.object, bound, found), node.name);
    case 'field':
      return follow(visit(node.object, bound, found), node.name);
    case 'index': {
      const path = visit(node.object, bound, found);
      use(node.index, bound, found);
      return follow(path, '[]');
    }
    case 'macro': {
      const list = visit(node.list, bound, found);
      if (node.macro === 'filter') {
        use(node.body, new Map(bound).set(node.variable, follow(list, '[]')), found);
        return list;
      }
      end(list, found);
      use(node.body, new Map(bound).set(node.variable, follow(list, '[]')), found);
      return undefined;
    }
    case 'call':
      found.calls.add(node.spec.name);
      for (const tag of node.spec.reads ?? []) found.reads.add(tag);
      useAll(node.args);
      return undefined;
    case 'builtin':
      useAll(node.args);
      return undefined;
    case 'list':
      useAll(node.items);
      return undefined;
    case 'unary':
      use(node.operand, bound, found);
      return undefined;
    case 'binary':
      useAll([node.left, node.right]);
      return undefined;
    case 'choice':
      use(node.test, bound, found);
      useAll([node.yes, node.no]);
      return undefined;
  }
}

function follow(path: Path | undefined, step: string): Path | undefined {
  return path === undefined ? undefined : { root: path.root, steps: [...path.steps, step] };
}
