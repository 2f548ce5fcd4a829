/** Loops that nothing ends: no bound, no condition, and nothing inside that leaves. */
import { below } from '../report.js';
import { canLeave } from './leaving.js';
import type { Lint } from './lint.js';
import { eachNode, nodeLists } from './walk.js';

export const endlessRepeat: Lint = {
  code: 'endless-repeat',
  severity: 'error',
  check({ source }, note) {
    for (const list of nodeLists(source))
      eachNode(list, (node, where) => {
        if (!('repeat' in node) || node.max !== undefined) return;
        const ends = node.until !== undefined && node.until.trim() !== 'false';
        if (ends || canLeave(node.repeat, source)) return;
        note(below(where, 'repeat'), 'This loop never ends: nothing bounds it or leaves it.', {
          allowed: ['"max"', '"until"', 'a choice with "done" and "leave"', '{"leave": "loop"}'],
        });
      });
  },
};
