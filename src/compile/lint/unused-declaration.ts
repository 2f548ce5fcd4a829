/** Statuses, tracks, boxes and regions that are declared and never used. */
import { below, type Where } from '../report.js';
import { top } from '../source.js';
import type { Lint } from './lint.js';

export const unusedDeclaration: Lint = {
  code: 'unused-declaration',
  severity: 'warning',
  check({ source, references: { reads, words } }, note) {
    const { module, map } = source;
    const tell = (what: string, id: string, where: Where) =>
      note(where, `Nothing uses the ${what} "${id}".`, { found: id });
    for (const [index, { id, on }] of (module.value.statuses ?? []).entries())
      if (!reads.has(`status:${on}:${id}`) && !words.has(id))
        tell('status', id, below(top(module), 'statuses', index, 'id'));
    const onAids = source.aids.flatMap(({ value }) =>
      value.aids.flatMap(({ sections }) => sections.flatMap((section) => ('track' in section ? [section.track] : []))),
    );
    for (const [index, { id }] of (module.value.tracks ?? []).entries())
      if (!reads.has(`track:${id}`) && !words.has(id) && !onAids.includes(id))
        tell('track', id, below(top(module), 'tracks', index, 'id'));
    for (const [index, { id }] of (module.value.boxes ?? []).entries())
      if (!words.has(id)) tell('box', id, below(top(module), 'boxes', index, 'id'));
    for (const [index, { id, marked }] of (map.value.regions ?? []).entries())
      if (!words.has(id) && marked !== true) tell('region', id, below(top(map), 'regions', index, 'id'));
  },
};
