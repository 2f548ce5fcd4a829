/** `x in set` as a mask test, `x in [literals]` as comparisons or a mask, `x in list` as a search. */
import { type Emitted, type Emitting, LEVEL, note, primary } from './emitting.js';
import type { BinaryNode, ListNode, LiteralNode, TypedNode } from './typed.js';

/** Up to here a chain of comparisons reads better and runs faster than anything else. */
const LONGEST_CHAIN = 6;
const MOST_BITS = 31;

export function emitIn(node: BinaryNode, emitting: Emitting): Emitted {
  const { left, right } = node;
  if (right.type.kind === 'set') return emitInSet(left, right, emitting);
  if (right.op === 'list') return emitInLiterals(left, right, emitting) ?? emitSearch(left, right, emitting);
  return emitSearch(left, right, emitting);
}

function emitSearch(left: TypedNode, right: TypedNode, emitting: Emitting): Emitted {
  const list = emitting.text(right, LEVEL.primary, emitting);
  return primary(`${list}.includes(${emitting.text(left, LEVEL.argument, emitting)})`);
}

function emitInSet(left: TypedNode, right: TypedNode, emitting: Emitting): Emitted {
  if (left.op === 'literal' && left.type.kind === 'enum') {
    const bit = `${1 << Number(left.value)}${note(left.label)}`;
    return { text: `(${emitting.text(right, LEVEL.compare, emitting)} & ${bit}) !== 0`, level: LEVEL.equal };
  }
  const set = emitting.text(right, LEVEL.shift, emitting);
  return testBit(set, left, emitting);
}

/** None is -1, and a shift by -1 is one by 31: a bit that no set has. */
function testBit(set: string, index: TypedNode, emitting: Emitting): Emitted {
  const shift = emitting.text(index, LEVEL.shift + 1, emitting);
  return { text: `((${set} >> ${shift}) & 1) === 1`, level: LEVEL.equal };
}

function emitInLiterals(left: TypedNode, list: ListNode, emitting: Emitting): Emitted | undefined {
  const literals = new Map<LiteralNode['value'], LiteralNode>();
  for (const item of list.items) {
    if (item.op !== 'literal') return undefined;
    if (!literals.has(item.value)) literals.set(item.value, item);
  }
  const items = [...literals.values()];
  if (isRepeatable(left) && items.length <= LONGEST_CHAIN) {
    const subject = emitting.text(left, LEVEL.equal, emitting);
    const tests = items.map((item) => `${subject} === ${emitting.text(item, LEVEL.compare, emitting)}`);
    return { text: tests.join(' || '), level: tests.length === 1 ? LEVEL.equal : LEVEL.or };
  }
  const isSmallEnum = (item: LiteralNode): boolean =>
    item.type.kind === 'enum' && item.type.members.length <= MOST_BITS && Number(item.value) >= 0;
  if (!items.every(isSmallEnum)) return undefined;
  const mask = items.reduce((bits, item) => bits | (1 << Number(item.value)), 0);
  return testBit(`${mask}${note(items.map((item) => item.label).join(', '))}`, left, emitting);
}

/** Cheap to read again: a variable, or a member chain on one. */
function isRepeatable(node: TypedNode): boolean {
  if (node.op === 'member' || node.op === 'field') return isRepeatable(node.object);
  return node.op === 'variable';
}
