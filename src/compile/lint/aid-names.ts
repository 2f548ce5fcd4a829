/** What player aids name must exist. */
import { below } from '../report.js';
import { type SourceFile, top } from '../source.js';
import { type Lint, noteUnknown, type Subject } from './lint.js';

export const aidNames: Lint = {
  code: 'unknown-id',
  severity: 'error',
  check(subject, note) {
    const known = idsByKind(subject);
    for (const file of subject.source.aids)
      for (const [index, { sections }] of file.value.aids.entries())
        for (const [position, section] of sections.entries())
          for (const [kind, id] of Object.entries(section)) {
            const ids = known[kind];
            if (ids === undefined || ids.includes(String(id))) continue;
            noteUnknown(note, below(top(file), 'aids', index, 'sections', position, kind), kind, String(id), ids);
          }
  },
};

function idsByKind({ source }: Subject): Readonly<Record<string, readonly string[]>> {
  const ids = (files: readonly SourceFile<{ readonly id: string }>[]) => files.map(({ value }) => value.id);
  return {
    table: ids(source.tables),
    procedure: ids(source.procedures),
    regime: ids(source.regimes),
    trace: ids(source.traces),
    zone: ids(source.zones),
    scenario: ids(source.scenarios),
    track: ['turns', ...(source.module.value.tracks ?? []).map(({ id }) => id)],
  };
}
