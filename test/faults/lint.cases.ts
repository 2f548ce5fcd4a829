/** Modules that compile, and would not play, or hold what nobody needs. */
import { drop, type FaultyCase } from './faulty.js';

/** A table of its own that an aid prints, so that nothing else is wrong. */
const table = (facts: Readonly<Record<string, unknown>>, hit: string, rows: readonly unknown[], more: object = {}) => ({
  'tables/extra.json': {
    json: {
      $schema: '../../../schemas/table.schema.json',
      kind: 'decision',
      id: 'extra',
      title: 'Extra',
      cite: '9',
      inputs: { unit: 'unit', to: 'hex', count: 'int' },
      facts,
      output: 'int',
      hit,
      rows,
      ...more,
    },
  },
  'aids.json': { '/aids/0/sections/-': { table: 'extra' } },
});

const terrain = { terrain: { is: 'to.terrain', title: 'Terrain' } };
const points = { points: { is: 'count', title: 'Points' } };

/** Nine pigeons, eight holes: that every combination has an answer can hardly be seen without looking at them all. */
const pigeons = {
  facts: Object.fromEntries(pairs(9, 8).map(([p, h]) => [`p${p}h${h}`, `count > ${p * 8 + h}`])),
  rows: [
    ...numbers(9).map((p) => ({
      id: `p${p}`,
      is: Object.fromEntries(numbers(8).map((h) => [`p${p}h${h}`, false])),
      gives: 0,
    })),
    ...pairs(9, 9)
      .filter(([p, q]) => p < q)
      .flatMap(([p, q]) =>
        numbers(8).map((h) => ({
          id: `p${p}q${q}h${h}`,
          is: { [`p${p}h${h}`]: true, [`p${q}h${h}`]: true },
          gives: 1,
        })),
      ),
  ],
};

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function pairs(a: number, b: number): [number, number][] {
  return numbers(a).flatMap((one) => numbers(b).map((other): [number, number] => [one, other]));
}

