/**
 * Soak: a whole game at random, held to everything that must always be true. No exception and no dead end; no illegal
 * state at the end of a phase; undo and redo lead back; a saved game plays again, and goes on, to the same state; a
 * copy put back is the state it was made of. What goes wrong is data, with a saved game that leads to it.
 */
import { checkExpression } from '../cel/check.js';
import { evaluate } from '../cel/evaluate.js';
import { parseExpression } from '../cel/parse.js';
import { BOOL, type Type } from '../cel/types.js';
import type { Compilation } from '../compile/compile.js';
import { globalScope, makeHost } from '../compile/host.js';
import { HEX } from '../compile/words.js';
import { rollDie, seedDice } from '../engine/dice.js';
import type { ValueKind } from '../engine/game.js';
import { optionCount, takeOption } from '../engine/pending.js';
import { optionToken } from '../engine/recorder.js';
import { run } from '../engine/run.js';
import { loadGame, type SavedGame, saveGame } from '../engine/save.js';
import { Session } from '../engine/session.js';
import type { State } from '../engine/state.js';
import { freshenZones } from '../engine/zone.js';

export interface SoakOptions {
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  /** Decisions after which a game that has not ended is a dead end. */
  readonly limit?: number;
  /** How many decisions are taken back, one by one, from the end; all without it. */
  readonly undo?: number;
}

export interface SoakFailure {
  readonly seed: number;
  readonly law: 'exception' | 'dead-end' | 'illegal-state' | 'undo' | 'replay' | 'go-on' | 'copy' | 'words';
  readonly message: string;
  /** Decisions taken when it was found. */
  readonly decision: number;
  /** Leads to the failure when it is played again; its hash is that of the state found. */
  readonly save: SavedGame;
}

export interface SoakReport {
  readonly decisions: number;
  readonly winner: string;
  readonly hash: string;
  readonly failure: SoakFailure | null;
}

/** The stacking rule of a module, as a question about a state; null when the module has none. */
export type StackRule = ((state: State, hex: number, side: number) => boolean) | null;

/** Reads the module's stacking rule. Throws RangeError when it is not an expression of that module. */
export function stackRule(compilation: Compilation, legal: string | undefined): StackRule {
  const { checker, board, functions } = compilation;
  if (legal === undefined || checker === null) return null;
  const parsed = parseExpression(legal);
  if ('problem' in parsed) throw new RangeError(`Cannot read the stacking rule "${legal}"`);
  const types = new Map<string, Type>([['hex', HEX]]);
  types.set('side', checker.words.enums.get('side')!);
  const checked = checkExpression(parsed.ast, checker.vocabulary, types, BOOL);
  if ('problem' in checked) throw new RangeError(`Cannot check the stacking rule "${legal}"`);
  const { node } = checked;
  return (state, hex, side) => {
    const scope = globalScope(state).set('hex', hex).set('side', side);
    return evaluate(node, scope, makeHost(state, board!, functions)) === true;
  };
}

/** A law that does not hold. */
class Broken extends Error {
  readonly law: SoakFailure['law'];
  constructor(law: SoakFailure['law'], message: string) {
    super(message);
    this.law = law;
  }
}

/** Plays one game and tries every law on it. */
export function soakGame(
  compilation: Compilation,
  rule: StackRule,
  seed: number,
  options: SoakOptions = {},
): SoakReport {
  const game = compilation.game!;
  const { scenario = game.scenarios[0]!.id, options: chosen = {} } = options;
  const session = Session.start(game, { scenario, options: chosen, seed, record: false });
  const failed = (error: unknown): SoakFailure => ({
    seed,
    law: error instanceof Broken ? error.law : 'exception',
    message: error instanceof Error ? error.message : String(error),
    decision: session.decisions.length,
    save: saveGame(session),
  });
  let failure: SoakFailure | null = null;
  try {
    const hashes = playThrough(session, rule, seed, options.limit ?? 20_000);
    failure = lawsAfter(session, hashes, seed, options.undo ?? hashes.length);
  } catch (error) {
    failure = failed(error);
  }
  return {
    decisions: session.decisions.length,
    winner: session.result?.winnerId ?? 'none',
    hash: session.hash(),
    failure,
  };
}

