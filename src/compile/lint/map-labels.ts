/** Names written on the map stand at hexes of the map. */
import { hexNumbered } from '../board.js';
import { below, Report } from '../report.js';
import { top } from '../source.js';
import type { Lint } from './lint.js';

export const mapLabels: Lint = {
  code: 'hex-off-grid',
  severity: 'error',
  check({ source: { map }, board }, note) {
    for (const [index, { at }] of (map.value.labels ?? []).entries()) {
      const where = below(top(map), 'labels', index, 'at');
      const report = new Report();
      hexNumbered(board, at, where, report);
      for (const { message, found } of report.faults) note(where, message, found === undefined ? {} : { found });
    }
  },
};
