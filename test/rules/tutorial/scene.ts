/** Positions of this one game. */
import type { Session } from '../../../src/engine/session.js';
import { begin, play, type Scene } from '../support.js';

/** A position of the game at the beginning of a phase. */
export const scene = (position: Scene): Session => begin('tutorial', { scenario: 'standard', ...position });

/** Company movement under the weather of a die, after the supply check. */
export const under = (die: number, units: Scene['units']): Session =>
  play(scene({ turn: 2, phase: 'weatherPhase', units }), `${die}`);
