/**
 * Compiled text being gathered: named functions (tables, terms) and numbered expressions. The text is plain JavaScript
 * with an optional type annotation on each parameter, so that the same text is run at once and written to `rules.ts`.
 */
import * as rt from '../cel/runtime.js';
import type { Value } from '../engine/game.js';
import * as lists from '../engine/lists.js';
import { findCell, findColumn, type ResultTable } from '../engine/result-table.js';
import type { Table } from '../engine/table.js';
import { canTrace, traceLength } from '../engine/trace.js';
import { inZone, zoneSources } from '../engine/zone.js';
import type { Board } from './board.js';

/** A parameter of emitted code with its TypeScript type. */
export interface Param {
  readonly name: string;
  readonly type: string;
}

/** A function that will exist once the code has been made; `Handle`s stand for it until then. */
export class Handle {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

interface Emitted {
  readonly name: string;
  readonly params: readonly Param[];
  readonly returns: string;
  /** Statements of the body. */
  readonly body: string;
  readonly doc: string;
}

// biome-ignore lint/complexity/noBannedTypes: emitted functions have all kinds of parameters
export type Made = Function;

/** The functions made from the text: expressions by number, the module's own functions by name. */
export interface MadeCode {
  readonly numbered: readonly Made[];
  readonly named: Readonly<Record<string, Made>>;
}

/** What emitted code calls: `E`. */
export const engineCalls = { ...lists, canTrace, traceLength, inZone, zoneSources, findColumn, findCell };

export class Code {
  private readonly named: Emitted[] = [];
  private readonly numbered: Emitted[] = [];

  /** Adds the function of a table or a term; expressions call it as `name_`. */
  addNamed(name: string, params: readonly Param[], returns: string, body: string, doc: string): void {
    this.named.push({ name: `${name}_`, params, returns, body, doc });
  }

  /** Adds an expression, with statements before it, and hands out what stands for its function. */
  add(params: readonly Param[], returns: string, expression: string, doc: string, before = ''): Handle {
    const body = `${before === '' ? '' : `${before}\n`}return ${expression};`;
    this.numbered.push({ name: `e${this.numbered.length}`, params, returns, body, doc });
    return new Handle(this.numbered.length - 1);
  }

  /** The text as JavaScript. */
  script(): string {
    const functions = [...this.named, ...this.numbered].map(
      ({ name, params, body }) => `function ${name}(${params.map((param) => param.name).join(', ')}) {\n${body}\n}`,
    );
    const list = this.numbered.map(({ name }) => name).join(', ');
    const named = this.named.map(({ name }) => `${name.slice(0, -1)}: ${name}`).join(', ');
    return `'use strict';\n${functions.join('\n')}\nreturn { numbered: [${list}], named: { ${named} } };`;
  }

  /** The text as TypeScript: named functions first, each exported. */
  functionsText(): {
    readonly named: readonly string[];
    readonly numbered: readonly string[];
    readonly names: readonly string[];
  } {
    const text = ({ name, params, returns, body, doc }: Emitted) =>
      `/** ${doc.replaceAll('*/', '* /')} */\nexport function ${name}(${params.map((param) => `${param.name}: ${param.type}`).join(', ')}): ${returns} {\n${typed(body)}\n}`;
    return {
      named: this.named.map(text),
      numbered: this.numbered.map(text),
      names: this.named.map(({ name }) => name),
    };
  }

  /**
   * Makes the functions. The text holds nothing an author wrote but names checked against a list of plain letters and
   * digits, and literals written by JSON.stringify.
   */
  make(board: Board, tables: readonly Table[], results: readonly ResultTable[]): MadeCode {
    const factory = new Function('E', 'B', 'rt', 'T', 'R', this.script()) as (...args: unknown[]) => MadeCode;
    return factory(engineCalls, board, rt, tables, results);
  }
}

/** A variable whose type the text does not show has it in a note that begins with a colon: here it becomes one. */
function typed(body: string): string {
  return body.replace(/ \/\*(: [a-z]+) \*\//g, '$1');
}

/** Puts the made functions in the place of their handles, anywhere inside plain objects and arrays. */
export function fillHandles<T>(value: T, made: readonly Made[]): T {
  if (value instanceof Handle) return made[value.index] as T;
  if (Array.isArray(value)) return value.map((item) => fillHandles(item, made)) as T;
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value) || value instanceof Map) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillHandles(item, made)])) as T;
}

/** A handle where a compiled function is wanted: filled by `fillHandles` before it is called. */
export function pendingFunction<T extends (...args: never[]) => Value>(handle: Handle): T {
  return handle as unknown as T;
}
