/**
 * A set-up carried out to see what comes of it: fixed hexes and ready-made set-ups as written, free ones somehow. Units
 * set up freely do not count: where they stand is the owner's choice.
 */
import { evaluate } from '../../cel/evaluate.js';
import type { TypedNode } from '../../cel/typed.js';
import { Session } from '../../engine/session.js';
import type { State } from '../../engine/state.js';
import { parseHexNumber } from '../../hex/hex-number.js';
import { globalScope, makeHost } from '../host.js';
import { below, type Where } from '../report.js';
import type { PlacedStep, WholeScenario } from '../whole-scenario.js';
import type { Subject } from './lint.js';

export interface Trial {
  /** The position after the set-up, without what was set up freely; null when it could not be carried out. */
  readonly state: State | null;
  /** Why it could not. */
  readonly failure: string | null;
  /** Ready-made places that the set-up's own condition refuses. */
  readonly refused: readonly { readonly unit: string; readonly hex: string; readonly where: Where }[];
  /** Where each unit is put, in the order in which they are. */
  readonly places: ReadonlyMap<number, Where>;
}

const mostDecisions = 5_000;

/** Carries out a scenario's set-up, once for all lints. */
export function trySetUp(whole: WholeScenario, subject: Subject): Trial {
  const known = subject.trials.get(whole);
  if (known !== undefined) return known;
  const trial = carriedOut(whole, subject);
  subject.trials.set(whole, trial);
  return trial;
}

function carriedOut(whole: WholeScenario, subject: Subject): Trial {
  const refused: { unit: string; hex: string; where: Where }[] = [];
  const places = new Map<number, Where>();
  for (const { step, where } of whole.steps) {
    for (const id of Object.keys(step.at ?? {})) places.set(subject.board.unitIds.get(id)!, below(where, 'at', id));
    for (const id of Object.keys(step.free?.ready ?? {}))
      places.set(subject.board.unitIds.get(id)!, below(where, 'free', 'ready', id));
  }
  try {
    const session = startSetUp(whole, subject);
    const ready = whole.steps.filter(({ step }) => step.free?.ready !== undefined);
    for (let count = 0; session.pending !== null && count < mostDecisions; count++) {
      const isReady = session.pending.options.some(({ token }) => token === 'ready');
      const step = isReady ? ready.shift() : undefined;
      if (step !== undefined) refused.push(...refusedPlaces(step, session.state, subject));
      session.choose(isReady ? 'ready' : 0);
    }
    const { state } = session;
    for (const { step } of whole.steps) {
      if (step.free === undefined || step.free.ready !== undefined) continue;
      for (const id of step.free.units) state.putUnit(subject.board.unitIds.get(id)!, state.hexCount);
    }
    return { state, failure: null, refused, places };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { state: null, failure: error.message, refused, places };
  }
}

/** A game that ends when its set-up is done. */
function startSetUp(whole: WholeScenario, { compilation }: Subject): Session {
  const game = compilation.game!;
  const { cite } = game.play;
  const code = [{ op: 'setup' }, { op: 'end', text: [], winner: null, level: '' }] as const;
  const play = { ...game.play, code, cites: [cite, cite] };
  return Session.start({ ...game, play }, { scenario: whole.id, record: false });
}

/** Asks the set-up's condition of each ready-made place, as the units come in one after the other. */
function refusedPlaces({ step, where }: PlacedStep, state: State, subject: Subject) {
  const { board, checker, compilation } = subject;
  const { allow, ready = {} } = step.free!;
  const at = below(where, 'free', 'allow');
  const asked = checker.checked.find((one) => one.where.document === at.document && one.where.pointer === at.pointer);
  if (allow === undefined || asked === undefined) return [];
  const host = makeHost(state, board, compilation.functions);
  const holds = (node: TypedNode, unit: number, hex: number) =>
    evaluate(node, globalScope(state).set('unit', unit).set('hex', hex), host) === true;
  return Object.entries(ready).flatMap(([unit, number]) => {
    const [index, hex] = [board.unitIds.get(unit)!, parseHexNumber(board.grid, number)];
    const fits = holds(asked.node, index, hex);
    state.putUnit(index, hex);
    return fits ? [] : [{ unit, hex: number, where: below(where, 'free', 'ready', unit) }];
  });
}
