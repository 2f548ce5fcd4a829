/** Facts of a table that no row tests and nothing mentions. */
import type { Ast } from '../../cel/ast.js';
import { dependencies } from '../../cel/dependencies.js';
import { parseTemplate } from '../../cel/template.js';
import type { CheckedTable } from '../checked-table.js';
import { below } from '../report.js';
import type { Lint } from './lint.js';

export const unusedFact: Lint = {
  code: 'unused-fact',
  severity: 'warning',
  check({ tables }, note) {
    for (const table of tables) {
      const used = namesUsed(table);
      for (const { name } of table.facts) {
        if (used.has(name)) continue;
        note(below(table.where, 'facts', name), `No row uses the fact "${name}".`, { found: name });
      }
    }
  },
};

function namesUsed({ rows, fallback }: CheckedTable): Set<string> {
  const used = new Set<string>();
  for (const { tests, when, gives, source } of rows) {
    for (const { fact } of tests) used.add(fact);
    for (const node of when === null ? gives.nodes : [when, ...gives.nodes])
      for (const name of dependencies(node).variables) used.add(name);
    const says = parseTemplate(source.says ?? '');
    if ('parts' in says) for (const part of says.parts) if (part.kind === 'expression') addNames(part.ast, used);
  }
  for (const node of fallback?.nodes ?? []) for (const name of dependencies(node).variables) used.add(name);
  return used;
}

function addNames(ast: Ast, names: Set<string>): void {
  if (ast.op === 'name') names.add(ast.name);
  for (const value of Object.values(ast))
    for (const item of Array.isArray(value) ? value : [value])
      if (typeof item === 'object' && item !== null && 'op' in item) addNames(item as Ast, names);
}
