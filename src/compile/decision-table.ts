import type { Type } from '../cel/types.js';
import type { Value } from '../engine/game.js';
import type { DecisionTable, Gives } from '../model/module.js';
import type { CheckedFact, CheckedGives, CheckedRow, CheckedTable } from './checked-table.js';
import { type Checker, literalCode, paramScope, type Scope, stateParam } from './checker.js';
import { readScalar } from './literal.js';
import { below, type Where } from './report.js';
import { type RowTest, readTest } from './row-test.js';
import { type SourceFile, top } from './source.js';

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
      : table.hit !== 'any' || output.kind !== 'record';
  const at = (key: string) => below(top(file), key);
  if (table.round !== undefined && !numericHits.includes(table.hit))
    checker.report.add(at('round'), 'bad-hit', `Cannot round under hit "${table.hit}".`, { allowed: numericHits });
  if (table.default !== undefined && table.hit === 'collect')
    checker.report.add(
      at('default'),
      'bad-hit',
      'Cannot have a default under hit "collect": no row gives an empty list.',
    );
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
