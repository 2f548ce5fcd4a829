// Items of a list that carry the same id. One linear pass: ajv's uniqueItems compares objects pair by pair.
import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';

export interface Repeated {
  readonly index: number;
  /** Index of the item that has the value first. */
  readonly first: number;
  readonly value: string | number;
}

export function findRepeated(items: readonly unknown[], key: string): Repeated[] {
  const seen = new Map<string | number, number>();
  const repeated: Repeated[] = [];
  for (const [index, item] of items.entries()) {
    if (typeof item !== 'object' || item === null || !Object.hasOwn(item, key)) continue;
    const value = (item as Record<string, unknown>)[key];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const first = seen.get(value);
    if (first === undefined) seen.set(value, index);
    else repeated.push({ index, first, value });
  }
  return repeated;
}

/** The keyword `x-unique: "id"` for ajv, as generated code so that stand-alone validators can have it; agrees with `findRepeated`. */
export const uniqueKeyword: CodeKeywordDefinition = {
  keyword: 'x-unique',
  type: 'array',
  schemaType: 'string',
  code(context: KeywordCxt): void {
    const { gen, data, schema } = context;
    const isUnique = gen.let('isUnique', true);
    const seen = gen.const('seen', _`new Set()`);
    gen.forOf('item', data, (item) => {
      gen.if(_`typeof ${item} === "object" && ${item} !== null && Object.hasOwn(${item}, ${schema})`, () => {
        const value = gen.const('value', _`${item}[${schema}]`);
        gen.if(_`typeof ${value} === "string" || typeof ${value} === "number"`, () => {
          gen.if(_`${seen}.has(${value})`, () => gen.assign(isUnique, false));
          gen.code(_`${seen}.add(${value})`);
        });
      });
    });
    context.pass(isUnique);
  },
};
