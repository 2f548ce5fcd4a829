/** What nodes can lead out of, and what they change. */
import type { Node } from '../../model/module.js';
import type { ModuleSource } from '../source.js';
import { innerLists, someNode } from './walk.js';

/** Whether nodes of a loop's body can leave the loop: by leaving it, its procedure, or the game. */
export function canLeave(nodes: readonly Node[], source: ModuleSource): boolean {
  return nodes.some((node) => leaves(node, false, source));
}

/** `inner`: inside a further loop, whose own leaving does not count. */
function leaves(node: Node, inner: boolean, source: ModuleSource): boolean {
  if ('leave' in node) return node.leave === 'procedure' || !inner;
  if ('choose' in node && node.done?.leave === true && !inner) return true;
  if ('apply' in node) return node.apply.some((effect) => 'end' in effect);
  if ('call' in node) return endsGame(node.call, source, new Set());
  const loop = inner || 'each' in node || 'repeat' in node;
  return innerLists(node, { document: { file: '', text: '' }, pointer: '' }).some(({ nodes }) =>
    nodes.some((next) => leaves(next, loop, source)),
  );
}

function endsGame(id: string, source: ModuleSource, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const nodes = source.procedures.find(({ value }) => value.id === id)?.value.do ?? [];
  return someNode(nodes, (node) =>
    'apply' in node
      ? node.apply.some((effect) => 'end' in effect)
      : 'call' in node && endsGame(node.call, source, seen),
  );
}

/** Whether nodes change the state or ask for something, here or in what they call. */
export function acts(nodes: readonly Node[], source: ModuleSource, seen = new Set<string>()): boolean {
  return someNode(nodes, (node) => {
    if ('choose' in node || 'roll' in node || 'draw' in node || 'apply' in node || 'travel' in node) return true;
    if (!('call' in node) || seen.has(node.call)) return false;
    seen.add(node.call);
    return acts(source.procedures.find(({ value }) => value.id === node.call)?.value.do ?? [], source, seen);
  });
}

/** Names of the variables that nodes give a value. */
export function variablesSet(nodes: readonly Node[]): Set<string> {
  const names = new Set<string>();
  someNode(nodes, (node) => {
    if ('lookup' in node) for (const name of Object.keys(node.lookup)) names.add(name);
    if ('choose' in node) names.add(node.choose);
    if ('as' in node && node.as !== undefined) names.add(node.as);
    return false;
  });
  return names;
}
