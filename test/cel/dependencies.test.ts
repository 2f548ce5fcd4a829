import { describe, expect, it } from 'vitest';
import { dependencies } from '../../src/cel/dependencies.js';
import { checked } from './fixture.js';

type Row = readonly [text: string, chains: Readonly<Record<string, readonly string[]>>, reads: string, calls: string];

const ROWS: readonly Row[] = [
  ['1 + 2', {}, '', ''],
  ['unit.kind == "tank" && n > 1', { unit: ['kind'], n: [''] }, 'static:unit', ''],
  ['"river" in unit.hex.features', { unit: ['hex.features'] }, 'state:pieces static:hex', ''],
  ['distance(unit.hex, to) > mp', { unit: ['hex'], to: [''], mp: [''] }, 'state:pieces static:map', 'distance'],
  ['tired ? sky.depth : sky.depth + turn', { tired: [''], sky: ['depth'], turn: [''] }, '', ''],
  ['all_units.exists(u, u.strength > n)', { all_units: ['', '[].strength'], n: [''] }, 'unit.strength', ''],
  [
    'sum(to.units.filter(u, u.done).map(v, v.strength))',
    { to: ['units[].done', 'units', 'units[].strength'] },
    'state:pieces unit.strength',
    '',
  ],
  ['all_units[n].hex', { all_units: ['[].hex'], n: [''] }, 'state:pieces', ''],
];

describe('dependencies', () => {
  it.each(ROWS)('of %s', (text, chains, reads, calls) => {
    const found = dependencies(checked(text));
    expect([...found.variables].sort()).toEqual(Object.keys(chains).sort());
    expect([...found.reads].sort().join(' ')).toBe(reads);
    expect([...found.calls].join(' ')).toBe(calls);
    const sorted = Object.fromEntries([...found.chains].map(([name, paths]) => [name, [...paths].sort()]));
    expect(sorted).toEqual(
      Object.fromEntries(Object.entries(chains).map(([name, paths]) => [name, [...paths].sort()])),
    );
  });
});
