/** Markers and attributes that do not exist, named by statuses and by the style of counters. */
import { below, type Where } from '../report.js';
import { top } from '../source.js';
import { type Lint, noteUnknown } from './lint.js';

export const counterNames: Lint = {
  code: 'unknown-id',
  severity: 'error',
  check({ source: { module, counters } }, note) {
    const markers = (counters.value.markers ?? []).map(({ id }) => id);
    for (const [index, { marker }] of (module.value.statuses ?? []).entries())
      if (marker !== undefined && !markers.includes(marker))
        noteUnknown(note, below(top(module), 'statuses', index, 'marker'), 'marker', marker, markers);
    const attributes = (module.value.attributes ?? []).map(({ id }) => id);
    const { style } = counters.value;
    const where = below(top(counters), 'style');
    const known = (id: string | undefined, at: Where) => {
      if (id !== undefined && !attributes.includes(id)) noteUnknown(note, at, 'attribute', id, attributes);
    };
    for (const [index, id] of (style?.values ?? []).entries()) known(id, below(where, 'values', index));
    for (const [corner, id] of Object.entries(style?.corners ?? {})) known(id, below(where, 'corners', corner));
    known(style?.band?.by, below(where, 'band', 'by'));
    known(style?.symbolFill?.by, below(where, 'symbolFill', 'by'));
  },
};
