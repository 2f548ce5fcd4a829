/**
 * Sorts validated files into a module by kind. Needs one each of module, map, terrain, counters and sequence; of the
 * rest there may be any number.
 */
import type { Fault } from '../validate/fault.js';
import { type JsonDocument, makeFault } from '../validate/locate.js';
import type { ModuleSource, SourceFile } from './source.js';

export interface KindedFile {
  readonly kind?: string;
  readonly value: unknown;
  readonly document: JsonDocument;
}

const single = ['module', 'map', 'terrain', 'counters', 'sequence'] as const;
const many = {
  tables: 'table',
  zones: 'zone',
  regimes: 'regime',
  traces: 'trace',
  procedures: 'procedure',
  scenarios: 'scenario',
  rulings: 'rulings',
  aids: 'aids',
  examples: 'example',
  cases: 'cases',
} as const;

/** The module, or null with faults when a file is missing or stands twice. */
export function groupFiles(files: readonly KindedFile[]): {
  readonly source: ModuleSource | null;
  readonly faults: readonly Fault[];
} {
  const faults: Fault[] = [];
  const of = (kind: string) => files.filter((file) => file.kind === kind);
  for (const kind of single) {
    const [first, second] = of(kind);
    if (first === undefined) {
      const place = { line: 1, column: 1 };
      faults.push(
        makeFault(`${kind}.json`, '', place, {
          code: 'missing-file',
          message: `Cannot find the module's ${kind} file.`,
          hint: `Add ${kind}.json with "$schema" ending in ${kind}.schema.json.`,
        }),
      );
    } else if (second !== undefined) {
      faults.push(
        makeFault(
          second.document.file,
          '',
          { line: 1, column: 1 },
          {
            code: 'duplicate-file',
            message: `The module has a second ${kind} file; the first is ${first.document.file}.`,
          },
        ),
      );
    }
  }
  if (of('scenario').length === 0 && of('module').length > 0) {
    faults.push(
      makeFault(
        'scenarios',
        '',
        { line: 1, column: 1 },
        { code: 'missing-file', message: 'Cannot find a scenario.', hint: 'Add scenarios/standard.json.' },
      ),
    );
  }
  if (faults.length > 0) return { source: null, faults };
  const singles = Object.fromEntries(single.map((kind) => [kind, of(kind)[0]]));
  const lists = Object.fromEntries(
    Object.entries(many).map(([key, kind]) => [key, of(kind) as readonly SourceFile<unknown>[]]),
  );
  return { source: { ...singles, ...lists } as unknown as ModuleSource, faults };
}
