/**
 * Paper, and pages on paper. A page is a scene with a bookmark; `pagesToPdf` is the only place that makes a PDF
 * document. The dates in it are fixed, so that the same pages always make the same bytes.
 */
import PDFDocument from 'pdfkit';
import type { Fonts } from '../draw/fonts.js';
import type { Scene } from '../draw/shape.js';
import { drawOnPdf, pointsPerMm, registerFonts } from '../draw/to-pdf.js';

export interface Paper {
  readonly name: string;
  /** Millimetres, upright. */
  readonly width: number;
  readonly height: number;
}

export const papers = {
  A4: { name: 'A4', width: 210, height: 297 },
  Letter: { name: 'Letter', width: 215.9, height: 279.4 },
  A3: { name: 'A3', width: 297, height: 420 },
  A2: { name: 'A2', width: 420, height: 594 },
  '22x34': { name: '22x34 in', width: 558.8, height: 863.6 },
  A1: { name: 'A1', width: 594, height: 841 },
  A0: { name: 'A0', width: 841, height: 1189 },
} as const satisfies Readonly<Record<string, Paper>>;

export type PaperName = keyof typeof papers;
/** Paper for pages that are printed at home. */
export type DeskPaper = 'A4' | 'Letter';

/** PDF readers refuse pages beyond this. */
export const largestPage = (14_400 / 72) * 25.4;

export interface Page extends Scene {
  /** Entry in the outline of the document; pages without one belong to the entry before. */
  readonly bookmark?: string;
}

export interface DocumentInfo {
  readonly title: string;
  readonly author: string;
  readonly subject?: string;
  /** BCP 47. */
  readonly language: string;
}

/** The smallest paper, either way up, that holds an area with a margin all around; a page of its own size if none does. */
export function paperFor(width: number, height: number): Paper {
  const fits = (paper: Paper) => width <= paper.width + 1e-6 && height <= paper.height + 1e-6;
  for (const paper of Object.values<Paper>(papers)) {
    const turned = { ...paper, width: paper.height, height: paper.width };
    const first = width > height ? turned : paper;
    const second = width > height ? paper : turned;
    if (fits(first)) return first;
    if (fits(second)) return second;
  }
  return { name: 'own size', width: Math.ceil(width), height: Math.ceil(height) };
}

/** The pages as a PDF document. */
export async function pagesToPdf(pages: readonly Page[], fonts: Fonts, info: DocumentInfo): Promise<Buffer> {
  for (const page of pages) {
    if (page.width <= largestPage && page.height <= largestPage) continue;
    const size = `${Math.round(page.width)} x ${Math.round(page.height)} mm`;
    throw new RangeError(`Cannot make a page of ${size}: PDF allows ${Math.floor(largestPage)} mm`);
  }
  const epoch = new Date(Date.UTC(2000, 0, 1));
  const doc = new PDFDocument({
    autoFirstPage: false,
    lang: info.language,
    displayTitle: true,
    info: {
      Title: info.title,
      Author: info.author,
      Creator: 'Hexwright',
      Producer: 'Hexwright',
      CreationDate: epoch,
      ModDate: epoch,
      ...(info.subject === undefined ? {} : { Subject: info.subject }),
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  registerFonts(doc, fonts);
  for (const page of pages) {
    doc.addPage({ size: [page.width * pointsPerMm, page.height * pointsPerMm], margin: 0 });
    if (page.bookmark !== undefined) doc.outline.addItem(page.bookmark);
    drawOnPdf(doc, fonts, page.shapes, 0, 0);
  }
  doc.end();
  return finished;
}
