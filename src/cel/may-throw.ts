/**
 * Whether evaluating a node can throw: only then does it matter that generated code skips it or takes it later.
 * Members and functions of the vocabulary answer for every value of their types, so they count as safe.
 */
import type { TypedNode } from './typed.js';

export function mayThrow(node: TypedNode): boolean {
  switch (node.op) {
    case 'literal':
    case 'variable':
      return false;
    case 'list':
      return node.items.some(mayThrow);
    case 'member':
    case 'field':
      return mayThrow(node.object);
    case 'index':
      return true;
    case 'call':
    case 'builtin':
      return node.args.some(mayThrow);
    case 'macro':
      return mayThrow(node.list) || mayThrow(node.body);
    case 'unary':
      return mayThrow(node.operand);
    case 'binary':
      return (node.source !== '' && !isNonZeroLiteral(node.right)) || mayThrow(node.left) || mayThrow(node.right);
    case 'choice':
      return mayThrow(node.test) || mayThrow(node.yes) || mayThrow(node.no);
  }
}

export function isNonZeroLiteral(node: TypedNode): boolean {
  return node.op === 'literal' && typeof node.value === 'number' && node.value !== 0;
}
