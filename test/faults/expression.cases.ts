/** Expressions and sentences that do not read, or mean nothing: each fault stands at its character. */
import type { FaultyCase } from './faulty.js';

/** The expression as a further term, which takes a unit and which nothing uses. */
const term = (text: string) => ({
  change: { 'module.json': { '/terms/-': { id: 'spare', params: { unit: 'unit' }, is: text, cite: '9' } } },
});

/** The sentence in the place of what a row says. */
const says = (text: string) => ({ change: { 'tables/cost.json': { '/rows/0/says': text } } });

export const expressionCases: readonly FaultyCase[] = [
  {
    name: 'a sign too many',
    ...term('units(enemy(unit.side)))'),
    expected: [
      'module.json:126:37 error syntax Cannot read the expression: ")" was not expected here. (at /terms/1/is)',
    ],
  },
  {
    name: 'an end too early',
    ...term('units(enemy(unit.side)'),
    expected: [
      'module.json:126:36 error syntax Cannot read the expression: expected ")", found the end. (at /terms/1/is)',
    ],
  },
  {
    name: 'words for signs',
    ...term('unit.moved and unit.fought ? units(unit.side) : units(unit.side)'),
    expected: [
      'module.json:126:25 error syntax Cannot read the expression: "and" was not expected here. Write &&. (at /terms/1/is)',
    ],
  },
  {
    name: 'a single equals sign',
    ...term("unit.side = 'red' ? units('red') : units('blue')"),
    expected: [
      'module.json:126:24 error syntax Cannot read the expression: "=" was not expected here. Write ==. (at /terms/1/is)',
    ],
  },
  {
    name: 'nothing',
    ...term(' '),
    expected: ['module.json:126:14 error empty-expression Cannot read an empty expression. (at /terms/1/is)'],
  },
  {
    name: 'a variable that does not exist',
    ...term('units(enemy(unti.side))'),
    expected: [
      'module.json:126:26 error unknown-variable Cannot find a variable "unti". Expected one of unit, turn, lastTurn, active, phase, game, options. Did you mean "unit"? (at /terms/1/is)',
    ],
  },
  {
    name: 'a word without quotes',
    ...term('units(red)'),
    expected: [
      'module.json:126:20 error unknown-variable Cannot find a variable "red". Expected one of unit, turn, lastTurn, active, phase, game, options. Write "red" for the side. (at /terms/1/is)',
    ],
  },
  {
    name: 'a member that does not exist',
    ...term('units(unit.sid)'),
    expected: [
      'module.json:126:25 error unknown-member Cannot find a member "sid" of unit. Expected one of side, type, name, note, state, steps, arrival, hex, onMap, box, strength, move and 3 more. Did you mean "side"? (at /terms/1/is)',
    ],
  },
  {
    name: 'a member after escapes',
    ...term('unit.name == "a\\"b\\n" ? units(unit.side) : units(unit.sied)'),
    expected: [
      'module.json:126:73 error unknown-member Cannot find a member "sied" of unit. Expected one of side, type, name, note, state, steps, arrival, hex, onMap, box, strength, move and 3 more. Did you mean "side"? (at /terms/1/is)',
    ],
  },
  {
    name: 'a function that does not exist',
    ...term('unit(unit.side)'),
    expected: [
      'module.json:126:14 error unknown-function Cannot find a function "unit". Expected one of size, sum, min, max, abs, floor, ceil, round, trunc, first, join, distinct and 36 more. Did you mean "units"? (at /terms/1/is)',
    ],
  },
  {
    name: 'an argument too many',
    ...term('units(unit.side, 1)'),
    expected: [
      'module.json:126:14 error wrong-argument-count Cannot call units with 2 arguments: it takes 1. Expected units(side). (at /terms/1/is)',
    ],
  },
  {
    name: 'an argument of the wrong type',
    ...term('units(unit.hex)'),
    expected: [
      'module.json:126:20 error wrong-argument Cannot use hex as argument 1 of units. Expected side. (at /terms/1/is)',
    ],
  },
  {
    name: 'a word that the list does not have',
    ...term("unit.drill == 'traind' ? units(unit.side) : units(unit.side)"),
    expected: [
      'module.json:126:28 error unknown-value Cannot compare drill with "traind". Expected one of raw, trained. Did you mean "trained"? (at /terms/1/is)',
    ],
  },
  {
    name: 'a side compared with a number',
    ...term('unit.side == 1 ? units(unit.side) : units(unit.side)'),
    expected: ['module.json:126:14 error unlike-types Cannot compare side with int. (at /terms/1/is)'],
  },
  {
    name: 'a sum of a truth',
    ...term('unit.moved + 1 > 1 ? units(unit.side) : units(unit.side)'),
    expected: [
      'module.json:126:14 error wrong-operand Cannot use bool with "+". Expected one of int, number, text. (at /terms/1/is)',
    ],
  },
  {
    name: 'members of a number',
    ...term('unit.strength.size'),
    expected: ['module.json:126:28 error no-members Cannot read .size of int: it has no members. (at /terms/1/is)'],
  },
  {
    name: 'a macro on what is no list',
    ...term('unit.strength.exists(u, true) ? units(unit.side) : units(unit.side)'),
    expected: ['module.json:126:14 error not-a-list Cannot use exists on int. Expected list. (at /terms/1/is)'],
  },
  {
    name: 'a macro without a name',
    ...term('units(unit.side).filter(u.moved, true)'),
    expected: [
      'module.json:126:40 error bad-macro Cannot use filter without a plain name for its first argument. Write list.filter(x, ...). (at /terms/1/is)',
    ],
  },
  {
    name: 'a macro that hides a name',
    ...term('units(unit.side).filter(unit, true)'),
    expected: [
      'module.json:126:38 error shadowed-variable Cannot name the elements "unit": the name is already in use. (at /terms/1/is)',
    ],
  },
  {
    name: 'a list of two kinds',
    ...term("['red', 1].exists(x, true) ? units(unit.side) : units(unit.side)"),
    expected: [
      'module.json:126:22 error mixed-list Cannot put int into a list of text. Expected text. (at /terms/1/is)',
    ],
  },
  {
    name: 'an empty list',
    ...term('[]'),
    expected: ['module.json:126:14 error empty-list Cannot tell what an empty list is a list of. (at /terms/1/is)'],
  },
  {
    name: 'a number too large',
    ...term('unit.strength > 99999999999999999999 ? units(unit.side) : units(unit.side)'),
    expected: [
      'module.json:126:30 error bad-number Cannot use a whole number above 9007199254740991. (at /terms/1/is)',
    ],
  },
  {
    name: 'a map',
    ...term('{"a": 1}'),
    expected: [
      'module.json:126:14 error unsupported-syntax Cannot use a map: it is not part of the expression language. Use a table for a look-up. (at /terms/1/is)',
    ],
  },
  {
    name: 'a reserved word',
    ...term('units(unit.side).filter(package, true)'),
    expected: [
      'module.json:126:38 error reserved-word Cannot use "package" as a name: it is a reserved word. (at /terms/1/is)',
    ],
  },
  {
    name: 'constructor',
    ...term('unit.constructor'),
    expected: [
      'module.json:126:19 error unknown-member Cannot find a member "constructor" of unit. Expected one of side, type, name, note, state, steps, arrival, hex, onMap, box, strength, move and 3 more. (at /terms/1/is)',
    ],
  },
  {
    name: 'of 10,000 terms',
    ...term(`units(unit.side).filter(u, ${'true && '.repeat(10_000)}true)`),
    expected: [
      'module.json:126:13 error too-long Cannot use a text of 80032 characters here: expected from 1 to 2000. (at /terms/1/is)',
    ],
  },
  {
    name: 'of too many terms in few letters',
    ...term(`units(unit.side).filter(u, ${Array.from({ length: 850 }, () => '1').join('+')}>0)`),
    expected: [
      'module.json:126:41 error expression-too-large Cannot read an expression of more than 1000 terms. (at /terms/1/is)',
    ],
  },
  {
    name: 'nested too deep',
    ...term(`${'('.repeat(900)}1${')'.repeat(900)}`),
    expected: [
      'module.json:126:78 error expression-too-deep Cannot read an expression nested more than 64 levels deep. (at /terms/1/is)',
    ],
  },
  {
    name: 'a term that uses a later one',
    change: {
      'module.json': {
        '/terms/0/is': 'later(unit)',
        '/terms/-': { id: 'later', params: { unit: 'unit' }, is: 'units(unit.side)', cite: '1' },
      },
    },
    expected: [
      'module.json:118:14 error unknown-function Cannot find a function "later". Expected one of size, sum, min, max, abs, floor, ceil, round, trunc, first, join, distinct and 35 more. (at /terms/0/is)',
      'procedures/combat.json:14:19 error wrong-type Cannot choose from this: it is no list. (at /do/0/do/0/from)',
      'procedures/combat.json:14:20 error unknown-function Cannot find a function "foes". Expected one of size, sum, min, max, abs, floor, ceil, round, trunc, first, join, distinct and 36 more. (at /do/0/do/0/from)',
      'procedures/combat.json:21:58 error unlike-types Cannot compare int with none. (at /do/0/do/1/when)',
      'procedures/combat.json:25:24 error wrong-type Cannot use int here. Expected unit. (at /do/0/do/1/with/target)',
    ],
  },
  {
    name: 'a condition that is none',
    change: { 'procedures/battle.json': { '/do/2/when': 'column' } },
    expected: ['procedures/battle.json:26:16 error wrong-type Cannot use int here. Expected bool. (at /do/2/when)'],
  },
  {
    name: 'a sentence with an open brace',
    ...says('along the path {gives'),
    expected: [
      'tables/cost.json:31:31 error bad-template Cannot find the brace that closes this one. Write {{ for a brace in the sentence. (at /rows/0/says)',
    ],
  },
  {
    name: 'a sentence with a brace too many',
    ...says('along the path gives}'),
    expected: [
      'tables/cost.json:31:36 error bad-template Cannot close a brace that was not opened. Write }} for a brace in the sentence. (at /rows/0/says)',
    ],
  },
  {
    name: 'a sentence with a wrong name',
    ...says('along {from} to {too}'),
    expected: [
      'tables/cost.json:31:33 error unknown-variable Cannot find a variable "too". Expected one of from, to, terrain, path, mud, gives, turn, lastTurn, active, phase, game, options. Did you mean "to"? (at /rows/0/says)',
    ],
  },
  {
    name: 'a sentence with nothing in braces',
    ...says('along {}'),
    expected: ['tables/cost.json:31:23 error empty-expression Cannot read an empty expression. (at /rows/0/says)'],
  },
];
