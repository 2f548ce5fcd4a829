/**
 * The skeleton's scenario, player aids, statements and a worked play that proves some of them.
 */
import type { SkeletonFiles } from './files.js';

const provenance = { from: 'reconstructed', note: 'made up for a start' };

export function sheetFiles(): SkeletonFiles {
  return {
    'scenarios/standard.json': { kind: 'scenario', content: standard },
    'aids.json': { kind: 'aids', content: aids },
    'cases/rules.json': { kind: 'cases', content: cases },
    'examples/first-turn.json': { kind: 'example', content: firstTurn },
  };
}

const standard = {
  id: 'standard',
  title: 'The town',
  cite: '4',
  provenance,
  about: 'Whoever holds the town after four turns wins.',
  firstTurn: 1,
  lastTurn: 4,
  setup: [
    { id: 'northUnits', title: 'North sets up', cite: '4', at: { n1: '0201', n2: '0301', n3: '0501' } },
    { id: 'southUnits', title: 'South sets up', cite: '4', at: { s1: '0205', s2: '0305', s3: '0505' } },
  ],
  victory: {
    cite: '4',
    text: 'The side with a unit in the town wins; if it is empty, nobody does.',
    do: [
      { when: "occupied(at('0303'), 'north')", apply: [{ end: 'North holds the town.', winner: "'north'" }] },
      { when: "occupied(at('0303'), 'south')", apply: [{ end: 'South holds the town.', winner: "'south'" }] },
      { apply: [{ end: 'Nobody holds the town.' }] },
    ],
  },
};

const aids = {
  aids: [
    {
      id: 'charts',
      title: 'Charts',
      sections: [
        { sequence: true },
        { terrain: true },
        { table: 'movementCost' },
        { table: 'combatResults' },
        { procedure: 'fight' },
      ],
    },
  ],
};

const cases = {
  cases: [
    { id: 'R-2.1', cite: '2', says: 'Woods cost 2 movement points, open hexes 1.' },
    { id: 'R-2.2', cite: '2', says: 'A unit moves once a phase.' },
    { id: 'R-3.1', cite: '3', says: 'A unit attacks one enemy next to it, once a phase.' },
    { id: 'R-4.1', cite: '4', says: 'The side with a unit in the town after turn 4 wins.' },
  ],
};

const firstTurn = {
  id: 'first-turn',
  title: 'A move and a fight',
  cite: '2',
  provenance,
  scenario: 'standard',
  cases: ['R-2.1', 'R-2.2', 'R-3.1'],
  position: {
    turn: 1,
    phase: 'northMovement',
    units: { n1: { at: '0201' }, n2: { at: '0301' }, s1: { at: '0303' } },
  },
  steps: [
    { choose: 'n1', by: 'north' },
    { choose: '0202' },
    { expect: { says: ['woods 2'], at: { n1: '0202' } } },
    { refuse: 'n1', says: 'has moved', cite: '2' },
    { choose: 'done' },
    { expect: { phase: 'northCombat', offers: ['n1'], lacks: ['n2'] } },
    { refuse: 'n2' },
    { choose: 'n1' },
    { choose: 's1' },
    { roll: 5 },
    { expect: { says: ['the defender loses a step'], state: { s1: 'reduced' } } },
  ],
};
