/**
 * The skeleton's rules: what may move and where, who may fight, a table of results, and the order of events.
 */
import type { SkeletonFiles } from './files.js';

const provenance = { from: 'reconstructed', note: 'made up for a start' };
const yes = { id: 'other', gives: true, label: 'any other' };

export function ruleFiles(): SkeletonFiles {
  const decisions = [mayMove, mayEnter, movementCost, mustStop, mayEnd, mayFight];
  const tables = [
    ...decisions.map((table) => ({ kind: 'decision', output: 'bool', hit: 'first', ...table })),
    combatResults,
  ];
  return {
    ...Object.fromEntries(
      tables.map((table) => [`tables/${kebab(table.id)}.json`, { kind: 'table', content: { provenance, ...table } }]),
    ),
    'zones/zoc.json': {
      kind: 'zone',
      content: { id: 'zoc', title: 'Zone of control', cite: '2', provenance, of: 'unit', exerts: 'true' },
    },
    'regimes/move.json': { kind: 'regime', content: move },
    'procedures/movement.json': { kind: 'procedure', content: movement },
    'procedures/combat.json': { kind: 'procedure', content: combat },
    'procedures/fight.json': { kind: 'procedure', content: fight },
    'sequence.json': { kind: 'sequence', content: sequence },
  };
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

const mayMove = {
  id: 'mayMove',
  title: 'Which units may move',
  cite: '2',
  inputs: { unit: 'unit' },
  facts: { moved: { is: 'unit.moved', title: 'Has moved' } },
  rows: [{ id: 'moved', is: { moved: true }, gives: false, says: '{unit.name} has moved in this phase' }, yes],
};

const mayEnter = {
  id: 'mayEnter',
  title: 'What may be entered',
  cite: '2',
  inputs: { unit: 'unit', to: 'hex' },
  facts: { enemyThere: { is: 'occupied(to, enemy(unit.side))', title: 'Enemy in the hex' } },
  rows: [{ id: 'enemy', is: { enemyThere: true }, gives: false, says: 'an enemy unit is in {to}' }, yes],
};

const movementCost = {
  id: 'movementCost',
  title: 'Movement costs',
  cite: '2',
  inputs: { to: 'hex' },
  facts: { terrain: { is: 'to.terrain', title: 'Terrain' } },
  output: 'int',
  rows: [
    { id: 'woods', is: { terrain: 'woods' }, gives: 2, says: 'woods {gives}' },
    { id: 'other', gives: 1, says: '{to.terrain} {gives}', label: 'open' },
  ],
};

const mustStop = {
  id: 'mustStop',
  title: 'Where movement ends',
  cite: '2',
  inputs: { unit: 'unit', to: 'hex' },
  facts: { enemyZone: { is: 'zoc(to, enemy(unit.side))', title: 'Enemy zone of control' } },
  rows: [
    { id: 'zone', is: { enemyZone: true }, gives: true, says: '{to} is in an enemy zone of control' },
    { id: 'free', gives: false, label: 'any other hex' },
  ],
};

const mayEnd = {
  id: 'mayEnd',
  title: 'Where movement may end',
  cite: '2',
  inputs: { unit: 'unit', to: 'hex' },
  facts: { friendThere: { is: 'unitsAt(to).exists(u, u != unit)', title: 'Friend in the hex' } },
  rows: [
    { id: 'full', is: { friendThere: true }, gives: false, says: 'one unit to a hex, and a friend is in {to}' },
    yes,
  ],
};

const mayFight = {
  id: 'mayFight',
  title: 'Which units may attack',
  cite: '3',
  inputs: { attacker: 'unit', defender: 'unit' },
  facts: {
    fought: { is: 'attacker.fought', title: 'Has fought' },
    adjacent: { is: 'adjacent(attacker.hex, defender.hex)', title: 'Next to the defender' },
  },
  rows: [
    { id: 'fought', is: { fought: true }, gives: false, says: '{attacker.name} has fought in this phase' },
    { id: 'far', is: { adjacent: false }, gives: false, says: '{attacker.name} is not next to {defender.name}' },
    yes,
  ],
};

const combatResults = {
  kind: 'result',
  id: 'combatResults',
  title: 'Combat results',
  cite: '3',
  column: {
    by: 'odds',
    inputs: { attack: 'int', defence: 'int' },
    round: 'down',
    columns: [
      { id: 'less', from: 0 },
      { id: '1:1', from: 1 },
      { id: '2:1', from: 2 },
    ],
    underflow: 'clamp',
    overflow: 'clamp',
  },
  die: {
    roll: 'd6',
    rows: [
      { id: '1-2', from: 1, to: 2 },
      { id: '3-4', from: 3, to: 4 },
      { id: '5-6', from: 5, to: 6 },
    ],
  },
  output: { attackerSteps: 'int', defenderSteps: 'int' },
  results: [
    { id: 'NE', gives: {}, says: 'no effect', text: 'No effect.' },
    { id: 'AL', gives: { attackerSteps: 1 }, says: 'the attacker loses a step', text: 'The attacker loses a step.' },
    { id: 'DL', gives: { defenderSteps: 1 }, says: 'the defender loses a step', text: 'The defender loses a step.' },
  ],
  none: 'NE',
  cells: [
    ['AL', 'NE', 'DL'],
    ['AL', 'DL', 'DL'],
    ['NE', 'DL', 'DL'],
  ],
};

const move = {
  id: 'move',
  title: 'Movement',
  cite: '2',
  provenance,
  mover: 'unit',
  allowance: 'unit.move',
  enter: 'mayEnter(unit, to)',
  cost: 'movementCost(to)',
  stop: 'mustStop(unit, to)',
  end: 'mayEnd(unit, to)',
  choice: 'destination',
};

const movement = {
  id: 'movement',
  title: 'Movement phase',
  cite: '2',
  provenance,
  do: [
    {
      repeat: [
        {
          choose: 'mover',
          ask: 'Which unit moves?',
          from: 'units(active)',
          allow: 'mayMove(mover)',
          done: { text: 'End the phase', leave: true },
          text: 'Choose units one after the other.',
        },
        { travel: 'move', who: 'mover', ask: 'Where does {mover.name} move?', stay: true },
        { apply: [{ set: 'moved', on: 'mover' }] },
      ],
      until: '!units(active).exists(u, mayMove(u))',
    },
  ],
};

const combat = {
  id: 'combat',
  title: 'Combat phase',
  cite: '3',
  provenance,
  do: [
    {
      when: 'units(active).exists(u, units(enemy(active)).exists(e, mayFight(u, e)))',
      repeat: [
        {
          choose: 'attacker',
          ask: 'Which unit attacks?',
          from: 'units(active)',
          allow: 'units(enemy(active)).exists(e, mayFight(attacker, e))',
          done: { text: 'End the phase', leave: true },
          text: 'Choose attackers one after the other.',
        },
        {
          choose: 'defender',
          ask: 'Whom does {attacker.name} attack?',
          from: 'units(enemy(active))',
          allow: 'mayFight(attacker, defender)',
        },
        { apply: [{ set: 'fought', on: 'attacker' }] },
        { call: 'fight', with: { attacker: 'attacker', defender: 'defender' } },
      ],
      until: '!units(active).exists(u, units(enemy(active)).exists(e, mayFight(u, e)))',
    },
  ],
};

const fight = {
  id: 'fight',
  title: 'A fight',
  cite: '3',
  provenance,
  params: { attacker: 'unit', defender: 'unit' },
  do: [
    {
      lookup: { column: 'combatResultsColumn(attacker.strength, defender.strength, 0)' },
      text: '{attacker.name} attacks {defender.name}: {attacker.strength} to {defender.strength}',
    },
    { roll: 'd6', as: 'die' },
    { lookup: { result: 'combatResults(column, die)' } },
    { when: 'result.attackerSteps > 0', apply: [{ lose: 'attacker' }], text: '{attacker.name} loses a step' },
    { when: 'result.defenderSteps > 0', apply: [{ lose: 'defender' }], text: '{defender.name} loses a step' },
  ],
};

const phase = (id: string, title: string, side: string, cite: string, call: string) => ({
  id,
  title,
  cite,
  side,
  do: [{ call }],
});

const sequence = {
  title: 'Sequence of play',
  cite: '1',
  provenance,
  phases: [
    phase('northMovement', 'North moves', 'north', '2', 'movement'),
    phase('northCombat', 'North fights', 'north', '3', 'combat'),
    phase('southMovement', 'South moves', 'south', '2', 'movement'),
    phase('southCombat', 'South fights', 'south', '3', 'combat'),
  ],
};
