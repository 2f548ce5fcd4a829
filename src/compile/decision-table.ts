/**
 * Decision tables: rows are read and checked, and become one function for play and row functions for explanations.
 */
import type { TypedNode } from '../cel/typed.js';
import type { Type } from '../cel/types.js';
import type { Value } from '../engine/game.js';
import type { Row, Table } from '../engine/table.js';
import type { DecisionTable, Gives } from '../model/module.js';
import { type Checker, literalCode, paramScope, type Scope, stateParam, tsType } from './checker.js';
import { type Code, type Param, pendingFunction } from './code.js';
import { hitCode } from './hit-code.js';
import { readScalar } from './literal.js';
import { below, type Where } from './report.js';
import { type RowTest, readTest, testCode } from './row-test.js';
import { type SourceFile, top } from './source.js';
import { kindOf } from './words.js';

/** A fact of a table: a named expression over its inputs. */
export interface CheckedFact {
  readonly name: string;
  readonly title: string;
  readonly node: TypedNode;
  readonly where: Where;
}

/** What a row gives: code, and the plain value where it is one. */
export interface CheckedGives {
  readonly code: string;
  readonly value: Value | undefined;
  readonly nodes: readonly TypedNode[];
}

export interface CheckedRow {
  readonly id: string;
  readonly cite: string;
  readonly tests: readonly RowTest[];
  readonly when: TypedNode | null;
  readonly gives: CheckedGives;
  readonly where: Where;
  readonly source: DecisionTable['rows'][number];
}

export interface CheckedTable {
  readonly source: DecisionTable;
  readonly where: Where;
  readonly inputs: readonly (readonly [string, Type])[];
  readonly output: Type;
  readonly facts: readonly CheckedFact[];
  readonly rows: readonly CheckedRow[];
  readonly fallback: CheckedGives | null;
  readonly scope: Scope;
  readonly params: readonly Param[];
}

const numericHits = ['sum', 'product', 'min', 'max'];

/** The table's signature; null, with faults, when a type is unknown. */
export function declareTable(
  file: SourceFile<DecisionTable>,
  checker: Checker,
): { inputs: [string, Type][]; output: Type; returns: Type } | null {
  const { value } = file;
  const inputs: [string, Type][] = [];
  let sound = true;
  for (const [name, typeName] of Object.entries(value.inputs ?? {})) {
    const type = checker.type(typeName, below(top(file), 'inputs', name));
    if (type === null) sound = false;
    else inputs.push([name, type]);
  }
  const output = outputType(value, below(top(file), 'output'), checker);
  if (!sound || output === null) return null;
  checkHit(value, output, file, checker);
  return { inputs, output, returns: value.hit === 'collect' ? { kind: 'list', of: output } : output };
}

function outputType(table: DecisionTable, where: Where, checker: Checker): Type | null {
  if (typeof table.output === 'string') return checker.type(table.output, where);
  const fields: Record<string, Type> = {};
  for (const [name, typeName] of Object.entries(table.output)) {
    const type = checker.type(typeName, below(where, name));
    if (type === null) return null;
    fields[name] = type;
  }
  return { kind: 'record', name: table.id, fields };
}

function checkHit(table: DecisionTable, output: Type, file: SourceFile<DecisionTable>, checker: Checker): void {
  const fits = numericHits.includes(table.hit)
    ? output.kind === 'int' || output.kind === 'number'
    : table.hit === 'or' || table.hit === 'and'
      ? output.kind === 'bool'
      : true;
  if (!fits)
    checker.report.add(below(top(file), 'hit'), 'bad-hit', `Cannot use hit "${table.hit}" with this output.`, {
      found: table.hit,
    });
}

