/** Puts the compiled parts together into a game. */
import { INT } from '../cel/types.js';
import type { Game, OptionInfo, StatusInfo, TrackInfo } from '../engine/game.js';
import { hashText } from '../engine/hash.js';
import type { Table } from '../engine/table.js';
import type { Board } from './board.js';
import type { Checker } from './checker.js';
import { type Code, fillHandles, type MadeCode } from './code.js';
import { scalarValue } from './literal.js';
import type { Parts } from './parts.js';
import { zoneDependence } from './places.js';
import { below } from './report.js';
import { type ModuleSource, top } from './source.js';
import { builtInBoxes, kindOf, typeNamed, type Words } from './words.js';

/** The game, and the module's functions by name. Makes the code, which is the one place where text becomes functions. */
export function assemble(
  source: ModuleSource,
  words: Words,
  board: Board,
  checker: Checker,
  code: Code,
  parts: Parts,
): { game: Game; functions: MadeCode['named'] } {
  const { module, counters } = source;
  const tables: Table[] = [];
  const { numbered: made, named } = code.make(board, tables, parts.results);
  tables.push(...fillHandles(parts.tables, made));
  const dependence = zoneDependence(
    parts.zones.flatMap(({ nodes }) => nodes),
    checker,
  );
  const units = counters.value.counters.map(({ id, name, states }, index) => ({
    id,
    name,
    side: board.unitSides[index]!,
    states: states?.map((state) => state.id) ?? ['front'],
  }));
  const triggers = (on: string) => source.procedures.flatMap((file, index) => (file.value.on === on ? [index] : []));
  const regimes = parts.regimes.map((regime) => ({ ...fillHandles(regime, made), costs: new Map() }));
  const game: Game = {
    id: module.value.id,
    version: module.value.version,
    title: module.value.title,
    digest: digestOf(source),
    grid: board.grid,
    hexNumbers: board.hexNumbers,
    hexNames: board.hexNames,
    sides: module.value.sides.map(({ id, name }) => ({ id, name })),
    units,
    unitsBySide: module.value.sides.map((_, side) =>
      units.flatMap((unit, index) => (unit.side === side ? [index] : [])),
    ),
    stateCounts: Int32Array.from(units, ({ states }) => states.length),
    faces: board.faces,
    boxes: [...builtInBoxes, ...(module.value.boxes ?? [])].map(({ id, title }) => ({ id, title })),
    statuses: statusInfos(source, words, checker, dependence.statuses),
    tracks: trackInfos(source),
    options: optionInfos(source, words, checker),
    phases: parts.sequence.phases,
    turnNames: module.value.turnNames ?? [],
    scenarios: fillHandles(parts.scenarioInfos, made),
    zones: fillHandles(
      parts.zones.map(({ zone }) => zone),
      made,
    ),
    traces: fillHandles(parts.traces, made),
    regimes,
    tables,
    procedures: fillHandles(parts.procedures, made),
    play: fillHandles(parts.sequence.play, made),
    phaseStarts: parts.sequence.starts,
    triggers: { enter: triggers('enter'), leave: triggers('leave'), eliminate: triggers('eliminate') },
    zonesFollowGame: dependence.followsGame,
    zonesVolatile: dependence.volatile,
  };
  return { game, functions: named };
}

/** A fingerprint of the rules and the board: what a saved game depends on. */
function digestOf(source: ModuleSource): string {
  const files = [
    source.module,
    source.map,
    source.terrain,
    source.counters,
    source.sequence,
    ...source.tables,
    ...source.zones,
    ...source.regimes,
    ...source.traces,
    ...source.procedures,
    ...source.scenarios,
  ];
  const documents = files.map(({ document }) => document).sort((a, b) => (a.file < b.file ? -1 : 1));
  return hashText(documents.flatMap(({ file, text }) => [file, text]));
}

function statusInfos(
  { module }: ModuleSource,
  words: Words,
  checker: Checker,
  movesZones: ReadonlySet<string>,
): StatusInfo[] {
  return (module.value.statuses ?? []).map((status, index) => {
    const type = typeNamed(words, status.type) ?? INT;
    const none = type.kind === 'enum' || type.kind === 'ref' ? -1 : 0;
    const initial =
      status.default === undefined
        ? none
        : (scalarValue(
            status.default,
            type,
            checker.board,
            below(top(module), 'statuses', index, 'default'),
            checker.report,
          ) as number);
    return {
      id: status.id,
      title: status.title ?? status.id,
      on: status.on,
      kind: kindOf(words, type),
      initial,
      movesZones: movesZones.has(status.id),
    };
  });
}

function trackInfos({ module }: ModuleSource): TrackInfo[] {
  return (module.value.tracks ?? []).map(({ id, title, perSide, min, max, start }) => ({
    id,
    title,
    perSide: perSide ?? false,
    min,
    max,
    start,
  }));
}

function optionInfos({ module }: ModuleSource, words: Words, checker: Checker): OptionInfo[] {
  return (module.value.options ?? []).map((option, index) => {
    const type = typeNamed(words, option.type) ?? INT;
    const initial = scalarValue(
      option.default,
      type,
      checker.board,
      below(top(module), 'options', index, 'default'),
      checker.report,
    ) as number;
    const [min, max] =
      type.kind === 'int'
        ? [option.min ?? Number.MIN_SAFE_INTEGER, option.max ?? Number.MAX_SAFE_INTEGER]
        : [0, type.kind === 'enum' ? type.members.length - 1 : 1];
    return { id: option.id, title: option.title, kind: kindOf(words, type), initial, min, max };
  });
}
