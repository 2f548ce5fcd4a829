/**
 * Rules at work in tests: a position in a few words, decisions and dice in, what came of it out. Knows no game. A
 * module is loaded once; `HEXWRIGHT_MODULES` names another folder of modules, for runs against changed data.
 */
import path from 'node:path';
import { evaluate } from '../../src/cel/evaluate.js';
import { globalScope, makeHost } from '../../src/compile/host.js';
import { explained } from '../../src/engine/recorder.js';
import type { Refusal } from '../../src/engine/refusal.js';
import { Session, type StartOptions } from '../../src/engine/session.js';
import type { Fired } from '../../src/engine/table.js';
import { type LoadedModule, loadModule } from '../../src/load/load-module.js';

type Scalar = boolean | number | string;

/** A position in short form. */
export interface Scene extends Pick<StartOptions, 'scenario' | 'options'> {
  readonly turn?: number;
  readonly phase: string;
  /** By unit: its hex or box, and its state where that is not the first: `'0304'`, `'0304 half'`, `'eliminated half'`. */
  readonly units: Readonly<Record<string, string>>;
  /** Statuses by hex. */
  readonly hexes?: Readonly<Record<string, Readonly<Record<string, Scalar>>>>;
}

const loaded = new Map<string, LoadedModule>();

/** The module under `data/`, loaded once. */
export function moduleOf(id: string): LoadedModule {
  const found = loaded.get(id) ?? loadModule(path.join(process.env.HEXWRIGHT_MODULES ?? 'data', id));
  loaded.set(id, found);
  if (found.game === null)
    throw new RangeError(`Cannot play ${id}: ${found.faults.map(({ message }) => message).join(' ')}`);
  return found;
}

/** A game at the beginning of a phase; dice are handed in like decisions. */
export function begin(id: string, { turn = 1, phase, units, hexes, ...start }: Scene): Session {
  const placed = Object.entries(units).map(([unit, words]) => {
    const [place = '', state] = words.split(' ');
    const where = /^\d+$/.test(place) ? { at: place } : { box: place };
    return [unit, state === undefined ? where : { ...where, state }] as const;
  });
  const position = { turn, phase, units: Object.fromEntries(placed), ...(hexes === undefined ? {} : { hexes }) };
  return Session.startAt(moduleOf(id).game!, position, { ...start, dice: 'asked' });
}

/** A game from its set-up on; dice are handed in. */
export function open(id: string, start: Pick<StartOptions, 'scenario' | 'options'> = {}): Session {
  return Session.start(moduleOf(id).game!, { ...start, dice: 'asked' });
}

/** Takes decisions and dice one after the other: `play(session, 'ge-xxiv 0404 done')`. */
export function play(session: Session, words: string): Session {
  for (const word of words.split(/\s+/)) {
    const outcome = session.choose(word);
    if (outcome.ok) continue;
    const { code, row } = outcome.refusal;
    throw new RangeError(
      `Cannot choose "${word}" at "${session.pending?.ask}": ${row?.says ?? code}; legal: ${offered(session).join(' ')}`,
    );
  }
  return session;
}

/** What may be typed now, in alphabetical order; `done` and `stay` last. */
export function offered(session: Session): string[] {
  const tokens = session.pending?.options.map(({ token }) => token) ?? [];
  const last = tokens.filter((token) => ['done', 'stay'].includes(token));
  return [...tokens.filter((token) => !last.includes(token)).sort(), ...last];
}

/** What is asked now. */
export function asked(session: Session): string {
  return session.pending?.ask ?? 'nothing: the game has ended';
}

/** The refusal of a word: its kind, the words of the row that forbids it, and the case number. */
export function refused(session: Session, word: string): string {
  const refusal = session.whyNot(word);
  if (refusal === null) return `"${word}" is legal`;
  return refusal.row === null ? plainRefusal(refusal) : `${refusal.row.says} (${refusal.cite})`;
}

function plainRefusal({ code, needs, has, cite }: Refusal): string {
  return code === 'too-far' ? `too far: ${needs} of ${has} (${cite})` : `${code} (${cite})`;
}

/** Where a unit is and in which state: `'0304 full'`, `'eliminated half'`. */
export function where({ game, state }: Session, id: string): string {
  const unit = game.units.findIndex((one) => one.id === id);
  if (unit < 0) throw new RangeError(`Cannot find unit "${id}"`);
  const place = state.place[unit]!;
  const name = place < state.hexCount ? game.hexNumbers[place]! : game.boxes[place - state.hexCount]!.id;
  return `${name} ${game.units[unit]!.states[state.face[unit]!]}`;
}

/** Everything said so far: texts of procedures, and rows that fired, each with its case number. */
export function said({ events }: Session): string[] {
  return events.flatMap((event) => [
    ...(event.kind === 'say' ? [`${event.text} (${event.cite})`] : []),
    ...aloud(event.fired),
  ]);
}

/** What was said of the hexes entered since the start, and the points they cost. */
export function saidOfSteps({ events }: Session): { says: string[]; points: number[] } {
  const steps = events.flatMap((event) => (event.kind === 'step' ? [event] : []));
  return { says: steps.flatMap(({ fired }) => aloud(fired)), points: steps.map(({ points }) => points) };
}

/** Rows read aloud, with their case numbers; rows without words say nothing. */
function aloud(fired: readonly Fired[]): string[] {
  return fired.filter(({ says }) => says !== '').map(({ says, cite }) => `${says} (${cite})`);
}

/** Turn and phase. */
export function now({ game, state }: Session): string {
  return `${state.turn} ${game.phases[state.phase]?.id ?? 'setup'}`;
}

/** What an expression of the module's language works out to in the position. */
export function ask(session: Session, text: string): unknown {
  const { checker, board, functions } = moduleOf(session.game.id).compilation!;
  const node = checker!.standalone(text);
  if (typeof node === 'string') throw new SyntaxError(`Cannot read "${text}": ${node}`);
  return evaluate(node, globalScope(session.state), makeHost(session.state, board!, functions));
}

/** The rows that fire when an expression is worked out, read aloud with their case numbers. */
export function ruled(session: Session, text: string): string[] {
  const { fired } = explained(session.state, () => ask(session, text));
  return aloud(fired);
}

/** The hexes for which an expression over `h` holds. */
export function hexesWhere(session: Session, text: string): string[] {
  return (ask(session, `hexes().filter(h, ${text})`) as number[]).map((hex) => session.game.hexNumbers[hex]!);
}

/** All units that are in play, and where they are. */
export function places(session: Session): Record<string, string> {
  const { game, state } = session;
  const inPlay = game.units.filter((_, unit) => game.boxes[state.place[unit]! - state.hexCount]?.id !== 'unused');
  return Object.fromEntries(inPlay.map(({ id }) => [id, where(session, id)]));
}
