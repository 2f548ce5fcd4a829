/** Whether a word, hex or unit that an expression gives may be none, as far as the module itself says so. */
import type { TypedNode } from '../../cel/typed.js';
import type { Subject } from './lint.js';

export function mayBeNone(node: TypedNode, subject: Subject): boolean {
  const { source, board } = subject;
  if (node.op === 'literal') return node.value === -1;
  if (node.op === 'choice') return mayBeNone(node.yes, subject) || mayBeNone(node.no, subject);
  if (node.op !== 'member') return false;
  const [tag = ''] = node.member.reads ?? [];
  if (tag === 'place') return true; // A unit on the map is in no box, a unit in a box on no hex.
  if (tag.startsWith('attribute:')) return isMissing(board.attributes[node.name]);
  if (tag.startsWith('status:')) {
    const status = source.module.value.statuses?.find(({ id, on }) => tag === `status:${on}:${id}`);
    return status?.default === undefined || status.default === 'none';
  }
  return tag === 'map' && isMissing(board.hexAttributes[node.name]);
}

function isMissing(column: ArrayLike<unknown> | undefined): boolean {
  return column !== undefined && Array.from(column).includes(-1);
}