/** Plays to the end; returns the hash before each decision and at the end. */
function playThrough(session: Session, rule: StackRule, seed: number, limit: number): string[] {
  const words = new Int32Array(4);
  seedDice(words, seed ^ 0x50a4);
  const hashes: string[] = [session.hash()];
  const { state } = session;
  for (let count = 0; session.optionCount > 0; count++) {
    if (count >= limit) throw new Broken('dead-end', `The game has no result after ${limit} decisions`);
    const { turn, phase } = state;
    if (count % 64 === seed % 64) copyLaw(session, rollDie(words, 1000));
    if (count % 16 === seed % 16) wordsLaw(session);
    session.choose(rollDie(words, session.optionCount) - 1);
    hashes.push(session.hash());
    if (turn !== state.turn || phase !== state.phase || state.ended) {
      const wrong = illegalState(state, rule);
      if (wrong !== null) throw new Broken('illegal-state', wrong);
    }
  }
  if (session.result === null) throw new Broken('dead-end', 'Nothing is to be decided, and the game has no result');
  return hashes;
}

/** Laws that need the whole game: undo and redo, replay, going on from a saved game. */
function lawsAfter(session: Session, hashes: readonly string[], seed: number, undo: number): SoakFailure | null {
  const whole = saveGame(session);
  const fail = (law: SoakFailure['law'], message: string, decision: number): SoakFailure => ({
    seed,
    law,
    message,
    decision,
    save: whole,
  });
  const replayed = loadGame(session.game, JSON.parse(JSON.stringify(whole)), { record: false });
  if (!replayed.ok) return fail('replay', replayed.problem.message, replayed.problem.decision ?? 0);
  const recorded = seed % 8 === 0 ? loadGame(session.game, whole) : replayed;
  if (!recorded.ok) return fail('replay', `With events: ${recorded.problem.message}`, recorded.problem.decision ?? 0);

  const indices = session.decisions.map(({ index }) => index);
  const middle = Math.floor((indices.length * ((seed % 9) + 1)) / 11);
  const half = loadGame(session.game, whole, { upTo: middle, record: false });
  if (!half.ok) return fail('go-on', half.problem.message, middle);
  if (half.session.hash() !== hashes[middle])
    return fail('go-on', 'The game loaded half way is in another state', middle);
  const again = loadGame(session.game, JSON.parse(JSON.stringify(saveGame(half.session))), { record: false });
  if (!again.ok) return fail('go-on', again.problem.message, middle);
  for (const index of indices.slice(middle)) again.session.choose(index);
  if (again.session.hash() !== whole.hash)
    return fail('go-on', 'Saved, loaded and played on it ends in another state', middle);
  return undoLaw(session, hashes, undo, fail);
}

/** Takes decisions back, one by one from the end, and takes them again. */
function undoLaw(
  session: Session,
  hashes: readonly string[],
  most: number,
  fail: (law: SoakFailure['law'], message: string, decision: number) => SoakFailure,
): SoakFailure | null {
  const last = hashes.length - 1;
  for (let at = last; at > Math.max(0, last - most); at--) {
    if (!session.undo()) return fail('undo', `Decision ${at} cannot be taken back`, at);
    if (session.hash() !== hashes[at - 1]) return fail('undo', `Taken back, decision ${at} leaves another state`, at);
  }
  for (let at = session.decisions.length + 1; at <= last; at++) {
    if (!session.redo()) return fail('undo', `Decision ${at} cannot be taken again`, at);
    if (session.hash() !== hashes[at]) return fail('undo', `Taken again, decision ${at} leads to another state`, at);
  }
  return null;
}

/** A copy put back is the state it was made of, whatever was played between. */
function copyLaw(session: Session, seed: number): void {
  const { play, state } = session;
  const { recorder, rolls } = play;
  const [hash, count, rolled] = [state.hash(), session.optionCount, rolls.length];
  const copy = { ...state.snapshot(), at: play.pending!.at };
  const words = new Int32Array(4);
  seedDice(words, seed);
  play.recorder = null;
  for (let i = 0; i < 12 && play.pending !== null; i++) {
    takeOption(play, rollDie(words, optionCount(play.pending)) - 1);
    run(play);
  }
  state.restore(copy);
  rolls.length = rolled;
  run(play);
  play.recorder = recorder;
  if (state.hash() !== hash || session.optionCount !== count)
    throw new Broken('copy', 'A copy put back is another state');
}

