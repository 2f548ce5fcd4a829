/**
 * Checks one expression after the other against the vocabulary, notes faults with their position inside the text, and
 * turns what is right into code.
 */

import { checkExpression } from '../cel/check.js';
import { dependencies } from '../cel/dependencies.js';
import { emit } from '../cel/emit.js';
import { parseExpression } from '../cel/parse.js';
import { describeProblem, type Problem } from '../cel/problem.js';
import { parseTemplate } from '../cel/template.js';
import type { TypedNode } from '../cel/typed.js';
import type { EnumType, Type } from '../cel/types.js';
import type { Board } from './board.js';
import type { Param } from './code.js';
import { globalVariables } from './host.js';
import type { Report, Where } from './report.js';
import type { ModuleVocabulary } from './vocabulary.js';
import { typeNamed, typeNames, type Words } from './words.js';

/** A variable in scope: its type, and the code that reads it. */
export interface Local {
  readonly type: Type;
  readonly code: string;
}

export type Scope = ReadonlyMap<string, Local>;

/** A checked expression with the place it stands in and the names it may use. */
export interface Checked {
  readonly node: TypedNode;
  readonly where: Where;
  readonly scope: Scope;
}

export type TemplateParts = readonly (string | { readonly node: TypedNode })[];

export class Checker {
  readonly words: Words;
  readonly board: Board;
  readonly vocabulary: ModuleVocabulary;
  readonly report: Report;
  /** Ids of the states of each unit. */
  readonly unitStates: readonly (readonly string[])[];
  /** Everything that was checked, for tools and for the test that compares both ways of working it out. */
  readonly checked: Checked[] = [];
  /** What each of the module's own functions reads, by name; filled as they are compiled. */
  readonly ownReads = new Map<string, { readonly reads: Set<string>; readonly calls: Set<string> }>();

  constructor(
    words: Words,
    board: Board,
    vocabulary: ModuleVocabulary,
    report: Report,
    unitStates: readonly (readonly string[])[],
  ) {
    this.unitStates = unitStates;
    this.words = words;
    this.board = board;
    this.vocabulary = vocabulary;
    this.report = report;
  }

  /** The checked tree, or null with a fault noted. */
  expression(text: string, where: Where, scope: Scope, expected?: Type): TypedNode | null {
    const parsed = parseExpression(text);
    if ('problem' in parsed) return this.problem(parsed.problem, where);
    const types = new Map([...scope].map(([name, { type }]) => [name, type]));
    const result = checkExpression(parsed.ast, this.vocabulary, types, expected);
    if ('problem' in result) return this.problem(result.problem, where);
    this.literals(result.node, where);
    this.checked.push({ node: result.node, where, scope });
    return result.node;
  }

  /** Checks an expression that stands in no module file; the tree, or what is wrong in words. */
  standalone(text: string): TypedNode | string {
    const parsed = parseExpression(text);
    if ('problem' in parsed) return describeProblem(parsed.problem);
    const result = checkExpression(parsed.ast, this.vocabulary, new Map());
    return 'problem' in result ? describeProblem(result.problem) : result.node;
  }

  /** The code of a checked tree. */
  emit(node: TypedNode, scope: Scope): string {
    return emit(node, (name) => scope.get(name)?.code ?? globalVariables[name]?.emit ?? name);
  }

  /** Words with checked expressions in them. */
  template(text: string, where: Where, scope: Scope): TemplateParts {
    const parsed = parseTemplate(text);
    if ('problem' in parsed) {
      this.problem(parsed.problem, where);
      return [text];
    }
    const types = new Map([...scope].map(([name, { type }]) => [name, type]));
    return parsed.parts.flatMap((part): (string | { node: TypedNode })[] => {
      if (part.kind === 'text') return [part.text];
      const result = checkExpression(part.ast, this.vocabulary, types);
      if ('problem' in result) {
        this.problem(result.problem, where);
        return [];
      }
      this.literals(result.node, where);
      return [{ node: result.node }];
    });
  }

  /** The type an author names, or null with a fault noted. */
  type(name: string, where: Where): Type | null {
    const type = typeNamed(this.words, name);
    if (type !== undefined) return type;
    this.report.unknown(where, 'type', name, typeNames(this.words));
    return null;
  }

