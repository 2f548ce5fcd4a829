// Why a value does not fit a schema, in an author's words. Ajv has already judged; this walk only explains, and only
// what was refused. It goes on after a misfit, but says one thing of one value: a wrong type ends that value's part.
// Not here: keywords our schemas do not use ($dynamicRef, unevaluatedItems); schema.ts falls back to ajv's own words.
import { explainList } from './explain-list.js';
import { explainObject } from './explain-object.js';
import { formsOf } from './form.js';
import { addMisfit, isFull, type Misfit, type Misfits, startTrial } from './misfit.js';
import { quote } from './quote.js';
import {
  patternOf,
  resolveReference,
  type Schema,
  type SchemaAt,
  type SchemaObject,
  type SchemaStore,
  schemasIn,
  textList,
} from './schema-store.js';
import { type Explain, explainUnion, notAllowed, typeMisfit } from './union.js';
import { isOfType, rangeWords, typesOf } from './words.js';

const COMBINATIONS = ['allOf', 'oneOf', 'anyOf', 'not', 'if'];
const MOST_STEPS = 200_000;

/** At most `most` misfits of the value, in the order of the walk. */
export function explainMisfits(store: SchemaStore, at: SchemaAt, value: unknown, most: number): readonly Misfit[] {
  const misfits: Misfits = { list: [], most, budget: { steps: MOST_STEPS }, isTrial: false };
  makeExplain(store)(at, value, '', misfits);
  return misfits.list;
}

function makeExplain(store: SchemaStore): Explain {
  const explain: Explain = (at, value, pointer, misfits) => {
    if (misfits.isTrial) misfits.budget.steps--;
    const { schema, base } = at;
    if (isFull(misfits) || schema === true) return;
    if (schema === false) {
      addMisfit(misfits, { code: 'not-allowed', pointer, message: 'Cannot use a value here.', found: quote(value) });
      return;
    }
    if (typeof schema.$ref === 'string') {
      explain(resolveReference(store, schema.$ref, base), value, pointer, misfits);
    }
    const types = typesOf(schema.type);
    if (types !== undefined && !types.some((type) => isOfType(value, type))) {
      addMisfit(misfits, typeMisfit(types, value, pointer));
      return;
    }
    const constants = 'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;
    const misfit = constants === undefined ? undefined : notAllowed(constants, value, pointer);
    if (misfit !== undefined) {
      addMisfit(misfits, misfit);
      return;
    }
    if (typeof value === 'string') explainText(schema, value, pointer, misfits);
    else if (typeof value === 'number') explainNumber(schema, value, pointer, misfits);
    else if (Array.isArray(value)) explainList(schema, base, value, pointer, misfits, explain);
    else if (typeof value === 'object' && value !== null) {
      explainObject(store, at, value as Record<string, unknown>, pointer, misfits, explain);
    }
    if (COMBINATIONS.some((keyword) => schema[keyword] !== undefined)) {
      explainCombination(store, schema, base, value, pointer, misfits, explain);
    }
  };
  return explain;
}

function explainCombination(
  store: SchemaStore,
  schema: SchemaObject,
  base: string,
  value: unknown,
  pointer: string,
  misfits: Misfits,
  explain: Explain,
): void {
  for (const part of schemasIn(schema.allOf, base)) explain(part, value, pointer, misfits);
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    if (schema[keyword] === undefined) continue;
    const forms = formsOf(store, schema, schema[keyword], base);
    explainUnion({ forms, exclusive: keyword === 'oneOf' }, value, pointer, misfits, explain);
  }
  const fits = (keyword: 'not' | 'if'): boolean =>
    fitsSchema({ schema: schema[keyword] as Schema, base }, value, pointer, misfits, explain);
  if (schema.not !== undefined && fits('not')) addMisfit(misfits, refused(schema.not, value, pointer));
  if (schema.if !== undefined) {
    const branch = fits('if') ? schema.then : schema.else;
    if (branch !== undefined) explain({ schema: branch as Schema, base }, value, pointer, misfits);
  }
}

function fitsSchema(at: SchemaAt, value: unknown, pointer: string, misfits: Misfits, explain: Explain): boolean {
  const trial = startTrial(misfits, 1);
  explain(at, value, pointer, trial);
  return trial.list.length === 0;
}

function refused(not: unknown, value: unknown, pointer: string): Misfit {
  const keys = typeof not === 'object' && not !== null ? textList((not as SchemaObject).required) : [];
  const names = keys.map((key) => quote(key)).join(' and ');
  const message =
    keys.length === 0
      ? `Cannot use ${quote(value)} here.`
      : `Cannot use the key${keys.length > 1 ? 's' : ''} ${names}${keys.length > 1 ? ' together' : ''} here.`;
  return { code: 'not-allowed', pointer, message, found: quote(value) };
}

function explainText(schema: SchemaObject, value: string, pointer: string, misfits: Misfits): void {
  const { minLength, maxLength, pattern } = schema;
  const isLimited = minLength !== undefined || maxLength !== undefined;
  const length = isLimited ? characters(value) : 0;
  if ((typeof minLength === 'number' && length < minLength) || (typeof maxLength === 'number' && length > maxLength)) {
    const code = typeof minLength === 'number' && length < minLength ? 'too-short' : 'too-long';
    const message =
      length === 0
        ? 'Cannot use an empty text here.'
        : `Cannot use a text of ${length} characters here: expected ${rangeWords(minLength, maxLength)}.`;
    addMisfit(misfits, { code, pointer, message, found: quote(value) });
    return;
  }
  if (typeof pattern !== 'string' || patternOf(pattern).test(value)) return;
  const help = schema['x-pattern-help'];
  const expected = typeof help === 'string' ? help : `text that matches ${pattern}`;
  const message = `Cannot use ${quote(value)} here: expected ${expected}.`;
  addMisfit(misfits, { code: 'bad-form', pointer, message, found: quote(value) });
}

function explainNumber(schema: SchemaObject, value: number, pointer: string, misfits: Misfits): void {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below, multipleOf: step } = schema;
  const words: string[] = [];
  const isOut =
    (typeof minimum === 'number' && value < minimum) ||
    (typeof maximum === 'number' && value > maximum) ||
    (typeof above === 'number' && value <= above) ||
    (typeof below === 'number' && value >= below);
  if (isOut) {
    const range = rangeWords(minimum, maximum);
    if (range !== undefined) words.push(range);
    if (typeof above === 'number') words.push(`more than ${above}`);
    if (typeof below === 'number') words.push(`less than ${below}`);
    const message = `Cannot use ${quote(value)} here: expected a number ${words.join(' and ')}.`;
    addMisfit(misfits, { code: 'out-of-range', pointer, message, found: quote(value) });
  } else if (typeof step === 'number' && !Number.isInteger(value / step)) {
    const message = `Cannot use ${quote(value)} here: expected a multiple of ${step}.`;
    addMisfit(misfits, { code: 'out-of-range', pointer, message, found: quote(value) });
  }
}

/** The schema counts characters, not UTF-16 units: a surrogate pair is one. */
function characters(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    const isLow = (text.charCodeAt(i) & 0xfc00) === 0xdc00;
    if (isLow && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800) count--;
  }
  return count;
}
