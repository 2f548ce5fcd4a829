/** Reading text out of a PDF, where poppler is installed. */
import { execFileSync, spawnSync } from 'node:child_process';

export const havePdftotext = spawnSync('pdftotext', ['-v']).error === undefined;

export function pdfText(pdf: Buffer): string {
  return execFileSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' });
}
