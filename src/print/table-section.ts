/** Tables of both kinds as sections of a player aid, set from their very rows. */
import type { Fonts } from '../draw/fonts.js';
import type { DecisionTable, ModuleData, ResultTable, Table, TableRow } from './aid-data.js';
import type { Item, Section } from './flow.js';
import { type Cell, type Column, naturalTableWidth, type TableSpec, tableItems } from './grid-table.js';
import { heading, note } from './heading.js';
import { paragraph, quiet } from './text-block.js';
import { answerWords, spaced, type Titles, templateWords, testWords, titlesOf } from './words.js';

export function tableSection(data: ModuleData, fonts: Fonts, table: Table): Section {
  const place = `table "${table.id}"`;
  const titles = titlesOf(data);
  const spec = table.kind === 'decision' ? decisionSpec(titles, table) : resultSpec(table);
  return {
    natural: naturalTableWidth(fonts, spec),
    items: (width) => [
      heading(fonts, table.title, table.cite, width, place),
      ...tableItems(fonts, spec, width),
      ...(table.kind === 'result' ? resultLegend(fonts, table, width) : countingNote(fonts, table, width)),
      ...(table.note === undefined ? [] : [padded(note(fonts, table.note, width, place))]),
    ],
  };
}

function padded(item: Item): Item {
  return { height: item.height + 1, shapes: [{ kind: 'group', at: { x: 0, y: 1 }, shapes: item.shapes }] };
}

/** Facts that any row tests, a condition where rows have one in words, the answer, the case number. */
function decisionSpec(titles: Titles, table: DecisionTable): TableSpec {
  const tested = Object.keys(table.facts ?? {}).filter((fact) =>
    table.rows.some((row) => row.label === undefined && row.is?.[fact] !== undefined),
  );
  const conditioned = table.rows.some((row) => row.when !== undefined && row.label === undefined);
  const before = tested.length + (conditioned || tested.length === 0 ? 1 : 0);
  const fields = typeof table.output === 'string' ? [] : Object.keys(table.output);
  const answers = fields.length === 0 ? [answerTitle(table)] : fields.map(spaced);
  const columns: Column[] = [
    ...tested.map((fact) => ({ title: factTitle(table, fact) })),
    ...(before > tested.length ? [{ title: tested.length === 0 ? 'When' : 'And' }] : []),
    ...answers.map((title): Column => ({ title, align: 'middle', font: 'bold' })),
    { title: 'Case', cite: true },
  ];
  const conditions = (row: TableRow, index: number): Cell[] => {
    if (row.label !== undefined) return [{ text: row.label, span: before }];
    const plain = row.is === undefined && row.when === undefined;
    const last = table.hit === 'first' && index > 0;
    if (plain) return [{ text: last ? 'otherwise' : 'in any case', font: 'italic', span: before }];
    const tests = tested.map((fact): Cell => {
      const test = row.is?.[fact];
      return {
        text: test === undefined ? 'any' : testWords(titles, test),
        ...(test === undefined ? { fill: quiet } : {}),
      };
    });
    return before > tested.length ? [...tests, { text: row.when ?? '', font: 'italic' }] : tests;
  };
  const rows = table.rows.map((row, index): Cell[] => [
    ...conditions(row, index),
    ...answerWords(titles, row.gives, fields, row.says).map((text) => ({ text })),
    { text: row.cite ?? '' },
  ]);
  if (table.default !== undefined) {
    const words = answerWords(titles, table.default, fields, undefined).map((text) => ({ text }));
    rows.push([{ text: 'otherwise', font: 'italic', span: before }, ...words, { text: '' }]);
  }
  return { columns, rows, place: `table "${table.id}"` };
}

function factTitle(table: DecisionTable, fact: string): string {
  const declared = table.facts?.[fact];
  return typeof declared === 'object' && declared.title !== undefined ? declared.title : spaced(fact);
}

function answerTitle(table: DecisionTable): string {
  return table.output === 'bool' ? 'Answer' : 'Result';
}

const counting: Readonly<Record<string, string>> = {
  sum: 'All rows that apply are added.',
  product: 'All rows that apply are multiplied.',
  min: 'Of the rows that apply the smallest counts.',
  max: 'Of the rows that apply the largest counts.',
  first: 'The first row that applies counts.',
  collect: 'All rows that apply count.',
};

/** How rows count together, where it is not plain from the answers. */
function countingNote(fonts: Fonts, table: DecisionTable, width: number): Item[] {
  const text = counting[table.hit];
  return text === undefined || table.rows.length < 2 ? [] : [padded(note(fonts, text, width, `table "${table.id}"`))];
}

const axes = { odds: 'odds', difference: 'difference', value: 'strength' } as const;

function resultSpec(table: ResultTable): TableSpec {
  const columns: Column[] = [
    { title: `Die (${table.die.roll})`, align: 'middle', font: 'bold' },
    ...table.column.columns.map(({ id }): Column => ({ title: id, align: 'middle', even: true })),
  ];
  const rows = table.cells.map((cells, index): Cell[] => [
    { text: table.die.rows[index]?.id ?? '' },
    ...cells.map((text): Cell => ({ text: text === '' ? '–' : text })),
  ]);
  return { columns, rows, place: `table "${table.id}"` };
}

/** What the results mean, and what happens at the ends of the table. */
function resultLegend(fonts: Fonts, table: ResultTable, width: number): Item[] {
  const place = `table "${table.id}"`;
  const indent = Math.max(...table.results.map(({ id }) => fonts.width('bold', id) * 3)) + 2.5;
  const results = table.results.map(({ id, text, says, cite }) => {
    const words = [
      { text: text ?? templateWords(says) },
      ...(cite === undefined ? [] : [{ text: ` [${cite}]`, fill: quiet }]),
    ];
    return paragraph(fonts, words, { size: 3, width, indent, mark: { text: id }, after: 0.5, place });
  });
  const first = table.column.columns[0]?.id ?? '';
  const last = table.column.columns.at(-1)?.id ?? '';
  const under = {
    clamp: `Below ${first}, use ${first}.`,
    cancel: `Below ${first} there is no result.`,
    forbid: `Below ${first} no attempt may be made.`,
  }[table.column.underflow];
  const over = { clamp: `Above ${last}, use ${last}.`, cancel: `Above ${last} there is no result.` }[
    table.column.overflow
  ];
  const axis = axes[table.column.by];
  const rounding = { down: 'rounded in favour of the defender', up: 'rounded up' }[table.column.round ?? 'down'];
  const ends = [table.column.by === 'odds' ? `Columns by ${axis}, ${rounding}.` : `Columns by ${axis}.`, under, over];
  const space: Item = { height: 1.5, shapes: [], keep: true };
  return [space, ...results, note(fonts, ends.filter((each) => each !== undefined).join(' '), width, place)];
}
