/** The printed sheets of a loaded module, as documents in memory. */
import type { LoadedModule } from '../load/load-module.js';
import { printData } from './print-data.js';

export interface PrintOptions {
  readonly paper?: 'A4' | 'Letter';
  /** Distance between opposite sides of a hex, mm; without it a hex goes well with the counters. */
  readonly hexWidth?: number;
}

export interface PrintedModule {
  readonly countersheets: Uint8Array;
  readonly map: Uint8Array;
  /** Null when the module describes no player aid. */
  readonly aids: Uint8Array | null;
}

/**
 * Draws countersheets, map and player aids as PDF. What draws is imported when it is first asked for.
 * Throws RangeError for a module that has errors, and "Cannot print ..." for what does not go onto paper.
 */
export async function printModule({ source, game }: LoadedModule, options: PrintOptions = {}): Promise<PrintedModule> {
  if (source === null || game === null) throw new RangeError('Cannot print a module that has errors');
  const [{ loadFonts }, { countersheetsPdf }, { mapPdf }, { aidsPdf }] = await Promise.all([
    import('../draw/fonts.js'),
    import('../print/countersheet.js'),
    import('../print/map-sheet.js'),
    import('../print/player-aid.js'),
  ]);
  const { paper = 'A4', hexWidth } = options;
  const data = printData(source);
  const fonts = loadFonts();
  return {
    countersheets: await countersheetsPdf(data, fonts, { paper }),
    map: await mapPdf(data, fonts, hexWidth === undefined ? {} : { hexWidth }),
    aids: (data.aids?.aids.length ?? 0) === 0 ? null : await aidsPdf(data, fonts, { paper }),
  };
}
