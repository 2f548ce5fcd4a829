import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, game, hexwright } from './command-line.js';

test('JSON holds just total, proven, open, in one line', async () => {
  const { code, out } = await hexwright(['cases', game, '--json']);
  const { total, proven, open } = JSON.parse(out);
  expect([code, total > 100, proven]).toEqual([0, true, total - open.length]);
  expect(out).toBe(`${JSON.stringify({ total, proven, open })}\n`);
});

test('statements, data and tests; ids that no list has; --strict', async () => {
  const cwd = emptyFolder();
  await hexwright(['new', 'module', 'data/g', 'g'], { cwd });
  const before = await hexwright(['cases', 'data/g'], { cwd });
  expect(before.out).toContain('R-2.1 (2) proven: Woods cost 2 movement points, open hexes 1.\n    data: ');
  expect(before.out).toContain('    tests: examples/first-turn.json\n');
  expect(before.out).toContain('g: 4 statements, 3 proven, 1 open\n');
  expect((await hexwright(['cases', 'data/g', '--strict'], { cwd })).code).toBe(1);
  mkdirSync(path.join(cwd, 'test/rules'), { recursive: true });
  writeFileSync(path.join(cwd, 'test/rules/win.test.ts'), "test('R-4.1. R-9.9 UTF-8 the town wins')");
  const after = await hexwright(['cases', 'data/g', '--open'], { cwd });
  expect(after.out).toBe(
    'test/rules/win.test.ts names R-9.9, which no list of the module has\ng: 4 statements, 4 proven, 0 open\n',
  );
  expect((await hexwright(['cases', 'data/g', '--json', '--tests', 'nowhere'], { cwd })).code).toBe(2);
});
