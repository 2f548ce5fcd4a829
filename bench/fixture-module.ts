/**
 * Modules made up in memory for the benches: a 60 x 50 map that is the country of `reach-baseline.ts`, written as data,
 * with movement through tables; any number of counters.
 */

import type { MadeCode } from '../src/compile/code.js';
import { compileModule } from '../src/compile/compile.js';
import { groupFiles } from '../src/compile/group.js';
import type { Game } from '../src/engine/game.js';
import { readSchemas } from '../src/files/schemas-folder.js';
import { formatHexNumber } from '../src/hex/hex-number.js';
import { hexsideId } from '../src/hex/hexside.js';
import type { Fault } from '../src/validate/fault.js';
import { fileKind } from '../src/validate/kind.js';
import { readJson } from '../src/validate/read-json.js';
import { createValidator } from '../src/validate/schema.js';
import type { Country } from './reach-baseline.js';

/** Files by path, as values. */
export type Files = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const cite = '1';
const from = { from: 'reconstructed', note: 'made up for measuring' };
const at = (kind: string, value: object): Readonly<Record<string, unknown>> => ({
  $schema: `https://hexwright.dev/schemas/${kind}.schema.json`,
  ...value,
});

/** A table of the made-up module. */
export function tableFile(table: object): Readonly<Record<string, unknown>> {
  return at('table', { cite, provenance: from, ...table });
}

