/**
 * The report on a module's statements: which rows and procedures carry the same case number, which tests name the
 * statement, what is open. A statement is proven when a test or a worked play names its id; one that is held by the
 * components alone needs a test just the same.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleSource, SourceFile } from '../compile/source.js';

export interface CaseLine {
  readonly id: string;
  readonly cite: string;
  readonly says: string;
  readonly component: boolean;
  /** Where the data carry its case number. */
  readonly data: readonly string[];
  /** Files that name its id. */
  readonly tests: readonly string[];
}

export interface CaseReport {
  readonly lines: readonly CaseLine[];
  /** Ids that tests name and no list has. */
  readonly unknown: readonly { readonly id: string; readonly file: string }[];
}

/** The report; `tests` is the folder of tests, or null when there is none. */
export function caseReport(source: ModuleSource, tests: string | null): CaseReport {
  const statements = source.cases.flatMap(({ value }) => value.cases);
  const data = citedData(source);
  const named = new Map<string, string[]>();
  const name = (id: string, file: string) => {
    const files = named.get(id) ?? [];
    named.set(id, files.includes(file) ? files : [...files, file]);
  };
  for (const { value, document } of source.examples) for (const id of value.cases ?? []) name(id, document.file);
  for (const { file, ids } of tests === null ? [] : idsInTests(tests)) for (const id of ids) name(id, file);
  const lines = statements.map(({ id, cite, says, held }) => ({
    id,
    cite,
    says,
    component: held === 'component',
    data: data.get(cite) ?? [],
    tests: named.get(id) ?? [],
  }));
  const known = new Set(statements.map(({ id }) => id));
  const prefixes = new Set(statements.map(({ id }) => prefixOf(id)));
  const strange = [...named].filter(([id]) => !known.has(id) && prefixes.has(prefixOf(id)));
  return { lines, unknown: strange.map(([id, files]) => ({ id, file: files[0]! })) };
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

/** What carries each case number: `tables/costs.json row forest`, by case number. */
function citedData(source: ModuleSource): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const { module, terrain, sequence, map, counters, tables, zones, regimes, traces, procedures, scenarios } = source;
  const files: readonly SourceFile<unknown>[] = [
    module,
    terrain,
    sequence,
    map,
    counters,
    ...tables,
    ...zones,
    ...regimes,
    ...traces,
    ...procedures,
    ...scenarios,
  ];
  for (const { value, document } of files) {
    walk(value, '', (cite, what) => {
      const places = found.get(cite) ?? [];
      places.push(what === '' ? document.file : `${document.file} ${what}`);
      found.set(cite, places);
    });
  }
  return found;
}

/** Every object with a case number of its own, and every row under the one of its table. */
function walk(value: unknown, what: string, note: (cite: string, what: string) => void, inherited = ''): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, `${what}[${index}]`, note, inherited);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  const { cite, id } = value as { readonly cite?: unknown; readonly id?: unknown };
  const here = typeof id === 'string' && what !== '' ? what.replace(/\[\d+\]$/, ` ${id}`) : what;
  const own = typeof cite === 'string' ? cite : inherited;
  if (typeof cite === 'string' || (own !== '' && /^rows\[\d+\]$/.test(what))) note(own, here);
  for (const [key, part] of Object.entries(value)) walk(part, here === '' ? key : `${here} ${key}`, note, own);
}

/** Ids that stand in the TypeScript files of a folder. */
function idsInTests(folder: string): { readonly file: string; readonly ids: readonly string[] }[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const ids = text.match(/\b[A-Z]+-[A-Za-z0-9.-]*[A-Za-z0-9]/g) ?? [];
      return { file: `${path.basename(folder)}/${name.split(path.sep).join('/')}`, ids: [...new Set(ids)] };
    });
}
