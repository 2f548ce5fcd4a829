/**
 * Prints how fast, as ratios: `npm run bench` for all rows, `npm run bench -- F1 F3` for some, `--quick` for fewer
 * simulated games in F8. Exit code 0 whatever the ratios are: this is no test.
 */
import { parseArgs } from 'node:util';
import { measureReachOfUnit } from './f1-reach.js';
import { measureTable } from './f2-table.js';
import { measureRandomPlay } from './f3-random-play.js';
import { measureLoad } from './f4-load.js';
import { measureSnapshot } from './f5-snapshot.js';
import { measureColdValidate } from './f6-cold-validate.js';
import { measureBuildAgain } from './f7-build-again.js';
import { measureMemory } from './f8-memory.js';
import type { BenchRow } from './measure.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});

const rows: Readonly<Record<string, () => BenchRow[]>> = {
  F1: measureReachOfUnit,
  F2: measureTable,
  F3: measureRandomPlay,
  F4: measureLoad,
  F5: measureSnapshot,
  F6: measureColdValidate,
  F7: measureBuildAgain,
  F8: () => measureMemory(values.quick ? 1000 : 10_000),
};

console.log('row  ratio   target        verdict  work / against: figures');
for (const [name, measure] of Object.entries(rows)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  try {
    for (const row of measure()) console.log(line(row));
  } catch (error) {
    console.log(`${name.padEnd(4)} could not be measured: ${error instanceof Error ? error.message : error}`);
  }
}

function line({ row, work, against, ratio, target, wants, raw }: BenchRow): string {
  const met = ratio !== null && (wants === 'at least' ? ratio >= target : ratio <= target);
  const verdict = ratio === null ? 'not run' : met ? 'met' : 'MISSED';
  const number = ratio === null ? '-' : ratio.toFixed(ratio < 10 ? 2 : 1);
  return `${row.padEnd(4)} ${number.padEnd(7)} ${`${wants} ${target}`.padEnd(13)} ${verdict.padEnd(8)} ${work} / ${against}: ${raw}`;
}
