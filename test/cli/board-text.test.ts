import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, hexwright } from './command-line.js';

async function drawn(orientation: 'flat' | 'pointy'): Promise<string[]> {
  const cwd = emptyFolder();
  await hexwright(['new', 'module', 'g', 'g'], { cwd });
  const file = path.join(cwd, 'g/map.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"flat"', `"${orientation}"`));
  const { out } = await hexwright(['play', './g'], { cwd, input: 'map' });
  const lines = out.split('\n');
  return lines
    .slice(
      lines.findIndex((line) => line.includes('0101')),
      lines.findIndex((line) => line.startsWith('w Woods')),
    )
    .map((line) => line.trimEnd());
}

test('straight columns are staggered by a line', async () => {
  expect(await drawn('flat')).toEqual([
    '0101        *0301       *0501',
    '      *0201 N2    0401  N3    0601',
    '0102  N1    0302        0502w',
    '      0202w       0402        0602',
    '0103        0303T       0503',
    '      0203        0403w       0603',
    '0104        0304        0504w',
    '      0204        0404        0604',
    '0105        0305        0505',
    '      0205  (S2)  0405  (S3)  0605',
    '      (S1)',
  ]);
});

test('straight rows are staggered by half a cell', async () => {
  const lines = await drawn('pointy');
  expect(lines.slice(0, 4)).toEqual([
    '0101  *0201 *0301 0401  *0501 0601',
    '      N1    N2          N3',
    '   0102  0202w 0302  0402  0502w 0602',
    '',
  ]);
});
