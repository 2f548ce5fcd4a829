/**
 * A position set up by hand: where units are, what statuses hold, which phase begins. For worked plays and tests; a
 * position may be one that no game would reach, so it is checked only for names.
 */
import { parseHexNumber } from '../hex/hex-number.js';
import { enter, special } from './frames.js';
import type { Game, ValueKind } from './game.js';
import { core, type State } from './state.js';

type Scalar = boolean | number | string;

/** As in an example file. */
export interface Position {
  readonly turn: number;
  readonly phase: string;
  readonly units: Readonly<
    Record<
      string,
      {
        readonly at?: string;
        readonly box?: string;
        readonly state?: string;
        readonly status?: Readonly<Record<string, Scalar>>;
      }
    >
  >;
  readonly hexes?: Readonly<Record<string, Readonly<Record<string, Scalar>>>>;
  readonly tracks?: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
  readonly game?: Readonly<Record<string, Scalar>>;
}

/** Puts a fresh state into the position. Throws RangeError when it names what the game does not have. */
export function placePosition(state: State, position: Position): void {
  const { game } = state;
  const phase = game.phases.findIndex(({ id }) => id === position.phase);
  if (phase < 0)
    throw unknown(
      'phase',
      position.phase,
      game.phases.map(({ id }) => id),
    );
  state.core[core.turn] = position.turn;
  for (const [id, { at, box, state: face, status }] of Object.entries(position.units)) {
    const unit = game.units.findIndex((one) => one.id === id);
    if (unit < 0)
      throw unknown(
        'unit',
        id,
        game.units.map((one) => one.id),
      );
    if (face !== undefined) state.face[unit] = indexOf('state', face, game.units[unit]!.states);
    if (at !== undefined) state.putUnit(unit, hexOf(game, at));
    else if (box !== undefined)
      state.putUnit(
        unit,
        state.hexCount +
          indexOf(
            'box',
            box,
            game.boxes.map((one) => one.id),
          ),
      );
    for (const [name, value] of Object.entries(status ?? {})) setStatus(state, 'unit', name, unit, value);
  }
  for (const [number, statuses] of Object.entries(position.hexes ?? {})) {
    for (const [name, value] of Object.entries(statuses)) setStatus(state, 'hex', name, hexOf(game, number), value);
  }
  for (const [name, value] of Object.entries(position.game ?? {})) setStatus(state, 'game', name, 0, value);
  for (const [id, value] of Object.entries(position.tracks ?? {})) putMarkers(state, id, value);
  enter(state, special.play, []);
  state.at = game.phaseStarts[phase]!;
}

function hexOf(game: Game, number: string): number {
  const hex = parseHexNumber(game.grid, number);
  if (hex < 0) throw unknown('hex', number, []);
  return hex;
}

function indexOf(what: string, id: string, ids: readonly string[]): number {
  const index = ids.indexOf(id);
  if (index < 0) throw unknown(what, id, ids);
  return index;
}

function setStatus(state: State, on: 'unit' | 'hex' | 'game', id: string, holder: number, value: Scalar): void {
  const statuses = state.game.statuses.filter((status) => status.on === on);
  const status = statuses.find((one) => one.id === id);
  if (status === undefined)
    throw unknown(
      'status',
      id,
      statuses.map((one) => one.id),
    );
  const cells = on === 'game' ? state.overall[id]! : state[on][id]!;
  cells[holder] = stored(state.game, value, status.kind);
}

function putMarkers(state: State, id: string, value: number | Readonly<Record<string, number>>): void {
  const cells = state.track[id];
  if (cells === undefined)
    throw unknown(
      'track',
      id,
      state.game.tracks.map((track) => track.id),
    );
  if (typeof value === 'number') {
    cells.fill(value);
    return;
  }
  for (const [side, box] of Object.entries(value))
    cells[
      indexOf(
        'side',
        side,
        state.game.sides.map((one) => one.id),
      )
    ] = box;
}

/** A value as the state keeps it. */
function stored(game: Game, value: Scalar, kind: ValueKind): number {
  if (value === 'none') return -1;
  switch (kind.kind) {
    case 'enum':
      return indexOf(kind.name, String(value), kind.ids);
    case 'hex':
      return hexOf(game, String(value));
    case 'unit':
      return indexOf(
        'unit',
        String(value),
        game.units.map(({ id }) => id),
      );
    default:
      return Number(value);
  }
}

function unknown(what: string, id: string, known: readonly string[]): RangeError {
  const list = known.length === 0 || known.length > 12 ? '' : `: expected one of ${known.join(', ')}`;
  return new RangeError(`Cannot find ${what} "${id}"${list}`);
}
