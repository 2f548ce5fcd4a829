/**
 * The state of a game: one block of whole numbers, seen through named views, and the frames of what is being done.
 * Everything that can change is here; copying the block and the frames copies the game. Caches (stacks, zones) lie
 * behind the truth in the same block and are copied too, so that a copy is warm, but do not count in the hash.
 */
import { createReach, type Reach } from '../hex/reach.js';
import type { Game, ScenarioInfo, Value, ValueKind } from './game.js';
import { hashNumbers } from './hash.js';
import type { Fired, Row, Table } from './table.js';
import { evaluateTable } from './table.js';
import type { TraceCache } from './trace.js';
import { freshenZones } from './zone.js';

/** Numbers of the game as a whole, by place in `State.core`. */
export const core = { turn: 0, active: 1, phase: 2, ended: 3, winner: 4, length: 5 } as const;

/** A place off the map that no unit list knows. */
export const nowhere = -1;

/** What a procedure is doing: which one, where it goes on, where its variables begin. */
export interface Frame {
  readonly procedure: number;
  readonly returnTo: number;
  readonly base: number;
}

/** A copy of everything: give it back to `restore`. */
export interface Snapshot {
  readonly cells: Int32Array;
  readonly slots: readonly Value[];
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly triggered: readonly Triggered[];
}

/** A trigger that was set off and has not yet run. */
export interface Triggered {
  readonly procedure: number;
  readonly unit: number;
  readonly hex: number;
}

export class State {
  readonly game: Game;
  readonly scenario: ScenarioInfo;
  readonly options: Int32Array;
  readonly hexCount: number;
  readonly sideCount: number;
  readonly cells: Int32Array;
  /** How many of the cells count in the hash. */
  readonly truth: number;
  readonly core: Int32Array;
  readonly dice: Int32Array;
  /** Where each unit is: a hex, or hexCount + box. */
  readonly place: Int32Array;
  /** The state (full, reduced, …) of each unit, by number. */
  readonly face: Int32Array;
  readonly arrival: Int32Array;
  readonly unit: Record<string, Int32Array> = {};
  readonly hex: Record<string, Int32Array> = {};
  readonly side: Record<string, Int32Array> = {};
  readonly overall: Record<string, Int32Array> = {};
  readonly track: Record<string, Int32Array> = {};
  /** The stack in each place as a chain of units in ascending order: first by place, next by unit. */
  readonly head: Int32Array;
  readonly next: Int32Array;
  readonly zoneCounts: Int32Array;
  readonly zoneMasks: Int32Array;
  readonly castsAny: Uint8Array;
  readonly staleHexes: Int32Array;
  readonly staleMarks: Uint8Array;
  staleCount = 0;
  zonesStale = true;
  allZonesStale = true;
  /** Grows with every change; caches compare it. */
  version = 0;
  readonly traceCache: TraceCache = new Map();
  /** Working space for searches, and how many were made in it. */
  readonly reach: Reach;
  searches = 0;
  /** Variables of the running procedures, and where those of the innermost begin. */
  slots: Value[] = [];
  frames: Frame[] = [];
  base = 0;
  /** Next instruction of the innermost procedure. */
  at = 0;
  /** Rows that fired, while a ruling is being explained. */
  fired: Fired[] | null = null;
  triggered: Triggered[] = [];

  constructor(game: Game, scenario: ScenarioInfo, options: Int32Array) {
    this.game = game;
    this.scenario = scenario;
    this.options = options;
    const hexes = game.grid.size;
    const units = game.units.length;
    const sides = game.sides.length;
    const places = hexes + game.boxes.length;
    this.hexCount = hexes;
    this.reach = createReach(game.grid);
    this.sideCount = sides;
    const holders = { unit: units, hex: hexes, side: sides, game: 1 };
    const statusCells = game.statuses.reduce((sum, { on }) => sum + holders[on], 0);
    const trackCells = game.tracks.reduce((sum, { perSide }) => sum + (perSide ? sides : 1), 0);
    this.truth = core.length + 4 + units * 3 + statusCells + trackCells;
    const zoneCells = game.zones.length * sides * hexes;
    this.cells = new Int32Array(this.truth + places + units + zoneCells * 2);
    let offset = 0;
    const view = (length: number) => {
      offset += length;
      return this.cells.subarray(offset - length, offset);
    };
    this.core = view(core.length);
    this.dice = view(4);
    this.place = view(units);
    this.face = view(units);
    this.arrival = view(units);
    const statusViews = { unit: this.unit, hex: this.hex, side: this.side, game: this.overall };
    for (const { id, on, initial } of game.statuses) statusViews[on][id] = view(holders[on]).fill(initial);
    for (const { id, perSide, start } of game.tracks) this.track[id] = view(perSide ? sides : 1).fill(start);
    this.head = view(places).fill(-1);
    this.next = view(units).fill(-1);
    this.zoneCounts = view(zoneCells);
    this.zoneMasks = view(zoneCells);
    this.castsAny = new Uint8Array(hexes).fill(1);
    this.staleHexes = new Int32Array(hexes);
    this.staleMarks = new Uint8Array(hexes);
    this.core[core.winner] = -1;
    this.core[core.phase] = -1;
    this.arrival.set(scenario.arrivals);
    this.place.fill(nowhere);
    for (let unit = 0; unit < units; unit++) this.putUnit(unit, hexes);
  }

  get turn(): number {
    return this.core[core.turn]!;
  }
  get active(): number {
    return this.core[core.active]!;
  }
  get phase(): number {
    return this.core[core.phase]!;
  }
  get ended(): boolean {
    return this.core[core.ended] !== 0;
  }

