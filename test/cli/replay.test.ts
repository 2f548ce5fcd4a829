import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, game, hexwright } from './command-line.js';

async function saved(cwd: string): Promise<Record<string, unknown>> {
  await hexwright(['play', game], { cwd, input: 'ready ready done\nsave s.json\n' });
  return JSON.parse(readFileSync(path.join(cwd, 's.json'), 'utf8'));
}

test('another hash, other data, an illegal decision: said exactly, exit 1', async () => {
  const cwd = emptyFolder();
  const save = await saved(cwd);
  const replay = async (change: object, ...more: string[]) => {
    writeFileSync(path.join(cwd, 't.json'), JSON.stringify({ ...save, ...change }));
    return hexwright(['replay', 't.json', ...more], { cwd });
  };
  expect((await replay({})).code).toBe(0);
  const hash = await replay({ hash: '0000000000000000' });
  expect([hash.code, hash.err]).toEqual([
    1,
    `hexwright: Cannot load t.json: The game ends in state ${save.hash}, not in 0000000000000000 as saved.\n`,
  ]);
  const other = { module: { ...(save.module as object), digest: 'x' } };
  const data = await replay(other);
  expect([data.code, data.err.includes('The game was saved with version')]).toEqual([1, true]);
  const anyway = await replay(other, '--other-data');
  expect([anyway.code, anyway.out.includes('not compared')]).toEqual([0, true]);
  const illegal = await replay({ decisions: ['0 setup: ready nonsense'] });
  expect(illegal.err).toBe(
    'hexwright: Cannot load t.json: Decision 2, "nonsense", is not legal there. "nonsense" is not a choice here (Set-up).\n',
  );
});

test.each(['', '{', 'null', '[]', '{"format":"hexwright-save"}'])('%j is no saved game', async (text) => {
  const cwd = emptyFolder();
  writeFileSync(path.join(cwd, 'bad.json'), text);
  const { code, err } = await hexwright(['replay', 'bad.json'], { cwd });
  expect(code).toBe(1);
  expect(err).toMatch(/^hexwright: Cannot (read|replay|load) bad\.json.*\n$/);
  const loaded = await hexwright(['play', game, '--load', 'bad.json'], { cwd });
  expect([loaded.code, loaded.out]).toEqual([1, '']);
});

test('the module that a save names is an id, never a path', async () => {
  const cwd = emptyFolder();
  writeFileSync(
    path.join(cwd, 'odd.json'),
    '{"format": "hexwright-save", "version": 1, "module": {"id": "../../etc"}}',
  );
  const { code, err } = await hexwright(['replay', 'odd.json'], { cwd });
  expect(code).toBe(1);
  expect(err).toContain('"../../etc" is no id of a module. Name it with --module.');
});
