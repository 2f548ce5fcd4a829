/** Files that fit their schemas, and do not fit each other. */
import { drop, type FaultyCase } from './faulty.js';

export const compileCases: readonly FaultyCase[] = [
  {
    name: 'a hex off the grid',
    change: { 'map.json': { '/hexes/0/hex': '0502', '/regions/0/hexes/1': '0104' } },
    expected: [
      'map.json:16:14 error hex-off-grid Cannot find hex "0502": the grid has 4 columns and 3 rows, from 0101 to 0403. (at /hexes/0/hex)',
      'map.json:60:9 error hex-off-grid Cannot find hex "0104": the grid has 4 columns and 3 rows, from 0101 to 0403. (at /regions/0/hexes/1)',
    ],
  },
  {
    name: 'a grid that numbers cannot write',
    change: { 'map.json': { '/grid/numbering/digits': 1, '/grid/columns': 12 } },
    expected: [
      'map.json:3:11 error bad-grid Cannot make a grid: last printed column is 12, expected a whole number from 0 to 9. (at /grid)',
    ],
  },
  {
    name: 'a hexside between hexes that are no neighbours',
    change: { 'map.json': { '/hexsides/0/sides/0': ['0101', '0302'] } },
    expected: [
      'map.json:34:9 error not-neighbours Cannot lay a brook between 0101 and 0302: they are not neighbours. Expected one of 0201, 0102. (at /hexsides/0/sides/0)',
    ],
  },
  {
    name: 'a hexside twice',
    change: { 'map.json': { '/hexsides/0/sides/-': ['0202', '0201'] } },
    expected: [
      'map.json:42:9 error duplicate-hexside The brook between 0202 and 0201 stands here again. (at /hexsides/0/sides/2)',
    ],
  },
  {
    name: 'a link between hexes that are no neighbours',
    change: { 'map.json': { '/links/0/path': ['0101', '0301'] } },
    expected: [
      'map.json:50:9 error not-neighbours Cannot lay a path between 0101 and 0301: they are not neighbours. Expected one of 0201, 0102. (at /links/0/path/1)',
    ],
  },
  {
    name: 'a one-way exit',
    change: { 'map.json': { '/hexes/0/exits': { path: ['N', 'SE'] } } },
    expected: [
      'map.json:20:11 error one-way-link The link from 0202 to 0201 is declared from one end only. Add it to the exits of 0201. (at /hexes/0/exits/path/0)',
      'map.json:21:11 error one-way-link The link from 0202 to 0303 is declared from one end only. Add it to the exits of 0303. (at /hexes/0/exits/path/1)',
    ],
  },
  {
    name: 'exits that lead nowhere',
    change: { 'map.json': { '/hexes/-': { hex: '0101', exits: { path: ['N', 'w'], rail: ['S'] } } } },
    expected: [
      'map.json:33:11 error link-off-map Cannot lead a path from 0101 to "N": there is no hex. (at /hexes/2/exits/path/0)',
      'map.json:34:11 error link-off-map Cannot lead a path from 0101 to "w": there is no hex. (at /hexes/2/exits/path/1)',
      'map.json:36:17 error unknown-id Cannot find link "rail". Expected path. (at /hexes/2/exits/rail)',
    ],
  },
  {
    name: 'a hex twice',
    change: { 'map.json': { '/hexes/-': { hex: '0202' }, '/regions/0/hexes/-': '0102' } },
    expected: [
      'map.json:30:14 error duplicate-id Hex "0202" stands here again; first at /hexes/0. (at /hexes/2/hex)',
      'map.json:65:9 error duplicate-id Hex "0102" stands twice in the region. (at /regions/0/hexes/3)',
    ],
  },
  {
    name: 'an unknown direction',
    change: { 'map.json': { '/directionSets': [{ id: 'back', directions: ['n', 'w'] }] } },
    expected: [
      'map.json:83:9 error unknown-direction Cannot find direction "n" on this grid. (at /directionSets/0/directions/0)',
      'map.json:84:9 error unknown-direction Cannot find direction "w" on this grid. (at /directionSets/0/directions/1)',
    ],
  },
  {
    name: 'unknown terrain and features',
    change: {
      'map.json': {
        '/defaultTerrain': 'opne',
        '/hexes/0/terrain': 'woods',
        '/hexes/1/features': ['fort'],
        '/hexsides/0/feature': 'book',
        '/links/0/link': 'road',
      },
    },
    expected: [
      'map.json:13:21 error unknown-id Cannot find terrain "opne". Expected one of open, wood. Did you mean "open"? (at /defaultTerrain)',
      'map.json:17:18 error unknown-id Cannot find terrain "woods". Expected one of open, wood. Did you mean "wood"? (at /hexes/0/terrain)',
      'map.json:22:9 error unknown-id Cannot find feature "fort". Expected ford. Did you mean "ford"? (at /hexes/1/features/0)',
      'map.json:32:18 error unknown-id Cannot find hexside terrain "book". Expected brook. Did you mean "brook"? (at /hexsides/0/feature)',
      'map.json:47:15 error unknown-id Cannot find link "road". Expected path. (at /links/0/link)',
    ],
  },
  {
    name: 'too many features',
    change: {
      'terrain.json': { '/features': Array.from({ length: 32 }, (_, i) => ({ id: `f${i}`, title: 'x' })) },
      'map.json': { '/hexes/1/features': [] },
      'tables/shift.json': { '/rows/1/is': { extras: 'f1' } },
    },
    expected: ['terrain.json:13:15 error too-many There can be 31 features at most. (at /features)'],
  },
  {
    name: 'unknown attributes and types of counters',
    change: {
      'counters.json': {
        '/counters/0/side': 'green',
        '/counters/1/type': 'troops',
        '/counters/1/attributes/strenght': 3,
        '/counters/2/states/1/attributes/strength': 'one',
      },
      'map.json': { '/hexes/1/attributes': { word: 1 } },
    },
    expected: [
      'counters.json:24:15 error unknown-id Cannot find side "green". Expected one of red, blue. (at /counters/0/side)',
      'counters.json:45:15 error unknown-id Cannot find unit type "troops". Expected troop. Did you mean "troop"? (at /counters/1/type)',
      'counters.json:49:21 error unknown-id Cannot find attribute "strenght". Expected one of strength, move, drill. Did you mean "strength"? (at /counters/1/attributes/strenght)',
      'counters.json:67:25 error wrong-type Cannot use "one" here. Expected int. (at /counters/2/states/1/attributes/strength)',
      'map.json:26:17 error unknown-id Cannot find hex attribute "word". Expected worth. Did you mean "worth"? (at /hexes/1/attributes/word)',
    ],
  },
  {
    name: 'types that do not exist or cannot be stored',
    change: {
      'module.json': {
        '/attributes/0/type': 'integer',
        '/statuses/0/type': 'text',
        '/options/0/type': 'flag',
        '/hexAttributes/0/type': 'list<int>',
      },
    },
    expected: [
      'counters.json:30:25 error unknown-id Cannot find attribute "strength". Expected one of strength, move, drill. (at /counters/0/states/0/attributes/strength)',
      'counters.json:36:25 error unknown-id Cannot find attribute "strength". Expected one of strength, move, drill. (at /counters/0/states/1/attributes/strength)',
      'counters.json:47:21 error unknown-id Cannot find attribute "strength". Expected one of strength, move, drill. (at /counters/1/attributes/strength)',
      'counters.json:60:25 error unknown-id Cannot find attribute "strength". Expected one of strength, move, drill. (at /counters/2/states/0/attributes/strength)',
      'counters.json:66:25 error unknown-id Cannot find attribute "strength". Expected one of strength, move, drill. (at /counters/2/states/1/attributes/strength)',
      'map.json:26:18 error wrong-type Cannot use 2 here. Expected list of int. (at /hexes/1/attributes/worth)',
      'module.json:22:15 error unknown-id Cannot find type "flag". Expected one of bool, int, number, text, hex, unit, side, terrain, feature, hexsideFeature, link, unitType and 5 more. (at /options/0/type)',
      'module.json:43:15 error unknown-id Cannot find type "integer". Expected one of bool, int, number, text, hex, unit, side, terrain, feature, hexsideFeature, link, unitType and 5 more. (at /attributes/0/type)',
      'module.json:58:15 error wrong-type Cannot keep a list here. (at /hexAttributes/0/type)',
      'module.json:65:15 error wrong-type Cannot store text here. Expected one of bool, int, hex, unit, side, terrain, feature, hexsideFeature, link, unitType, region, compass and 3 more. (at /statuses/0/type)',
    ],
  },
  {
    name: 'defaults of the wrong type',
    change: {
      'module.json': { '/attributes/2/default': 'green', '/options/0/default': 1, '/statuses/2/default': 'grey' },
    },
    expected: [
      'module.json:40:17 error unknown-value Cannot use "green" as drill. Expected one of raw, trained. (at /attributes)',
    ],
  },
  {
    name: 'names declared twice',
    change: {
      'module.json': {
        '/terms/-': { id: 'cost', is: '1', cite: '1' },
        '/attributes/-': { id: 'hex', type: 'int' },
        '/tracks/0/id': 'points',
        '/statuses/-': { id: 'move', on: 'unit', type: 'int' },
      },
      'zones/watch.json': { '/id': 'supply' },
      'procedures/battle.json': { '/id': 'combat' },
    },
    expected: [
      'module.json:55:13 error duplicate-id "hex" is the name of something else already. (at /attributes/3/id)',
      'module.json:94:13 error duplicate-id "move" is the name of something else already. (at /statuses/3/id)',
      'module.json:131:13 error duplicate-id "cost" already means something: it is declared in tables/cost.json. (at /terms/1/id)',
      'procedures/combat.json:3:9 error duplicate-id "combat" is declared in procedures/battle.json already. (at /id)',
      'traces/supply.json:3:9 error duplicate-id "supply" already means something: it is declared in zones/watch.json. (at /id)',
    ],
  },
  {
    name: 'reserved words as names',
    change: {
      'module.json': {
        '/attributes/-': { id: 'return', type: 'int' },
        '/enums/-': { id: 'unit', members: [{ id: 'x' }] },
        '/terms/0/id': 'active',
      },
      'tables/shift.json': { '/id': 'matches' },
    },
    expected: [
      'module.json:40:13 error reserved-word Cannot call a list of words "unit": every module has one of that name. (at /enums/1/id)',
      'module.json:63:13 error reserved-word Cannot use "return" as a name: it means something else in expressions. (at /attributes/3/id)',
      'module.json:126:13 error reserved-word Cannot use "active" as a name: it means something else in expressions. (at /terms/0/id)',
      'tables/shift.json:4:9 error reserved-word Cannot use "matches" as a name: it means something else in expressions. (at /id)',
    ],
  },
  {
    name: 'two phases of one name',
    change: { 'sequence.json': { '/phases/1/phases/0/id': 'redMove' } },
    expected: [
      'module.json:68:9 error unknown-id Cannot find phase "blueMove". Expected one of turn, redTurn, redMove, redFight, blueTurn, redMove, blueFight. (at /statuses/0/expires/1)',
      'sequence.json:1:1 error duplicate-id Two phases are called "redMove".',
    ],
  },
  {
    name: 'a phase that does not exist',
    change: { 'module.json': { '/statuses/0/expires/0': 'redMarch' } },
    expected: [
      'module.json:67:9 error unknown-id Cannot find phase "redMarch". Expected one of turn, redTurn, redMove, redFight, blueTurn, blueMove, blueFight. (at /statuses/0/expires/0)',
    ],
  },
  {
    name: 'scenarios that extend each other',
    change: { 'scenarios/standard.json': { '/extends': 'reserve' } },
    expected: [
      'scenarios/reserve.json:5:14 error circular-extends Scenarios extend each other in a circle: reserve extends standard extends reserve. (at /extends)',
      'scenarios/standard.json:54:14 error circular-extends Scenarios extend each other in a circle: standard extends reserve extends standard. (at /extends)',
    ],
  },
  {
    name: 'a parent that does not exist',
    change: { 'scenarios/reserve.json': { '/extends': 'standart' } },
    expected: [
      'scenarios/reserve.json:5:14 error unknown-id Cannot find scenario "standart". Expected one of reserve, standard. Did you mean "standard"? (at /extends)',
    ],
  },
  {
    name: 'scenarios that name what is not there',
    change: {
      'scenarios/standard.json': {
        '/lastTurn': 1,
        '/firstTurn': 2,
        '/options': { rain: true },
        '/units': { without: ['r9'] },
        '/arrivals': { x1: 2 },
        '/setup/0/free/region': 'hoem',
        '/setup/1/at': { b1: '0409', b7: '0401' },
      },
    },
    expected: [
      'scenarios/reserve.json:1:1 error bad-turns The last turn (1) comes before the first (2).',
      'scenarios/standard.json:1:1 error bad-turns The last turn (1) comes before the first (2).',
      'scenarios/standard.json:17:19 error unknown-id Cannot find region "hoem". Expected one of home, yard. Did you mean "home"? (at /setup/0/free/region)',
      'scenarios/standard.json:17:19 error unknown-id Cannot find region "hoem". Expected one of home, yard. Did you mean "home"? (at /setup/0/free/region)',
      'scenarios/standard.json:28:15 error hex-off-grid Cannot find hex "0409": the grid has 4 columns and 3 rows, from 0101 to 0403. (at /setup/1/at/b1)',
      'scenarios/standard.json:29:15 error unknown-id Cannot find unit "b7". Expected one of r1, r2, b1. (at /setup/1/at/b7)',
      'scenarios/standard.json:56:13 error unknown-id Cannot find option "rain". Expected mud. (at /options/rain)',
      'scenarios/standard.json:56:13 error unknown-id Cannot find option "rain". Expected mud. (at /options/rain)',
      'scenarios/standard.json:60:7 error unknown-id Cannot find unit "r9". Expected one of r1, r2, b1. (at /units/without/0)',
      'scenarios/standard.json:60:7 error unknown-id Cannot find unit "r9". Expected one of r1, r2, b1. (at /units/without/0)',
      'scenarios/standard.json:64:11 error unknown-id Cannot find unit "x1". Expected one of r1, r2, b1. (at /arrivals/x1)',
      'scenarios/standard.json:64:11 error unknown-id Cannot find unit "x1". Expected one of r1, r2, b1. (at /arrivals/x1)',
    ],
  },
  {
    name: 'set-up of states and boxes that are not there',
    change: { 'scenarios/reserve.json': { '/setup/0/box': { cmap: ['b1'] }, '/setup/0/state': 'quarter' } },
    expected: [
      'scenarios/reserve.json:13:17 error unknown-id Cannot find box "cmap". Expected one of unused, eliminated, camp. Did you mean "camp"? (at /setup/0/box/cmap)',
      'scenarios/reserve.json:27:16 error unknown-id Cannot find state of b1 "quarter". Expected one of full, half. (at /setup/0/state)',
    ],
  },
  {
    name: 'a ready-made set-up that is not complete',
    change: { 'scenarios/standard.json': { '/setup/0/free/ready/r2': drop } },
    expected: [
      'scenarios/standard.json:19:18 error incomplete-set-up The ready-made set-up leaves out r2. (at /setup/0/free/ready)',
      'scenarios/standard.json:19:18 error incomplete-set-up The ready-made set-up leaves out r2. (at /setup/0/free/ready)',
    ],
  },
  {
    name: 'facts, words and tests that do not fit',
    change: {
      'tables/cost.json': {
        '/rows/0/is': { pth: true },
        '/rows/1/is': { mud: 'yes' },
        '/rows/2/is': { terrain: 'woods' },
      },
      'tables/rank.json': { '/rows/0/is': { strength: 'low' } },
    },
    expected: [
      'tables/cost.json:28:16 error unknown-id Cannot find fact "pth". Expected one of from, to, terrain, path, mud. Did you mean "path"? (at /rows/0/is/pth)',
      'tables/cost.json:36:16 error wrong-type Cannot use "yes" here. Expected bool. (at /rows/1/is/mud)',
      'tables/cost.json:43:20 error unknown-value Cannot use "woods" as terrain. Expected one of open, wood. Did you mean "wood"? (at /rows/2/is/terrain)',
      'tables/rank.json:26:21 error bad-test Cannot read the test "low" of a number. Expected one of a number, >=3, <=3, >3, <3, !=3, 2..5. (at /rows/0/is/strength)',
    ],
  },
  {
    name: 'answers that do not fit',
    change: {
      'tables/cost.json': {
        '/rows/0/gives': 'one',
        '/rows/1/gives': { points: 2 },
        '/rows/2/gives': { expr: 'to.name' },
        '/default': 1.5,
      },
    },
    expected: [
      'tables/cost.json:30:16 error wrong-type Cannot use "one" here. Expected int. (at /rows/0/gives)',
      'tables/cost.json:38:16 error wrong-type Cannot give a record here: the table gives one value. (at /rows/1/gives)',
      'tables/cost.json:48:18 error wrong-type Cannot use text here. Expected int. (at /rows/2/gives/expr)',
      'tables/cost.json:60:14 error wrong-type Cannot use 1.5 here. Expected int. (at /default)',
    ],
  },
  {
    name: 'a table with fields that are not declared',
    change: {
      'tables/rank.json': {
        '/output': { grade: 'int' },
        '/rows/0/gives': { grade: 0, level: 1 },
        '/rows/1/gives': { grade: 1 },
        '/rows/2/gives': { grade: 2 },
      },
      'procedures/battle.json': {
        '/do/0/lookup/column': 'oddsColumn(attacker.strength + rank(attacker).rank, target.strength, 0)',
      },
    },
    expected: [
      'procedures/battle.json:13:66 error unknown-member Cannot find a member "rank" of rank. Expected grade. (at /do/0/lookup/column)',
      'procedures/battle.json:26:16 error wrong-operand Cannot use none with "<". Expected one of int, number. (at /do/2/when)',
      'procedures/battle.json:36:25 error wrong-argument Cannot use none as argument 1 of odds. Expected int. (at /do/4/lookup/result)',
      'procedures/battle.json:40:23 error no-members Cannot read .ours of none: it has no members. (at /do/5/when)',
      'procedures/battle.json:44:28 error no-members Cannot read .ours of none: it has no members. (at /do/5/apply/0/steps)',
      'procedures/battle.json:49:23 error no-members Cannot read .theirs of none: it has no members. (at /do/6/when)',
      'procedures/battle.json:53:28 error no-members Cannot read .theirs of none: it has no members. (at /do/6/apply/0/steps)',
      'tables/rank.json:32:18 error unknown-id Cannot find field "level". Expected grade. (at /rows/0/gives/level)',
    ],
  },
  {
    name: 'hit policies, groups and exceptions that do not fit',
    change: { 'tables/shift.json': { '/hit': 'or', '/rows/0/group': 'ground', '/rows/1/supersedes': ['woods'] } },
    expected: [
      'tables/shift.json:26:10 error bad-hit Cannot use hit "or" with this output. (at /hit)',
      'tables/shift.json:34:16 error unknown-id Cannot find group "ground". (at /rows/0/group)',
      'tables/shift.json:43:9 error unknown-id Cannot find row "woods". Expected one of wood, ford, brook. Did you mean "wood"? (at /rows/1/supersedes/0)',
    ],
  },
  {
    name: 'a result table with holes',
    change: {
      'tables/odds.json': {
        '/cells': [['AL'], ['DL', 'DX'], ['AL', 'AL']],
        '/results/0/gives': { our: 1 },
        '/none': drop,
      },
    },
    expected: [
      'tables/odds.json:1:1 error missing-none Cannot cancel a column: the table names no result for it. Add "none" with the id of a result.',
      'tables/odds.json:50:16 error unknown-id Cannot find field "our". Expected one of ours, theirs. Did you mean "ours"? (at /results/0/gives/our)',
      'tables/odds.json:67:12 error missing-cells The table has 2 rows of dice, but 3 lines of cells. (at /cells)',
      'tables/odds.json:68:5 error missing-cells The table has 2 columns, but 1 cells in this line. (at /cells/0)',
      'tables/odds.json:73:7 error unknown-id Cannot find result "DX". Expected one of AL, DL, NE. (at /cells/1/1)',
    ],
  },
  {
    name: 'columns and rows out of order',
    change: { 'tables/odds.json': { '/column/columns/1/from': 1, '/die/rows/0/to': 0, '/die/rows/1/from': 1 } },
    expected: [
      'tables/odds.json:21:17 error columns-out-of-order Column 2:1 begins at 1, not after column 1:1. (at /column/columns/1/from)',
      'tables/odds.json:30:7 error rows-out-of-order Row 1-3 ends before it begins. (at /die/rows/0)',
    ],
  },
  {
    name: 'a result table with one input too few',
    change: { 'tables/odds.json': { '/column/inputs': { attack: 'int' } } },
    expected: [
      'procedures/battle.json:13:20 error unknown-function Cannot find a function "oddsColumn". Expected one of size, sum, min, max, abs, floor, ceil, round, trunc, first, join, distinct and 34 more. (at /do/0/lookup/column)',
      'procedures/battle.json:26:16 error wrong-operand Cannot use none with "<". Expected one of int, number. (at /do/2/when)',
      'procedures/battle.json:36:20 error unknown-function Cannot find a function "odds". Expected one of size, sum, min, max, abs, floor, ceil, round, trunc, first, join, distinct and 34 more. (at /do/4/lookup/result)',
      'procedures/battle.json:40:23 error no-members Cannot read .ours of none: it has no members. (at /do/5/when)',
      'procedures/battle.json:44:28 error no-members Cannot read .ours of none: it has no members. (at /do/5/apply/0/steps)',
      'procedures/battle.json:49:23 error no-members Cannot read .theirs of none: it has no members. (at /do/6/when)',
      'procedures/battle.json:53:28 error no-members Cannot read .theirs of none: it has no members. (at /do/6/apply/0/steps)',
      'tables/odds.json:9:15 error wrong-inputs Cannot find a column by odds from 1 inputs. Expected 2 inputs. (at /column/inputs)',
    ],
  },
  {
    name: 'rows that share dice',
    change: { 'tables/odds.json': { '/die/rows/1/from': 3 } },
    expected: ['tables/odds.json:35:7 error overlapping-rows Row 4-6 shares dice with row 1-3. (at /die/rows/1)'],
  },
  {
    name: 'an option with a wrong default',
    change: { 'module.json': { '/options/0/default': 1 } },
    expected: ['module.json:23:18 error wrong-type Cannot use 1 here. Expected bool. (at /options/0/default)'],
  },
  {
    name: 'a status with a wrong default',
    change: { 'module.json': { '/statuses/2/default': 'grey' } },
    expected: [
      'module.json:88:18 error unknown-value Cannot use "grey" as side. Expected one of red, blue. Did you mean "red"? (at /statuses/2/default)',
    ],
  },
  {
    name: 'a regime without an allowance',
    change: { 'regimes/march.json': { '/allowance': drop } },
    expected: [
      'regimes/march.json:1:1 error no-allowance Cannot travel: the regime has neither an allowance nor a length. Expected one of allowance, length.',
    ],
  },
  {
    name: 'parameters that are missing or too many',
    change: {
      'procedures/combat.json': { '/do/0/do/1/with': { attacker: 'attacker', defender: 'target' } },
      'procedures/movement.json': { '/do/0/repeat/1/with': { fast: 'true' } },
    },
    expected: [
      'procedures/combat.json:20:9 error missing-parameter Parameter "target" is not given. Expected target. (at /do/0/do/1)',
      'procedures/combat.json:25:25 error unknown-id Cannot find parameter "defender". Expected one of attacker, target. (at /do/0/do/1/with/defender)',
      'procedures/movement.json:24:21 error unknown-id Cannot find parameter "fast". (at /do/0/repeat/1/with/fast)',
    ],
  },
  {
    name: 'a trigger without unit and hex',
    change: { 'procedures/battle.json': { '/on': 'enter' } },
    expected: [
      'procedures/battle.json:1:1 error wrong-parameters Trigger "battle" must have the parameters unit and hex. Expected {"unit": "unit", "hex": "hex"}.',
    ],
  },
  {
    name: 'names in nodes that are not there',
    change: {
      'procedures/movement.json': {
        '/do/0/repeat/1/travel': 'marsh',
        '/do/0/repeat/2/apply': [
          { set: 'mover' },
          { clear: 'tired' },
          { box: 'mover', to: 'tent' },
          { track: 'point', add: '1' },
        ],
      },
      'sequence.json': { '/phases/0/phases/0/do/0/call': 'move' },
    },
    expected: [
      'procedures/movement.json:19:21 error unknown-id Cannot find regime "marsh". Expected march. Did you mean "march"? (at /do/0/repeat/1/travel)',
      'procedures/movement.json:27:22 error unknown-id Cannot find status "mover". Expected one of moved, fought, holder. Did you mean "moved"? (at /do/0/repeat/2/apply/0/set)',
      'procedures/movement.json:30:24 error unknown-id Cannot find status "tired". Expected one of moved, fought, holder. (at /do/0/repeat/2/apply/1/clear)',
      'procedures/movement.json:34:21 error unknown-id Cannot find box "tent". Expected one of unused, eliminated, camp. (at /do/0/repeat/2/apply/2/to)',
      'procedures/movement.json:37:24 error unknown-id Cannot find track "point". Expected points. Did you mean "points"? (at /do/0/repeat/2/apply/3/track)',
      'sequence.json:17:23 error unknown-id Cannot find procedure "move". Expected one of battle, combat, movement. (at /phases/0/phases/0/do/0/call)',
    ],
  },
  {
    name: 'effects that say too little or too much',
    change: {
      'procedures/battle.json': {
        '/do/1/apply': [
          { set: 'fought' },
          { set: 'holder', on: 'target.hex' },
          { track: 'points', add: '1' },
          { track: 'points', side: 'active' },
          { move: 'target.hex', to: 'attacker.hex' },
        ],
      },
      'module.json': { '/statuses/-': { id: 'rain', on: 'game', type: 'bool' } },
      'procedures/movement.json': { '/do/0/repeat/2/apply/-': { set: 'rain', on: 'mover' } },
    },
    expected: [
      'procedures/battle.json:19:9 error missing-holder Status "fought" is set on a unit: say which. Expected on. (at /do/1/apply/0)',
      'procedures/battle.json:22:9 error missing-value Status "holder" needs a value. Expected to. (at /do/1/apply/1)',
      'procedures/battle.json:26:9 error wrong-side Track "points" has a marker for each side: say whose. (at /do/1/apply/2)',
      'procedures/battle.json:30:9 error bad-track Say either how far the marker moves or where to. Expected one of add, to. (at /do/1/apply/3)',
      'procedures/battle.json:35:19 error wrong-type Cannot use this here. Expected one of unit, list of unit. (at /do/1/apply/4/move)',
      'procedures/movement.json:37:21 error needless-holder Status "rain" belongs to the game as a whole. (at /do/0/repeat/2/apply/2/on)',
    ],
  },
  {
    name: 'choices, loops and dice that make no sense',
    change: {
      'procedures/battle.json': {
        '/do/3/roll': 'd0',
        '/do/2/leave': 'loop',
        '/do/-': { choose: 'x', ask: 'What?' },
        '/do/6': { draw: 'attacker', as: 'z' },
      },
      'procedures/combat.json': { '/do/0/each': 'active', '/do/0/do/0/from': 'attacker', '/do/0/do/1/as': 'gone' },
    },
    expected: [
      'procedures/battle.json:25:5 error no-loop There is no loop to leave here. (at /do/2)',
      'procedures/battle.json:31:15 error bad-dice Cannot roll a die without sides. (at /do/3/roll)',
      'procedures/battle.json:49:15 error wrong-type Cannot draw from this: it is no list. (at /do/6/draw)',
      'procedures/battle.json:52:5 error bad-choice A choice needs either a list to choose from or named options. Expected one of from, options. (at /do/7)',
      'procedures/combat.json:8:15 error wrong-type Cannot go through this: it is no list. (at /do/0/each)',
      'procedures/combat.json:13:39 error no-members Cannot read .name of int: it has no members. (at /do/0/do/0/ask)',
      'procedures/combat.json:14:19 error wrong-type Cannot choose from this: it is no list. (at /do/0/do/0/from)',
      'procedures/combat.json:15:29 error no-members Cannot read .onMap of int: it has no members. (at /do/0/do/0/when)',
      'procedures/combat.json:21:29 error no-members Cannot read .onMap of int: it has no members. (at /do/0/do/1/when)',
      'procedures/combat.json:24:26 error wrong-type Cannot use int here. Expected unit. (at /do/0/do/1/with/attacker)',
      'procedures/combat.json:25:24 error wrong-type Cannot use int here. Expected unit. (at /do/0/do/1/with/target)',
      'procedures/combat.json:27:17 error no-value Procedure "battle" returns nothing. (at /do/0/do/1/as)',
    ],
  },
  {
    name: 'a variable of two types',
    change: { 'procedures/battle.json': { '/do/4/lookup': { column: 'attacker', result: 'odds(1, die)' } } },
    expected: [
      'procedures/battle.json:36:19 error changed-type Cannot put unit into "column": it holds int. Expected int. (at /do/4/lookup/column)',
    ],
  },
  {
    name: 'hexes and units in expressions',
    change: {
      'scenarios/standard.json': {
        '/victory/do/0/when': "at('0909').holder == 'red'",
        '/victory/do/1/when': "piece('r7').onMap || at(piece('r1').name).worth > 0",
      },
    },
    expected: [
      'scenarios/standard.json:36:17 error unknown-id Cannot find hex "0909". (at /victory/do/0/when)',
      'scenarios/standard.json:36:17 error unknown-id Cannot find hex "0909". (at /victory/do/0/when)',
      'scenarios/standard.json:51:17 error unknown-id Cannot find unit "r7". Expected one of r1, r2, b1. (at /victory/do/1/when)',
      'scenarios/standard.json:51:17 error unknown-id Cannot find unit "r7". Expected one of r1, r2, b1. (at /victory/do/1/when)',
      'scenarios/standard.json:51:39 error needs-literal Cannot work out at(...) at load: give it a plain text. (at /victory/do/1/when)',
      'scenarios/standard.json:51:39 error needs-literal Cannot work out at(...) at load: give it a plain text. (at /victory/do/1/when)',
    ],
  },
];
