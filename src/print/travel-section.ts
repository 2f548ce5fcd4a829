/**
 * Regimes, zones and traces. What they ask of a hex is said by tables: those are set in full, unless the same aid
 * shows them already, and named. A condition that no table carries is left to the rulebook's case.
 */
import type { Fonts } from '../draw/fonts.js';
import type { ModuleData, Regime, Table, Trace, Zone } from './aid-data.js';
import type { Item, Section } from './flow.js';
import { caseWords, heading, note } from './heading.js';
import { tableSection } from './table-section.js';
import { paragraph, quiet, type Run } from './text-block.js';
import { expressionWords, type Titles, tablesCalled, templateWords, titlesOf } from './words.js';

interface Clause {
  readonly name: string;
  readonly source: string | undefined;
  readonly cite?: string;
}

interface Subject {
  readonly title: string;
  readonly cite: string;
  readonly place: string;
  readonly note?: string | undefined;
  readonly clauses: readonly Clause[];
}

/** The card of a regime, zone or trace, followed by the tables that only it names; `shown` are those set elsewhere. */
export function travelSections(data: ModuleData, fonts: Fonts, subject: Subject, shown: Set<string>): Section[] {
  const titles = titlesOf(data);
  const called = subject.clauses.flatMap(({ source }) => tablesCalled(data.tables, source));
  const fresh = [...new Map(called.map((table) => [table.id, table])).values()].filter((table) => !shown.has(table.id));
  for (const table of fresh) shown.add(table.id);
  const card: Section = {
    natural: 0,
    items: (width) => {
      const clauses = subject.clauses.flatMap((clause) =>
        clauseItem(data, fonts, titles, clause, width, subject.place),
      );
      const bare = paragraph(fonts, [{ text: `As ${caseWords(subject.cite)} says.` }], {
        size: 3.2,
        width,
        place: subject.place,
      });
      return [
        heading(fonts, subject.title, subject.cite, width, subject.place),
        ...(clauses.length > 0 ? clauses : subject.note === undefined ? [bare] : []),
        ...(subject.note === undefined ? [] : [note(fonts, subject.note, width, subject.place)]),
      ];
    },
  };
  return [card, ...fresh.map((table: Table) => tableSection(data, fonts, table))];
}

export function regimeSubject(regime: Regime): Subject {
  const { title, cite, allowance, leave, enter, cost, stop, end, prefer = [] } = regime;
  const preferences = prefer.map((each): Clause => {
    const clause = { name: 'Preferred', source: each.says === undefined ? each.by : `"${each.says}"` };
    return each.cite === undefined ? clause : { ...clause, cite: each.cite };
  });
  return {
    title,
    cite,
    place: `regime "${regime.id}"`,
    note: regime.note,
    clauses: [
      { name: 'Moves as', source: regime.mover === 'unit' ? '"one unit"' : '"a stack"' },
      { name: 'Allowance', source: allowance },
      { name: 'At least', source: regime.atLeastOne ? '"one permitted hex, whatever it costs"' : undefined },
      { name: 'May leave', source: leave },
      { name: 'May enter', source: enter },
      { name: 'Cost', source: cost },
      { name: 'Must stop', source: stop },
      { name: 'May end', source: end },
      ...preferences,
    ],
  };
}

export function zoneSubject(zone: Zone): Subject {
  const clauses = [
    { name: 'Exerted by', source: zone.exerts },
    { name: 'Reaches into', source: zone.reaches },
  ];
  return { title: zone.title, cite: zone.cite, place: `zone "${zone.id}"`, note: zone.note, clauses };
}

export function traceSubject(trace: Trace): Subject {
  const legs = trace.legs.flatMap((leg, index): Clause[] => {
    const name = trace.legs.length > 1 ? `Leg ${index + 1}` : 'Line';
    const cite = leg.cite === undefined ? {} : { cite: leg.cite };
    const length = leg.max === undefined ? undefined : `at most ${expressionWords(new Map(), leg.max)}`;
    const words = [leg.title, length].filter((each) => each !== undefined).join(', ');
    return [
      { name, source: `"${words === '' ? 'of any length' : words}"`, ...cite },
      { name: 'Cost of a step', source: leg.cost },
      { name: 'Runs through', source: leg.through },
      { name: 'Ends in', source: leg.goal },
    ];
  });
  const start: Clause = { name: 'May begin', source: trace.startFree };
  return {
    title: trace.title,
    cite: trace.cite,
    place: `trace "${trace.id}"`,
    note: trace.note,
    clauses: [start, ...legs],
  };
}

/** Words stand in double quotes; anything else is an expression. */
function clauseItem(
  data: ModuleData,
  fonts: Fonts,
  titles: Titles,
  clause: Clause,
  width: number,
  place: string,
): Item[] {
  const { name, source, cite } = clause;
  if (source === undefined || source === 'true') return [];
  const quoted = /^"([\s\S]*)"$/.exec(source);
  const called = quoted === null ? tablesCalled(data.tables, source) : [];
  const terms = (data.module.terms ?? []).filter((term) => new RegExp(`\\b${term.id}\\(`).test(source));
  const words =
    quoted !== null
      ? templateWords(quoted[1]!)
      : called.length > 0
        ? `see ${called.map((table) => table.title).join('; ')}`
        : terms.length > 0
          ? terms.map((term) => term.title ?? term.id).join('; ')
          : plainWords(titles, source);
  if (words === undefined) return [];
  const runs: Run[] = [{ text: `${name}:`, font: 'bold' }, { text: ` ${words}` }];
  const all = cite === undefined ? runs : [...runs, { text: ` ${caseWords(cite)}`, fill: quiet }];
  return [paragraph(fonts, all, { size: 3.2, width, after: 0.7, place })];
}

/** A condition in words, if it is plain enough to have some; nobody reads operators at the table. */
function plainWords(titles: Titles, source: string): string | undefined {
  const words = expressionWords(titles, source);
  return /[=<>&|!?()]/.test(words) ? undefined : words;
}
