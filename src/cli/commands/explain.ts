/**
 * `explain`: why a piece may or may not do something, here and now.
 */
import type { Session } from '../../engine/session.js';
import { refusalText } from '../../explain/refusal-text.js';
import { oneLine } from '../../validate/fault.js';
import { nearest } from '../../validate/nearest.js';
import { openGame } from '../find-module.js';
import { CliError, exit, type Io, print, printJson } from '../io.js';
import { openSession, type StartChoice } from '../open-session.js';
import { unitText } from '../play/hex-text.js';
import { answerLines, hexesNamed, unitNamed, whyPending, whyTravel } from '../why.js';

export interface ExplainOptions extends StartChoice {
  readonly do: string;
  readonly json?: true;
}

export function explain(io: Io, argument: string, words: readonly string[], options: ExplainOptions): number {
  const { game, mainScenario } = openGame(io, argument);
  const session = openSession(io, game, { ...options, scenario: options.scenario ?? mainScenario });
  takeDecisions(session, options.do);
  const unit = unitNamed(game, words[0]!);
  const hexes = hexesNamed(game, words.slice(1));
  const about = unit < 0 ? [] : [unitText(session.state, unit)];
  // Before the words are tried, since trying them moves the game on.
  const ways = unit < 0 ? [] : hexes.flatMap((hex) => whyTravel(session, unit, hex));
  checkWords(session, words, unit);
  const tried = whyPending(session, words);
  const travel = tried.length === words.length && tried.at(-1)?.legal ? [] : ways;
  if (options.json) {
    printJson(io, { words, unit: about[0] ?? null, pending: tried, travel });
    return exit.ok;
  }
  for (const line of about) print(io, oneLine(line));
  for (const line of answerLines(tried)) print(io, `  ${oneLine(line)}`);
  if (travel.length > 0) print(io, 'Apart from what is asked now:');
  for (const line of answerLines(travel)) print(io, `  ${oneLine(line)}`);
  return exit.ok;
}

function takeDecisions(session: Session, words: string): void {
  for (const word of words.split(/\s+/).filter((one) => one !== '')) {
    const ask = session.pending?.ask ?? 'nothing';
    const outcome = session.choose(word);
    if (!outcome.ok)
      throw new CliError(
        `Cannot do "${word}" where the game asks "${ask}": ${refusalText(outcome.refusal)}.`,
        exit.faults,
      );
  }
}

/** A word that is neither a piece, nor a hex, nor an option is a slip of the pen. */
function checkWords(session: Session, words: readonly string[], unit: number): void {
  const first = words[0]!;
  const { game, pending } = session;
  const options = pending?.options.map(({ token }) => token) ?? [];
  if (unit >= 0 || options.includes(first) || session.whyNot(first)?.code !== 'not-a-choice') return;
  const guess = nearest(first, [...game.units.map(({ id }) => id), ...options]);
  throw new CliError(
    `Cannot explain "${first}": it is neither a piece nor an option.${guess === undefined ? '' : ` Did you mean "${guess}"?`}`,
  );
}
