/** The meaning of expressions and tables: the typed tree interpreted, a table worked out row by row. */
import { evaluate } from '../../src/cel/evaluate.js';
import type { TypedNode } from '../../src/cel/typed.js';
import type { Type, Value } from '../../src/cel/types.js';
import type { CheckedGives, CheckedTable } from '../../src/compile/checked-table.js';
import { visit } from '../../src/compile/checker.js';
import type { Compilation } from '../../src/compile/compile.js';
import { globalScope, makeHost } from '../../src/compile/host.js';
import { accepts } from '../../src/compile/row-test.js';
import type { State } from '../../src/engine/state.js';
import { evaluateTable, type Row, type Table } from '../../src/engine/table.js';

/** What something works out to; which of two errors comes first is not part of the meaning. */
export function outcome(work: () => unknown): unknown {
  try {
    return plain(work());
  } catch (error) {
    if (error instanceof RangeError) return 'throws';
    throw error;
  }
}

/** Without the sign of zero, which no rule can see. */
function plain(value: unknown): unknown {
  if (typeof value === 'number') return value === 0 ? 0 : value;
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}

/** An expression by the reference interpreter. */
export function interpret(
  node: TypedNode,
  values: ReadonlyMap<string, Value>,
  state: State,
  { board, functions }: Compilation,
): Value {
  return evaluate(node, new Map([...globalScope(state), ...values]), makeHost(state, board!, functions));
}

/** Names of the free variables of a tree. */
export function variablesOf(node: TypedNode): Set<string> {
  const names = new Set<string>();
  visit(node, (inner) => {
    if (inner.op === 'variable' && !inner.bound) names.add(inner.name);
  });
  return names;
}

/** A table by its definition: `evaluateTable` over rows that are interpreted. */
export function referenceTable(
  table: CheckedTable,
  state: State,
  inputs: readonly Value[],
  compilation: Compilation,
): Value {
  const given = new Map(table.inputs.map(([name], index) => [name, inputs[index]!]));
  const fact = (name: string): Value => {
    const found = table.facts.find((one) => one.name === name);
    return found === undefined ? given.get(name)! : interpret(found.node, given, state, compilation);
  };
  const work = (node: TypedNode): Value => {
    const values = new Map(given);
    for (const { name } of table.facts) if (variablesOf(node).has(name)) values.set(name, fact(name));
    return interpret(node, values, state, compilation);
  };
  const gives = (checked: CheckedGives): Value => givenBy(checked, table.output, work);
  const rows = table.rows.map(
    (row): Row => ({
      id: row.id,
      cite: row.cite,
      says: [],
      // A row asks for all its facts before it looks at any.
      test: () => {
        const seen = new Map(row.tests.map((test) => [test, fact(test.fact) as number]));
        for (const { name } of table.facts) if (row.when !== null && variablesOf(row.when).has(name)) fact(name);
        return (
          [...seen].every(([test, value]) => accepts(test, value)) && (row.when === null || work(row.when) === true)
        );
      },
      gives: () => gives(row.gives) as never,
      group: row.source.group ?? '',
      supersedes: row.source.supersedes ?? [],
    }),
  );
  const { source, fallback } = table;
  const definition: Table = {
    id: source.id,
    title: source.title,
    cite: source.cite,
    hit: source.hit,
    rows,
    fallback: fallback === null ? null : () => gives(fallback) as never,
    groups: source.groups ?? {},
    round: source.round ?? '',
    output: { kind: 'none' },
  };
  return evaluateTable(definition, state, inputs as never[], () => {});
}

/** What a row gives. Of a record's fields only those with an expression have a node; they come in order. */
function givenBy({ value, nodes, code }: CheckedGives, output: Type, work: (node: TypedNode) => Value): Value {
  if (value !== undefined) return value as Value;
  if (output.kind !== 'record') return work(nodes[0]!);
  const left = [...nodes];
  const source = /^\{ (.*) \}$/.exec(code)![1]!;
  const fields = Object.keys(output.fields).map((name) => [name, plainField(source, name)] as const);
  return Object.fromEntries(fields.map(([name, field]) => [name, field ?? work(left.shift()!)])) as Value;
}

/** The plain value of a field in the emitted record; undefined where it is worked out. */
function plainField(code: string, name: string): Value | undefined {
  const found = new RegExp(`(?:^|, )${name}: (-?[0-9.]+|true|false|"[^"]*")(?: /\\*[^*]*\\*/)?(?=, \\w+: |$)`).exec(
    code,
  );
  return found === null ? undefined : (JSON.parse(found[1]!) as Value);
}
