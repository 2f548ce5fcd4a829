import { expect, test } from 'vitest';
import { Session } from '../../src/engine/session.js';
import { loadModule } from '../../src/load/load-module.js';

/** A question between the list of options and the choice must not change the way that is taken. */
test('asking why not does not change the way to the hex that is chosen', () => {
  const { game } = loadModule('data/battle-for-moscow');
  const wayTaken = (questions: readonly string[]) => {
    const session = Session.start(game!, { seed: 1 });
    for (const word of ['ready', 'ready', 'ge-xli']) expect(session.choose(word).ok).toBe(true);
    for (const word of questions) expect(session.whyNot(word)).not.toBeNull();
    const outcome = session.choose('0308');
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.events.flatMap((event) => (event.kind === 'step' ? [event.to] : []));
  };
  const plain = wayTaken([]);
  expect(plain).toHaveLength(4);
  expect(wayTaken(['0701', '1405', '0508'])).toEqual(plain);
});
