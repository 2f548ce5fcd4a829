/**
 * Worked plays: a position, decisions and dice in, and what must be true on the way. The same file is a test and a
 * printed example of play.
 */
import { evaluate } from '../cel/evaluate.js';
import type { Compilation } from '../compile/compile.js';
import { globalScope, makeHost } from '../compile/host.js';
import type { Game } from '../engine/game.js';
import { type Event, optionToken } from '../engine/recorder.js';
import { Session } from '../engine/session.js';
import type { ExampleFile, ExampleStep } from '../model/module.js';

type Expect = Extract<ExampleStep, { expect: unknown }>['expect'];

/** How events and refusals read aloud; handed in, since words are not this layer's business. */
export interface Words {
  event(game: Game, event: Event): string;
  refusal(session: Session, refusal: NonNullable<ReturnType<Session['whyNot']>>): string;
}

/** What did not come out as the example says. */
export interface Mismatch {
  /** Index of the step in the file. */
  readonly step: number;
  readonly message: string;
}

/** Plays an example and lists every mismatch; an illegal decision ends it. */
export function runExample(compilation: Compilation, example: ExampleFile, words: Words): readonly Mismatch[] {
  const game = compilation.game!;
  const start = { scenario: example.scenario, options: example.options ?? {}, dice: 'asked' as const };
  const session =
    example.position === undefined ? Session.start(game, start) : Session.startAt(game, example.position, start);
  const mismatches: Mismatch[] = [];
  let checked = 0;
  for (const [index, step] of example.steps.entries()) {
    const note = (message: string) => mismatches.push({ step: index, message });
    if ('expect' in step) {
      const lines = session.events
        .slice(checked)
        .flatMap((event) => [words.event(game, event), ...event.fired.map(({ says, cite }) => `${says} (${cite})`)]);
      checked = session.events.length;
      compare(session, step.expect, lines, compilation, note);
    } else if (!takeStep(session, step, words, note)) break;
  }
  return mismatches;
}

/** Takes one decision, die or refused try; false when the example cannot go on. */
function takeStep(
  session: Session,
  step: Exclude<ExampleStep, { expect: unknown }>,
  words: Words,
  note: (message: string) => void,
): boolean {
  const { pending } = session;
  if (pending === null) {
    note('The game has ended.');
    return false;
  }
  if ('refuse' in step) {
    const refusal = session.whyNot(step.refuse);
    if (refusal === null) note(`"${step.refuse}" should be refused, but it is legal.`);
    else {
      const text = words.refusal(session, refusal);
      if (step.says !== undefined && !text.includes(step.says))
        note(`The refusal of "${step.refuse}" says "${text}", not "${step.says}".`);
      if (step.cite !== undefined && refusal.cite !== step.cite)
        note(`The refusal of "${step.refuse}" cites ${refusal.cite}, not ${step.cite}.`);
    }
    return true;
  }
  const word = 'roll' in step ? String(step.roll) : step.choose;
  if ('roll' in step !== (pending.kind === 'roll')) {
    note(`A ${'roll' in step ? 'roll' : 'choice'} ("${word}") is given where the game asks: ${pending.ask}`);
    return false;
  }
  if ('choose' in step && step.by !== undefined && step.by !== pending.sideId)
    note(`"${word}" is decided by ${pending.sideId}, not by ${step.by}.`);
  const outcome = session.choose(word);
  if (!outcome.ok)
    note(
      `"${word}" is not legal at "${pending.ask}": ${words.refusal(session, outcome.refusal)} Legal: ${pending.options.map(({ token }) => token).join(' ')}`,
    );
  return outcome.ok;
}

function compare(
  session: Session,
  expect: Expect,
  lines: readonly string[],
  compilation: Compilation,
  note: (message: string) => void,
): void {
  const { state, game, pending } = session;
  for (const text of expect.says ?? [])
    if (!lines.some((line) => line.includes(text))) note(`No ruling says "${text}". They say: ${lines.join(' | ')}`);
  const unit = (id: string) => game.units.findIndex((one) => one.id === id);
  const place = (id: string) => {
    const at = state.place[unit(id)] ?? -1;
    return at < 0 ? 'nowhere' : at < state.hexCount ? game.hexNumbers[at]! : game.boxes[at - state.hexCount]!.id;
  };
  for (const [id, where] of Object.entries({ ...expect.at, ...expect.box }))
    if (place(id) !== where) note(`${id} is in ${place(id)}, not in ${where}.`);
  for (const [id, wanted] of Object.entries(expect.state ?? {})) {
    const now = game.units[unit(id)]?.states[state.face[unit(id)]!];
    if (now !== wanted) note(`${id} is ${now}, not ${wanted}.`);
  }
  if (expect.asks !== undefined && !pending?.ask.includes(expect.asks))
    note(`The game asks "${pending?.ask}", not "${expect.asks}".`);
  compareOptions(session, expect, note);
  if (expect.phase !== undefined && game.phases[state.phase]?.id !== expect.phase)
    note(`It is phase ${game.phases[state.phase]?.id}, not ${expect.phase}.`);
  if (expect.turn !== undefined && state.turn !== expect.turn) note(`It is turn ${state.turn}, not ${expect.turn}.`);
  if (expect.winner !== undefined && session.result?.winnerId !== expect.winner)
    note(`The winner is ${session.result?.winnerId ?? 'not known'}, not ${expect.winner}.`);
  for (const text of expect.true ?? []) if (!holds(session, text, compilation, note)) note(`"${text}" does not hold.`);
}

function compareOptions({ play, state }: Session, expect: Expect, note: (message: string) => void): void {
  const { pending } = play;
  const offered =
    pending === null
      ? []
      : Array.from(
          { length: pending.values.length + pending.named.length + (pending.done === null ? 0 : 1) },
          (_, index) => optionToken(state, pending, index),
        );
  const wanted = expect.options;
  if (wanted !== undefined && [...wanted].sort().join(' ') !== [...offered].sort().join(' '))
    note(`The options are ${offered.join(' ')}, not ${wanted.join(' ')}.`);
  for (const token of expect.offers ?? [])
    if (!offered.includes(token)) note(`"${token}" is not offered, only ${offered.join(' ')}.`);
  for (const token of expect.lacks ?? []) if (offered.includes(token)) note(`"${token}" is offered.`);
}

function holds(
  { state }: Session,
  text: string,
  { checker, board, functions }: Compilation,
  note: (message: string) => void,
): boolean {
  const node = checker!.standalone(text);
  if (typeof node !== 'string') return evaluate(node, globalScope(state), makeHost(state, board!, functions)) === true;
  note(`"${text}": ${node}`);
  return false;
}
