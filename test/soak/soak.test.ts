/** The fast part of the soak: a few dozen games of every module, and proof that the laws can be broken. */
import { expect, test } from 'vitest';
import { loadGame } from '../../src/engine/save.js';
import { soakGame } from '../../src/play/soak.js';
import { moduleIds, subjectOf } from './subject.js';

const games = 60;
/** Where the machine is slow, fewer games will do. */
const seconds = 15;

for (const id of moduleIds()) {
  test(`${id}: ${games} random games hold every law`, () => {
    const { compilation, rule, scenarios } = subjectOf(id);
    const results = new Set<string>();
    const until = performance.now() + seconds * 1000;
    let played = 0;
    for (let seed = 1; seed <= games; seed++) {
      const scenario = scenarios[seed % scenarios.length]!;
      const report = soakGame(compilation, rule, seed, { scenario, ...(seed % 4 === 0 ? {} : { undo: 50 }) });
      expect(report.failure, `seed ${seed}, ${scenario}`).toBeNull();
      results.add(report.hash);
      played++;
      if (performance.now() > until && played >= scenarios.length * 3) break;
    }
    expect(results.size).toBe(played);
  });
}

test('a broken law is found, and saved as a game that leads to it', () => {
  const { compilation } = subjectOf('battle-for-moscow');
  const { failure } = soakGame(compilation, (state, hex) => state.turn < 2 || state.hexCount < hex, 5);
  expect(failure).toMatchObject({ law: 'illegal-state', seed: 5 });
  const again = loadGame(compilation.game!, JSON.parse(JSON.stringify(failure!.save)));
  expect(again.ok && again.session.hash()).toBe(failure!.save.hash);
  expect(again.ok && again.session.decisions.length).toBe(failure!.decision);
});

test('a game without a result within the limit is a dead end', () => {
  const { compilation, rule } = subjectOf('battle-for-moscow');
  expect(soakGame(compilation, rule, 3, { limit: 50 }).failure).toMatchObject({ law: 'dead-end', decision: 50 });
});

test('an exception in the rules is a failure with a saved game', () => {
  const { compilation, rule } = subjectOf('battle-for-moscow');
  const throws = () => {
    throw new RangeError('Cannot answer');
  };
  const game = {
    ...compilation.game!,
    traces: compilation.game!.traces.map((trace) => ({ ...trace, startFree: throws })),
  };
  const { failure } = soakGame({ ...compilation, game: game as never }, rule, 3);
  expect(failure).toMatchObject({ law: 'exception', message: 'Cannot answer' });
  expect(failure!.save.decisions.length).toBeGreaterThan(0);
});
