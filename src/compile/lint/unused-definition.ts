/** Procedures, tables, terms, regimes, traces and zones that no rule uses and no aid prints. */
import { below, type Where } from '../report.js';
import { top } from '../source.js';
import type { Lint, Subject } from './lint.js';
import { ownerOf } from './references.js';
import { eachNode, nodeLists } from './walk.js';

export const unusedDefinition: Lint = {
  code: 'unused-definition',
  severity: 'warning',
  check(subject, note) {
    const { source } = subject;
    const named = namedByNodes(subject);
    const printed = namedByAids(subject);
    const tell = (what: string, id: string, where: Where) =>
      note(where, `Nothing uses the ${what} "${id}".`, { found: id });
    const called = (where: Where, ...names: readonly string[]) =>
      names.some((name) => [...(subject.references.calls.get(name) ?? [])].some((owner) => owner !== ownerOf(where)));
    for (const file of source.procedures) {
      const { id, on } = file.value;
      const used = on !== undefined || named.get(`procedure ${id}`)?.some((owner) => owner !== file.document.file);
      if (!used && !printed.has(`procedure ${id}`)) tell('procedure', id, below(top(file), 'id'));
    }
    for (const file of source.regimes) {
      const { id } = file.value;
      if (!named.has(`regime ${id}`) && !printed.has(`regime ${id}`)) tell('regime', id, below(top(file), 'id'));
    }
    for (const [kind, files, endings] of [
      ['table', source.tables, ['', 'Column']],
      ['zone', source.zones, ['', 'Sources']],
      ['trace', source.traces, ['', 'Length']],
    ] as const) {
      for (const file of files) {
        const { id } = file.value;
        const where = below(top(file), 'id');
        if (!called(where, ...endings.map((ending) => id + ending)) && !printed.has(`${kind} ${id}`))
          tell(kind, id, where);
      }
    }
    for (const [index, { id }] of (source.module.value.terms ?? []).entries()) {
      const where = below(top(source.module), 'terms', index, 'id');
      if (!called(where, id)) tell('term', id, where);
    }
  },
};

/** Files whose nodes name a procedure or a regime. */
function namedByNodes({ source }: Subject): Map<string, string[]> {
  const named = new Map<string, string[]>();
  const add = (key: string, file: string) => named.set(key, [...(named.get(key) ?? []), file]);
  for (const list of nodeLists(source))
    eachNode(list, (node, { document }) => {
      if ('call' in node) add(`procedure ${node.call}`, document.file);
      if ('travel' in node) add(`regime ${node.travel}`, document.file);
    });
  return named;
}

function namedByAids({ source }: Subject): Set<string> {
  return new Set(
    source.aids.flatMap(({ value }) =>
      value.aids.flatMap(({ sections }) =>
        sections.flatMap((section) => Object.entries(section).map(([kind, id]) => `${kind} ${String(id)}`)),
      ),
    ),
  );
}
