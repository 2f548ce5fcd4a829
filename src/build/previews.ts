/** Pictures of the printed sheets, cut to what is on them, for a README or a web page. */
import sharp from 'sharp';
import type { Fonts } from '../draw/fonts.js';
import type { Scene, Shape } from '../draw/shape.js';
import { sceneToPng } from '../draw/to-png.js';
import type { ModuleData } from '../print/aid-data.js';
import { countersheetLayout, countersheetPages } from '../print/countersheet.js';
import { mapPage } from '../print/map-sheet.js';
import type { DeskPaper } from '../print/page.js';

/** Pixels of white around the picture. */
const border = 20;
const white = '#ffffff';

/** The fronts of all sheets, each down to its last row of counters, one below the other. */
export function sheetPreview(data: ModuleData, fonts: Fonts, paper: DeskPaper): Promise<Buffer> {
  const { pieces, size } = countersheetLayout(data, { paper });
  const pages = countersheetPages(data, fonts, { paper });
  const shapes: Shape[] = [];
  let height = 0;
  for (const page of new Set(pieces.map((piece) => piece.page))) {
    const front = pages[page - 1]!;
    const rows = pieces.filter((piece) => piece.page === page).map((piece) => piece.front.y);
    const used = Math.max(...rows) + size + 6;
    const clip = `M0 0H${front.width}V${used}H0Z`;
    shapes.push({ kind: 'group', at: { x: 0, y: height }, clip, shapes: front.shapes });
    height += used;
  }
  return cutOut({ width: pages[0]?.width ?? 1, height: Math.max(height, 1), shapes }, fonts);
}

export function mapPreview(data: ModuleData, fonts: Fonts): Promise<Buffer> {
  return cutOut(mapPage(data, fonts), fonts);
}

/** On white, since a picture has no paper of its own. */
async function cutOut({ width, height, shapes }: Scene, fonts: Fonts): Promise<Buffer> {
  const paper: Shape = { kind: 'rect', x: 0, y: 0, width, height, paint: { fill: white } };
  const png = await sceneToPng({ width, height, shapes: [paper, ...shapes] }, fonts);
  return sharp(png)
    .trim({ background: white })
    .extend({ top: border, bottom: border, left: border, right: border, background: white })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
