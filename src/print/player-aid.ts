/** Player aids: each on pages of its own, its sections set from the very rows that the game plays by. */

import { ink } from '../draw/color.js';
import { fitText } from '../draw/fit.js';
import type { Fonts } from '../draw/fonts.js';
import type { Shape } from '../draw/shape.js';
import type { Aid, AidSection, ModuleData } from './aid-data.js';
import { documentInfo } from './document-info.js';
import { type Frame, flow, type Section } from './flow.js';
import { rulingsSection, terrainSection, textSection, trackSection } from './key-section.js';
import { type DeskPaper, type Page, pagesToPdf, papers } from './page.js';
import { scenarioSection } from './scenario-section.js';
import { procedureSection, sequenceSection } from './steps-section.js';
import { tableSection } from './table-section.js';
import { accent, quiet } from './text-block.js';
import { regimeSubject, traceSubject, travelSections, zoneSubject } from './travel-section.js';

export interface AidOptions {
  readonly paper: DeskPaper;
}

/** All player aids of a module as one PDF. */
export async function aidsPdf(data: ModuleData, fonts: Fonts, options: AidOptions): Promise<Buffer> {
  return pagesToPdf(aidPages(data, fonts, options), fonts, documentInfo(data, 'Player aids'));
}

export function aidPages(data: ModuleData, fonts: Fonts, options: AidOptions): Page[] {
  return (data.aids?.aids ?? []).flatMap((aid) => pagesOf(data, fonts, aid, options));
}

const margin = 12;

function pagesOf(data: ModuleData, fonts: Fonts, aid: Aid, { paper }: AidOptions): Page[] {
  const { width, height } = papers[paper];
  const frame: Frame = {
    left: margin,
    top: margin + 14,
    width: width - 2 * margin,
    bottom: height - margin - 6,
    gap: 7,
  };
  const shown = new Set(aid.sections.flatMap((section) => ('table' in section ? section.table : [])));
  const sections = aid.sections.flatMap((section) => sectionsOf(data, fonts, section, shown));
  const pages = flow(sections, frame);
  return pages.map((shapes, index) => ({
    width,
    height,
    shapes: [...edges(data, fonts, aid, width, height, `${index + 1} / ${pages.length}`), ...shapes],
    ...(index === 0 ? { bookmark: aid.title } : {}),
  }));
}

function sectionsOf(data: ModuleData, fonts: Fonts, section: AidSection, shown: Set<string>): Section[] {
  if ('table' in section) return [tableSection(data, fonts, found(data.tables, section.table, 'table'))];
  if ('procedure' in section) return [procedureSection(fonts, found(data.procedures, section.procedure, 'procedure'))];
  if ('regime' in section) {
    return travelSections(data, fonts, regimeSubject(found(data.regimes, section.regime, 'regime')), shown);
  }
  if ('zone' in section)
    return travelSections(data, fonts, zoneSubject(found(data.zones, section.zone, 'zone')), shown);
  if ('trace' in section) {
    return travelSections(data, fonts, traceSubject(found(data.traces, section.trace, 'trace')), shown);
  }
  if ('track' in section) return [trackSection(data, fonts, section.track)];
  if ('scenario' in section) return [scenarioSection(data, fonts, section.scenario)];
  if ('sequence' in section) return [sequenceSection(data, fonts)];
  if ('terrain' in section) return [terrainSection(data, fonts)];
  if ('rulings' in section) return [rulingsSection(data, fonts)];
  return [textSection(fonts, section.text, section.cite)];
}

function found<T extends { readonly id: string }>(list: readonly T[], id: string, kind: string): T {
  const one = list.find((each) => each.id === id);
  if (one === undefined) throw new RangeError(`Cannot print ${kind} "${id}": the module has none of that name`);
  return one;
}

/** Title above, name of the game and number of the page below. */
function edges(data: ModuleData, fonts: Fonts, aid: Aid, width: number, height: number, number: string): Shape[] {
  const room = width - 2 * margin;
  const place = `player aid "${aid.id}"`;
  const small = { font: 'regular', size: 2.8, least: 1.5, fill: quiet, place } as const;
  const foot = height - margin + 1;
  return [
    fitText(fonts, {
      text: aid.title,
      font: 'title',
      size: 8,
      least: 4,
      room: room * 0.66,
      fill: ink,
      anchor: 'start',
      place,
      x: margin,
      y: margin + 6.5,
    }),
    fitText(fonts, {
      ...small,
      text: data.module.title,
      font: 'bold',
      size: 3.6,
      room: room * 0.32,
      anchor: 'end',
      x: width - margin,
      y: margin + 6.5,
    }),
    { kind: 'rect', x: margin, y: margin + 8.8, width: room, height: 0.9, paint: { fill: accent } },
    fitText(fonts, { ...small, text: data.module.title, room: room / 2, anchor: 'start', x: margin, y: foot }),
    fitText(fonts, { ...small, text: number, room: room / 2, anchor: 'end', x: width - margin, y: foot }),
  ];
}
