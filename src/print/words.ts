/**
 * How the values and tests of tables read in print. Ids become the titles that the module declares for them; a test
 * becomes a phrase. Expressions are left as a last resort.
 */
import { numberText } from '../draw/counter-face.js';
import type { Scalar } from '../draw/module-data.js';
import type { Expr, Gives, ModuleData, RowTest, Table } from './aid-data.js';

/** Titles of everything with an id that a row can name. */
export type Titles = ReadonlyMap<string, string>;

export function titlesOf(data: ModuleData): Titles {
  const titles = new Map<string, string>();
  const add = (entries: readonly { readonly id: string; readonly title?: string }[] | undefined) => {
    for (const { id, title } of entries ?? []) if (!titles.has(id)) titles.set(id, title ?? spaced(id));
  };
  add(data.module.enums?.flatMap((each) => each.members));
  add(data.module.sides.map(({ id, name }) => ({ id, title: name })));
  add(data.terrain.hexes);
  add(data.terrain.features);
  add(data.terrain.hexsides);
  add(data.terrain.links);
  add(data.counters.types);
  add(data.module.boxes);
  add(data.module.attributes);
  add(data.module.statuses);
  add(data.module.options);
  return titles;
}

/** `moveCost` reads "Move cost". */
export function spaced(id: string): string {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function valueWords(titles: Titles, value: Scalar): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'number') return numberText(value);
  return titles.get(value) ?? value;
}

/** "3 or more", "Forest or Swamp", "not Clear". */
export function testWords(titles: Titles, test: RowTest): string {
  if (Array.isArray(test)) {
    const words = test.map((each: Scalar) => testWords(titles, each));
    return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  }
  if (typeof test !== 'string') return valueWords(titles, test as Scalar);
  const range = /^(-?[0-9.]+)\.\.(-?[0-9.]+)$/.exec(test);
  if (range !== null) return `${signed(range[1]!)} to ${signed(range[2]!)}`;
  const comparison = /^(>=|<=|!=|==|>|<)\s*(.+)$/.exec(test);
  if (comparison === null) return valueWords(titles, test);
  const [, sign, rest = ''] = comparison;
  const value = Number.isNaN(Number(rest)) ? valueWords(titles, rest) : signed(rest);
  const phrases: Readonly<Record<string, string>> = {
    '>=': `${value} or more`,
    '<=': `${value} or less`,
    '>': `more than ${value}`,
    '<': `less than ${value}`,
    '!=': `not ${value}`,
    '==': value,
  };
  return phrases[sign ?? ''] ?? test;
}

function signed(text: string): string {
  return text.replace(/^-/, '−');
}

export function isExpr(gives: unknown): gives is Expr {
  return typeof gives === 'object' && gives !== null && 'expr' in gives && typeof gives.expr === 'string';
}

/** The fields of an answer in the order of the table's output; one field for a plain answer. */
export function answerWords(
  titles: Titles,
  gives: Gives,
  fields: readonly string[],
  says: string | undefined,
): string[] {
  const spoken = says === undefined || /[{}]/.test(says) ? undefined : says;
  const one = (value: Scalar | Expr | undefined): string => {
    if (value === undefined || value === '') return '–';
    return isExpr(value) ? expressionWords(titles, value.expr, spoken) : valueWords(titles, value);
  };
  if (fields.length === 0) return [one(isExpr(gives) || typeof gives !== 'object' ? gives : undefined)];
  if (isExpr(gives) || typeof gives !== 'object') return fields.map((_, index) => (index === 0 ? one(gives) : '–'));
  return fields.map((field) => one(gives[field]));
}

/** An expression, as plainly as it goes: literals, names and calls of a single name read as words. */
export function expressionWords(titles: Titles, source: string, spoken?: string): string {
  if (spoken !== undefined) return spoken;
  const literal = /^'([^']*)'$/.exec(source);
  if (literal !== null) return valueWords(titles, literal[1]!);
  const name = /^-?[a-zA-Z][\w.]*(\([^()]*\))?$/.exec(source);
  if (name === null) return source;
  const last = source.replace(/\(.*$/, '').split('.').at(-1) ?? source;
  return titles.get(last) ?? spaced(last).toLowerCase();
}

/** A template without its values: `{unit.name}` reads "the unit", `{count}` "the count", `{losers.map(...)}` "the losers". */
export function templateWords(template: string): string {
  const words = template
    .replaceAll('{{', '\u0001')
    .replaceAll('}}', '\u0002')
    .replace(/\{([^}]*)\}/g, (_, source: string) => placeholderWords(source.trim()))
    .replace(/\b(\w+) the \1\b/g, '$1')
    .replaceAll('\u0001', '{')
    .replaceAll('\u0002', '}');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function placeholderWords(source: string): string {
  const path = /^([a-zA-Z]\w*)((?:\.\w+)*)(\.map\(.*\))?$/.exec(source);
  if (path === null) return '…';
  const [, root = '', rest = ''] = path;
  const own = rest === '' || rest === '.name';
  const words = spaced(
    own
      ? root
      : rest
          .replace(/\.name$/, '')
          .split('.')
          .at(-1)!,
  ).toLowerCase();
  return own ? `the ${words}` : words;
}

/** Tables that an expression calls. */
export function tablesCalled(tables: readonly Table[], source: string | undefined): Table[] {
  if (source === undefined) return [];
  return tables.filter((table) => new RegExp(`\\b${table.id}(Column)?\\s*\\(`).test(source));
}