export const lintCases: readonly FaultyCase[] = [
  {
    name: 'a row after one that takes all',
    change: table(terrain, 'first', [
      { id: 'any', gives: 1 },
      { id: 'wood', is: { terrain: 'wood' }, gives: 2 },
    ]),
    expected: [
      'tables/extra.json:26:13 error unreachable-row Row "wood" can never fire: before it, "any" takes all that it accepts. Put it before that row, or drop it. (at /rows/1/id)',
    ],
  },
  {
    name: 'a row that two rows before it take up',
    change: table({ ...terrain, mud: 'options.mud' }, 'first', [
      { id: 'wood', is: { terrain: 'wood' }, gives: 1 },
      { id: 'open', is: { terrain: ['open'] }, gives: 1 },
      { id: 'mud', is: { mud: true }, gives: 2 },
    ]),
    expected: [
      'tables/extra.json:39:13 error unreachable-row Row "mud" can never fire: before it, "wood", "open" take all that it accepts. Put it before those rows, or drop it. (at /rows/2/id)',
    ],
  },
  {
    name: 'a row inside the range of one before',
    change: table(points, 'first', [
      { id: 'many', is: { points: '>=3' }, gives: 1 },
      { id: 'some', is: { points: '4..6' }, gives: 2 },
      { id: 'other', gives: 0 },
    ]),
    expected: [
      'tables/extra.json:29:13 error unreachable-row Row "some" can never fire: before it, "many" takes all that it accepts. Put it before that row, or drop it. (at /rows/1/id)',
    ],
  },
  {
    name: 'a row that a condition may let through',
    change: table(terrain, 'first', [
      { id: 'a', is: { terrain: 'wood' }, when: 'count > 1', gives: 1 },
      { id: 'b', is: { terrain: 'wood' }, gives: 2 },
      { id: 'c', gives: 0 },
    ]),
    expected: [],
  },
  {
    name: 'a row with the condition of one before',
    change: table(terrain, 'first', [
      { id: 'a', when: 'count > 1', gives: 1 },
      { id: 'b', is: { terrain: 'wood' }, when: 'count > 1', gives: 2 },
      { id: 'c', gives: 0 },
    ]),
    expected: [
      'tables/extra.json:27:13 error unreachable-row Row "b" can never fire: before it, "a" takes all that it accepts. Put it before that row, or drop it. (at /rows/1/id)',
    ],
  },
  {
    name: 'a combination without an answer',
    change: table({ ...terrain, path: { is: "hasLink(to, 'path')", title: 'On the path' } }, 'first', [
      { id: 'wood', is: { terrain: 'wood' }, gives: 1 },
      { id: 'path', is: { path: true }, gives: 2 },
    ]),
    expected: [
      'tables/extra.json:24:11 error missing-answer Table "extra" has no answer for Terrain: open; On the path: no. Add a row without tests at the end, or a default. (at /rows)',
    ],
  },
  {
    name: 'a number without an answer',
    change: table({ strength: { is: 'unit.strength', title: 'Strength' } }, 'first', [
      { id: 'low', is: { strength: '<=2' }, gives: 1 },
      { id: 'high', is: { strength: '>3' }, gives: 2 },
    ]),
    expected: [
      'tables/extra.json:20:11 error missing-answer Table "extra" has no answer for Strength: 3. Add a row without tests at the end, or a default. (at /rows)',
    ],
  },
  {
    name: 'numbers beyond all rows',
    change: table(points, 'first', [
      { id: 'low', is: { points: '0..2' }, gives: 1 },
      { id: 'high', is: { points: '3..9' }, gives: 2 },
    ]),
    expected: [
      'tables/extra.json:20:11 warning missing-answer Table "extra" has no answer for Points: less than 0. Add a row without tests at the end, or a default. (at /rows)',
    ],
  },
  {
    name: 'answers that all have conditions',
    change: table(terrain, 'first', [
      { id: 'a', when: 'count > 1', gives: 1 },
      { id: 'b', is: { terrain: 'wood' }, gives: 2 },
      { id: 'c', when: 'count <= 1', gives: 0 },
    ]),
    expected: [
      'tables/extra.json:20:11 warning missing-answer Table "extra" may have no answer for Terrain: open: every row there has a condition. Add a row without tests at the end, or a default. (at /rows)',
    ],
  },
  {
    name: 'a status that nobody holds',
    change: table({ holder: { is: 'to.holder', title: 'Holder' } }, 'first', [
      { id: 'red', is: { holder: 'red' }, gives: 1 },
      { id: 'blue', is: { holder: 'blue' }, gives: 2 },
    ]),
    expected: [
      'tables/extra.json:20:11 warning missing-answer Table "extra" has no answer for Holder: none. Add a row without tests at the end, or a default. (at /rows)',
    ],
  },
  {
    name: 'rows that overlap under unique',
    change: table(
      { ...terrain, ...points },
      'unique',
      [
        { id: 'wood', is: { terrain: 'wood' }, gives: 1 },
        { id: 'many', is: { points: '>3' }, gives: 2 },
      ],
      { default: 0 },
    ),
    expected: [
      'tables/extra.json:33:13 error overlapping-rows Rows "wood" and "many" both fire for Terrain: wood; Points: 4: only one row may. (at /rows/1/id)',
    ],
  },
  {
    name: 'rows that disagree under any',
    change: table(
      { ...terrain, ...points },
      'any',
      [
        { id: 'wood', is: { terrain: 'wood' }, gives: 1 },
        { id: 'many', is: { points: '>3' }, gives: 1 },
        { id: 'top', is: { points: 9 }, gives: 2 },
      ],
      { default: 0 },
    ),
    expected: [
      'tables/extra.json:40:13 error overlapping-rows Rows "wood" and "top" both fire for Points: 9; Terrain: wood: they give different answers. (at /rows/2/id)',
    ],
  },
  {
    name: 'tests that accept nothing',
    change: table({ ...points, extras: 'to.features' }, 'sum', [
      { id: 'back', is: { points: '5..3' }, gives: 1 },
      { id: 'none', is: { extras: ['none'] }, gives: 1 },
    ]),
    expected: [
      'tables/extra.json:25:19 error contradictory-row Row "back" can never fire: its test of "points" accepts nothing. (at /rows/0/is/points)',
      'tables/extra.json:32:19 error contradictory-row Row "none" can never fire: its test of "extras" accepts nothing. (at /rows/1/is/extras)',
    ],
  },
  {
    name: 'tests that exclude each other',
    change: table(
      { ground: { is: 'to.terrain', title: 'Ground' }, cover: { is: 'to.terrain', title: 'Cover' } },
      'sum',
      [{ id: 'both', is: { ground: 'wood', cover: 'open' }, gives: 1 }],
    ),
    expected: [
      'tables/extra.json:29:18 error contradictory-row Row "both" can never fire: its tests of "ground" and "cover" exclude each other: both read to.terrain. (at /rows/0/is/cover)',
    ],
  },
  {
    name: 'a fact that no row uses',
    change: table({ ...terrain, ...points, path: "hasLink(to, 'path')" }, 'sum', [
      { id: 'a', is: { terrain: 'wood' }, when: 'count > 2', gives: 1 },
    ]),
    expected: [
      'tables/extra.json:17:15 warning unused-fact No row uses the fact "points". (at /facts/points)',
      'tables/extra.json:21:13 warning unused-fact No row uses the fact "path". (at /facts/path)',
    ],
  },
  {
    name: 'more combinations than can be looked at',
    change: table(pigeons.facts, 'first', pigeons.rows),
    expected: [
      'tables/extra.json:12:12 warning too-many-combinations Cannot look through table "extra": its facts have more than 50000 combinations. Split it into tables of fewer facts. (at /facts)',
    ],
  },
  {
    name: 'citations of nothing',
    change: {
      'tables/cost.json': { '/cite': '   ', '/rows/0/cite': '-' },
      'procedures/battle.json': { '/cite': '?' },
      'sequence.json': { '/phases/0/cite': ' ' },
    },
    expected: [
      'procedures/battle.json:5:11 error blank-cite Cannot find a case in this citation: it has no letter or digit. (at /cite)',
      'sequence.json:8:15 error blank-cite Cannot find a case in this citation: it has no letter or digit. (at /phases/0/cite)',
      'tables/cost.json:6:11 error blank-cite Cannot find a case in this citation: it has no letter or digit. (at /cite)',
      'tables/cost.json:32:15 error blank-cite Cannot find a case in this citation: it has no letter or digit. (at /rows/0/cite)',
    ],
  },
  {
    name: 'dice that no row covers',
    change: {
      'tables/odds.json': {
        '/die/rows': [
          { id: '1-2', from: 1, to: 2 },
          { id: '4-5', from: 4, to: 5 },
        ],
      },
    },
    expected: [
      'tables/odds.json:29:13 error uncovered-die Table "odds" has no row for a roll of 3. (at /die/rows)',
      'tables/odds.json:29:13 warning uncovered-die Table "odds" has no row of its own for a roll of 6 with d6: the nearest is used. (at /die/rows)',
    ],
  },
  {
    name: 'dice beyond the rows that nothing clamps',
    change: { 'tables/odds.json': { '/die/roll': '2d6', '/die/clamp': false } },
    expected: [
      'tables/odds.json:29:13 error uncovered-die Table "odds" has no row for a roll of 7, 8, 9, 10, 11, 12. (at /die/rows)',
    ],
  },
  {
    name: 'a result that no cell gives',
    change: { 'tables/odds.json': { '/cells/0/0': 'DL' } },
    expected: [
      'tables/odds.json:48:13 warning unused-result No cell of table "odds" gives the result "AL". (at /results/0/id)',
    ],
  },
  {
    name: 'a procedure without end',
    change: {
      'procedures/battle.json': {
        '/do/-': {
          repeat: [{ apply: [{ gain: 'attacker' }] }, { each: 'units(active)', as: 'one', do: [{ leave: 'loop' }] }],
        },
      },
    },
    expected: [
      'procedures/battle.json:63:17 error endless-repeat This loop never ends: nothing bounds it or leaves it. Expected one of "max", "until", a choice with "done" and "leave", {"leave": "loop"}. (at /do/7/repeat)',
    ],
  },
  {
    name: 'a loop until false',
    change: { 'procedures/battle.json': { '/do/-': { repeat: [{ apply: [{ gain: 'attacker' }] }], until: 'false' } } },
    expected: [
      'procedures/battle.json:63:17 error endless-repeat This loop never ends: nothing bounds it or leaves it. Expected one of "max", "until", a choice with "done" and "leave", {"leave": "loop"}. (at /do/7/repeat)',
    ],
  },
  {
    name: 'a loop that changes nothing',
    change: {
      'procedures/battle.json': {
        '/do/-': { repeat: [{ lookup: { x: 'attacker.strength' } }], until: 'attacker.moved' },
      },
    },
    expected: [
      'procedures/battle.json:70:16 error idle-repeat This loop ends after one pass or never: nothing in it changes what its end depends on. (at /do/7/until)',
    ],
  },
  {
    name: 'procedures that call each other for ever',
    change: {
      'procedures/battle.json': { '/do': [{ call: 'combat' }] },
      'procedures/combat.json': {
        '/do': [{ do: [{ call: 'battle', with: { attacker: "piece('r1')", target: "piece('b1')" } }] }],
      },
    },
    expected: [
      'module.json:74:13 warning unused-declaration Nothing uses the status "fought". (at /statuses/1/id)',
      'module.json:114:13 warning unused-definition Nothing uses the term "foes". (at /terms/0/id)',
      'procedures/battle.json:12:15 error circular-call These procedures call each other for ever: battle, combat, battle. (at /do/0/call)',
      'tables/rank.json:4:9 warning unused-definition Nothing uses the table "rank". (at /id)',
      'tables/shift.json:4:9 warning unused-definition Nothing uses the table "shift". (at /id)',
    ],
  },
  {
    name: 'procedures that may call each other for ever',
    change: { 'procedures/battle.json': { '/do/-': { when: 'attacker.onMap', call: 'combat' } } },
    expected: [
      'procedures/battle.json:64:15 warning circular-call These procedures call each other in a circle: battle, combat, battle. Make sure that something ends it. (at /do/7/call)',
    ],
  },
  {
    name: 'tables defined by each other',
    change: {
      'tables/cost.json': { '/rows/3/gives': { expr: 'rank(unitsAt(to)[0])' } },
      'tables/rank.json': { '/rows/0/gives': { expr: 'unit.onMap ? cost(unit.hex, unit.hex) : 0' } },
    },
    expected: [
      'tables/cost.json:54:18 error circular-definition This definition goes round in a circle: cost, rank, cost. (at /rows/3/gives/expr)',
    ],
  },
  {
    name: 'a zone defined by itself',
    change: { 'zones/watch.json': { '/reaches': 'size(watchSources(to, side)) < 2' } },
    expected: [
      'zones/watch.json:8:20 error circular-definition This definition goes round in a circle: watch, watch. (at /reaches)',
    ],
  },
  {
    name: 'definitions that nothing uses',
    change: {
      'module.json': { '/terms/-': { id: 'spare', is: '1', cite: '9' } },
      'regimes/march.json': { '/stop': drop },
      'aids.json': { '/aids/0/sections': [{ sequence: true }] },
      'procedures/battle.json': { '/do/0/lookup/column': 'oddsColumn(attacker.strength, target.strength, 0)' },
      'procedures/combat.json': {
        '/do/0/do/1': { when: 'target != none', apply: [{ set: 'fought', on: 'attacker' }] },
      },
      'scenarios/standard.json': { '/victory/do/0/when': 'turn > 5' },
      'procedures/movement.json': {
        '/do/0/repeat/1': { when: 'mover != none', apply: [{ move: 'mover', to: 'mover.hex' }] },
      },
    },
    expected: [
      'module.json:122:13 warning unused-definition Nothing uses the term "spare". (at /terms/1/id)',
      'procedures/battle.json:3:9 warning unused-definition Nothing uses the procedure "battle". (at /id)',
      'regimes/march.json:3:9 warning unused-definition Nothing uses the regime "march". (at /id)',
      'tables/rank.json:4:9 warning unused-definition Nothing uses the table "rank". (at /id)',
      'tables/shift.json:4:9 warning unused-definition Nothing uses the table "shift". (at /id)',
      'traces/supply.json:3:9 warning unused-definition Nothing uses the trace "supply". (at /id)',
      'zones/watch.json:3:9 warning unused-definition Nothing uses the zone "watch". (at /id)',
    ],
  },
  {
    name: 'declarations that nothing uses',
    change: {
      'module.json': {
        '/statuses/-': { id: 'tired', on: 'unit', type: 'bool' },
        '/tracks/-': { id: 'morale', title: 'Morale', min: 0, max: 3, start: 0 },
        '/boxes/-': { id: 'hospital', title: 'Hospital' },
      },
      'map.json': { '/regions/-': { id: 'nook', hexes: ['0403'] } },
    },
    expected: [
      'map.json:73:13 warning unused-declaration Nothing uses the region "nook". (at /regions/2/id)',
      'module.json:90:13 warning unused-declaration Nothing uses the status "tired". (at /statuses/3/id)',
      'module.json:106:13 warning unused-declaration Nothing uses the track "morale". (at /tracks/1/id)',
      'module.json:120:13 warning unused-declaration Nothing uses the box "hospital". (at /boxes/1/id)',
    ],
  },
  {
    name: 'a unit and a type that nothing uses',
    change: {
      'counters.json': {
        '/counters/-': { id: 'b2', name: 'Fourth', side: 'blue', type: 'troop' },
        '/types/-': { id: 'gun' },
      },
    },
    expected: [
      'counters.json:20:13 warning unused-type No counter is of the unit type "gun". (at /types/1/id)',
      'counters.json:75:13 error unused-unit No scenario uses the unit "b2". Place it in a set-up, or put it into a box. (at /counters/3/id)',
    ],
  },
  {
    name: 'markers and attributes that do not exist',
    change: {
      'module.json': { '/statuses/1/marker': 'tierd' },
      'counters.json': {
        '/style': { values: ['strenght'], corners: { left: 'moves' }, band: { by: 'drill', colors: {} } },
      },
      'map.json': { '/labels/0/at': '0905' },
    },
    expected: [
      'counters.json:8:7 error unknown-id Cannot find attribute "strenght". Expected one of strength, move, drill. Did you mean "strength"? (at /style/values/0)',
      'counters.json:11:15 error unknown-id Cannot find attribute "moves". Expected one of strength, move, drill. Did you mean "move"? (at /style/corners/left)',
      'map.json:76:13 error hex-off-grid Cannot find hex "0905": the grid has 4 columns and 3 rows, from 0101 to 0403. (at /labels/0/at)',
      'module.json:82:17 error unknown-id Cannot find marker "tierd". Expected tired. Did you mean "tired"? (at /statuses/1/marker)',
    ],
  },
  {
    name: 'units placed twice',
    change: {
      'scenarios/standard.json': {
        '/setup/1/at': { b1: '0402', r1: '0102' },
        '/setup/-': { id: 'again', box: { camp: ['b1'] } },
        '/setup/0/box': { camp: ['r2'] },
      },
      'scenarios/reserve.json': { '/setup/0': { id: 'blues', at: { b1: '0401' } } },
    },
    expected: [
      'scenarios/standard.json:15:11 warning placed-twice Unit "r2" is set up twice: first at /setup/0/box/camp/0. (at /setup/0/free/units/1)',
      'scenarios/standard.json:34:15 error placed-twice Unit "r1" is set up twice: first at /setup/0/free/units/0. (at /setup/1/at/r1)',
      'scenarios/standard.json:41:11 error placed-twice Unit "b1" is set up twice: first at /setup/1/at/b1. (at /setup/2/box/camp/0)',
      'scenarios/standard.json:41:11 error placed-twice Unit "b1" is set up twice: first at scenarios/reserve.json/setup/0/at/b1. (at /setup/2/box/camp/0)',
    ],
  },
  {
    name: 'a set-up over the stacking limit',
    change: { 'scenarios/standard.json': { '/setup/0/free': drop, '/setup/0/at': { r1: '0101', r2: '0101' } } },
    expected: [
      'scenarios/standard.json:14:15 error over-stacked Red stacks too high in 0101 after the set-up: r1, r2. (at /setup/0/at/r2)',
    ],
  },
  {
    name: 'a ready-made set-up over the stacking limit',
    change: { 'scenarios/standard.json': { '/setup/0/free/allow': drop, '/setup/0/free/ready/r2': '0101' } },
    expected: [
      'scenarios/standard.json:20:17 error over-stacked Red stacks too high in 0101 after the set-up: r1, r2. (at /setup/0/free/ready/r2)',
    ],
  },
  {
    name: 'a ready-made set-up out of its frame',
    change: { 'scenarios/standard.json': { '/setup/0/free/ready': { r1: '0201', r2: '0103', b1: '0102' } } },
    expected: [
      'scenarios/standard.json:20:17 error ready-outside The ready-made set-up places "r1" in 0201, which is not among the hexes. (at /setup/0/free/ready/r1)',
      'scenarios/standard.json:22:17 error ready-outside The ready-made set-up places "b1", which is not among the units. (at /setup/0/free/ready/b1)',
    ],
  },
  {
    name: 'a ready-made set-up that its condition refuses',
    change: {
      'module.json': { '/stacking/legal': 'size(stack(hex, side)) <= 2' },
      'scenarios/standard.json': { '/setup/0/free/ready': { r1: '0102', r2: '0102' } },
    },
    expected: [
      'scenarios/standard.json:21:17 error ready-refused The ready-made set-up places "r2" in 0102, where "allow" does not let it begin. (at /setup/0/free/ready/r2)',
    ],
  },
  {
    name: 'fewer hexes than units',
    change: {
      'map.json': { '/regions/0/hexes': ['0101'] },
      'scenarios/standard.json': { '/setup/0/free/ready': drop },
    },
    expected: [
      'scenarios/standard.json:12:15 error set-up-misfit Cannot give each unit of this set-up a hex of its own (units: 2, hexes: 1). (at /setup/0/free)',
    ],
  },
  {
    name: 'fewer hexes than units, by the stacking rule',
    change: {
      'map.json': { '/regions/0/hexes': ['0101'] },
      'scenarios/standard.json': { '/setup/0/free/ready': drop, '/setup/0/free/allow': drop },
    },
    expected: [
      'scenarios/standard.json:12:15 error set-up-misfit Cannot give each unit of this set-up a hex of its own (units: 2, hexes: 1). (at /setup/0/free)',
    ],
  },
  {
    name: 'fewer units than hexes',
    change: { 'scenarios/standard.json': { '/setup/0/free/each': 'hex', '/setup/0/free/allow': drop } },
    expected: [
      'scenarios/standard.json:12:15 error set-up-misfit Cannot give each hex of this set-up a unit (units: 2, hexes: 3). (at /setup/0/free)',
    ],
  },
  {
    name: 'a set-up that cannot be carried out',
    change: { 'scenarios/standard.json': { '/setup/1/do': [{ lookup: { x: '1 / (turn - turn)' } }] } },
    expected: [
      'scenarios/standard.json:8:12 error set-up-fails Scenario "standard" cannot be set up. Cannot divide by zero in 1 / (turn - turn). (at /setup)',
    ],
  },
  {
    name: 'a stacking rule that is none',
    change: { 'module.json': { '/stacking/legal': 'size(stack(hex, sid)) <= 1' } },
    expected: [
      'module.json:109:31 error bad-stacking-rule Cannot find a variable "sid". Expected one of hex, side, turn, lastTurn, active, phase, game, options. Did you mean "side"? (at /stacking/legal)',
    ],
  },
  {
    name: 'a scenario that nobody judges',
    change: { 'scenarios/standard.json': { '/victory': drop } },
    expected: [
      'scenarios/reserve.json:1:1 warning missing-victory Scenario "reserve" is not judged after its last turn: it ends in a draw. Add "victory".',
      'scenarios/standard.json:1:1 warning missing-victory Scenario "standard" is not judged after its last turn: it ends in a draw. Add "victory".',
      'traces/supply.json:3:9 warning unused-definition Nothing uses the trace "supply". (at /id)',
    ],
  },
  {
    name: 'names in aids',
    change: {
      'aids.json': {
        '/aids/0/sections': [
          { table: 'cots' },
          { procedure: 'batle' },
          { regime: 'x' },
          { trace: 'x' },
          { zone: 'x' },
          { track: 'x' },
          { scenario: 'x' },
        ],
      },
    },
    expected: [
      'aids.json:9:20 error unknown-id Cannot find table "cots". Expected one of cost, odds, rank, shift. Did you mean "cost"? (at /aids/0/sections/0/table)',
      'aids.json:12:24 error unknown-id Cannot find procedure "batle". Expected one of battle, combat, movement. Did you mean "battle"? (at /aids/0/sections/1/procedure)',
      'aids.json:15:21 error unknown-id Cannot find regime "x". Expected march. (at /aids/0/sections/2/regime)',
      'aids.json:18:20 error unknown-id Cannot find trace "x". Expected supply. (at /aids/0/sections/3/trace)',
      'aids.json:21:19 error unknown-id Cannot find zone "x". Expected watch. (at /aids/0/sections/4/zone)',
      'aids.json:24:20 error unknown-id Cannot find track "x". Expected one of turns, points. (at /aids/0/sections/5/track)',
      'aids.json:27:23 error unknown-id Cannot find scenario "x". Expected one of reserve, standard. (at /aids/0/sections/6/scenario)',
    ],
  },
  {
    name: 'names in rulings and statements',
    change: {
      'rulings.json': { '/rulings/0/option': 'mudd', '/rulings/0/cases': ['TF-4', 'TF-5'] },
      'cases.json': { '/cases/0/ruling': 'fort' },
    },
    expected: [
      'cases.json:8:17 error unknown-id Cannot find ruling "fort". Expected ford. Did you mean "ford"? (at /cases/0/ruling)',
      'rulings.json:10:17 error unknown-id Cannot find option "mudd". Expected mud. Did you mean "mud"? (at /rulings/0/option)',
      'rulings.json:13:9 error unknown-id Cannot find statement "TF-5". Expected TF-4. Did you mean "TF-4"? (at /rulings/0/cases/1)',
    ],
  },
  {
    name: 'names in worked plays',
    change: {
      'examples/first.json': {
        '/scenario': 'standart',
        '/options': { mudd: true },
        '/cases': ['TF-9'],
        '/position': {
          turn: 1,
          phase: 'redFite',
          units: { r1: { at: '0901' }, b9: { box: 'tent' }, b1: { state: 'quarter', status: { moves: true } } },
          hexes: { '0302': { owner: 'red' } },
          tracks: { points: { green: 1 }, point: 1 },
          game: { rain: true },
        },
        '/steps': [
          { choose: 'b1', by: 'green' },
          {
            expect: {
              at: { r1: '0909' },
              box: { b1: 'bin' },
              state: { r1: 'quarter' },
              phase: 'x',
              winner: 'green',
              true: ["activ == 'red'", 'turn'],
            },
          },
        ],
      },
    },
    expected: [
      'examples/first.json:6:15 error unknown-id Cannot find scenario "standart". Expected one of reserve, standard. Did you mean "standard"? (at /scenario)',
      'examples/first.json:8:5 error unknown-id Cannot find statement "TF-9". Expected TF-4. Did you mean "TF-4"? (at /cases/0)',
      'examples/first.json:12:14 error unknown-id Cannot find phase "redFite". Expected one of redMove, redFight, blueMove, blueFight. Did you mean "redMove"? (at /position/phase)',
      'examples/first.json:15:15 error unknown-id Cannot find hex "0901". (at /position/units/r1/at)',
      'examples/first.json:17:13 error unknown-id Cannot find unit "b9". Expected one of r1, r2, b1. (at /position/units/b9)',
      'examples/first.json:18:16 error unknown-id Cannot find box "tent". Expected one of unused, eliminated, camp. (at /position/units/b9/box)',
      'examples/first.json:21:18 error unknown-id Cannot find state of b1 "quarter". Expected one of full, half. (at /position/units/b1/state)',
      'examples/first.json:23:20 error unknown-id Cannot find status of units "moves". Expected one of moved, fought. Did you mean "moved"? (at /position/units/b1/status/moves)',
      'examples/first.json:29:18 error unknown-id Cannot find status of hexes "owner". Expected holder. (at /position/hexes/0302/owner)',
      'examples/first.json:34:18 error unknown-id Cannot find side "green". Expected one of red, blue. (at /position/tracks/points/green)',
      'examples/first.json:36:16 error unknown-id Cannot find track "point". Expected points. Did you mean "points"? (at /position/tracks/point)',
      'examples/first.json:39:15 error unknown-id Cannot find status of the game "rain". (at /position/game/rain)',
      'examples/first.json:45:13 error unknown-id Cannot find side "green". Expected one of red, blue. (at /steps/0/by)',
      'examples/first.json:50:17 error unknown-id Cannot find hex "0909". (at /steps/1/expect/at/r1)',
      'examples/first.json:53:17 error unknown-id Cannot find box "bin". Expected one of unused, eliminated, camp. (at /steps/1/expect/box/b1)',
      'examples/first.json:56:17 error unknown-id Cannot find state of r1 "quarter". Expected one of full, half. (at /steps/1/expect/state/r1)',
      'examples/first.json:58:18 error unknown-id Cannot find phase "x". Expected one of redMove, redFight, blueMove, blueFight. (at /steps/1/expect/phase)',
      'examples/first.json:59:19 error unknown-id Cannot find side, or draw "green". Expected one of red, blue, draw. (at /steps/1/expect/winner)',
      'examples/first.json:61:12 error bad-condition Cannot find a variable "activ". Expected one of turn, lastTurn, active, phase, game, options. Did you mean "active"? (at /steps/1/expect/true/0)',
      'examples/first.json:62:12 error bad-condition Cannot use int here. Expected bool. (at /steps/1/expect/true/1)',
      'examples/first.json:68:13 error unknown-id Cannot find option "mudd". Expected mud. Did you mean "mud"? (at /options/mudd)',
    ],
  },
  {
    name: 'a loop that a call can end',
    change: {
      'procedures/battle.json': { '/do/-': { repeat: [{ call: 'over' }] } },
      'procedures/over.json': {
        json: {
          $schema: '../../../schemas/procedure.schema.json',
          id: 'over',
          title: 'Over',
          cite: '9',
          do: [{ apply: [{ end: 'Over.' }] }],
        },
      },
    },
    expected: [],
  },
  {
    name: 'a circle over a regime',
    change: { 'regimes/march.json': { '/onStep': [{ call: 'movement' }] } },
    expected: [
      'regimes/march.json:15:15 warning circular-call These procedures call each other in a circle: movement, movement. Make sure that something ends it. (at /onStep/0/call)',
    ],
  },
  {
    name: 'a set, bit by bit',
    change: table({ extras: { is: 'to.features', title: 'In the hex' } }, 'first', [
      { id: 'ford', is: { extras: ['ford'] }, gives: 1 },
    ]),
    expected: [
      'tables/extra.json:20:11 error missing-answer Table "extra" has no answer for In the hex: not ford. Add a row without tests at the end, or a default. (at /rows)',
    ],
  },
  {
    name: 'a hex, a unit and a text',
    change: table({ there: { is: 'unit.hex', title: 'Hex' }, name: 'unit.name' }, 'first', [
      { id: 'ford', is: { there: '0302' }, gives: 1 },
      { id: 'camp', is: { there: 'none', name: ['First', 'Second'] }, gives: 1 },
      { id: 'name', is: { there: 'none', name: 'First' }, gives: 1 },
    ]),
    expected: [
      'tables/extra.json:21:11 error missing-answer Table "extra" has no answer for Hex: none; name: any other. Add a row without tests at the end, or a default. (at /rows)',
      'tables/extra.json:41:13 error unreachable-row Row "name" can never fire: before it, "camp" takes all that it accepts. Put it before that row, or drop it. (at /rows/2/id)',
    ],
  },
  {
    name: 'turns beyond the last, which never come',
    change: table({ when: { is: 'turn', title: 'Turn' } }, 'first', [
      { id: 'early', is: { when: '1..2' }, gives: 1 },
      { id: 'late', is: { when: 3 }, gives: 2 },
    ]),
    expected: [],
  },
  {
    name: 'everything at once',
    change: {
      'module.json': { '/boxes/-': { id: 'attic', title: 'Attic' } },
      'tables/odds.json': { '/cells/0/0': 'DL' },
      'procedures/battle.json': { '/do/-': { repeat: [{ apply: [{ gain: 'attacker' }] }] } },
      'counters.json': { '/counters/-': { id: 'b2', name: 'Fourth', side: 'blue', type: 'troop' } },
      'aids.json': { '/aids/0/sections/0': { table: 'od' } },
    },
    expected: [
      'aids.json:9:20 error unknown-id Cannot find table "od". Expected one of cost, odds, rank, shift. Did you mean "odds"? (at /aids/0/sections/0/table)',
      'counters.json:72:13 error unused-unit No scenario uses the unit "b2". Place it in a set-up, or put it into a box. (at /counters/3/id)',
      'module.json:108:13 warning unused-declaration Nothing uses the box "attic". (at /boxes/1/id)',
      'procedures/battle.json:63:17 error endless-repeat This loop never ends: nothing bounds it or leaves it. Expected one of "max", "until", a choice with "done" and "leave", {"leave": "loop"}. (at /do/7/repeat)',
      'tables/odds.json:48:13 warning unused-result No cell of table "odds" gives the result "AL". (at /results/0/id)',
    ],
  },
];
