/**
 * A module made for comparing compiled rules with their meaning: every kind of attribute, status, track and option, all
 * hit policies, groups, exceptions, rounding, sets and records. It is no game worth playing, but it can be played.
 */
import { type Compilation, compileModule } from '../../src/compile/compile.js';
import { groupFiles } from '../../src/compile/group.js';
import type { ModuleSource } from '../../src/compile/source.js';
import { readSchemas } from '../../src/files/schemas-folder.js';
import { type Fault, hasErrors } from '../../src/validate/fault.js';
import { readJson } from '../../src/validate/read-json.js';
import { createValidator } from '../../src/validate/schema.js';

type Json = Record<string, unknown>;
export type TestFiles = Readonly<Record<string, Json>>;

const provenance = { from: 'reconstructed', note: 'made up' };

const module: Json = {
  id: 'equal',
  version: '1.0.0',
  title: 'Equal',
  sides: [
    { id: 'red', name: 'Red', color: '#ff0000' },
    { id: 'blue', name: 'Blue', color: '#0000ff' },
  ],
  options: [
    { id: 'limit', title: 'Limit', type: 'int', default: 2, min: 0, max: 5, cite: '1' },
    { id: 'fog', title: 'Fog', type: 'bool', default: true, cite: '1' },
    { id: 'season', title: 'Season', type: 'season', default: 'warm', cite: '1' },
  ],
  enums: [
    { id: 'season', members: [{ id: 'warm' }, { id: 'cold' }, { id: 'wet' }] },
    { id: 'arm', members: [{ id: 'foot' }, { id: 'horse' }, { id: 'gun' }, { id: 'staff' }] },
  ],
  attributes: [
    { id: 'arm', type: 'arm' },
    { id: 'power', type: 'int' },
    { id: 'speed', type: 'number', default: 1.5 },
    { id: 'elite', type: 'bool' },
    { id: 'motto', type: 'text' },
    { id: 'home', type: 'hex' },
    { id: 'chief', type: 'unit' },
  ],
  hexAttributes: [
    { id: 'worth', type: 'int' },
    { id: 'height', type: 'number', default: 0.5 },
    { id: 'holy', type: 'bool' },
    { id: 'legend', type: 'text' },
    { id: 'owner', type: 'side' },
    { id: 'garrison', type: 'unit' },
  ],
  statuses: [
    { id: 'tired', on: 'unit', type: 'bool', cite: '2' },
    { id: 'mood', on: 'unit', type: 'season', cite: '2' },
    { id: 'aim', on: 'unit', type: 'hex', cite: '2' },
    { id: 'held', on: 'hex', type: 'side', cite: '2' },
    { id: 'burnt', on: 'hex', type: 'bool', cite: '2' },
    { id: 'morale', on: 'side', type: 'int', default: 3, cite: '2' },
    { id: 'rain', on: 'game', type: 'bool', cite: '2' },
    { id: 'luck', on: 'game', type: 'int', cite: '2' },
  ],
  tracks: [
    { id: 'score', title: 'Score', perSide: true, min: 0, max: 20, start: 4 },
    { id: 'clock', title: 'Clock', min: 0, max: 9, start: 1 },
  ],
  boxes: [{ id: 'camp', title: 'Camp' }],
  terms: [
    { id: 'foes', params: { who: 'unit' }, is: 'units(enemy(who.side)).filter(u, u.power > 1)', cite: '3' },
    { id: 'might', params: { list: 'list<unit>' }, is: 'sum(list.map(u, u.power)) / 2.0', cite: '3' },
    { id: 'near', params: { a: 'hex', b: 'hex' }, is: 'adjacent(a, b) || a == b', cite: '3' },
    {
      id: 'watch',
      params: { who: 'unit' },
      is: 'foes(who).exists(f, ward(f.hex, who.side)) ? who.hex : none',
      cite: '3',
    },
    { id: 'arms', params: { side: 'side' }, is: 'distinct(roster(side).map(u, u.arm))', cite: '3' },
  ],
};

const map: Json = {
  provenance,
  grid: {
    orientation: 'flat',
    shifted: 'even',
    columns: 6,
    rows: 5,
    numbering: { order: 'CCRR', digits: 2 },
    missing: ['0605'],
  },
  defaultTerrain: 'plain',
  hexes: [
    {
      hex: '0101',
      terrain: 'wood',
      features: ['town'],
      name: 'Alpha',
      attributes: { worth: 3, holy: true, legend: 'old', owner: 'red' },
    },
    { hex: '0203', features: ['town', 'mine'], attributes: { worth: 2, height: 2.25, garrison: 'r1' } },
    { hex: '0302', terrain: 'hill', attributes: { height: 3.5 } },
    { hex: '0404', terrain: 'wood', features: ['mine'], attributes: { owner: 'blue' } },
    { hex: '0502', terrain: 'hill', features: ['ruin'] },
  ],
  hexsides: [
    {
      feature: 'stream',
      sides: [
        ['0101', '0102'],
        ['0203', '0303'],
        ['0303', '0304'],
      ],
    },
    { feature: 'wall', sides: [['0203', '0204']] },
  ],
  links: [{ link: 'track', path: ['0101', '0201', '0302', '0402'] }],
  regions: [
    { id: 'west', hexes: ['0101', '0102', '0103', '0201'] },
    { id: 'middle', hexes: ['0302', '0303', '0203'] },
  ],
  directionSets: [{ id: 'back', directions: ['N', 'NW'] }],
};

