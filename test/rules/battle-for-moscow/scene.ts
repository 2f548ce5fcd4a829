/** Positions of this one game. */
import type { Session } from '../../../src/engine/session.js';
import { begin, open, type Scene } from '../support.js';

const id = 'battle-for-moscow';

/** A position of the game at the beginning of a phase. */
export const scene = (position: Scene): Session => begin(id, { scenario: 'standard', ...position });

/** The game from its set-up on. */
export const fromStart = (start: Parameters<typeof open>[1] = {}): Session =>
  open(id, { scenario: 'standard', ...start });
