/**
 * Typed tree in, text of one JavaScript expression out (valid TypeScript too), with `rt` standing for `runtime.ts`.
 * Must agree with `evaluate`, and a property test compares them. Nothing an author wrote is pasted: only names that
 * were checked against declarations, literals through JSON, and what the vocabulary and `resolve` hand back.
 */
import { emitIn } from './emit-in.js';
import { emitListFunction, emitMacro } from './emit-lists.js';
import { type Emitted, type Emitting, LEVEL, note, primary } from './emitting.js';
import { isNonZeroLiteral } from './may-throw.js';
import type { BinaryNode, LiteralNode, TypedNode } from './typed.js';

/** `resolve` gives the text of a free variable; it must bind tightest, and names that start with `$` are ours. */
export function emit(node: TypedNode, resolve: (variable: string) => string): string {
  return text(node, LEVEL.argument, { resolve, names: new Map(), text });
}

function text(node: TypedNode, least: number, emitting: Emitting): string {
  const emitted = emitNode(node, emitting);
  return emitted.level < least ? `(${emitted.text})` : emitted.text;
}

function emitNode(node: TypedNode, emitting: Emitting): Emitted {
  switch (node.op) {
    case 'literal':
      return emitLiteral(node);
    case 'list':
      return primary(`[${node.items.map((item) => text(item, LEVEL.argument, emitting)).join(', ')}]`);
    case 'variable':
      return primary(emitting.names.get(node.name) ?? emitting.resolve(node.name));
    case 'member':
      return primary(node.member.emit(text(node.object, LEVEL.primary, emitting)));
    case 'field':
      return primary(`${text(node.object, LEVEL.primary, emitting)}.${node.name}`);
    case 'index': {
      const list = text(node.object, LEVEL.argument, emitting);
      const index = text(node.index, LEVEL.argument, emitting);
      return primary(`rt.at(${list}, ${index}, ${JSON.stringify(node.source)})`);
    }
    case 'call':
      return primary(node.spec.emit(node.args.map((arg) => text(arg, LEVEL.argument, emitting))));
    case 'builtin': {
      const fused = emitListFunction(node, emitting);
      if (fused !== undefined) return fused;
      const least = (arg: TypedNode): number => (arg.type.kind === 'list' ? LEVEL.primary : LEVEL.argument);
      return primary(node.builtIn.emit(node.args.map((arg) => text(arg, least(arg), emitting))));
    }
    case 'macro':
      return emitMacro(node, emitting);
    case 'unary': {
      const operand = text(node.operand, LEVEL.unary, emitting);
      const apart = node.operator === '-' && operand.startsWith('-') ? `(${operand})` : operand;
      return { text: `${node.operator}${apart}`, level: LEVEL.unary };
    }
    case 'binary':
      return node.operator === 'in' ? emitIn(node, emitting) : emitBinary(node, emitting);
    case 'choice': {
      const test = text(node.test, LEVEL.or, emitting);
      const yes = text(node.yes, LEVEL.argument, emitting);
      const no = text(node.no, LEVEL.argument, emitting);
      return { text: `${test} ? ${yes} : ${no}`, level: LEVEL.choice };
    }
  }
}

function emitLiteral(node: LiteralNode): Emitted {
  const { value, label } = node;
  const level = typeof value === 'number' && value < 0 ? LEVEL.unary : LEVEL.primary;
  return { text: `${JSON.stringify(value)}${note(label)}`, level };
}

const OPERATORS = {
  '||': ['||', LEVEL.or],
  '&&': ['&&', LEVEL.and],
  '==': ['===', LEVEL.equal],
  '!=': ['!==', LEVEL.equal],
  '<': ['<', LEVEL.compare],
  '<=': ['<=', LEVEL.compare],
  '>': ['>', LEVEL.compare],
  '>=': ['>=', LEVEL.compare],
  '+': ['+', LEVEL.add],
  '-': ['-', LEVEL.add],
  '*': ['*', LEVEL.multiply],
  '/': ['/', LEVEL.multiply],
  '%': ['%', LEVEL.multiply],
} as const;

function emitBinary(node: BinaryNode, emitting: Emitting): Emitted {
  if (node.operator === 'in') return emitIn(node, emitting);
  const { operator, left, right } = node;
  if (operator === '/' || operator === '%') return emitDivision(node, emitting);
  const [sign, level] = OPERATORS[operator];
  if (level === LEVEL.equal && left.op === 'literal' && right.op === 'literal') {
    // TypeScript refuses to compare literals that cannot be equal.
    return primary(String((left.value === right.value) === (operator === '==')));
  }
  const associative = operator === '&&' || operator === '||';
  const rightText = text(right, associative ? level : level + 1, emitting);
  return { text: `${text(left, level, emitting)} ${sign} ${rightText}`, level };
}

function emitDivision(node: BinaryNode, emitting: Emitting): Emitted {
  const { operator, left, right, source, type } = node;
  const whole = operator === '/' && type.kind === 'int';
  if (isNonZeroLiteral(right)) {
    const sign = operator === '/' ? '/' : '%';
    const plain = `${text(left, LEVEL.multiply, emitting)} ${sign} ${text(right, LEVEL.unary, emitting)}`;
    return whole ? primary(`Math.trunc(${plain})`) : { text: plain, level: LEVEL.multiply };
  }
  const helper = operator === '%' ? 'remainder' : whole ? 'divide' : 'ratio';
  const args = [text(left, LEVEL.argument, emitting), text(right, LEVEL.argument, emitting), JSON.stringify(source)];
  return primary(`rt.${helper}(${args.join(', ')})`);
}