const terrain: Json = {
  provenance,
  hexes: ['plain', 'wood', 'hill'].map((id) => ({ id, title: id, cite: '4' })),
  features: ['town', 'mine', 'ruin'].map((id) => ({ id, title: id, cite: '4' })),
  hexsides: ['stream', 'wall'].map((id) => ({ id, title: id, cite: '4' })),
  links: ['track'].map((id) => ({ id, title: id, cite: '4' })),
};

const unit = (id: string, side: string, type: string, attributes: Json, steps = 2): Json => ({
  id,
  name: id.toUpperCase(),
  side,
  type,
  attributes,
  states: Array.from({ length: steps }, (_, step) => ({
    id: `s${step}`,
    attributes: { power: 2 * (steps - step) - 1 },
  })),
});

const counters: Json = {
  provenance,
  sheet: { size: 15 },
  types: [
    { id: 'line', title: 'Line', attributes: { arm: 'foot' } },
    { id: 'rider', title: 'Rider', attributes: { arm: 'horse', speed: 3.5 } },
  ],
  counters: [
    unit('r1', 'red', 'line', { elite: true, motto: 'first', home: '0101' }),
    unit('r2', 'red', 'rider', { chief: 'r1' }, 3),
    unit('r3', 'red', 'line', { arm: 'gun' }, 1),
    unit('b1', 'blue', 'line', { home: '0404' }),
    unit('b2', 'blue', 'rider', { elite: true, chief: 'b1', motto: 'last' }, 3),
    unit('b3', 'blue', 'line', { arm: 'staff' }),
  ],
};

const sequence: Json = {
  title: 'Sequence',
  cite: '5',
  provenance,
  phases: [
    { id: 'redTurn', title: 'Red', cite: '5', side: 'red', do: [{ call: 'act', with: { dear: '1' } }] },
    { id: 'blueTurn', title: 'Blue', cite: '5', side: 'blue', do: [{ call: 'act', with: { dear: '2' } }] },
  ],
};

