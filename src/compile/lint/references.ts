/**
 * What a module's rules refer to: functions they call, members they read, words they write, and what nodes and aids
 * name. Gathered once for all lints that look for what nothing refers to. A name that only sounds like another counts
 * for both: a lint may overlook what is unused, but never calls unused what is used.
 */
import type { Ast } from '../../cel/ast.js';
import { parseTemplate } from '../../cel/template.js';
import type { Checker } from '../checker.js';
import { visit } from '../checker.js';
import type { Where } from '../report.js';
import type { ModuleSource, SourceFile } from '../source.js';

export interface References {
  /** Where each function is called: owners as `file`, or `file#term` for terms. */
  readonly calls: ReadonlyMap<string, ReadonlySet<string>>;
  /** `status:unit:moved`, `track:points`, `attribute:strength`: what expressions read. */
  readonly reads: ReadonlySet<string>;
  /** Plain texts: in expressions, in tests and answers of tables, and as values or keys in set-ups and effects. */
  readonly words: ReadonlySet<string>;
}

/** The owner of an expression, as `References.calls` names it. */
export function ownerOf({ document, pointer }: Where): string {
  const term = /^\/terms\/\d+/.exec(pointer)?.[0];
  return term === undefined ? document.file : `${document.file}#${term}`;
}

export function collectReferences(source: ModuleSource, checker: Checker): References {
  const calls = new Map<string, Set<string>>();
  const reads = new Set<string>();
  const words = new Set<string>();
  const called = (name: string, owner: string) => {
    const owners = calls.get(name) ?? new Set();
    calls.set(name, owners.add(owner));
  };
  for (const { node, where } of checker.checked) {
    visit(node, (inner) => {
      if (inner.op === 'call') called(inner.spec.name, ownerOf(where));
      if (inner.op === 'call') for (const tag of inner.spec.reads ?? []) reads.add(tag);
      if (inner.op === 'member') for (const tag of inner.member.reads ?? []) reads.add(tag);
      if (inner.op === 'literal') for (const word of String(inner.label ?? inner.value).split(', ')) words.add(word);
    });
  }
  const templates: SourceFile<unknown>[] = [
    source.sequence,
    ...source.tables,
    ...source.regimes,
    ...source.procedures,
    ...source.scenarios,
  ];
  for (const file of templates) {
    eachText(file.value, (text, key) => {
      words.add(text);
      if (!templateKeys.has(key) || !text.includes('{')) return;
      const parsed = parseTemplate(text);
      if ('problem' in parsed) return;
      for (const part of parsed.parts)
        if (part.kind === 'expression')
          eachName(part.ast, (name, call) => {
            if (call) called(name, file.document.file);
            else for (const kind of memberKinds) reads.add(`${kind}${name}`);
          });
    });
  }
  return { calls, reads, words };
}

const templateKeys = new Set(['says', 'ask', 'text', 'end']);
/** What a member of that name may be. */
const memberKinds = ['status:unit:', 'status:hex:', 'status:side:', 'status:game:', 'track:', 'attribute:'];

/** Calls back for every text of a JSON value and for every key, with the key it stands under. */
function eachText(value: unknown, seen: (text: string, key: string) => void, key = ''): void {
  if (typeof value === 'string') seen(value, key);
  else if (Array.isArray(value)) for (const item of value) eachText(item, seen, key);
  else if (typeof value === 'object' && value !== null)
    for (const [inner, item] of Object.entries(value)) {
      seen(inner, '');
      eachText(item, seen, inner);
    }
}

/** Names of members and calls in an unchecked tree. */
function eachName(ast: Ast, seen: (name: string, call: boolean) => void): void {
  if (ast.op === 'member') seen(ast.name, false);
  if (ast.op === 'call') seen(ast.name, true);
  for (const value of Object.values(ast)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (typeof item === 'object' && item !== null && 'op' in item) eachName(item as Ast, seen);
  }
}