/** The country as a module: the first side's units stand at the starts, the second's are in the way. */
export function countryFiles({ grid, terrain, extra, starts, enemies }: Country, tables: Files = {}): Files {
  const number = (hex: number) => formatHexNumber(grid, hex);
  const kinds = ['', 'level', 'broken', 'steep'];
  const sides = new Map<number, { between: [string, string]; kind: string }>();
  grid.neighbours.forEach((to, side) => {
    const hex = Math.floor(side / 6);
    if (to < hex) return;
    const added = extra[hexsideId(grid, hex, side % 6)]!;
    if (added !== 0) sides.set(side, { between: [number(hex), number(to)], kind: added < 0 ? 'cliff' : 'stream' });
  });
  const counter = (side: string) => (hex: number, index: number) => ({
    id: `${side}-${index}`,
    name: `${side} ${index}`,
    side,
    type: 'foot',
    hex,
  });
  const own = [...starts].map(counter('red'));
  const other = [...new Set(enemies)].map(counter('blue'));
  const look = { fill: '#ffffff', stroke: '#888888', width: 0.01, texture: 'none' };
  const between = (kind: string) =>
    [...sides.values()].filter((side) => side.kind === kind).map((side) => side.between);
  return {
    'module.json': at('module', {
      id: 'country',
      version: '1.0.0',
      title: 'Country',
      language: 'en',
      provenance: from,
      sides: [
        { id: 'red', name: 'Red', color: '#aa0000', ink: '#ffffff' },
        { id: 'blue', name: 'Blue', color: '#0000aa', ink: '#ffffff' },
      ],
      enums: [{ id: 'ground', title: 'Ground', members: ['mud', 'frost', 'dry'].map((id) => ({ id, title: id })) }],
      attributes: [{ id: 'move', title: 'Movement', type: 'int' }],
    }),
    'map.json': at('map', {
      provenance: from,
      grid: {
        orientation: 'flat',
        shifted: 'even',
        columns: grid.columns,
        rows: grid.rows,
        numbering: { order: 'CCRR', digits: 2 },
      },
      defaultTerrain: 'level',
      hexes: Array.from(terrain, (points, hex) => ({ hex: number(hex), terrain: kinds[points]! })),
      hexsides: ['stream', 'cliff'].map((kind) => ({ feature: kind, sides: between(kind) })),
    }),
    'terrain.json': at('terrain', {
      provenance: from,
      hexes: kinds.slice(1).map((id) => ({ id, title: id, cite, look })),
      hexsides: ['stream', 'cliff'].map((id) => ({ id, title: id, cite, look: { stroke: '#0000ff', width: 0.05 } })),
    }),
    'counters.json': at('counters', {
      provenance: from,
      sheet: { size: 15, corner: 1 },
      style: { values: ['move'] },
      types: [
        {
          id: 'foot',
          title: 'Foot',
          symbol: { sidc: '10031000221211000000', size: 'corps' },
          attributes: { move: 12 },
        },
      ],
      counters: [...own, ...other].map(({ hex: _, ...one }) => one),
    }),
    'sequence.json': at('sequence', {
      title: 'Sequence',
      cite,
      provenance: from,
      phases: [
        {
          id: 'moves',
          title: 'Moves',
          cite,
          side: 'red',
          text: 'Move.',
          do: [{ choose: 'mover', ask: 'Who moves?', from: 'units(active)', done: { text: 'Nobody' } }],
        },
      ],
    }),
    'zones/zoc.json': at('zone', {
      id: 'zoc',
      title: 'Zone of control',
      cite,
      provenance: from,
      of: 'unit',
      exerts: 'true',
    }),
    'regimes/move.json': at('regime', {
      id: 'move',
      title: 'Movement',
      cite,
      provenance: from,
      mover: 'unit',
      allowance: 'unit.move',
      enter: 'mayEnter(unit, to)',
      cost: 'stepCost(from, to)',
      stop: 'mustStop(unit, to)',
      choice: 'destination',
    }),
    'tables/step-cost.json': at('table', {
      kind: 'decision',
      id: 'stepCost',
      title: 'Cost of a step',
      cite,
      provenance: from,
      inputs: { from: 'hex', to: 'hex' },
      facts: { terrain: 'to.terrain', stream: "crosses(from, to, 'stream')", cliff: "crosses(from, to, 'cliff')" },
      output: 'int',
      hit: 'first',
      rows: [
        { id: 'cliff', is: { cliff: true }, gives: -1 },
        ...kinds.slice(1).flatMap((kind, index) => [
          { id: `${kind}-wet`, is: { terrain: kind, stream: true }, gives: index + 2 },
          { id: kind, is: { terrain: kind }, gives: index + 1 },
        ]),
      ],
    }),
    'tables/may-enter.json': at('table', {
      kind: 'decision',
      id: 'mayEnter',
      title: 'What may be entered',
      cite,
      provenance: from,
      inputs: { unit: 'unit', to: 'hex' },
      facts: { enemyThere: 'occupied(to, enemy(unit.side))' },
      output: 'bool',
      hit: 'first',
      rows: [
        { id: 'enemy', is: { enemyThere: true }, gives: false },
        { id: 'free', gives: true },
      ],
    }),
    'tables/must-stop.json': at('table', {
      kind: 'decision',
      id: 'mustStop',
      title: 'Where movement ends',
      cite,
      provenance: from,
      inputs: { unit: 'unit', to: 'hex' },
      facts: { enemyZone: 'zoc(to, enemy(unit.side))' },
      output: 'bool',
      hit: 'first',
      rows: [
        { id: 'zone', is: { enemyZone: true }, gives: true },
        { id: 'open', gives: false },
      ],
    }),
    ...tables,
    'scenarios/standard.json': at('scenario', {
      id: 'standard',
      title: 'Standard',
      cite,
      provenance: from,
      firstTurn: 1,
      lastTurn: 1,
      setup: [
        {
          id: 'all',
          title: 'All',
          cite,
          at: Object.fromEntries([...own, ...other].map(({ id, hex }) => [id, number(hex)])),
        },
      ],
    }),
  };
}

/** Compiles files from memory. Throws with the faults when there are any. */
export function compileFiles(files: Files): { readonly game: Game; readonly functions: MadeCode['named'] } {
  const validator = createValidator(readSchemas());
  const read = Object.entries(files).map(([name, file]) => {
    const { value, document } = readJson(new TextEncoder().encode(JSON.stringify(file)), name);
    const kind = fileKind(value);
    return { ...(kind === undefined ? {} : { kind }), value, document: document! };
  });
  const faults = read.flatMap(({ value, document }) => validator.validate(document, value));
  if (faults.length > 0) throw new Error(inWords(faults));
  const { source, faults: missing } = groupFiles(read);
  const compiled = source === null ? null : compileModule(source);
  const all = [...missing, ...(compiled?.faults ?? [])];
  if (all.length > 0 || compiled?.game == null) throw new Error(inWords(all));
  return { game: compiled.game, functions: compiled.functions };
}

function inWords(faults: readonly Fault[]): string {
  return faults
    .slice(0, 8)
    .map(({ file, pointer, message }) => `${file}${pointer}: ${message}`)
    .join('\n');
}