/** Checks facts and rows. */
export function checkTable(
  file: SourceFile<DecisionTable>,
  inputs: readonly [string, Type][],
  output: Type,
  checker: Checker,
): CheckedTable {
  const { value: source } = file;
  const where = top(file);
  const { scope: inputScope, params } = paramScope(inputs);
  const scope = new Map(inputScope);
  const facts: CheckedFact[] = [];
  for (const [name, fact] of Object.entries(source.facts ?? {})) {
    const at = typeof fact === 'string' ? below(where, 'facts', name) : below(where, 'facts', name, 'is');
    const node = checker.expression(typeof fact === 'string' ? fact : fact.is, at, inputScope);
    if (node === null) continue;
    checker.noteReads(source.id, node);
    facts.push({ name, title: typeof fact === 'string' ? name : (fact.title ?? name), node, where: at });
    scope.set(name, { type: node.type, code: name });
  }
  const rows = source.rows.map((row, index) =>
    checkRow(row, below(where, 'rows', index), source, output, scope, checker),
  );
  checkGroups(source, where, checker);
  const fallback =
    source.default === undefined ? null : checkGives(source.default, output, below(where, 'default'), scope, checker);
  for (const node of [...rows.flatMap(({ when, gives }) => [when, ...gives.nodes]), ...(fallback?.nodes ?? [])])
    if (node !== null) checker.noteReads(source.id, node);
  return { source, where, inputs, output, facts, rows, fallback, scope, params: [stateParam, ...params] };
}

function checkRow(
  row: DecisionTable['rows'][number],
  where: Where,
  table: DecisionTable,
  output: Type,
  scope: Scope,
  checker: Checker,
): CheckedRow {
  const tests: RowTest[] = [];
  for (const [fact, test] of Object.entries(row.is ?? {})) {
    const at = below(where, 'is', fact);
    const local = scope.get(fact);
    if (local === undefined) {
      checker.report.unknown(at, 'fact', fact, scope.keys());
      continue;
    }
    const read = readTest(fact, local.type, test as never, checker.board, at, checker.report);
    if (read !== null) tests.push(read);
  }
  const when =
    row.when === undefined ? null : checker.expression(row.when, below(where, 'when'), scope, { kind: 'bool' });
  const gives = checkGives(row.gives, output, below(where, 'gives'), scope, checker);
  return { id: row.id, cite: row.cite ?? table.cite, tests, when, gives, where, source: row };
}

function checkGroups(table: DecisionTable, where: Where, checker: Checker): void {
  const ids = new Set(table.rows.map(({ id }) => id));
  for (const [index, row] of table.rows.entries()) {
    if (row.group !== undefined && table.groups?.[row.group] === undefined)
      checker.report.unknown(below(where, 'rows', index, 'group'), 'group', row.group, Object.keys(table.groups ?? {}));
    for (const [position, id] of (row.supersedes ?? []).entries()) {
      if (!ids.has(id)) checker.report.unknown(below(where, 'rows', index, 'supersedes', position), 'row', id, ids);
    }
  }
}

function checkGives(gives: Gives, output: Type, where: Where, scope: Scope, checker: Checker): CheckedGives {
  if (typeof gives !== 'object') return plainGives(gives, output, where, checker);
  const expression = (gives as { expr?: unknown }).expr;
  if (typeof expression === 'string') return workedGives(expression, output, below(where, 'expr'), scope, checker);
  if (output.kind !== 'record') {
    checker.report.add(where, 'wrong-type', 'Cannot give a record here: the table gives one value.', {
      found: 'record',
    });
    return { code: '0', value: undefined, nodes: [] };
  }
  const given = gives as Readonly<Record<string, Gives>>;
  for (const name of Object.keys(given))
    if (output.fields[name] === undefined)
      checker.report.unknown(below(where, name), 'field', name, Object.keys(output.fields));
  const fields = Object.entries(output.fields).map(([name, type]) => {
    const field = given[name];
    const read =
      field === undefined
        ? plainGives(emptyOf(type), type, where, checker)
        : checkGives(field, type, below(where, name), scope, checker);
    return [name, read] as const;
  });
  const constant = fields.every(([, { value }]) => value !== undefined);
  return {
    code: `{ ${fields.map(([name, { code }]) => `${name}: ${code}`).join(', ')} }`,
    value: constant ? (Object.fromEntries(fields.map(([name, { value }]) => [name, value])) as Value) : undefined,
    nodes: fields.flatMap(([, { nodes }]) => nodes),
  };
}

