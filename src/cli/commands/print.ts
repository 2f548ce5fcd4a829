/**
 * `print`: countersheets, map and player aids as PDF, at real size. All are made before any is written.
 */
import path from 'node:path';
import { printData } from '../../build/print-data.js';
import { loadFonts } from '../../draw/fonts.js';
import { writeFileAtomic } from '../../files/write-atomic.js';
import { countersheetsPdf } from '../../print/countersheet.js';
import { mapPdf } from '../../print/map-sheet.js';
import { aidsPdf } from '../../print/player-aid.js';
import { openGame, shownFolder } from '../find-module.js';
import { exit, type Io, print } from '../io.js';

export interface PrintOptions {
  readonly out?: string;
  readonly paper: 'a4' | 'letter';
}

export async function printModule(io: Io, argument: string, options: PrintOptions): Promise<number> {
  const { game, source } = openGame(io, argument);
  const data = printData(source);
  const fonts = loadFonts();
  const paper = options.paper === 'a4' ? 'A4' : 'Letter';
  const folder = path.resolve(io.cwd, options.out ?? path.join('out', game.id));
  const sheets: [string, Uint8Array][] = [
    ['countersheets.pdf', await countersheetsPdf(data, fonts, { paper })],
    ['map.pdf', await mapPdf(data, fonts)],
  ];
  if ((data.aids?.aids.length ?? 0) > 0) sheets.push(['aids.pdf', await aidsPdf(data, fonts, { paper })]);
  for (const [name, bytes] of sheets) {
    const file = path.join(folder, name);
    const state = writeFileAtomic(file, bytes);
    print(
      io,
      `${shownFolder(io, file)}: ${state === 'written' ? 'written' : 'as it was'}, ${Math.ceil(bytes.byteLength / 1024)} KiB`,
    );
  }
  return exit.ok;
}
