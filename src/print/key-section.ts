/** Pictures on an aid: the terrain key and tracks; and plain words: rulings and notes. */
import type { Fonts } from '../draw/fonts.js';
import { type TerrainKind, terrainKinds, terrainSwatch } from '../draw/legend.js';
import type { TerrainEntry } from '../draw/module-data.js';
import { placed } from '../draw/shape.js';
import { drawTrack, trackBoxes } from '../draw/track.js';
import type { ModuleData } from './aid-data.js';
import type { Item, Section } from './flow.js';
import { caseWords, heading } from './heading.js';
import { accent, paragraph, quiet, type Run } from './text-block.js';

export function terrainSection(data: ModuleData, fonts: Fonts): Section {
  const entries = terrainKinds.flatMap((kind) => (data.terrain[kind] ?? []).map((entry) => ({ kind, entry })));
  return {
    natural: 0,
    items: (width) => {
      const columns = Math.max(1, Math.floor(width / 42));
      const room = width / columns;
      const cells = entries.map(({ kind, entry }) => keyCell(data, fonts, kind, entry, room));
      const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row): Item => {
        const inRow = cells.slice(row * columns, (row + 1) * columns);
        const height = Math.max(...inRow.map((cell) => cell.height));
        return {
          height,
          shapes: inRow.map((cell, index) => placed(cell.shapes, index * room, (height - cell.height) / 2)),
        };
      });
      return [heading(fonts, 'Terrain key', undefined, width, 'terrain key'), ...rows];
    },
  };
}

const swatch = 11;

/** A sample with its words to the right. */
function keyCell(data: ModuleData, fonts: Fonts, kind: TerrainKind, entry: TerrainEntry, width: number): Item {
  const picture = terrainSwatch(data, kind, entry, swatch);
  const indent = swatch * 1.16 + 2;
  const runs: Run[] = [
    { text: entry.title, font: 'bold' },
    ...(entry.cite === undefined ? [] : [{ text: ` ${caseWords(entry.cite)}`, fill: quiet }]),
    ...(entry.note === undefined ? [] : [{ text: `\n${entry.note}` }]),
  ];
  const words = paragraph(fonts, runs, { size: 2.9, width: width - indent - 2, place: `terrain "${entry.id}"` });
  const height = Math.max(picture.height, words.height) + 1.2;
  return {
    height,
    shapes: [
      placed(picture.shapes, (swatch * 1.16 - picture.width) / 2, (height - picture.height) / 2),
      placed(words.shapes, indent, (height - words.height) / 2),
    ],
  };
}

export function trackSection(data: ModuleData, fonts: Fonts, id: string): Section {
  const { title, cite, boxes } = trackBoxes(data, id);
  const perSide = data.module.tracks?.find((each) => each.id === id)?.perSide === true;
  const natural = boxes.length * (data.counters.sheet.size + 4);
  return {
    natural: Math.min(natural, 180),
    items: (width) => {
      const scene = drawTrack(data, fonts, id, width);
      const words = perSide ? `${title} (one marker for each side)` : title;
      return [heading(fonts, words, cite, width, `track "${id}"`), { height: scene.height + 1, shapes: scene.shapes }];
    },
  };
}

export function rulingsSection(data: ModuleData, fonts: Fonts): Section {
  return {
    natural: 0,
    items: (width) => [
      heading(fonts, 'Rulings', undefined, width, 'rulings'),
      ...(data.rulings?.rulings ?? []).map((ruling) => {
        const runs = [
          { text: `${ruling.question} `, font: 'bold' as const },
          { text: ruling.reading },
          { text: ` ${ruling.reason}`, font: 'italic' as const, fill: quiet },
          { text: ` ${caseWords(ruling.cite)}`, fill: accent },
        ];
        return paragraph(fonts, runs, { size: 3.1, width, after: 1.6, place: `ruling "${ruling.id}"` });
      }),
    ],
  };
}

export function textSection(fonts: Fonts, text: string, cite: string | undefined): Section {
  return {
    natural: 0,
    items: (width) => {
      const words = [{ text }, ...(cite === undefined ? [] : [{ text: ` ${caseWords(cite)}`, fill: quiet }])];
      return [paragraph(fonts, words, { size: 3.2, width, place: 'a text of a player aid' })];
    },
  };
}
