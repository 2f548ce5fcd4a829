/**
 * Text templates of generated files: an own handlebars, strict (a missing value is an error) and without HTML escaping,
 * so that each place says by its helper how it is escaped. Values must be plain objects and lists.
 */
import Handlebars from 'handlebars';

const own = Handlebars.create();

own.registerHelper('literal', (value: unknown) => literal(value));
own.registerHelper('union', (ids: readonly string[]) => (ids.length === 0 ? 'never' : ids.map(literal).join(' | ')));
own.registerHelper('comment', (text: string) => comment(text));

/** Makes a function of a template: `{{literal x}}` is a value as code, `{{union ids}}` a type, `{{comment x}}` words. */
export function template<View extends object>(text: string): (view: View) => string {
  return own.compile<View>(text, { strict: true, noEscape: true });
}

/** A plain value as TypeScript. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, item]) => `${keyName(key)}: ${literal(item)}`).join(', ')} }`;
}

function keyName(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) && key !== '__proto__' ? key : `[${quoted(key)}]`;
}

/** Every double quote in JSON is preceded by its own backslash, and a single one by none. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Words that cannot end the comment they stand in. */
export function comment(text: string): string {
  return text.replaceAll('*/', '* /').replace(/\s+/g, ' ').trim();
}
