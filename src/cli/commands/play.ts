/**
 * `play`: a game in the terminal. Lines come from a keyboard or from a pipe; without a keyboard nothing is coloured, no
 * map is drawn unasked, and a word that is not legal makes the exit code 1.
 */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { oneLine } from '../../validate/fault.js';
import { openGame } from '../find-module.js';
import { exit, type Io, print } from '../io.js';
import { openSession, type StartChoice } from '../open-session.js';
import { HotSeat } from '../play/hot-seat.js';
import { makeStyle } from '../play/style.js';
import { writeSave } from '../play/write-save.js';

export async function play(io: Io, argument: string, choice: StartChoice): Promise<number> {
  const opened = openGame(io, argument);
  const session = openSession(io, opened.game, { ...choice, scenario: choice.scenario ?? opened.mainScenario });
  const seat = new HotSeat(opened, session, {
    style: makeStyle(io.isTty),
    width: io.stdout.columns ?? 100,
    write: (line) => print(io, line),
    save: (file, text) => writeSave(path.resolve(io.cwd, file), text),
  });
  seat.skipTold();
  const titles = [...new Set([opened.game.title, session.state.scenario.title])].join(', ');
  print(io, oneLine(`${titles}. Type "help" for help.`));
  if (io.isTty) seat.map();
  seat.ask();
  await readLines(io, seat);
  return !io.isTty && seat.refused ? exit.faults : exit.ok;
}

async function readLines(io: Io, seat: HotSeat): Promise<void> {
  const output = new Writable({
    write(chunk, _encoding, done) {
      io.stdout.write(String(chunk));
      done();
    },
  });
  const completer = (line: string): [string[], string] => {
    const last = line.split(' ').at(-1)!;
    return [seat.words.filter((word) => word.startsWith(last)), last];
  };
  const lines = createInterface({
    input: io.stdin,
    ...(io.isTty ? { output, completer, terminal: true } : {}),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  const ask = () => {
    if (!io.isTty) return;
    lines.setPrompt(seat.prompt);
    lines.prompt();
  };
  let over = false; // Lines that came along with the last one are still handed over after closing.
  await new Promise<void>((left, failed) => {
    lines.on('close', left);
    lines.on('line', (line) => {
      if (over) return;
      try {
        over = !seat.line(line);
      } catch (error) {
        over = true;
        failed(error);
      }
      if (over) lines.close();
      else ask();
    });
    ask();
  });
  if (io.isTty) print(io);
}
