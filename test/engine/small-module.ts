/**
 * Tiny modules for tests of the engine: two sides, 6x5 hexes, a few counters, and of the rules only what a test gives.
 * What a procedure works out is read from what it says.
 */
import { expect } from 'vitest';
import type { Game } from '../../src/engine/game.js';
import { Session, type StartOptions } from '../../src/engine/session.js';
import { compileFiles, type TestFiles } from '../compile/equal-module.js';

export type Json = Record<string, unknown>;
type Named = Readonly<Record<string, Json>>;

export interface Parts {
  /** Nodes of the only phase, of red; or the phases. */
  readonly do?: readonly Json[];
  readonly phases?: readonly Json[];
  /** Where units begin. */
  readonly at?: Readonly<Record<string, string>>;
  /** Further steps of the set-up. */
  readonly setup?: readonly Json[];
  readonly module?: Json;
  readonly map?: Json;
  readonly scenario?: Json;
  readonly procedures?: Named;
  readonly regimes?: Named;
  readonly zones?: Named;
  readonly traces?: Named;
  readonly tables?: Named;
}

const provenance = { from: 'reconstructed', note: 'made up' };

const module: Json = {
  id: 'small',
  version: '1.0.0',
  title: 'Small',
  sides: [
    { id: 'red', name: 'Red', color: '#ff0000' },
    { id: 'blue', name: 'Blue', color: '#0000ff' },
  ],
  attributes: [
    { id: 'power', type: 'int' },
    { id: 'speed', type: 'number', default: 2 },
  ],
  statuses: [
    { id: 'tired', on: 'unit', type: 'bool', cite: '2' },
    { id: 'marked', on: 'hex', type: 'bool', cite: '2' },
    { id: 'owner', on: 'hex', type: 'side', cite: '2' },
    { id: 'nerve', on: 'side', type: 'int', default: 3, cite: '2' },
    { id: 'luck', on: 'game', type: 'int', cite: '2' },
  ],
  tracks: [
    { id: 'score', title: 'Score', perSide: true, min: 0, max: 10, start: 4 },
    { id: 'clock', title: 'Clock', min: 0, max: 9, start: 1 },
  ],
  boxes: [{ id: 'camp', title: 'Camp' }],
  terms: [
    { id: 'scoreOf', params: { side: 'side' }, is: 'side.score', cite: '3' },
    { id: 'nerveOf', params: { side: 'side' }, is: 'side.nerve', cite: '3' },
  ],
};

const map: Json = {
  provenance,
  grid: { orientation: 'flat', shifted: 'even', columns: 6, rows: 5, numbering: { order: 'CCRR', digits: 2 } },
  defaultTerrain: 'plain',
  regions: [{ id: 'west', hexes: ['0101', '0102'] }],
};

const terrain: Json = {
  provenance,
  hexes: ['plain', 'wood', 'hill'].map((id) => ({ id, title: id, cite: '4' })),
  features: [{ id: 'town', title: 'town', cite: '4' }],
  hexsides: [{ id: 'wall', title: 'wall', cite: '4' }],
  links: [{ id: 'road', title: 'road', cite: '4' }],
};

const counter = (id: string, side: string, steps: number): Json => ({
  id,
  name: id.toUpperCase(),
  side,
  type: 'foot',
  states: Array.from({ length: steps }, (_, step) => ({ id: `s${step}`, attributes: { power: steps - step } })),
});

const counters: Json = {
  provenance,
  sheet: { size: 15 },
  types: [{ id: 'foot', title: 'Foot' }],
  counters: [
    counter('r1', 'red', 1),
    counter('r2', 'red', 2),
    counter('r3', 'red', 3),
    counter('b1', 'blue', 1),
    counter('b2', 'blue', 2),
    counter('b3', 'blue', 3),
  ],
};

const folders = {
  procedures: 'procedure',
  regimes: 'regime',
  zones: 'zone',
  traces: 'trace',
  tables: 'table',
} as const;

/** All files of a tiny module. */
export function smallFiles(parts: Parts): TestFiles {
  const phases = parts.phases ?? [{ id: 'only', title: 'Only', cite: '5', side: 'red', do: parts.do ?? [] }];
  const files: Record<string, Json> = {
    'module.json': { ...module, ...parts.module },
    'map.json': { ...map, ...parts.map },
    'terrain.json': terrain,
    'counters.json': counters,
    'sequence.json': { title: 'Sequence', cite: '5', provenance, phases },
    'scenarios/standard.json': {
      id: 'standard',
      title: 'Standard',
      cite: '9',
      provenance,
      firstTurn: 1,
      lastTurn: 1,
      setup: [{ id: 'all', title: 'All', cite: '9', at: parts.at ?? {} }, ...(parts.setup ?? [])],
      ...parts.scenario,
    },
  };
  for (const folder of Object.keys(folders) as (keyof typeof folders)[])
    for (const [id, value] of Object.entries(parts[folder] ?? {}))
      files[`${folder}/${id}.json`] = { id, title: id, cite: '6', provenance, ...value };
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => {
      const folder = name.split('/')[0]! as keyof typeof folders;
      const kind = name.startsWith('scenarios') ? 'scenario' : (folders[folder] ?? name.replace('.json', ''));
      return [name, { $schema: `hexwright/schemas/${kind}.schema.json`, ...value }];
    }),
  );
}

export function smallGame(parts: Parts): Game {
  return compileFiles(smallFiles(parts)).compilation.game!;
}

export function start(parts: Parts, options: StartOptions = {}): Session {
  return Session.start(smallGame(parts), options);
}

/** What the rules have said, one line after the other; the closing line of a drawn game left out. */
export function said(session: Session): string[] {
  const lines = session.events.flatMap((event) => (event.kind === 'say' ? [event.text] : []));
  return lines.filter((line) => line !== 'The game ends in a draw.');
}

/** What may be chosen now. */
export function offered(session: Session): string[] {
  return session.pending?.options.map(({ token }) => token) ?? [];
}

/** Chooses, each of it legal. */
export function take(session: Session, ...words: string[]): Session {
  for (const word of words) expect([word, session.choose(word).ok, offered(session)]).toMatchObject([word, true, {}]);
  return session;
}

/** A node that says something. */
export function say(text: string, more: Json = {}): Json {
  return { lookup: { spoken: '0' }, text, ...more };
}

/** The hex a unit is in; the id of its box off the map. */
export function where({ game, state }: Session, id: string): string {
  const place = state.place[game.units.findIndex((unit) => unit.id === id)]!;
  return place < state.hexCount ? game.hexNumbers[place]! : game.boxes[place - state.hexCount]!.id;
}
