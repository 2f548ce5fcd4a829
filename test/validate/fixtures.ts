// A small vocabulary of schemas with every shape of union that module files use.
import { formatFaults } from '../../src/validate/fault.js';
import { readJson } from '../../src/validate/read-json.js';
import type { SchemaFile, Validator } from '../../src/validate/schema.js';

const id = (name: string): string => `https://hexwright.dev/schemas/${name}.schema.json`;

const common = {
  $id: id('common'),
  $defs: {
    id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 12, 'x-pattern-help': 'small letters and hyphens' },
    hex: { type: 'string', pattern: '^\\d{4}$' },
    scalar: { type: ['boolean', 'number', 'string'] },
  },
};

const army = {
  $id: id('army'),
  title: 'ArmyFile',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    name: { type: 'string', minLength: 1 },
    year: { type: 'integer', minimum: 1800, maximum: 1999 },
    units: {
      type: 'array',
      minItems: 1,
      'x-unique': 'id',
      items: {
        type: 'object',
        properties: {
          id: { $ref: 'common.schema.json#/$defs/id' },
          kind: { enum: ['tank', 'infantry', 'gun'] },
          at: { $ref: 'common.schema.json#/$defs/hex' },
          size: { type: 'number', exclusiveMinimum: 0 },
        },
        required: ['id', 'kind'],
        additionalProperties: false,
      },
    },
    notes: { type: 'object', propertyNames: { $ref: 'common.schema.json#/$defs/id' } },
    steps: { type: 'array', items: { $ref: '#/$defs/step' } },
    shape: { $ref: '#/$defs/shape' },
    test: { anyOf: [{ $ref: 'common.schema.json#/$defs/scalar' }, { type: 'array', minItems: 1 }] },
    pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 },
    tags: { type: 'array', items: { type: 'string' }, uniqueItems: true },
    mixed: {
      type: 'object',
      allOf: [{ $ref: '#/$defs/base' }],
      oneOf: [{ $ref: '#/$defs/shape' }, { required: ['each'], properties: { each: { type: 'integer' } } }],
      properties: { when: { type: 'string' }, width: true, size: { type: 'number' } },
      patternProperties: { '^a': { type: 'string' } },
      if: { required: ['width'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { size: { type: 'integer' } } },
      dependentRequired: { when: ['id'] },
      unevaluatedProperties: false,
    },
    some: { type: 'array', contains: { type: 'integer' }, maxContains: 2, uniqueItems: true, maxItems: 3 },
    few: {
      type: 'object',
      minProperties: 1,
      maxProperties: 2,
      additionalProperties: { type: ['number', 'string'], multipleOf: 0.5 },
    },
    gives: {
      anyOf: [
        { type: 'integer' },
        { type: 'object', properties: { expr: { type: 'string' } }, required: ['expr'], additionalProperties: false },
        { type: 'object', additionalProperties: { type: 'integer' }, not: { required: ['expr'] } },
      ],
    },
  },
  required: ['$schema', 'name', 'units'],
  additionalProperties: false,
  $defs: {
    base: { type: 'object', properties: { id: { type: 'string', minLength: 2 }, x: true, do: false } },
    step: {
      oneOf: [
        {
          type: 'object',
          properties: {
            roll: { type: 'string' },
            as: { $ref: 'common.schema.json#/$defs/id' },
            when: { type: 'string' },
          },
          required: ['roll', 'as'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: {
            each: { type: 'string' },
            do: { type: 'array', items: { $ref: '#/$defs/step' } },
            when: { type: 'string' },
          },
          required: ['each', 'do'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: { do: { type: 'array', items: { $ref: '#/$defs/step' } } },
          required: ['do'],
          additionalProperties: false,
        },
      ],
    },
    shape: {
      type: 'object',
      oneOf: [
        {
          properties: { kind: { const: 'circle' }, radius: { type: 'number', minimum: 1 } },
          required: ['kind', 'radius'],
          additionalProperties: false,
        },
        {
          properties: { kind: { const: 'box' }, width: { type: 'number' }, height: { type: 'number' } },
          required: ['kind', 'width'],
          unevaluatedProperties: false,
        },
      ],
    },
  },
};

export const fixtureSchemas: readonly SchemaFile[] = [
  { id: id('common'), schema: common },
  { id: id('army'), schema: army },
];

/** The faults of a text as the lines that an author sees. */
export function faultLines(validator: Validator, text: string, file = 'army.json'): string[] {
  const { value, document, faults } = readJson(text, file);
  const all = faults.length > 0 || document === undefined ? faults : validator.validate(document, value);
  return formatFaults(all, 'text').split('\n').slice(0, -1);
}