/** Each option has a word of its own, and the word means it. */
function wordsLaw(session: Session): void {
  const { play, state } = session;
  const tokens = Array.from({ length: session.optionCount }, (_, index) => optionToken(state, play.pending!, index));
  const seen = new Set(tokens);
  if (seen.size < tokens.length) throw new Broken('words', `Two options have one word: ${tokens.join(' ')}`);
  const odd = tokens.find((token) => token === '' || /\s/.test(token) || session.whyNot(token) !== null);
  if (odd !== undefined) throw new Broken('words', `The word "${odd}" of an option is not understood`);
}

/** What is wrong with a state between two phases; null when it is legal. */
export function illegalState(state: State, rule: StackRule): string | null {
  return (
    illegalStacks(state) ??
    illegalValues(state) ??
    staleZones(state) ??
    (rule === null ? null : overStacked(state, rule))
  );
}

function overStacked(state: State, rule: NonNullable<StackRule>): string | null {
  for (let hex = 0; hex < state.hexCount; hex++) {
    const sides = new Set<number>();
    for (let unit = state.head[hex]!; unit >= 0; unit = state.next[unit]!) sides.add(state.game.units[unit]!.side);
    for (const side of sides) {
      if (!rule(state, hex, side))
        return `${state.game.sides[side]!.id} stacks too high in ${state.game.hexNumbers[hex]}`;
    }
  }
  return null;
}

/** Each unit must be in exactly one chain, that of its place, and chains must ascend. */
function illegalStacks(state: State): string | null {
  const found = new Uint8Array(state.place.length);
  for (let place = 0; place < state.head.length; place++) {
    let before = -1;
    for (let unit = state.head[place]!; unit >= 0; unit = state.next[unit]!) {
      if (unit <= before) return `The stack in place ${place} is out of order`;
      if (state.place[unit] !== place) return `${state.game.units[unit]!.id} stands in two places`;
      if (place < state.hexCount && state.game.grid.present[place] !== 1)
        return `${state.game.units[unit]!.id} is off the map`;
      found[unit] = 1;
      before = unit;
    }
  }
  const lost = found.indexOf(0);
  return lost < 0 ? null : `${state.game.units[lost]!.id} is in no place`;
}

function illegalValues(state: State): string | null {
  const { game } = state;
  for (const [unit, { id }] of game.units.entries()) {
    const face = state.face[unit]!;
    if (face < 0 || face >= game.stateCounts[unit]!) return `${id} is in state ${face}, which it does not have`;
  }
  for (const { id, on, kind } of game.statuses) {
    const cells = on === 'game' ? state.overall[id]! : state[on][id]!;
    const most = mostOf(state, kind);
    const odd = cells.find(
      (value) => value > most || value < (kind.kind === 'bool' ? 0 : kind.kind === 'int' ? -0x8000_0000 : -1),
    );
    if (odd !== undefined) return `Status "${id}" is ${odd}, which its type does not have`;
  }
  for (const { id, min, max } of game.tracks) {
    const odd = state.track[id]!.find((value) => value < min || value > max);
    if (odd !== undefined) return `Track "${id}" is at ${odd}, outside ${min} to ${max}`;
  }
  return null;
}

function mostOf(state: State, kind: ValueKind): number {
  switch (kind.kind) {
    case 'bool':
      return 1;
    case 'enum':
      return kind.ids.length - 1;
    case 'hex':
      return state.hexCount - 1;
    case 'unit':
      return state.game.units.length - 1;
    default:
      return 0x7fff_ffff;
  }
}

/** Zones that were kept up to date must be those worked out from nothing. */
function staleZones(state: State): string | null {
  freshenZones(state);
  const counts = state.zoneCounts.slice();
  const masks = state.zoneMasks.slice();
  state.allZonesStale = true;
  freshenZones(state);
  const differs =
    counts.some((count, i) => count !== state.zoneCounts[i]) || masks.some((mask, i) => mask !== state.zoneMasks[i]);
  return differs ? 'Zones kept up to date differ from zones worked out anew' : null;
}