  /** Puts a unit into a hex or a box (hexCount + box) and keeps the stacks in order. No trigger runs. */
  putUnit(unit: number, place: number): void {
    const from = this.place[unit]!;
    if (from === place) return;
    if (from >= 0) this.unlink(unit, from);
    this.place[unit] = place;
    this.link(unit, place);
    this.staleAt(from);
    this.staleAt(place);
    this.changed();
  }

  private unlink(unit: number, place: number): void {
    if (this.head[place] === unit) {
      this.head[place] = this.next[unit]!;
      return;
    }
    let before = this.head[place]!;
    while (this.next[before] !== unit) before = this.next[before]!;
    this.next[before] = this.next[unit]!;
  }

  private link(unit: number, place: number): void {
    const first = this.head[place]!;
    if (first < 0 || first > unit) {
      this.next[unit] = first;
      this.head[place] = unit;
      return;
    }
    let before = first;
    while (this.next[before]! >= 0 && this.next[before]! < unit) before = this.next[before]!;
    this.next[unit] = this.next[before]!;
    this.next[before] = unit;
  }

  /** Notes that something changed that caches may depend on. */
  changed(): void {
    this.version++;
    if (this.game.zonesVolatile) this.staleEverywhere();
  }

  /** Notes a change of the turn, the active side or a status of the game. */
  gameChanged(): void {
    this.version++;
    if (this.game.zonesFollowGame || this.game.zonesVolatile) this.staleEverywhere();
  }

  /** Marks what is cast from a place as stale. */
  staleAt(place: number): void {
    if (place < 0 || place >= this.hexCount || this.game.zones.length === 0) return;
    this.zonesStale = true;
    if (this.staleMarks[place] === 1) return;
    this.staleMarks[place] = 1;
    this.staleHexes[this.staleCount++] = place;
  }

  private staleEverywhere(): void {
    this.zonesStale = true;
    this.allZonesStale = true;
  }

  /** A copy of the whole state. */
  snapshot(): Snapshot {
    if (this.zonesStale) freshenZones(this);
    return {
      cells: this.cells.slice(),
      slots: this.slots.slice(),
      frames: this.frames.slice(),
      at: this.at,
      triggered: this.triggered.slice(),
    };
  }

  /** Puts everything back as it was when the copy was made. */
  restore(snapshot: Snapshot): void {
    this.cells.set(snapshot.cells);
    this.slots = snapshot.slots.slice();
    this.frames = snapshot.frames.slice();
    this.at = snapshot.at;
    this.base = this.frames.at(-1)?.base ?? 0;
    this.triggered = snapshot.triggered.slice();
    for (let i = 0; i < this.staleCount; i++) this.staleMarks[this.staleHexes[i]!] = 0;
    this.staleCount = 0;
    this.zonesStale = false;
    this.allZonesStale = false;
    this.castsAny.fill(1);
    this.version++;
  }

  /** Sixteen digits that are equal for equal states: same pieces, statuses, chance to come, and place in the rules. */
  hash(): string {
    return hashNumbers(this.hashed());
  }

  private *hashed(): Iterable<number> {
    for (let i = 0; i < this.truth; i++) yield this.cells[i]!;
    for (const frame of this.frames) yield* [frame.procedure, frame.returnTo, frame.base];
    yield this.at;
    for (const value of this.slots) yield* numbersOf(value);
  }

  /** Works a table out the long way, noting the rows that count; compiled tables call it while `fired` is set. */
  traced(table: Table, inputs: readonly Value[]): Value {
    return evaluateTable(table, this, inputs, (row, gives) => this.fired?.push(this.read(table, row, gives, inputs)));
  }

  /** Works something out without noting rows: what only prepares an answer is no reason for it. */
  quietly<T>(work: () => T): T {
    const noting = this.fired;
    this.fired = null;
    try {
      return work();
    } finally {
      this.fired = noting;
    }
  }

  private read(table: Table, row: Row, gives: Value, inputs: readonly Value[]): Fired {
    const args = inputs as never[];
    const part = ({ value, kind }: Exclude<Row['says'][number], string>) =>
      this.words(value(this, gives, ...args), kind);
    const says = this.quietly(() => row.says.map((one) => (typeof one === 'string' ? one : part(one))).join(''));
    return { table: table.id, row: row.id, cite: row.cite, says, gives };
  }

  /** A value in words: a hex by its number, a unit by its name, a word by its title. */
  words(value: Value, kind: ValueKind): string {
    switch (kind.kind) {
      case 'hex':
        return (value as number) < 0 ? 'nowhere' : this.game.hexNumbers[value as number]!;
      case 'unit':
        return (value as number) < 0 ? 'no unit' : this.game.units[value as number]!.name;
      case 'enum':
        return (value as number) < 0 ? 'none' : kind.titles[value as number]!;
      case 'set':
        return kind.titles.filter((_, bit) => ((value as number) & (1 << bit)) !== 0).join(', ');
      case 'list':
        return (value as readonly Value[]).map((item) => this.words(item, kind.of)).join(', ');
      case 'bool':
        return value === true ? 'yes' : 'no';
      default:
        return String(value);
    }
  }
}

function* numbersOf(value: Value | undefined): Iterable<number> {
  if (typeof value === 'number') yield* Number.isInteger(value) ? [value | 0] : [Math.fround(value) * 1024, 7];
  else if (typeof value === 'boolean') yield value ? 2 : 3;
  else if (typeof value === 'string') for (let i = 0; i < value.length; i++) yield value.charCodeAt(i);
  else if (Array.isArray(value)) for (const item of [value.length, ...value]) yield* numbersOf(item);
  else if (value !== undefined) for (const item of Object.values(value as object)) yield* numbersOf(item as Value);
}
