/**
 * Procedures: nodes become a flat list of instructions. Variables get slots of the frame; a variable has the type of
 * the first thing put into it.
 */
import type { TypedNode } from '../cel/typed.js';
import { assignable, BOOL, type Type, typeName } from '../cel/types.js';
import type { Expression, Value } from '../engine/game.js';
import type { Instruction, Procedure, Template } from '../engine/program.js';
import type { Node } from '../model/module.js';
import { type Checker, type Local, stateParam, tsType } from './checker.js';
import { type Code, pendingFunction } from './code.js';
import { compileNode } from './nodes.js';
import { below, type Where } from './report.js';
import { kindOf } from './words.js';

/** What nodes may refer to by name. */
export interface Links {
  readonly procedures: ReadonlyMap<
    string,
    { readonly index: number; readonly params: readonly [string, Type][]; readonly returns: Type | null }
  >;
  readonly regimes: ReadonlyMap<string, { readonly index: number; readonly params: readonly [string, Type][] }>;
  readonly statuses: ReadonlyMap<
    string,
    { readonly index: number; readonly on: 'unit' | 'hex' | 'side' | 'game'; readonly type: Type }
  >;
  readonly tracks: ReadonlyMap<string, { readonly index: number; readonly perSide: boolean }>;
  /** Nodes to be run on entering a hex, by regime. */
  readonly onStep: ReadonlyMap<string, { readonly nodes: readonly Node[]; readonly where: Where }>;
}

/** A jump whose aim is not yet known. */
export interface Jump {
  to: number;
}

/** A procedure being compiled. */
export class Builder {
  readonly checker: Checker;
  readonly code: Code;
  readonly links: Links;
  readonly instructions: Instruction[] = [];
  readonly cites: string[] = [];
  /** Variables by name. Replaced, never emptied: what was checked keeps the names it was checked with. */
  scope = new Map<string, Local>();
  slots = 0;
  cite: string;
  /** Jumps out of the enclosing loops, the innermost last. */
  readonly loops: Jump[][] = [];
  readonly exits: Jump[] = [];

  constructor(checker: Checker, code: Code, links: Links, cite: string) {
    this.checker = checker;
    this.code = code;
    this.links = links;
    this.cite = cite;
  }

  get here(): number {
    return this.instructions.length;
  }

  emit(instruction: Instruction): void {
    this.instructions.push(instruction);
    this.cites.push(this.cite);
  }

  /** A slot without a name. */
  hidden(count = 1): number {
    this.slots += count;
    return this.slots - count;
  }

  /** The slot of a variable; a new one takes its type, an old one must hold the same. */
  variable(name: string, type: Type, where: Where): number {
    const known = this.scope.get(name);
    if (known !== undefined) {
      if (!assignable(type, known.type)) {
        this.checker.report.add(
          where,
          'changed-type',
          `Cannot put ${typeName(type)} into "${name}": it holds ${typeName(known.type)}.`,
          { found: typeName(type), allowed: [typeName(known.type)] },
        );
      }
      return Number(/\+ (\d+)\]$/.exec(known.code)?.[1] ?? 0);
    }
    const slot = this.hidden();
    this.scope.set(name, { type, code: `S.slots[S.base + ${slot}]` });
    return slot;
  }

  /** An expression over the variables; a harmless one, with a fault noted, where it is wrong. */
  expression(text: string, where: Where, expected?: Type): { readonly run: Expression; readonly type: Type } {
    const node = this.checker.expression(text, where, this.scope, expected);
    if (node === null) return { run: () => -1, type: expected ?? { kind: 'none' } };
    return { run: this.run(node, where), type: node.type };
  }

  /** An optional expression. */
  maybe(text: string | undefined, where: Where, expected: Type): Expression | null {
    return text === undefined ? null : this.expression(text, where, expected).run;
  }

  private run(node: TypedNode, where: Where): Expression {
    return pendingFunction(
      this.code.add(
        [stateParam],
        tsType(node.type),
        this.checker.emit(node, this.scope),
        `${where.document.file}${where.pointer}`,
      ),
    );
  }

  template(text: string, where: Where): Template {
    return this.checker
      .template(text, where, this.scope)
      .map((part) =>
        typeof part === 'string'
          ? part
          : { value: this.run(part.node, where), kind: kindOf(this.checker.words, part.node.type) },
      );
  }

  /** Nodes, one after the other. */
  nodes(nodes: readonly Node[], where: Where): void {
    for (const [index, node] of nodes.entries()) this.node(node, below(where, index));
  }

  private node(node: Node, where: Where): void {
    const before = this.cite;
    this.cite = node.cite ?? before;
    const skip: Jump | null =
      node.when === undefined ? null : this.unless(this.expression(node.when, below(where, 'when'), BOOL).run);
    compileNode(this, node, where, skip);
    this.cite = before;
  }

  /** Jumps (to where is settled later) unless a test holds. */
  unless(test: Expression): Jump {
    const jump: Instruction & Jump = { op: 'unless', test, to: -1 };
    this.emit(jump);
    return jump;
  }

  jump(to = -1): Jump {
    const jump: Instruction & Jump = { op: 'jump', to };
    this.emit(jump);
    return jump;
  }

  /** Lets what leaves the procedure go on from here: phases and steps of the set-up are left one by one. */
  landExits(): void {
    this.land(...this.exits.splice(0));
  }

  /** Lets jumps land here. */
  land(...jumps: readonly (Jump | null)[]): void {
    for (const jump of jumps) if (jump !== null) jump.to = this.here;
  }

  /** A plain value for a slot. */
  constant(slot: number, value: Value): void {
    this.emit({ op: 'set', slot, value: () => value, name: '', kind: { kind: 'none' } });
  }
}

/** What a procedure is made from. */
export interface ProcedureSource {
  readonly id: string;
  readonly title: string;
  readonly cite: string;
  readonly params: readonly [string, Type][];
  readonly nodes: readonly Node[];
  readonly where: Where;
  readonly returns?: { readonly type: Type; readonly text: string; readonly where: Where } | null;
}

export function compileProcedure(source: ProcedureSource, checker: Checker, code: Code, links: Links): Procedure {
  const builder = new Builder(checker, code, links, source.cite);
  for (const [name, type] of source.params) builder.variable(name, type, source.where);
  builder.nodes(source.nodes, source.where);
  builder.landExits();
  const returns = source.returns
    ? builder.expression(source.returns.text, source.returns.where, source.returns.type).run
    : null;
  return finished(builder, source, returns);
}

/** The procedure a builder has made. */
export function finished(
  builder: Builder,
  source: Pick<ProcedureSource, 'id' | 'title' | 'cite' | 'params'>,
  returns: Expression | null,
): Procedure {
  return {
    id: source.id,
    title: source.title,
    cite: source.cite,
    params: source.params.map(([name, type]) => ({ name, kind: kindOf(builder.checker.words, type) })),
    slots: builder.slots,
    code: builder.instructions,
    cites: builder.cites,
    returns,
  };
}
