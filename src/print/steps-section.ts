/** The sequence of play and procedures: numbered steps in a player's words, indented as they lie within each other. */
import type { Fonts } from '../draw/fonts.js';
import type { ModuleData, Phase, Procedure, Step } from './aid-data.js';
import type { Item, Section } from './flow.js';
import { caseWords, heading } from './heading.js';
import { accent, paragraph, quiet, type Run } from './text-block.js';
import { type Titles, templateWords, titlesOf, valueWords } from './words.js';

/** A step as it is printed. */
interface Line {
  readonly runs: readonly Run[];
  readonly inner: readonly Line[];
  /** Set without a number: a choice. */
  readonly bullet?: boolean;
}

export function procedureSection(fonts: Fonts, procedure: Procedure): Section {
  const place = `procedure "${procedure.id}"`;
  return {
    natural: 0,
    items: (width) => [
      heading(fonts, procedure.title, procedure.cite, width, place),
      ...numbered(fonts, linesOf(procedure.do, procedure.cite), width, 0, place),
    ],
  };
}

export function sequenceSection(data: ModuleData, fonts: Fonts): Section {
  const { sequence } = data;
  if (sequence === undefined) throw new RangeError('Cannot print the sequence of play: the module has none');
  const titles = titlesOf(data);
  return {
    natural: 0,
    items: (width) => [
      heading(fonts, sequence.title ?? 'Sequence of play', sequence.cite, width, 'sequence of play'),
      ...numbered(
        fonts,
        sequence.phases.map((phase) => phaseLine(titles, phase)),
        width,
        0,
        'sequence of play',
      ),
    ],
  };
}

function phaseLine(titles: Titles, phase: Phase): Line {
  const side = /^'(\w+)'$/.exec(phase.side ?? '')?.[1];
  const inner = (phase.phases ?? []).map((each) => phaseLine(titles, each));
  const told = phase.text === undefined && inner.length === 0 ? linesOf(phase.do ?? [], phase.cite) : [];
  return {
    runs: [
      { text: phase.title, font: 'bold' },
      ...(side === undefined ? [] : [{ text: ` (${valueWords(titles, side)})`, fill: accent }]),
      ...(phase.text === undefined ? [] : [{ text: `. ${phase.text}` }]),
      { text: ` ${caseWords(phase.cite)}`, fill: quiet },
    ],
    inner: [...inner, ...told],
  };
}

/** The steps that have words; the inside of a step without words counts as being on its level. */
function linesOf(steps: readonly Step[], cite: string): Line[] {
  return steps.flatMap((step): Line[] => {
    const within = [...(step.do ?? []), ...(step.repeat ?? []), ...(step.else ?? [])];
    const inner = linesOf(within, step.cite ?? cite);
    const text = step.print ?? step.text ?? step.ask;
    if (text === undefined) return inner;
    const options = (step.options ?? []).map(
      (option): Line => ({
        runs: runsOf(option.text, option.cite),
        inner: linesOf(option.do ?? [], cite),
        bullet: true,
      }),
    );
    return [{ runs: runsOf(text, step.cite === cite ? undefined : step.cite), inner: [...options, ...inner] }];
  });
}

function runsOf(text: string, cite: string | undefined): Run[] {
  const words: Run[] = [{ text: templateWords(text) }];
  return cite === undefined ? words : [...words, { text: ` ${caseWords(cite)}`, fill: quiet }];
}

function numbered(fonts: Fonts, lines: readonly Line[], width: number, depth: number, place: string): Item[] {
  const shift = depth * 5;
  let count = 0;
  return lines.flatMap((line): Item[] => {
    const text = line.bullet === true ? '•' : markOf(depth, count++);
    const spec = {
      size: 3.2,
      width: width - shift,
      indent: 6,
      after: 0.9,
      mark: { text, fill: accent },
      place,
    } as const;
    const item = paragraph(fonts, line.runs, spec);
    const moved: Item = {
      height: item.height,
      shapes: [{ kind: 'group', at: { x: shift, y: 0 }, shapes: item.shapes }],
    };
    return [
      line.inner.length > 0 ? { ...moved, keep: true } : moved,
      ...numbered(fonts, line.inner, width, depth + 1, place),
    ];
  });
}

/** 1. a. i. and then dashes. */
function markOf(depth: number, index: number): string {
  if (depth === 0) return `${index + 1}.`;
  if (depth === 1 && index < 26) return `${String.fromCharCode(97 + index)}.`;
  const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'][index];
  return depth === 2 && roman !== undefined ? `${roman}.` : '–';
}