const act: Json = {
  id: 'act',
  title: 'Act',
  cite: '6',
  provenance,
  params: { dear: 'int' },
  do: [
    { roll: 'd6', as: 'die' },
    { lookup: { column: 'oddsColumn(size(units(active)) + 1, size(units(enemy(active))) + 1, die - 3)' } },
    { lookup: { result: 'odds(column, die)' } },
    { lookup: { all: 'units(active).filter(u, u.power > 0)' } },
    {
      each: 'all',
      as: 'unit',
      do: [
        {
          choose: 'what',
          ask: 'What does {unit.name} do?',
          options: [
            {
              id: 'walk',
              text: 'Walk',
              do: [{ travel: 'walk', who: 'unit', with: { dear: 'dear' }, ask: 'Where?', stay: true }],
            },
            {
              id: 'rest',
              text: 'Rest',
              do: [
                {
                  apply: [
                    { set: 'tired', on: 'unit', to: '!unit.tired' },
                    { set: 'mood', on: 'unit', to: "turn % 2 == 0 ? 'cold' : 'wet'" },
                  ],
                },
              ],
            },
            { id: 'fight', text: 'Fight', do: [{ when: 'result.loss > 0 || result.all', apply: [{ lose: 'unit' }] }] },
            {
              id: 'look',
              text: 'Look',
              do: [
                {
                  apply: [
                    { set: 'aim', on: 'unit', to: 'unit.hex' },
                    { set: 'held', on: 'unit.hex', to: 'unit.side' },
                    { set: 'burnt', on: 'unit.hex' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      apply: [
        { set: 'rain', to: 'die > 3' },
        { set: 'luck', to: 'die - 3' },
        { set: 'morale', on: 'active', to: 'die' },
        { track: 'clock', to: 'min(9, die + turn)' },
      ],
    },
  ],
};

const walk: Json = {
  id: 'walk',
  title: 'Walk',
  cite: '7',
  provenance,
  mover: 'unit',
  params: { dear: 'int' },
  allowance: 'trunc(unit.speed) + 1',
  enter: '!occupied(to, enemy(unit.side))',
  cost: "dear + (to.terrain == 'wood' ? 1 : 0)",
  stop: 'ward(to, enemy(side))',
  end: 'steps < 4 && (from != to)',
  choice: 'destination',
};

const ward: Json = {
  id: 'ward',
  title: 'Ward',
  cite: '8',
  provenance,
  of: 'unit',
  exerts: 'unit.power > 1 && side == unit.side',
  reaches: "!crosses(from, to, 'wall')",
};

const line: Json = {
  id: 'line',
  title: 'Line',
  cite: '9',
  provenance,
  params: { side: 'side' },
  startFree: '!ward(hex, enemy(side))',
  legs: [
    {
      title: 'over land',
      max: '3',
      cost: "to.terrain == 'hill' ? 2 : 1",
      through: 'empty(to) || occupied(to, side)',
      goal: "hasLink(hex, 'track')",
    },
    { title: 'along the track', through: "linked(from, to, 'track')", goal: "inRegion(hex, 'west')" },
  ],
};

const odds: Json = {
  kind: 'result',
  id: 'odds',
  title: 'Odds',
  cite: '10',
  provenance,
  column: {
    by: 'odds',
    inputs: { attack: 'number', defence: 'int' },
    round: 'down',
    columns: [
      { id: '1:2', from: 0.5 },
      { id: '1:1', from: 1 },
      { id: '2:1', from: 2 },
    ],
    step: 1,
    underflow: 'cancel',
    overflow: 'clamp',
  },
  die: {
    roll: 'd6',
    rows: [
      { id: 'low', from: 1, to: 3 },
      { id: 'high', from: 4, to: 6 },
    ],
  },
  output: { loss: 'int', all: 'bool', weather: 'season' },
  results: [
    { id: 'N', says: 'nothing', gives: {} },
    { id: 'L', says: 'a loss', gives: { loss: 1, weather: 'cold' } },
    { id: 'E', says: 'all', gives: { all: true } },
  ],
  none: 'N',
  cells: [
    ['N', 'L', 'L'],
    ['N', 'N', 'E'],
  ],
};

const standard: Json = {
  id: 'standard',
  title: 'Standard',
  cite: '11',
  provenance,
  firstTurn: 1,
  lastTurn: 3,
  setup: [{ id: 'all', title: 'All', cite: '11', at: { r1: '0101', r2: '0203', r3: '0203', b1: '0404', b2: '0502' } }],
  arrivals: { b3: 2 },
  victory: {
    cite: '11',
    text: 'Score.',
    do: [{ apply: [{ end: 'Over.', winner: "enemy('blue').score > enemy('red').score ? 'red' : 'blue'" }] }],
  },
};

/** The files of the module, tables aside. */
const base: TestFiles = {
  'module.json': module,
  'map.json': map,
  'terrain.json': terrain,
  'counters.json': counters,
  'sequence.json': sequence,
  'procedures/act.json': act,
  'regimes/walk.json': walk,
  'zones/ward.json': ward,
  'traces/line.json': line,
  'tables/odds.json': odds,
  'scenarios/standard.json': standard,
};

const singular: Readonly<Record<string, string>> = {
  procedures: 'procedure',
  regimes: 'regime',
  zones: 'zone',
  traces: 'trace',
  tables: 'table',
  scenarios: 'scenario',
};

/** All files of the module, with the given tables. */
export function equalFiles(tables: readonly Json[]): TestFiles {
  const added = Object.fromEntries(
    tables.map((table) => [
      `tables/${table.id}.json`,
      { kind: 'decision', title: String(table.id), cite: '12', provenance, ...table },
    ]),
  );
  return Object.fromEntries(
    Object.entries({ ...base, ...added }).map(([name, value]) => {
      const [folder] = name.split('/');
      const kind = singular[folder!] ?? name.replace('.json', '');
      return [name, { $schema: `hexwright/schemas/${kind}.schema.json`, ...value }];
    }),
  );
}

const validator = createValidator(readSchemas());

/** Compiles files as a loaded module would be; throws when they have faults. */
export function compileFiles(
  files: TestFiles,
  validate = true,
): { readonly source: ModuleSource; readonly compilation: Compilation } {
  const faults: Fault[] = [];
  const kinded = Object.entries(files).map(([name, json]) => {
    const { value, document, faults: found } = readJson(JSON.stringify(json), name);
    faults.push(...found, ...(validate ? validator.validate(document!, value) : []));
    return { kind: /([a-z]+)\.schema/.exec(String(json.$schema))![1]!, value, document: document! };
  });
  const { source, faults: missing } = groupFiles(kinded);
  faults.push(...missing);
  const compilation = source === null || hasErrors(faults) ? null : compileModule(source);
  faults.push(...(compilation?.faults ?? []));
  if (source === null || compilation?.game == null)
    throw new Error(
      `Cannot compile the test module:\n${faults.map((fault) => `${fault.file}${fault.pointer}: ${fault.message} ${fault.hint ?? ''}`).join('\n')}`,
    );
  return { source, compilation };
}
