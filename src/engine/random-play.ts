/**
 * Random play: every legal option is listed and one is taken, each as likely as the other. The fuzzer, the simulation
 * and the benches use it.
 */

import { rollDie, seedDice } from './dice.js';
import { enter, special } from './frames.js';
import { optionCount, takeOption } from './pending.js';
import type { Play } from './play.js';
import { run } from './run.js';
import type { Session } from './session.js';

/** Chooses at random until the game ends or `limit` decisions are taken; returns how many were taken. */
export function playRandomly(session: Session, seed: number, limit = 100_000): number {
  const words = chooser(seed);
  let count = 0;
  while (session.optionCount > 0 && count < limit) {
    session.choose(rollDie(words, session.optionCount) - 1);
    count++;
  }
  return count;
}

/** As `playRandomly`, on a bare play: no undo, no words, for the greatest speed. */
export function runRandomly(play: Play, seed: number, limit = 100_000): number {
  const words = chooser(seed);
  let count = 0;
  while (play.pending !== null && count < limit) {
    takeOption(play, rollDie(words, optionCount(play.pending)) - 1);
    run(play);
    count++;
  }
  return count;
}

/** Runs a fresh play up to its first decision. */
export function begin(play: Play, seed: number): void {
  seedDice(play.state.dice, seed);
  enter(play.state, special.play, []);
  run(play);
}

/** A stream of choices that is not the stream of dice. */
function chooser(seed: number): Int32Array {
  const words = new Int32Array(4);
  seedDice(words, seed ^ 0x5eed);
  return words;
}
