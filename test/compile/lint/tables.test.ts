/** What lints say of a table's rows must agree with trying every combination, one by one. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadChanged } from '../../faults/faulty.js';

interface Row {
  readonly flag?: boolean;
  readonly drill?: string;
  readonly count?: readonly [low: number, high: number];
  readonly when: boolean;
}

type Combination = readonly [flag: boolean, drill: string, count: number];

const drills = ['raw', 'trained'];
/** One beyond every number that a test can name, at both ends. */
const counts = Array.from({ length: 9 }, (_, index) => index - 1);
const combinations: readonly Combination[] = [true, false].flatMap((flag) =>
  drills.flatMap((drill) => counts.map((count): Combination => [flag, drill, count])),
);

const rowArbitrary: fc.Arbitrary<Row> = fc.record(
  {
    flag: fc.boolean(),
    drill: fc.constantFrom(...drills),
    count: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })).map(([a, b]) => {
      return [Math.min(a, b), Math.max(a, b)] as const;
    }),
    when: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
  },
  { requiredKeys: ['when'] },
);

function accepts({ flag, drill, count }: Row, [isFlag, isDrill, isCount]: Combination): boolean {
  if (flag !== undefined && flag !== isFlag) return false;
  if (drill !== undefined && drill !== isDrill) return false;
  return count === undefined || (count[0] <= isCount && isCount <= count[1]);
}

function faultsOf(hit: string, rows: readonly Row[]) {
  const written = rows.map(({ flag, drill, count, when }, index) => ({
    id: `r${index}`,
    is: {
      ...(flag === undefined ? {} : { flag }),
      ...(drill === undefined ? {} : { drill }),
      ...(count === undefined ? {} : { count: `${count[0]}..${count[1]}` }),
    },
    ...(when ? { when: `count != ${index}` } : {}),
    gives: index,
  }));
  const { faults } = loadChanged({
    'tables/extra.json': {
      json: {
        $schema: '../../../schemas/table.schema.json',
        kind: 'decision',
        id: 'extra',
        title: 'Extra',
        cite: '9',
        inputs: { flag: 'bool', drill: 'drill', count: 'int' },
        output: 'int',
        hit,
        rows: written,
      },
    },
  });
  return faults.filter(({ file }) => file === 'tables/extra.json');
}

const rowsArbitrary = fc.array(rowArbitrary, { minLength: 1, maxLength: 6 });

test('rows that never fire, and combinations without an answer', () => {
  fc.assert(
    fc.property(rowsArbitrary, (rows) => {
      const faults = faultsOf('first', rows);
      const dead = rows.flatMap((row, index) => {
        const sure = rows.slice(0, index).filter(({ when }) => !when);
        const lives = combinations.some((one) => accepts(row, one) && !sure.some((other) => accepts(other, one)));
        return lives ? [] : [`/rows/${index}/id`];
      });
      const found = faults.filter(({ code }) => code === 'unreachable-row').map(({ pointer }) => pointer);
      expect(found).toEqual(dead);
      const open = combinations.some((one) => !rows.some((row) => !row.when && accepts(row, one)));
      expect(faults.some(({ code }) => code === 'missing-answer')).toBe(open);
    }),
    { numRuns: 60 },
  );
});

test('rows that overlap under unique', () => {
  fc.assert(
    fc.property(rowsArbitrary, (rows) => {
      const clashing = rows.flatMap((row, index) =>
        rows
          .slice(0, index)
          .some(
            (other) => !row.when && !other.when && combinations.some((one) => accepts(row, one) && accepts(other, one)),
          )
          ? [`/rows/${index}/id`]
          : [],
      );
      const found = faultsOf('unique', rows).filter(({ code }) => code === 'overlapping-rows');
      expect(found.map(({ pointer }) => pointer)).toEqual(clashing);
    }),
    { numRuns: 40 },
  );
});
