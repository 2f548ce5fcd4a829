/**
 * The reference interpreter: what an expression means, one case an operator, and no thought of speed.
 * Generated code must agree with it. Conditions are read left to right and stop at the first that decides.
 */
import * as rt from './runtime.js';
import type { BinaryNode, MacroNode, TypedNode } from './typed.js';
import type { Host, Value } from './types.js';

type Scope = ReadonlyMap<string, Value>;

export function evaluate(node: TypedNode, scope: Scope, host: Host): Value {
  const value = (inner: TypedNode): Value => evaluate(inner, scope, host);
  switch (node.op) {
    case 'literal':
      return node.value;
    case 'list':
      return node.items.map(value);
    case 'variable': {
      const found = scope.get(node.name);
      if (found === undefined) throw new Error(`Cannot evaluate: variable "${node.name}" has no value`);
      return found;
    }
    case 'member':
      return node.member.evaluate(value(node.object), host);
    case 'field':
      return (value(node.object) as Readonly<Record<string, Value>>)[node.name]!;
    case 'index':
      return rt.at(listOf(value(node.object)), value(node.index) as number, node.source);
    case 'call':
      return node.spec.evaluate(node.args.map(value), host);
    case 'builtin':
      return node.builtIn.evaluate(node.args.map(value));
    case 'macro':
      return evaluateMacro(node, scope, host);
    case 'unary':
      return node.operator === '!' ? !value(node.operand) : -(value(node.operand) as number);
    case 'binary':
      if (node.operator === '&&') return value(node.left) && value(node.right);
      if (node.operator === '||') return value(node.left) || value(node.right);
      return evaluateBinary(node, value(node.left), value(node.right));
    case 'choice':
      return value(node.test) ? value(node.yes) : value(node.no);
  }
}

function listOf(value: Value): readonly Value[] {
  return value as readonly Value[];
}

function evaluateMacro(node: MacroNode, scope: Scope, host: Host): Value {
  const list = listOf(evaluate(node.list, scope, host));
  const body = (item: Value): Value => evaluate(node.body, new Map(scope).set(node.variable, item), host);
  switch (node.macro) {
    case 'map':
      return list.map(body);
    case 'filter':
      return list.filter(body);
    case 'exists':
      return list.some(body);
    case 'all':
      return list.every(body);
    case 'exists_one':
      return list.filter(body).length === 1;
  }
}

function evaluateBinary(node: BinaryNode, left: Value, right: Value): Value {
  switch (node.operator) {
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case 'in':
      if (node.right.type.kind === 'list') return listOf(right).includes(left);
      return left !== -1 && ((right as number) & (1 << (left as number))) !== 0;
    case '+':
      return typeof left === 'string' ? left + right : (left as number) + (right as number);
    default:
      return evaluateNumbers(node, left as number, right as number);
  }
}

function evaluateNumbers(node: BinaryNode, left: number, right: number): Value {
  switch (node.operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return node.type.kind === 'int' ? rt.divide(left, right, node.source) : rt.ratio(left, right, node.source);
    case '%':
      return rt.remainder(left, right, node.source);
    default:
      throw new Error(`Cannot evaluate operator ${node.operator}`);
  }
}
