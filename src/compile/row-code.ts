/** Conditions of rows as code, and the facts that code mentions. */
import type { CheckedRow, CheckedTable } from './checked-table.js';
import type { Checker, Scope } from './checker.js';
import { testCode } from './row-test.js';

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
