// The keyword `x-unique` for ajv. Stands apart from `findRepeated` so that whoever explains faults needs no ajv.
import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';

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
