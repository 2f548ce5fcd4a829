/** Golden counts of legal decisions, at small depths; `npm run perft` counts the deep ones. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { perft, perftByOption } from '../../src/play/perft.js';
import { moduleIds, subjectOf } from '../soak/subject.js';
import { parsePerft, startPart } from './perft-file.js';

/** Counts beyond this are for the script. */
const most = 40_000;

for (const id of moduleIds()) {
  const file = path.join(import.meta.dirname, `${id}.perft`);
  test(`${id} has golden counts`, () => expect(existsSync(file)).toBe(true));
  if (!existsSync(file)) continue;
  for (const part of parsePerft(readFileSync(file, 'utf8'))) {
    test(`${id}: ${part.title}`, () => {
      const session = startPart(subjectOf(id).game, part);
      const small = part.counts.filter(({ leaves }) => leaves <= most);
      expect(small.length).toBeGreaterThan(0);
      const hash = session.hash();
      for (const { depth, leaves } of small) expect(perft(session, depth), `depth ${depth}`).toBe(leaves);
      expect(session.hash()).toBe(hash);
      const [first] = small;
      const apart = [...perftByOption(session, first!.depth).values()].reduce((sum, one) => sum + one, 0);
      expect(apart).toBe(first!.leaves);
    });
  }
}

test('counting agrees with playing every sequence through a session', () => {
  const [id] = moduleIds();
  const { game } = subjectOf(id!);
  const [part] = parsePerft(readFileSync(path.join(import.meta.dirname, `${id}.perft`), 'utf8'));
  const slow = (words: readonly string[], depth: number): number => {
    if (depth === 0) return 1;
    const session = startPart(game, { ...part!, choices: [...part!.choices, ...words] });
    return (session.pending?.options ?? []).reduce((sum, { token }) => sum + slow([...words, token], depth - 1), 0);
  };
  expect(perft(startPart(game, part!), 2)).toBe(slow([], 2));
});
