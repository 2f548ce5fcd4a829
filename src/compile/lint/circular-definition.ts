/** Tables, terms, zones and traces that are defined by themselves, straight or through others. */
import { visit } from '../checker.js';
import { below, type Where } from '../report.js';
import { top } from '../source.js';
import { findCircles } from './circle.js';
import type { Lint, Subject } from './lint.js';
import { ownerOf } from './references.js';

interface Use {
  readonly from: string;
  readonly to: string;
  readonly where: Where;
  /** Offset in the expression. */
  readonly start: number;
}

export const circularDefinition: Lint = {
  code: 'circular-definition',
  severity: 'error',
  check(subject, note) {
    const uses = usesOf(subject);
    const graph = new Map<string, string[]>();
    for (const { from, to } of uses) graph.set(from, [...(graph.get(from) ?? []), to]);
    for (const circle of findCircles(graph)) {
      const { where, start } = uses.find(({ from, to }) => from === circle[0] && to === circle[1])!;
      note(where, `This definition goes round in a circle: ${circle.join(', ')}.`, { found: circle[1]! }, start);
    }
  },
};

function usesOf({ source, checker }: Subject): Use[] {
  const owners = new Map<string, string>();
  const names = new Map<string, string>();
  for (const file of [...source.tables, ...source.zones, ...source.traces]) {
    const { id } = file.value;
    owners.set(file.document.file, id);
    for (const name of [id, `${id}Sources`, `${id}Length`]) names.set(name, id);
  }
  for (const [index, { id }] of (source.module.value.terms ?? []).entries()) {
    owners.set(ownerOf(below(top(source.module), 'terms', index)), id);
    names.set(id, id);
  }
  const uses: Use[] = [];
  for (const { node, where } of checker.checked) {
    const from = owners.get(ownerOf(where));
    if (from === undefined) continue;
    visit(node, (inner) => {
      const to = inner.op === 'call' ? names.get(inner.spec.name) : undefined;
      if (to !== undefined) uses.push({ from, to, where, start: inner.start });
    });
  }
  return uses;
}
