/**
 * Writes what loading says into the `expected` of every case, to be read and judged before it is committed. Run after a
 * change of the base module or of a message: npx tsx test/faults/update.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { compileCases } from './compile.cases.js';
import { expressionCases } from './expression.cases.js';
import { type FaultyCase, linesOf, loadChanged } from './faulty.js';
import { lintCases } from './lint.cases.js';
import { readingCases } from './reading.cases.js';

const lists: Readonly<Record<string, readonly FaultyCase[]>> = {
  'reading.cases.ts': readingCases,
  'compile.cases.ts': compileCases,
  'expression.cases.ts': expressionCases,
  'lint.cases.ts': lintCases,
};

for (const [file, cases] of Object.entries(lists)) {
  const target = path.join(import.meta.dirname, file);
  const text = readFileSync(target, 'utf8');
  const places = expectations(text, file);
  if (places.length !== cases.length) throw new Error(`Cannot update ${file}: not every case is written out`);
  let updated = '';
  let from = 0;
  for (const [index, { start, end }] of places.entries()) {
    const { change } = cases[index]!;
    updated += text.slice(from, start) + JSON.stringify(linesOf(loadChanged(change)));
    from = end;
  }
  writeFileSync(target, updated + text.slice(from));
}

/** Where the values of `expected` stand in a file of cases. */
function expectations(text: string, file: string): { readonly start: number; readonly end: number }[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: { start: number; end: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(tree) === 'expected')
      found.push({ start: node.initializer.getStart(tree), end: node.initializer.getEnd() });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
