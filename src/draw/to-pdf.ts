/** A scene onto a pdfkit document. pdfkit accepts wrong colours and paths silently: both are checked on the way. */
import type PDFDocument from 'pdfkit';
import { checkColor } from './color.js';
import type { Fonts } from './fonts.js';
import { fontIds, type Paint, type Shape, type TextShape } from './shape.js';
import { pathData, textStart } from './to-svg.js';

type Doc = InstanceType<typeof PDFDocument>;

export const pointsPerMm = 72 / 25.4;

/** Makes the fonts known to a document; only the glyphs that are used are embedded. */
export function registerFonts(doc: Doc, fonts: Fonts): void {
  for (const id of fontIds) doc.registerFont(id, Buffer.from(fonts.file(id)));
}

/** Draws shapes with their origin at x, y (mm) of the current page. */
export function drawOnPdf(doc: Doc, fonts: Fonts, shapes: readonly Shape[], x: number, y: number): void {
  doc.save();
  doc.scale(pointsPerMm);
  doc.translate(x, y);
  for (const shape of shapes) drawShape(doc, fonts, shape);
  doc.restore();
}

function drawShape(doc: Doc, fonts: Fonts, shape: Shape): void {
  switch (shape.kind) {
    case 'group':
      doc.save();
      if (shape.at !== undefined) doc.translate(shape.at.x, shape.at.y);
      if (shape.turn !== undefined) doc.rotate(shape.turn);
      if (shape.scale !== undefined) doc.scale(shape.scale);
      if (shape.clip !== undefined) doc.path(pathData(shape.clip)).clip();
      for (const inner of shape.shapes) drawShape(doc, fonts, inner);
      doc.restore();
      return;
    case 'text':
      drawText(doc, fonts, shape);
      return;
    case 'path':
      painted(doc, shape.paint, () => doc.path(pathData(shape.d)));
      return;
    case 'line':
      painted(doc, shape.paint, () => {
        shape.points.forEach((point, index) => {
          if (index === 0) doc.moveTo(point.x, point.y);
          else doc.lineTo(point.x, point.y);
        });
      });
      return;
    case 'polygon':
      painted(doc, shape.paint, () => doc.polygon(...shape.points.map((point) => [point.x, point.y])));
      return;
    case 'circle':
      painted(doc, shape.paint, () => doc.circle(shape.x, shape.y, shape.r));
      return;
    case 'rect': {
      const { x, y, width, height, r = 0 } = shape;
      painted(doc, shape.paint, () =>
        r > 0 ? doc.roundedRect(x, y, width, height, r) : doc.rect(x, y, width, height),
      );
    }
  }
}

function painted(doc: Doc, paint: Paint, outline: () => unknown): void {
  const { fill, stroke, width = 0.1, dash, cap = 'butt', join = 'miter', opacity } = paint;
  if (fill === undefined && stroke === undefined) return;
  doc.save();
  if (opacity !== undefined) doc.opacity(opacity);
  if (stroke !== undefined) {
    doc.lineWidth(width).lineCap(cap).lineJoin(join).strokeColor(checkColor(stroke, 'a line'));
    if (dash !== undefined && dash.length > 0) doc.dash(dash[0]!, dashOptions(dash));
  }
  if (fill !== undefined) doc.fillColor(checkColor(fill, 'a shape'));
  outline();
  if (fill !== undefined && stroke !== undefined) doc.fillAndStroke();
  else if (fill !== undefined) doc.fill();
  else doc.stroke();
  doc.restore();
}

function dashOptions(dash: readonly number[]): { space: number } {
  return { space: dash[1] ?? dash[0]! };
}

function drawText(doc: Doc, fonts: Fonts, shape: TextShape): void {
  if (shape.text === '') return;
  const x = textStart(shape, fonts);
  const options = { lineBreak: false, baseline: 'alphabetic' } as const;
  doc.font(shape.font).fontSize(shape.size);
  if (shape.halo !== undefined) {
    const { color, width } = shape.halo;
    doc.save();
    doc
      .lineWidth(2 * width)
      .lineJoin('round')
      .strokeColor(checkColor(color, `"${shape.text}"`));
    doc.text(shape.text, x, shape.y, { ...options, stroke: true, fill: false });
    doc.restore();
  }
  doc.fillColor(checkColor(shape.fill, `"${shape.text}"`));
  doc.text(shape.text, x, shape.y, options);
}
