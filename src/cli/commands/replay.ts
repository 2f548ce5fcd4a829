/**
 * `replay`: plays a saved game again and holds its dice and its last state to what was saved.
 */
import { eventsText } from '../../explain/events-text.js';
import { phaseText } from '../../explain/phase-text.js';
import { resultText } from '../../explain/result-text.js';
import { oneLine } from '../../validate/fault.js';
import { openGame } from '../find-module.js';
import { CliError, count, exit, type Io, print, printJson } from '../io.js';
import { loadSession, readSave } from '../open-session.js';

export interface ReplayOptions {
  readonly module?: string;
  readonly to?: number;
  readonly events?: true;
  readonly otherData?: true;
  readonly json?: true;
}

export function replay(io: Io, file: string, options: ReplayOptions): number {
  const saved = readSave(io, file);
  const module = options.module ?? saved?.module?.id;
  if (typeof module !== 'string')
    throw new CliError(
      `Cannot replay ${file}: it does not say which module it was played with. Name it with --module.`,
      exit.faults,
    );
  // What a file says is an id of a module, never a path.
  if (options.module === undefined && !/^[A-Za-z][A-Za-z0-9-]*$/.test(module))
    throw new CliError(`Cannot replay ${file}: "${module}" is no id of a module. Name it with --module.`, exit.faults);
  const { game } = openGame(io, module);
  const upTo = options.to;
  const changed = options.otherData === true && saved.module?.digest !== game.digest;
  const session = loadSession(game, saved, file, {
    ...(changed ? { otherData: 'replay' as const } : {}),
    ...(upTo === undefined ? {} : { upTo }),
  });
  const { state, decisions, result, play } = session;
  const compared = !changed && (upTo === undefined || session.decisions.length < upTo || session.hash() === saved.hash);
  const lines = options.events || options.json ? eventsText(game, session.events) : [];
  if (options.json) {
    const place = { turn: state.turn, phase: game.phases[state.phase]?.id ?? null };
    printJson(io, {
      module: game.id,
      scenario: state.scenario.id,
      decisions: decisions.length,
      rolls: play.rolls.length,
      ...place,
      hash: session.hash(),
      compared,
      winner: result?.winnerId ?? null,
      ...(options.events ? { events: lines } : {}),
    });
    return exit.ok;
  }
  for (const line of lines) print(io, oneLine(line));
  const checked = compared ? ', dice and state as saved' : ', not compared';
  print(
    io,
    `${game.id}, ${state.scenario.id}: ${count(decisions.length, 'decision')}, ${count(play.rolls.length, 'roll')}${checked} (${session.hash()})`,
  );
  print(
    io,
    oneLine(
      result === null ? `It goes on in: ${phaseText(game, state.turn, state.phase)}` : resultText(game, result.winner),
    ),
  );
  return exit.ok;
}