  /** Notes what a function of the module reads; call it once for each expression in it. */
  noteReads(owner: string, node: TypedNode): void {
    const entry = this.ownReads.get(owner) ?? { reads: new Set<string>(), calls: new Set<string>() };
    this.ownReads.set(owner, entry);
    const found = dependencies(node);
    for (const tag of found.reads) entry.reads.add(tag);
    for (const name of found.variables)
      if (globalVariables[name] !== undefined) entry.reads.add(globalVariables[name].reads);
    for (const name of found.calls) entry.calls.add(name);
  }

  /** Everything an expression depends on, through all functions it calls. */
  reads(node: TypedNode): Set<string> {
    const found = dependencies(node);
    const all = new Set(found.reads);
    for (const name of found.variables) if (globalVariables[name] !== undefined) all.add(globalVariables[name].reads);
    const seen = new Set<string>();
    const follow = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      const own = this.ownReads.get(name);
      for (const tag of own?.reads ?? []) all.add(tag);
      for (const called of own?.calls ?? []) follow(called);
    };
    for (const name of found.calls) follow(name);
    return all;
  }

  private problem({ code, message, found, allowed, hint, start }: Problem, where: Where): null {
    this.report.add(
      where,
      code,
      message,
      { ...(found === undefined ? {} : { found }), ...(allowed === undefined ? {} : { allowed }), hint },
      start,
    );
    return null;
  }

  /** Hex numbers and unit ids inside expressions must exist. */
  private literals(node: TypedNode, where: Where): void {
    visit(node, (inner) => {
      if (inner.op !== 'call' || (inner.spec.name !== 'at' && inner.spec.name !== 'piece')) return;
      const [argument] = inner.args;
      const known = inner.spec.name === 'at' ? Object.keys(this.board.hexByNumber) : [...this.board.unitIds.keys()];
      if (argument?.op !== 'literal')
        this.report.add(
          where,
          'needs-literal',
          `Cannot work out ${inner.spec.name}(...) at load: give it a plain text.`,
          {},
          inner.start,
        );
      else if (!known.includes(String(argument.value))) {
        const what = inner.spec.name === 'at' ? 'hex' : 'unit';
        this.report.unknown(where, what, String(argument.value), what === 'unit' ? known : []);
      }
    });
  }
}

/** Calls back for every node of a tree. */
export function visit(node: TypedNode, seen: (node: TypedNode) => void): void {
  seen(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) visitIfNode(item, seen);
    else visitIfNode(value, seen);
  }
}

function visitIfNode(value: unknown, seen: (node: TypedNode) => void): void {
  if (value !== null && typeof value === 'object' && 'op' in value && 'type' in value) visit(value as TypedNode, seen);
}

/** The TypeScript type of a value in generated code. */
export function tsType(type: Type): string {
  switch (type.kind) {
    case 'bool':
      return 'boolean';
    case 'text':
      return 'string';
    case 'list':
      return `readonly ${tsType(type.of)}[]`;
    case 'record':
      return `{ ${Object.entries(type.fields)
        .map(([name, field]) => `readonly ${name}: ${tsType(field)}`)
        .join('; ')} }`;
    default:
      return 'number';
  }
}

/** A scope of plain parameters, and those parameters. */
export function paramScope(params: readonly (readonly [string, Type])[]): {
  readonly scope: Scope;
  readonly params: readonly Param[];
} {
  return {
    scope: new Map(params.map(([name, type]) => [name, { type, code: name }])),
    params: params.map(([name, type]) => ({ name, type: tsType(type) })),
  };
}

/** The state, first parameter of all emitted functions. */
export const stateParam: Param = { name: 'S', type: 'State' };

/** A value of a type as code. */
export function literalCode(value: number | string | boolean, type: Type): string {
  const text = JSON.stringify(value);
  return type.kind === 'enum' && typeof value === 'number' ? `${text}${enumNote(type, value)}` : text;
}

function enumNote(type: EnumType, value: number): string {
  const word = value < 0 ? 'none' : type.members[value];
  return word === undefined ? '' : ` /* ${word} */`;
}
