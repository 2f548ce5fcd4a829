/** Walks over the nodes of a module: every list of nodes with what it belongs to, and every node inside a list. */
import type { Node, Phase } from '../../model/module.js';
import { below, type Where } from '../report.js';
import { type ModuleSource, top } from '../source.js';

/** A list of nodes of its own: the body of a procedure, a phase, a regime's steps, a set-up, a victory. */
export interface NodeList {
  readonly nodes: readonly Node[];
  readonly where: Where;
}

export function nodeLists(source: ModuleSource): NodeList[] {
  return [
    ...source.procedures.map((file) => ({ nodes: file.value.do, where: below(top(file), 'do') })),
    ...source.regimes.map((file) => ({ nodes: file.value.onStep ?? [], where: below(top(file), 'onStep') })),
    ...phasesOf(source).map(({ phase, where }) => ({ nodes: phase.do ?? [], where: below(where, 'do') })),
    ...source.scenarios.flatMap((file) => [
      ...(file.value.setup ?? []).map((step, index) => ({
        nodes: step.do ?? [],
        where: below(top(file), 'setup', index, 'do'),
      })),
      { nodes: file.value.victory?.do ?? [], where: below(top(file), 'victory', 'do') },
    ]),
  ];
}

/** Phases and groups of phases, each with its place. */
export function phasesOf({ sequence }: ModuleSource): { readonly phase: Phase; readonly where: Where }[] {
  const found: { phase: Phase; where: Where }[] = [];
  const visit = (phases: readonly Phase[], where: Where) => {
    for (const [index, phase] of phases.entries()) {
      const at = below(where, index);
      found.push({ phase, where: at });
      visit(phase.phases ?? [], below(at, 'phases'));
    }
  };
  visit(sequence.value.phases, below(top(sequence), 'phases'));
  return found;
}

/** The lists of nodes right inside a node. */
export function innerLists(node: Node, where: Where): NodeList[] {
  if ('choose' in node)
    return (node.options ?? []).map((option, index) => ({
      nodes: option.do ?? [],
      where: below(where, 'options', index, 'do'),
    }));
  if ('repeat' in node) return [{ nodes: node.repeat, where: below(where, 'repeat') }];
  if (!('do' in node)) return [];
  const other = 'else' in node ? [{ nodes: node.else ?? [], where: below(where, 'else') }] : [];
  return [{ nodes: node.do, where: below(where, 'do') }, ...other];
}

/** Calls back for every node of a list and all that it holds. */
export function eachNode({ nodes, where }: NodeList, seen: (node: Node, where: Where) => void): void {
  for (const [index, node] of nodes.entries()) {
    const at = below(where, index);
    seen(node, at);
    for (const inner of innerLists(node, at)) eachNode(inner, seen);
  }
}

/** Whether any node of a list, at any depth, is such a one. */
export function someNode(nodes: readonly Node[], test: (node: Node) => boolean): boolean {
  return nodes.some((node) => test(node) || innerLists(node, nowhere).some((inner) => someNode(inner.nodes, test)));
}

const nowhere: Where = { document: { file: '', text: '' }, pointer: '' };
