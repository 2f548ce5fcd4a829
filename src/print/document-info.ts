/** What a printed document says of itself. */
import type { BoardData } from '../draw/module-data.js';
import type { DocumentInfo } from './page.js';

export function documentInfo(data: BoardData, part: string): DocumentInfo {
  const { title, subtitle, credits = [], language = 'en' } = data.module;
  return {
    title: `${title}: ${part}`,
    author: credits.length > 0 ? credits.join('; ') : 'Hexwright',
    language,
    ...(subtitle === undefined ? {} : { subject: subtitle }),
  };
}
