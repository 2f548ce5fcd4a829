import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { emptyFolder, game, hexwright } from './command-line.js';

const play = (input: string, ...more: string[]) => hexwright(['play', game, ...more], { input });

test('piped words: set-up, a move, end of the input', async () => {
  const { code, out, err } = await play('ready ready\nge-xxiv 0202\n');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(
    'Battle for Moscow. Type "help" for help.\nSet-up\nSoviet: Soviet set-up (Set-up)\n  1) ready - Take the ready-made set-up',
  );
  expect(out).toContain('German: Which unit moves? (Movement)');
  expect(out).toMatch(/XXIV moves 0203 to 0202 \(2 points\): forest 2 \(Terrain\)/);
});

test('options by number, undo and redo', async () => {
  const { code, out } = await play('1\n1\n1\nundo undo\nredo\nquit\nnot read\n');
  expect(code).toBe(0);
  expect(out.match(/Where does XXIV move\? \(Movement\)/g)).toHaveLength(1);
  expect(out.match(/German: German set-up \(Set-up\)/g)).toHaveLength(2);
});

test('why not, with the row', async () => {
  const { out } = await play('ready ready\nwhy ge-vii\nwhy ge-xxiv 0506\n? ge-xxiv 0806\n');
  expect(out).toContain('VII may not be chosen: only panzers move in this phase (Sequence of play)');
  expect(out).toContain('Where does XXIV move, 0506? 0506 may not be entered: an enemy unit is in 0506 (Stacking)');
  expect(out).toContain('No way leads to 0806 within 6 points: 0204 is in an enemy zone of control (Zones of control)');
});

test('an illegal word changes nothing, drops the rest of the line, and makes the exit code 1', async () => {
  const { code, out } = await play('ready ready\nge-vii 0101\nge-xxi\n');
  expect(code).toBe(1);
  expect(out).toContain('VII may not be chosen: only panzers move in this phase (Sequence of play).\nNot read: 0101\n');
  expect(out).toContain('Did you mean "ge-xxiv"?');
});

test('a number that is also a name is asked about', async () => {
  const { out } = await play('free\n3\n');
  expect(out).toContain('"3" is a number and a name: type "#3" or "su-3".');
});

test('map, look, log, help, more', async () => {
  const { out } = await play('ready ready map\nlook 0204\nlook ge-xxiv\nlook x\nlog\nhelp\nmore\n');
  expect(out).toContain('0103   LVI    0303          0503F');
  expect(out).toContain('f Forest, C City, M Major city, F Fortification');
  expect(out).toContain(
    '0204 Smolensk: Clear, City\n  River on the side S\n  Railroad to SE, S, SW\n  is controlled by German\n  XLI (ge-xli), German, full\n',
  );
  expect(out).toContain('XXIV (ge-xxiv), German, full\n');
  expect(out).toContain('There is no hex and no unit "x".');
  expect(out).toContain('  undo, redo ');
});

test('saved, loaded, replayed', async () => {
  const cwd = emptyFolder();
  const first = await hexwright(['play', game, '--seed', '5'], {
    cwd,
    input: 'ready ready\nge-xxiv 0202\nsave my.save.json\n',
  });
  expect(first.out).toContain('Saved as my.save.json.');
  const saved = JSON.parse(readFileSync(path.join(cwd, 'my.save.json'), 'utf8'));
  expect(saved).toMatchObject({
    scenario: 'standard',
    seed: 5,
    decisions: ['0 setup: ready ready', '1 germanPanzerMovement: ge-xxiv 0202'],
  });
  const second = await hexwright(['play', game, '--load', 'my.save.json'], {
    cwd,
    input: 'why ge-xxiv\nsave /dev/null/x\n',
  });
  expect(second.out).toContain('XXIV may not be chosen: XXIV has moved in this phase (Movement)');
  expect(second.out).toContain('Cannot write /dev/null/x');
  const replayed = await hexwright(['replay', 'my.save.json', '--events'], { cwd });
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain('XXIV moves 0203 to 0202');
  expect(replayed.out).toContain(
    `battle-for-moscow, standard: 4 decisions, 0 rolls, dice and state as saved (${saved.hash})`,
  );
  const part = await hexwright(['replay', 'my.save.json', '--to', '1', '--json'], { cwd });
  expect(JSON.parse(part.out)).toMatchObject({ decisions: 1, compared: false });
});

test('real dice are asked for', async () => {
  const cwd = emptyFolder();
  await hexwright(['play', game, '--dice', 'asked'], {
    cwd,
    input: 'ready ready done su-13\n1 done done 3\nsave a.json',
  });
  const saved = JSON.parse(readFileSync(path.join(cwd, 'a.json'), 'utf8'));
  expect(saved).toMatchObject({ dice: 'asked', rolls: [3] });
});

test('on a terminal: prompt, colours, the map unasked', async () => {
  const stdin = new PassThrough();
  stdin.end('quit\n');
  const { code, out } = await hexwright(['play', game], { stdin, isTty: true });
  expect(code).toBe(0);
  expect(out).toContain('\u001b[');
  expect(out).toContain('Soviet> ');
  expect(out).toContain('0101');
});

test('a save does not write over what is no saved game, nor into a folder that is not there', async () => {
  const cwd = emptyFolder();
  writeFileSync(path.join(cwd, 'notes.json'), '{"mine": 1}\n');
  const { out } = await hexwright(['play', game], { cwd, input: 'save notes.json\nsave nowhere/x.json\nquit\n' });
  expect(out).toContain('it is there already and is no saved game.');
  expect(out).toContain('there is no folder');
  expect(readFileSync(path.join(cwd, 'notes.json'), 'utf8')).toBe('{"mine": 1}\n');
  expect(existsSync(path.join(cwd, 'nowhere'))).toBe(false);
});
