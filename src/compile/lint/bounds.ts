/**
 * The numbers an expression can be, where the module itself says so: turns, tracks, options, attributes of counters and
 * hexes, counts. Ends are infinite where nothing is known. Wider than the truth is allowed, narrower is not.
 */
import type { TypedNode } from '../../cel/typed.js';
import type { Subject } from './lint.js';

export type Bounds = readonly [low: number, high: number];

const anything: Bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const notNegative: Bounds = [0, Number.POSITIVE_INFINITY];

export function boundsOf(node: TypedNode, subject: Subject): Bounds {
  switch (node.op) {
    case 'literal':
      return typeof node.value === 'number' ? [node.value, node.value] : anything;
    case 'variable':
      return node.name === 'turn' || node.name === 'lastTurn' ? turns(subject) : anything;
    case 'member':
      return memberBounds(node.name, node.member.reads ?? [], subject);
    case 'call':
      if (node.spec.name === 'direction') return [-1, 5];
      return node.spec.name === 'distance' ? notNegative : anything;
    case 'builtin':
      return node.builtIn.name === 'size' || node.builtIn.name === 'count' ? notNegative : anything;
    case 'choice': {
      const [yes, no] = [boundsOf(node.yes, subject), boundsOf(node.no, subject)];
      return [Math.min(yes[0], no[0]), Math.max(yes[1], no[1])];
    }
    case 'binary':
      return arithmetic(node.operator, boundsOf(node.left, subject), boundsOf(node.right, subject));
    default:
      return anything;
  }
}

function turns({ compilation }: Subject): Bounds {
  const first = compilation.scenarios.map(({ firstTurn }) => firstTurn);
  return [Math.min(...first), Math.max(...compilation.scenarios.map(({ lastTurn }) => lastTurn))];
}

function memberBounds(name: string, reads: readonly string[], { source, board }: Subject): Bounds {
  const { tracks = [], options = [] } = source.module.value;
  const [tag = ''] = reads;
  if (tag === 'face') return name === 'state' ? [0, board.faces - 1] : [0, board.faces];
  if (tag === 'arrival') return notNegative;
  if (tag === 'options') {
    const option = options.find(({ id }) => id === name);
    return [option?.min ?? anything[0], option?.max ?? anything[1]];
  }
  if (tag.startsWith('track:')) {
    const track = tracks.find(({ id }) => tag === `track:${id}`);
    return track === undefined ? anything : [track.min, track.max];
  }
  const column = tag.startsWith('attribute:') ? board.attributes[name] : board.hexAttributes[name];
  if ((!tag.startsWith('attribute:') && tag !== 'map') || column === undefined || column.length === 0) return anything;
  const numbers = [...column].map(Number);
  return [Math.min(...numbers), Math.max(...numbers)];
}

function arithmetic(operator: string, left: Bounds, right: Bounds): Bounds {
  const known = [...left, ...right].every(Number.isFinite);
  switch (operator) {
    case '+':
      return [left[0] + right[0], left[1] + right[1]];
    case '-':
      return [left[0] - right[1], left[1] - right[0]];
    case '*': {
      if (!known) return anything;
      const corners = left.flatMap((a) => right.map((b) => a * b));
      return [Math.min(...corners), Math.max(...corners)];
    }
    case '%': {
      if (!known || right[0] !== right[1]) return anything;
      const most = Math.abs(right[0]) - 1;
      return [left[0] >= 0 ? 0 : -most, most];
    }
    default:
      return anything;
  }
}
