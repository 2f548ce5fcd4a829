/**
 * Counts of legal decisions: how many sequences of a given length there are from a position, every face of a die and
 * every draw taken as a decision. A golden count guards what no single case does.
 */
import { optionCount, type Pending, takeOption } from '../engine/pending.js';
import type { Play } from '../engine/play.js';
import { optionToken } from '../engine/recorder.js';
import { run } from '../engine/run.js';
import type { Session } from '../engine/session.js';
import type { Snapshot } from '../engine/state.js';

/**
 * Sequences of exactly `depth` decisions from here; games that end before do not count.
 * Start the session with `dice: 'asked'`, or dice are rolled and the count means nothing.
 */
export function perft(session: Session, depth: number): number {
  return alone(session.play, (play) => count(play, depth));
}

/** The same count, apart for each option of the pending decision. For finding out which option is at odds. */
export function perftByOption(session: Session, depth: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  alone(session.play, (play) => {
    const { pending } = play;
    if (pending === null || depth < 1) return;
    const copy = play.state.snapshot();
    for (let index = 0; index < optionCount(pending); index++) {
      putBack(play, copy, pending);
      const token = optionToken(play.state, play.pending!, index);
      takeOption(play, index);
      run(play);
      counts.set(token, (counts.get(token) ?? 0) + count(play, depth - 1));
    }
  });
  return counts;
}

/** Works on a play and leaves it as it was. */
function alone<T>(play: Play, work: (play: Play) => T): T {
  const { pending, recorder } = play;
  const rolled = play.rolls.length;
  const copy = play.state.snapshot();
  play.recorder = null;
  const result = work(play);
  if (pending !== null) putBack(play, copy, pending);
  play.rolls.length = rolled;
  play.recorder = recorder;
  return result;
}

function count(play: Play, depth: number): number {
  if (depth === 0) return 1;
  const { pending } = play;
  if (pending === null) return 0;
  const options = optionCount(pending);
  if (depth === 1) return options;
  const copy = play.state.snapshot();
  let leaves = 0;
  for (let index = 0; index < options; index++) {
    if (index > 0) putBack(play, copy, pending);
    takeOption(play, index);
    run(play);
    leaves += count(play, depth - 1);
  }
  return leaves;
}

/** Puts a decision back. Ways are kept in working space that others have used since, so a journey is asked anew. */
function putBack(play: Play, copy: Snapshot, pending: Pending): void {
  const { state } = play;
  if (pending.kind === 'travel') {
    state.restore({ ...copy, at: pending.at });
    run(play);
  } else {
    state.restore(copy);
    play.pending = pending;
  }
}
