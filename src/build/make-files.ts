/** Makes everything that is built of a module, in memory: nothing is written here. */
import type { Compilation } from '../compile/compile.js';
import type { ModuleSource } from '../compile/source.js';
import { collectWords } from '../compile/words.js';
import type { Game } from '../engine/game.js';
import { sha256 } from './inputs.js';
import { moduleText } from './module-data.js';
import { formatModule } from './module-template.js';
import { printData } from './print-data.js';
import type { MadeFile } from './publish.js';
import { rulesText } from './rules-text.js';

/** Throws RangeError "Cannot print ..." when a text or a picture does not go onto paper. */
export async function makeFiles(
  source: ModuleSource,
  compilation: Compilation,
  game: Game,
  onProgress?: (file: string) => void,
): Promise<MadeFile[]> {
  const words = collectWords(source);
  const made: MadeFile[] = [];
  const make: Make = async (name, work) => {
    onProgress?.(name);
    made.push({ name, data: await work() });
  };
  await make('module.ts', () => formatModule(moduleText(source, words, compilation.board!, game)));
  await make('rules.ts', () => rulesText(source, words, compilation));
  await make('tsconfig.json', () => tsconfig);
  await printAll(printData(source), make);
  made.push(manifestOf(game, made));
  return made;
}

type Make = (name: string, work: () => string | Uint8Array | Promise<Uint8Array>) => Promise<void>;

/** Paper and previews. What draws is loaded when it is needed: fonts and image library are large. */
async function printAll(data: ReturnType<typeof printData>, make: Make): Promise<void> {
  const [{ loadFonts }, { countersheetsPdf }, { mapPdf }, { aidsPdf }, { sheetPreview, mapPreview }] =
    await Promise.all([
      import('../draw/fonts.js'),
      import('../print/countersheet.js'),
      import('../print/map-sheet.js'),
      import('../print/player-aid.js'),
      import('./previews.js'),
    ]);
  const fonts = loadFonts();
  const paper = 'A4';
  await make('countersheets.pdf', () => countersheetsPdf(data, fonts, { paper }));
  await make('map.pdf', () => mapPdf(data, fonts));
  if ((data.aids?.aids.length ?? 0) > 0) await make('aids.pdf', () => aidsPdf(data, fonts, { paper }));
  await make('preview-countersheet.png', () => sheetPreview(data, fonts, paper));
  await make('preview-map.png', () => mapPreview(data, fonts));
}

function manifestOf({ id: game, version }: Game, made: readonly MadeFile[]): MadeFile {
  const files = made.map(({ name, data }) => ({ name, bytes: Buffer.byteLength(data), sha256: sha256(data) }));
  return { name: 'manifest.json', data: `${JSON.stringify({ game, version, files }, null, 2)}\n` };
}

/** Lets `tsc -p` check the generated files where they are. */
const tsconfig = `${JSON.stringify({ compilerOptions: { target: 'ES2022', module: 'nodenext', lib: ['ES2022'], types: [], strict: true, noEmit: true }, include: ['*.ts'] }, null, 2)}\n`;
