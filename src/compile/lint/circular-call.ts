/** Procedures that call themselves, straight or through others: for ever, or as long as conditions and choices let them. */
import type { Node } from '../../model/module.js';
import { below, type Where } from '../report.js';
import { top } from '../source.js';
import { findCircles } from './circle.js';
import { canLeave } from './leaving.js';
import type { Lint, Subject } from './lint.js';
import { innerLists } from './walk.js';

interface Call {
  readonly from: string;
  readonly to: string;
  readonly where: Where;
  /** Made whenever the procedure runs. */
  readonly always: boolean;
}

export const circularCall: Lint = {
  code: 'circular-call',
  severity: 'error',
  check(subject, note) {
    const calls = callsOf(subject);
    const endless = findCircles(graphOf(calls.filter(({ always }) => always)));
    for (const circle of endless) {
      note(whereOf(circle, calls), `These procedures call each other for ever: ${circle.join(', ')}.`);
    }
    const told = new Set(endless.flat());
    for (const circle of findCircles(graphOf(calls))) {
      if (circle.some((id) => told.has(id))) continue;
      note(whereOf(circle, calls), `These procedures call each other in a circle: ${circle.join(', ')}.`, {
        severity: 'warning',
        hint: 'Make sure that something ends it.',
      });
    }
  },
};

function graphOf(calls: readonly Call[]): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const { from, to } of calls) graph.set(from, [...(graph.get(from) ?? []), to]);
  return graph;
}

/** The first call of the circle. */
function whereOf([from, to]: readonly string[], calls: readonly Call[]): Where {
  return calls.find((call) => call.from === from && call.to === to)!.where;
}

function callsOf({ source }: Subject): Call[] {
  const regimes = new Map(source.regimes.map((file) => [file.value.id, file]));
  const calls: Call[] = [];
  const visit = (from: string, nodes: readonly Node[], where: Where, sure: boolean, seen: readonly string[]): void => {
    let always = sure;
    for (const [index, node] of nodes.entries()) {
      const at = below(where, index);
      const surely = always && node.when === undefined;
      if ('call' in node) calls.push({ from, to: node.call, where: below(at, 'call'), always: surely });
      const regime = 'travel' in node && !seen.includes(node.travel) ? regimes.get(node.travel) : undefined;
      if (regime !== undefined)
        visit(from, regime.value.onStep ?? [], below(top(regime), 'onStep'), false, [...seen, regime.value.id]);
      const perhaps = 'each' in node || 'choose' in node || ('else' in node && node.else !== undefined);
      for (const inner of innerLists(node, at)) visit(from, inner.nodes, inner.where, surely && !perhaps, seen);
      if (canLeave([node], source)) always = false;
    }
  };
  for (const file of source.procedures) visit(file.value.id, file.value.do, below(top(file), 'do'), true, []);
  return calls;
}
