/** Files that cannot be read, or do not fit their schemas. */
import { drop, type FaultyCase } from './faulty.js';

const bytes = (...parts: readonly (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])));
const head = '{\n  "$schema": "../../../schemas/rulings.schema.json",\n';

export const readingCases: readonly FaultyCase[] = [
  {
    name: 'malformed JSON',
    change: { 'rulings.json': `${head}  "rulings": [}\n` },
    expected: ['rulings.json:3:15 error syntax Cannot read "}" here. Expected one of a value, "]".'],
  },
  {
    name: 'a file that ends too early',
    change: { 'rulings.json': `${head}  "rulings": [\n` },
    expected: [
      'rulings.json:4:1 error unfinished-file Cannot read on: the file ends here. Expected one of a value, "]". The "[" of line 3 is not closed.',
    ],
  },
  {
    name: 'a text that is not closed',
    change: { 'rulings.json': `${head}  "rulings: []\n}\n` },
    expected: [
      'rulings.json:3:3 error unclosed-text Cannot read this text: its closing quote is missing on this line.',
    ],
  },
  {
    name: 'a comma too many',
    change: { 'rulings.json': `${head}  "rulings": [],\n}\n` },
    expected: ['rulings.json:3:16 error trailing-comma Cannot read a comma before "}". Remove the comma.'],
  },
  {
    name: 'text after the end',
    change: { 'rulings.json': `${head}  "rulings": []\n}\n}\n` },
    expected: ['rulings.json:5:1 error text-after-end Cannot read } after the end of the value.'],
  },
  {
    name: 'a comment',
    change: { 'rulings.json': `${head}  // none yet\n  "rulings": []\n}\n` },
    expected: ['rulings.json:3:3 error comment Cannot read a comment: JSON has none.'],
  },
  {
    name: 'a number that is none',
    change: { 'rulings.json': `${head}  "rulings": 01\n}\n` },
    expected: ['rulings.json:3:14 error bad-number Cannot read 01 as a number. Write numbers as 7, -2 or 0.5.'],
  },
  {
    name: 'an escape that is none',
    change: { 'rulings.json': `${head}  "a\\q": []\n}\n` },
    expected: [
      'rulings.json:3:5 error bad-escape Cannot read the escape \\q inside text. A backslash is written \\\\.',
    ],
  },
  {
    name: 'a tab inside a text',
    change: { 'rulings.json': `${head}  "a\tb": []\n}\n` },
    expected: ['rulings.json:3:5 error control-character Cannot read a control character inside text. Write \\t.'],
  },
  {
    name: 'single quotes',
    change: { 'rulings.json': `${head}  'rulings': []\n}\n` },
    expected: [
      'rulings.json:3:3 error syntax Cannot read "\'" here. Expected a key in double quotes. Text stands in double quotes.',
    ],
  },
  {
    name: 'a number too exact',
    change: { 'map.json': { text: (text: string) => text.replace('"worth": 2', '"worth": 12345678901234567890') } },
    expected: [
      'map.json:26:18 error inexact-number Cannot keep the number 12345678901234567890 as written: whole numbers go up to 9007199254740991.',
    ],
  },
  {
    name: 'half a character',
    change: { 'module.json': { text: (text: string) => text.replace('Two Fords', 'Two \\ud800') } },
    expected: [
      'module.json:5:12 error broken-text Cannot keep the text "Two \\ud800": it holds half of a character. (at /title)',
    ],
  },
  {
    name: 'a key twice',
    change: { 'rulings.json': `${head}  "rulings": [],\n  "rulings": []\n}\n` },
    expected: [
      'rulings.json:4:3 error duplicate-key Cannot use the key "rulings" twice in one object: it already stands at 3:3. (at /rulings)',
    ],
  },
  {
    name: '__proto__ as a key',
    change: { 'rulings.json': `${head}  "rulings": [],\n  "__proto__": {}\n}\n` },
    expected: [
      'rulings.json:4:3 error forbidden-key Cannot use "__proto__" as a name: JavaScript keeps it for itself. (at /__proto__)',
    ],
  },
  {
    name: 'constructor and __proto__ as ids',
    change: { 'counters.json': { '/counters/0/id': '__proto__', '/counters/1/id': 'constructor' } },
    expected: [
      'counters.json:22:13 error forbidden-id Cannot use "__proto__" as a name: JavaScript keeps it for itself. (at /counters/0/id)',
      'counters.json:42:13 error forbidden-id Cannot use "constructor" as a name: JavaScript keeps it for itself. (at /counters/1/id)',
    ],
  },
  {
    name: 'an empty file',
    change: { 'rulings.json': ' \n' },
    expected: ['rulings.json:1:1 error empty-file Cannot read an empty file: expected a JSON object.'],
  },
  {
    name: 'a document 1,000 deep',
    change: { 'rulings.json': '['.repeat(1000) + ']'.repeat(1000) },
    expected: ['rulings.json:1:65 error too-deep Cannot read lists and objects nested more than 64 deep.'],
  },
  {
    name: 'a document of 300,000 values',
    change: { 'rulings.json': `[${'0,'.repeat(300_000)}0]` },
    expected: ['rulings.json:1:500001 error too-large Cannot read a file of more than 250000 values.'],
  },
  {
    name: 'a file of 17 MiB',
    change: { 'rulings.json': ' '.repeat(17 * 1024 * 1024) },
    expected: ['rulings.json:1:1 error too-large Cannot read a file of more than 16 MiB.'],
  },
  {
    name: 'a file that is not UTF-8',
    change: { 'rulings.json': bytes(`${head}  "x": "`, 0xe9, '"\n}\n') },
    expected: ['rulings.json:3:9 error not-utf8 Cannot read byte E9: module files are UTF-8. Save the file as UTF-8.'],
  },
  {
    name: 'a file in UTF-16',
    change: { 'rulings.json': bytes(0xff, 0xfe, 0x7b, 0x00) },
    expected: ['rulings.json:1:1 error not-utf8 Cannot read UTF-16: module files are UTF-8. Save the file as UTF-8.'],
  },
  {
    name: 'a byte order mark',
    change: { 'rulings.json': bytes(0xef, 0xbb, 0xbf, '{}') },
    expected: [
      'rulings.json:1:1 error byte-order-mark Cannot read a byte order mark: module files are plain UTF-8. Save the file as UTF-8 without BOM.',
    ],
  },
  {
    name: 'a link that leads out',
    change: { 'rulings.json': { link: '../../etc/hostname' } },
    expected: ['rulings.json:1:1 error outside-module Cannot follow a link that leads out of the module folder.'],
  },
  {
    name: 'a link to a folder',
    change: { more: { link: 'tables' } },
    expected: ['more:1:1 error linked-folder Cannot follow a link to a folder inside a module.'],
  },
  {
    name: 'a link to nothing',
    change: { 'rulings.json': { link: './nothing.json' } },
    expected: ['rulings.json:1:1 error unreadable Cannot read this file: there is no such file.'],
  },
  {
    name: 'a file without a schema',
    change: { 'rulings.json': { '/$schema': drop } },
    expected: [
      'rulings.json:1:1 error missing-schema Cannot tell what kind of file this is: the key "$schema" is missing. Expected one of aids.schema.json, cases.schema.json, counters.schema.json, example.schema.json, map.schema.json, module.schema.json, procedure.schema.json, regime.schema.json, rulings.schema.json, scenario.schema.json, sequence.schema.json, table.schema.json and 3 more.',
    ],
  },
  {
    name: 'a schema that does not exist',
    change: { 'rulings.json': { '/$schema': '../../schemas/ruling.schema.json' } },
    expected: [
      'rulings.json:2:14 error unknown-schema Cannot find the schema "../../schemas/ruling.schema.json". Expected one of aids.schema.json, cases.schema.json, counters.schema.json, example.schema.json, map.schema.json, module.schema.json, procedure.schema.json, regime.schema.json, rulings.schema.json, scenario.schema.json, sequence.schema.json, table.schema.json and 3 more. Did you mean "rulings.schema.json"? (at /$schema)',
    ],
  },
  {
    name: 'a file that is a list',
    change: { 'rulings.json': '[]\n' },
    expected: ['rulings.json:1:1 error wrong-type Cannot use a list as a module file: expected an object.'],
  },
  {
    name: 'no map',
    change: { 'map.json': drop },
    expected: [
      'map.json:1:1 error missing-file Cannot find the module\'s map file. Add map.json with "$schema" ending in map.schema.json.',
    ],
  },
  {
    name: 'two maps',
    change: {
      'more/map.json': {
        json: {
          $schema: '../../../schemas/map.schema.json',
          grid: { orientation: 'flat', shifted: 'odd', columns: 2, rows: 2, numbering: { order: 'CCRR' } },
          defaultTerrain: 'open',
        },
      },
    },
    expected: ['more/map.json:1:1 error duplicate-file The module has a second map file; the first is map.json.'],
  },
  {
    name: 'no scenario',
    change: { 'scenarios/standard.json': drop, 'scenarios/reserve.json': drop },
    expected: ['scenarios:1:1 error missing-file Cannot find a scenario. Add scenarios/standard.json.'],
  },
  {
    name: 'unknown keys',
    change: {
      'module.json': { '/tittle': 'x', '/statuses/0/expire': [] },
      'counters.json': { '/counters/0/sidee': 'red' },
    },
    expected: [
      'counters.json:40:7 error unknown-key Cannot use the key "sidee" here. Expected one of id, name, note, side, type, symbol, attributes, states, color, provenance. (at /counters/0/sidee)',
      'module.json:72:7 error unknown-key Cannot use the key "expire" here. Expected one of id, title, on, type, default, marker, expires, note, cite. (at /statuses/0/expire)',
      'module.json:123:3 error unknown-key Cannot use the key "tittle" here. Expected one of id, version, title, subtitle, credits, about, language, provenance, sides, turnNames, movementScale, options and 8 more. (at /tittle)',
    ],
  },
  {
    name: 'missing keys',
    change: { 'module.json': { '/title': drop }, 'tables/cost.json': { '/hit': drop } },
    expected: [
      'module.json:1:1 error missing-key Cannot find the key "title" in this object.',
      'tables/cost.json:1:1 error missing-key Cannot find the key "hit" in this object.',
    ],
  },
  {
    name: 'wrong types',
    change: {
      'module.json': { '/sides': 'red, blue', '/tracks/0/max': '9', '/tracks/0/perSide': 1 },
      'scenarios/standard.json': { '/lastTurn': 2.5 },
    },
    expected: [
      'module.json:6:12 error wrong-type Cannot use "red, blue" here: expected a list, found text. (at /sides)',
      'module.json:83:18 error wrong-type Cannot use 1 here: expected true or false, found a number. (at /tracks/0/perSide)',
      'module.json:85:14 error wrong-type Cannot use "9" here: expected a whole number, found text. (at /tracks/0/max)',
      'scenarios/standard.json:7:15 error wrong-type Cannot use 2.5 here: expected a whole number. (at /lastTurn)',
    ],
  },
  {
    name: 'a word that is not offered',
    change: { 'tables/cost.json': { '/hit': 'frist' } },
    expected: [
      'tables/cost.json:23:10 error not-allowed Cannot use "frist" here. Expected one of first, unique, any, or, and, sum, product, min, max, collect. Did you mean "first"? (at /hit)',
    ],
  },
  {
    name: 'a node with two verbs',
    change: { 'procedures/battle.json': { '/do/3/call': 'combat' } },
    expected: [
      'procedures/battle.json:33:7 error unknown-key Cannot use the key "call" here. Expected one of roll, as, by, when, cite, text, print. (at /do/3/call)',
    ],
  },
  {
    name: 'a node without a verb',
    change: { 'procedures/battle.json': { '/do/3': { text: 'Roll.' } } },
    expected: [
      'procedures/battle.json:30:5 error missing-key Cannot tell what this object is: a key that says so is missing. Expected one of choose, roll, draw, lookup, apply, each, repeat, call, travel, leave, do. (at /do/3)',
    ],
  },
  {
    name: 'bad forms',
    change: {
      'module.json': { '/version': '1', '/sides/0/color': 'red', '/boxes/0/id': 'the camp' },
      'procedures/battle.json': { '/do/3/roll': '2w6' },
    },
    expected: [
      'module.json:4:14 error bad-form Cannot use "1" here: expected three numbers with dots, such as 1.0.0. (at /version)',
      'module.json:10:16 error bad-form Cannot use "red" here: expected a colour such as #8899aa. (at /sides/0/color)',
      'module.json:103:13 error bad-form Cannot use "the camp" here: expected a small letter, then letters or digits. (at /boxes/0/id)',
      'procedures/battle.json:31:15 error bad-form Cannot use "2w6" here: expected dice such as d6 or 2d6. (at /do/3/roll)',
    ],
  },
  {
    name: 'numbers out of range',
    change: { 'map.json': { '/grid/columns': 0, '/grid/rows': 900 }, 'scenarios/standard.json': { '/lastTurn': 0 } },
    expected: [
      'map.json:6:16 error out-of-range Cannot use 0 here: expected a number from 1 to 200. (at /grid/columns)',
      'map.json:7:13 error out-of-range Cannot use 900 here: expected a number from 1 to 200. (at /grid/rows)',
      'scenarios/standard.json:7:15 error out-of-range Cannot use 0 here: expected a number from 1 to 200. (at /lastTurn)',
    ],
  },
  {
    name: 'texts too short and too long',
    change: { 'module.json': { '/title': '', '/boxes/0/cite': 'x'.repeat(81) } },
    expected: [
      'module.json:5:12 error too-short Cannot use an empty text here. (at /title)',
      'module.json:105:15 error too-long Cannot use a text of 81 characters here: expected from 1 to 80. (at /boxes/0/cite)',
    ],
  },
  {
    name: 'lists too short and too long',
    change: { 'module.json': { '/sides/1': drop }, 'map.json': { '/hexsides/0/sides/0/2': '0102' } },
    expected: [
      'map.json:34:9 error too-many Cannot use a list of 3 here: expected exactly 2. (at /hexsides/0/sides/0)',
      'module.json:6:12 error too-few Cannot use a list of 1 here: expected from 2 to 8. (at /sides)',
    ],
  },
  {
    name: 'an id twice in a list',
    change: { 'counters.json': { '/counters/1/id': 'r1' } },
    expected: [
      'counters.json:42:13 error duplicate-id Cannot use the id "r1" twice: the first one stands at 22:13. (at /counters/1/id)',
    ],
  },
  {
    name: 'faults in three files at once',
    change: {
      'aids.json': { '/aids/0/sections/0': { tabel: 'odds' } },
      'map.json': { '/defaultTerrain': 3 },
      'rulings.json': '{',
    },
    expected: [
      'aids.json:9:11 error unknown-key Cannot use the key "tabel" here. Expected one of table, procedure, sequence, regime, trace, zone, terrain, track, scenario, rulings, text. Did you mean "table"? (at /aids/0/sections/0/tabel)',
      'map.json:13:21 error wrong-type Cannot use 3 here: expected text, found a number. (at /defaultTerrain)',
      'rulings.json:1:2 error unfinished-file Cannot read on: the file ends here. Expected one of a key in double quotes, "}". The "{" of line 1 is not closed.',
    ],
  },
];
