/** Decision tables emitted: one function for play, and row functions for explanations. */
import type { Row, Table } from '../engine/table.js';
import type { CheckedGives, CheckedRow, CheckedTable } from './checked-table.js';
import { type Checker, tsType } from './checker.js';
import { type Code, pendingFunction } from './code.js';
import { hitCode } from './hit-code.js';
import { below } from './report.js';
import { factsUsed, rowCondition } from './row-code.js';
import { kindOf } from './words.js';

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
    fallback:
      table.fallback === null ? null : emitGives(table, table.fallback, `${source.id} without a row`, checker, code),
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
    gives: emitGives(table, row.gives, doc, checker, code),
    says: emitSays(table, row, checker, code),
    group: row.source.group ?? '',
    supersedes: row.source.supersedes ?? [],
  };
}

/** What a row (or the default) gives, as a function of the table's inputs. */
function emitGives(table: CheckedTable, gives: CheckedGives, doc: string, checker: Checker, code: Code): Row['gives'] {
  const before = factsUsed(table, [gives.code], checker);
  return pendingFunction(code.add(table.params, tsType(table.output), parenthesised(gives.code), doc, before));
}

function parenthesised(text: string): string {
  return text.startsWith('{') ? `(${text})` : text;
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
