/** Loops whose condition cannot change: they end after one pass, or never. */
import { dependencies } from '../../cel/dependencies.js';
import { below, type Where } from '../report.js';
import { acts, canLeave, variablesSet } from './leaving.js';
import type { Lint, Subject } from './lint.js';
import { eachNode, nodeLists } from './walk.js';

export const idleRepeat: Lint = {
  code: 'idle-repeat',
  severity: 'error',
  check(subject, note) {
    const { source } = subject;
    for (const list of nodeLists(source))
      eachNode(list, (node, where) => {
        if (!('repeat' in node) || node.max !== undefined || node.until === undefined) return;
        if (node.until.trim() === 'false' || acts(node.repeat, source) || canLeave(node.repeat, source)) return;
        const set = variablesSet(node.repeat);
        const until = below(where, 'until');
        if (variablesRead(until, subject).some((name) => set.has(name))) return;
        note(until, 'This loop ends after one pass or never: nothing in it changes what its end depends on.');
      });
  },
};

function variablesRead({ document, pointer }: Where, { checker }: Subject): string[] {
  const checked = checker.checked.filter(({ where }) => where.document === document && where.pointer === pointer);
  return checked.flatMap(({ node }) => [...dependencies(node).variables]);
}
