/**
 * The skeleton's module file, map, terrain and counters: 30 hexes, two sides of three units.
 */
import type { SkeletonFiles } from './files.js';

const provenance = { from: 'reconstructed', note: 'made up for a start' };

export function boardFiles(id: string): SkeletonFiles {
  return {
    'module.json': { kind: 'module', content: module(id) },
    'map.json': { kind: 'map', content: map },
    'terrain.json': { kind: 'terrain', content: terrain },
    'counters.json': { kind: 'counters', content: counters },
  };
}

function module(id: string): object {
  const words = id.split('-').join(' ');
  return {
    id,
    version: '0.1.0',
    title: words.charAt(0).toUpperCase() + words.slice(1),
    about: 'Two small forces fight for a town.',
    language: 'en',
    provenance,
    sides: [
      { id: 'north', name: 'North', color: '#8fa3b8', ink: '#10141a' },
      { id: 'south', name: 'South', color: '#d0a878', ink: '#1d1204' },
    ],
    attributes: [
      { id: 'strength', title: 'Strength', type: 'int' },
      { id: 'move', title: 'Movement allowance', type: 'int' },
    ],
    statuses: [
      {
        id: 'moved',
        on: 'unit',
        type: 'bool',
        title: 'has moved',
        expires: ['northMovement', 'southMovement'],
        cite: '2',
      },
      {
        id: 'fought',
        on: 'unit',
        type: 'bool',
        title: 'has fought',
        expires: ['northCombat', 'southCombat'],
        cite: '3',
      },
    ],
    stacking: { legal: 'size(stack(hex, side)) <= 1', cite: '2' },
  };
}

const map = {
  provenance,
  grid: { orientation: 'flat', shifted: 'even', columns: 6, rows: 5, numbering: { order: 'CCRR', digits: 2 } },
  defaultTerrain: 'open',
  hexes: [
    { hex: '0202', terrain: 'woods' },
    { hex: '0303', name: 'Town', features: ['town'] },
    { hex: '0403', terrain: 'woods' },
    { hex: '0502', terrain: 'woods' },
    { hex: '0504', terrain: 'woods' },
  ],
};

const terrain = {
  provenance,
  hexes: [
    { id: 'open', title: 'Open', cite: '2', look: { fill: '#f1ead3', stroke: '#a89f85', width: 0.012 } },
    {
      id: 'woods',
      title: 'Woods',
      cite: '2',
      look: { fill: '#cfdcb0', stroke: '#a89f85', width: 0.012, texture: 'forest', symbolColor: '#5d7f4a' },
    },
  ],
  features: [{ id: 'town', title: 'Town', cite: '4', look: { symbol: 'town', symbolColor: '#4a4a4a' } }],
};

const states = (full: number) => [
  { id: 'full', title: 'Full strength', attributes: { strength: full } },
  { id: 'reduced', title: 'Reduced', attributes: { strength: Math.floor(full / 2) } },
];

const counters = {
  provenance,
  sheet: { size: 15, corner: 1 },
  style: { values: ['strength', 'move'], separator: '-' },
  types: [
    {
      id: 'infantry',
      title: 'Infantry',
      symbol: { sidc: '10031000161211000000', size: 'regiment' },
      attributes: { move: 3 },
    },
    { id: 'cavalry', title: 'Cavalry', symbol: { silhouette: 'cavalry' }, attributes: { move: 5 } },
  ],
  counters: [
    { id: 'n1', name: 'N1', side: 'north', type: 'infantry', states: states(5) },
    { id: 'n2', name: 'N2', side: 'north', type: 'infantry', states: states(4) },
    { id: 'n3', name: 'N3', side: 'north', type: 'cavalry', states: states(3) },
    { id: 's1', name: 'S1', side: 'south', type: 'infantry', states: states(5) },
    { id: 's2', name: 'S2', side: 'south', type: 'infantry', states: states(4) },
    { id: 's3', name: 'S3', side: 'south', type: 'cavalry', states: states(3) },
  ],
};
