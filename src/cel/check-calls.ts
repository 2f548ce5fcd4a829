/** Types of calls: the built-in functions of `functions.ts`, then those of the vocabulary. A built-in name wins. */
import { type CallAst, MACROS } from './ast.js';
import { type Checking, describeOperand, hintNearest } from './checking.js';
import { BUILT_INS, type BuiltIn } from './functions.js';
import { refuse } from './problem.js';
import type { TypedNode } from './typed.js';
import { assignable, type FunctionSpec, typeName } from './types.js';

export function checkCall(ast: CallAst, checking: Checking): TypedNode {
  const { name, receiver } = ast;
  const builtIn = BUILT_INS.get(name);
  const spec = checking.vocabulary.functions.get(name);
  if (receiver !== undefined) {
    if (name === 'size' && builtIn !== undefined) return checkBuiltIn(ast, builtIn, [receiver, ...ast.args], checking);
    if (builtIn === undefined && spec === undefined) refuseFunction(ast, [...MACROS, 'size']);
    refuse(ast.nameAt, 'unknown-function', `Cannot call ${name} after a dot.`, {
      found: name,
      hint: `Write ${name}(...) with everything it needs between the parentheses.`,
    });
  }
  if (builtIn !== undefined) return checkBuiltIn(ast, builtIn, ast.args, checking);
  if (spec !== undefined) return checkSpec(ast, spec, checking);
  return refuseFunction(ast, [...BUILT_INS.keys(), ...checking.vocabulary.functions.keys()]);
}

function refuseFunction(ast: CallAst, known: readonly string[]): never {
  const { name, receiver } = ast;
  const isMacro = receiver === undefined && (MACROS as readonly string[]).includes(name);
  return refuse(ast.nameAt, 'unknown-function', `Cannot find a function "${name}".`, {
    found: name,
    allowed: known,
    ...(isMacro ? { hint: `Write list.${name}(x, ...).` } : hintNearest(name, known)),
  });
}

function checkBuiltIn(ast: CallAst, builtIn: BuiltIn, asts: CallAst['args'], checking: Checking): TypedNode {
  const { least, most } = builtIn;
  if (asts.length < least || asts.length > most) refuseCount(ast, least, asts.length, builtIn.signatures);
  const args = asts.map((arg) => checking.check(arg, checking));
  const type = builtIn.returns(args.map((arg) => arg.type));
  if (type === undefined) {
    const found = args.map((arg) => typeName(arg.type)).join(', ');
    return refuse(ast, 'wrong-argument', `Cannot call ${ast.name} with ${found}.`, {
      found,
      allowed: builtIn.signatures,
    });
  }
  return { op: 'builtin', builtIn, args, type, start: ast.start, end: ast.end };
}

function checkSpec(ast: CallAst, spec: FunctionSpec, checking: Checking): TypedNode {
  const signature = `${spec.name}(${spec.params.map(typeName).join(', ')})`;
  if (ast.args.length !== spec.params.length) refuseCount(ast, spec.params.length, ast.args.length, [signature]);
  const args = spec.params.map((param, index) => {
    const arg = checking.check(ast.args[index]!, checking, { type: param });
    if (!assignable(arg.type, param)) {
      const which = `argument ${index + 1} of ${spec.name}`;
      refuse(arg, 'wrong-argument', `Cannot use ${describeOperand(arg)} as ${which}.`, {
        found: typeName(arg.type),
        allowed: [typeName(param)],
      });
    }
    return arg;
  });
  return { op: 'call', spec, args, type: spec.returns, start: ast.start, end: ast.end };
}

function refuseCount(ast: CallAst, needed: number, found: number, signatures: readonly string[]): never {
  const arguments_ = found === 1 ? '1 argument' : `${found} arguments`;
  return refuse(ast, 'wrong-argument-count', `Cannot call ${ast.name} with ${arguments_}: it takes ${needed}.`, {
    found: String(found),
    allowed: signatures,
  });
}