function plainGives(value: boolean | number | string, type: Type, where: Where, checker: Checker): CheckedGives {
  const read = readScalar(value, type, checker.board, where, checker.report);
  return { code: literalCode(read, type), value: read, nodes: [] };
}

function workedGives(text: string, type: Type, where: Where, scope: Scope, checker: Checker): CheckedGives {
  const node = checker.expression(text, where, scope, type);
  return node === null
    ? { code: '0', value: undefined, nodes: [] }
    : { code: checker.emit(node, scope), value: undefined, nodes: [node] };
}

/** What a field is where a row or a result leaves it out. */
export function emptyOf(type: Type): boolean | number | string {
  if (type.kind === 'bool') return false;
  if (type.kind === 'text') return '';
  return type.kind === 'enum' || type.kind === 'ref' ? 'none' : 0;
}

/** Emits the table and returns it with handles in the place of its functions. */
export function emitTable(table: CheckedTable, index: number, checker: Checker, code: Code): Table {
  const { source, params, output } = table;
  const returns = source.hit === 'collect' ? `readonly ${tsType(output)}[]` : tsType(output);
  code.addNamed(source.id, params, returns, hitCode(table, index, checker), `${source.title} (${source.cite}).`);
  return {
    id: source.id,
    title: source.title,
    cite: source.cite,
    hit: source.hit,
    rows: table.rows.map((row) => emitRow(table, row, checker, code)),
    fallback: table.fallback?.value,
    groups: source.groups ?? {},
    round: source.round ?? '',
    output: kindOf(checker.words, output),
  };
}

function emitRow(table: CheckedTable, row: CheckedRow, checker: Checker, code: Code): Row {
  const doc = `${table.source.id}.${row.id}`;
  const condition = rowCondition(row, table.scope, checker);
  return {
    id: row.id,
    cite: row.cite,
    test: pendingFunction(code.add(table.params, 'boolean', condition, doc, factsUsed(table, [condition], checker))),
    gives: pendingFunction(
      code.add(
        table.params,
        tsType(table.output),
        parenthesised(row.gives.code),
        doc,
        factsUsed(table, [row.gives.code], checker),
      ),
    ),
    says: emitSays(table, row, checker, code),
    group: row.source.group ?? '',
    supersedes: row.source.supersedes ?? [],
  };
}

function parenthesised(text: string): string {
  return text.startsWith('{') ? `(${text})` : text;
}

/** A row's condition as code; facts are variables of their name. */
export function rowCondition(row: CheckedRow, scope: Scope, checker: Checker): string {
  const parts = row.tests.map((test) => testCode(test, scope.get(test.fact)!.code));
  if (row.when !== null)
    parts.push(row.tests.length > 0 ? `(${checker.emit(row.when, scope)})` : checker.emit(row.when, scope));
  return parts.length === 0 ? 'true' : parts.join(' && ');
}

/** Declarations of the facts that pieces of code mention. */
export function factsUsed(table: CheckedTable, texts: readonly string[], checker: Checker): string {
  const used = table.facts.filter(({ name }) => texts.some((text) => mentions(text, name)));
  return used.map(({ name, node }) => `const ${name} = ${checker.emit(node, table.scope)};`).join('\n');
}

/** Whether code mentions a variable: as a word that is no member of something else. */
export function mentions(text: string, name: string): boolean {
  return new RegExp(`(^|[^.$\\w])${name}(?![$\\w])`).test(text);
}

function emitSays(table: CheckedTable, row: CheckedRow, checker: Checker, code: Code): Row['says'] {
  if (row.source.says === undefined) return [];
  const scope = new Map(table.scope);
  scope.set('gives', { type: table.output, code: 'gives' });
  const params = [table.params[0]!, { name: 'gives', type: tsType(table.output) }, ...table.params.slice(1)];
  return checker.template(row.source.says, below(row.where, 'says'), scope).map((part) => {
    if (typeof part === 'string') return part;
    const text = checker.emit(part.node, scope);
    const handle = code.add(
      params,
      tsType(part.node.type),
      text,
      `${table.source.id}.${row.id}, in words`,
      factsUsed(table, [text], checker),
    );
    return { value: pendingFunction(handle), kind: kindOf(checker.words, part.node.type) };
  });
}
