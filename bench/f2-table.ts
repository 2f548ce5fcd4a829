/** F2: one call of a decision table of 12 rows and 4 inputs, against hand-written `if`s and cel-js interpreting the same conditions. */
import { parse } from '@marcbachmann/cel-js';
import { Session } from '../src/engine/session.js';
import { compileFiles, countryFiles, tableFile } from './fixture-module.js';
import { type BenchRow, perSecond, ratesOf } from './measure.js';
import { makeCountry, randomFrom } from './reach-baseline.js';

const grounds = ['mud', 'frost', 'dry'] as const;

type Inputs = readonly [ground: number, points: number, steps: number, wet: boolean];

/** Rows by test and answer; the conditions beside them say the same in CEL. */
const rows = [
  [{ ground: 'mud', wet: true, points: '>=9' }, -5, 'ground == 0 && wet && points >= 9'],
  [{ ground: 'mud', wet: true }, -4, 'ground == 0 && wet'],
  [{ ground: 'mud', steps: '>=3' }, -3, 'ground == 0 && steps >= 3'],
  [{ ground: 'mud' }, -2, 'ground == 0'],
  [{ ground: 'frost', points: '<3' }, -1, 'ground == 1 && points < 3'],
  [{ ground: 'frost', steps: '2..3' }, 1, 'ground == 1 && steps >= 2 && steps <= 3'],
  [{ ground: 'frost', wet: true }, 0, 'ground == 1 && wet'],
  [{ points: '>=10', steps: '>=4' }, 5, 'points >= 10 && steps >= 4'],
  [{ points: '>=10' }, 4, 'points >= 10'],
  [{ steps: '>=4', wet: false }, 3, 'steps >= 4 && !wet'],
  [{ points: '<5', wet: true }, 2, 'points < 5 && wet'],
  [{}, 1, 'true'],
] as const;

const table = tableFile({
  kind: 'decision',
  id: 'shift',
  title: 'Shift',
  inputs: { land: 'ground', left: 'int', gone: 'int', damp: 'bool' },
  facts: { ground: 'land', points: 'left', steps: 'gone', wet: 'damp' },
  output: 'int',
  hit: 'first',
  rows: rows.map(([is, gives], index) => ({ id: `row-${index}`, is, gives })),
});

export function measureTable(): BenchRow[] {
  const { game, functions } = compileFiles(countryFiles(makeCountry(), { 'tables/shift.json': table }));
  const { state } = Session.start(game, { record: false });
  const shift = functions.shift as (S: unknown, ...inputs: Inputs) => number;
  const inputs = manyInputs();
  const compiled = () => inputs.reduce((sum, [a, b, c, d]) => sum + shift(state, a, b, c, d), 0);
  const plain = () => inputs.reduce((sum, [a, b, c, d]) => sum + byHand(a, b, c, d), 0);
  const conditions = rows.map(([, gives, text]) => ({ holds: parse(text), gives }));
  const interpreted = () =>
    inputs.reduce((sum, [ground, points, steps, wet]) => {
      const scope = { ground: BigInt(ground), points: BigInt(points), steps: BigInt(steps), wet };
      return sum + conditions.find(({ holds }) => holds(scope) === true)!.gives;
    }, 0);
  const sums = [compiled(), plain(), interpreted()];
  if (new Set(sums).size > 1) throw new Error(`Cannot compare tables: they answer ${sums.join(', ')}`);
  const [ours = 0, ifs = 1, cel = 1] = ratesOf(
    [compiled, plain, interpreted].map((work) => () => inputs.length + 0 * work()),
  );
  const raw = `${perSecond(ours)} to ${perSecond(ifs)} by hand, ${perSecond(cel)} cel-js`;
  const work = 'one call of a table of 12 rows';
  return [
    { row: 'F2a', work, against: 'the same as `if`s (time)', ratio: ifs / ours, target: 3, wants: 'at most', raw },
    { row: 'F2b', work, against: 'cel-js interpreting', ratio: ours / cel, target: 30, wants: 'at least', raw },
  ];
}

/** The rows as a programmer would write them. */
function byHand(ground: number, points: number, steps: number, wet: boolean): number {
  if (ground === 0) {
    if (wet) return points >= 9 ? -5 : -4;
    return steps >= 3 ? -3 : -2;
  }
  if (ground === 1) {
    if (points < 3) return -1;
    if (steps >= 2 && steps <= 3) return 1;
    if (wet) return 0;
  }
  if (points >= 10) return steps >= 4 ? 5 : 4;
  if (steps >= 4 && !wet) return 3;
  return points < 5 && wet ? 2 : 1;
}

function manyInputs(): Inputs[] {
  const random = randomFrom(7);
  const below = (count: number) => Math.floor(random() * count);
  return Array.from({ length: 1024 }, (): Inputs => [below(grounds.length), below(14), below(6), below(2) === 1]);
}
