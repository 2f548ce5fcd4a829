/** Attributes of hexes and counters as columns of numbers or texts. */
import type { Type } from '../cel/types.js';
import type { CountersFile } from '../model/module.js';
import type { Board, Column } from './board.js';
import { scalarValue } from './literal.js';
import { indexIn } from './read-map.js';
import { below, type Report, type Where } from './report.js';
import { type ModuleSource, top } from './source.js';
import { typeNamed, type Words } from './words.js';

function columnFor(type: Type, length: number): Column {
  if (type.kind === 'text') return new Array<string>(length).fill('');
  if (type.kind === 'number') return new Float64Array(length);
  const column = new Int32Array(length);
  return type.kind === 'enum' || type.kind === 'ref' ? column.fill(-1) : column;
}

export function readHexAttributes({ module, map }: ModuleSource, board: Board, words: Words, report: Report): void {
  const declared = new Map((module.value.hexAttributes ?? []).map((attribute) => [attribute.id, attribute]));
  for (const { id, type, default: usual } of declared.values()) {
    const resolved = typeNamed(words, type);
    if (resolved === undefined) continue; // Reported with the declarations.
    const column = columnFor(resolved, board.grid.size);
    const at = below(top(module), 'hexAttributes');
    if (usual !== undefined) (column as unknown[]).fill(scalarValue(usual, resolved, board, at, report) as never);
    board.hexAttributes[id] = column;
  }
  for (const [index, entry] of (map.value.hexes ?? []).entries()) {
    const hex = board.hexByNumber[entry.hex];
    for (const [id, value] of Object.entries(entry.attributes ?? {})) {
      const at = below(top(map), 'hexes', index, 'attributes', id);
      const type = typeNamed(words, declared.get(id)?.type ?? '');
      if (type === undefined) report.unknown(at, 'hex attribute', id, declared.keys());
      else if (hex !== undefined) board.hexAttributes[id]![hex] = scalarValue(value, type, board, at, report) as never;
    }
  }
}

type CounterEntry = CountersFile['counters'][number];

export function readCounters({ module, counters }: ModuleSource, board: Board, words: Words, report: Report): void {
  const declared = new Map((module.value.attributes ?? []).map((attribute) => [attribute.id, attribute]));
  const types = new Map(counters.value.types.map((type, index) => [type.id, { type, index }]));
  const { counters: list } = counters.value;
  for (const { id, type, default: usual } of declared.values()) {
    const resolved = typeNamed(words, type);
    if (resolved === undefined) continue;
    const column = columnFor(resolved, list.length * board.faces);
    if (usual !== undefined)
      (column as unknown[]).fill(
        scalarValue(usual, resolved, board, below(top(module), 'attributes'), report) as never,
      );
    board.attributes[id] = column;
  }
  const assign = (
    values: Readonly<Record<string, boolean | number | string>>,
    slots: readonly number[],
    where: Where,
  ) => {
    for (const [id, value] of Object.entries(values)) {
      const at = below(where, id);
      const type = typeNamed(words, declared.get(id)?.type ?? '');
      if (type === undefined) {
        report.unknown(at, 'attribute', id, declared.keys());
        continue;
      }
      const number = scalarValue(value, type, board, at, report);
      for (const slot of slots) board.attributes[id]![slot] = number as never;
    }
  };
  for (const [index, counter] of list.entries()) readCounter(counter, index, assign);

  function readCounter(counter: CounterEntry, index: number, give: typeof assign): void {
    const at = below(top(counters), 'counters', index);
    indexIn(words, 'side', counter.side, below(at, 'side'), report);
    const found = types.get(counter.type);
    if (found === undefined) report.unknown(below(at, 'type'), 'unit type', counter.type, types.keys());
    const all = Array.from({ length: board.faces }, (_, face) => index * board.faces + face);
    if (found?.type.attributes)
      give(found.type.attributes, all, below(top(counters), 'types', found.index, 'attributes'));
    if (counter.attributes) give(counter.attributes, all, below(at, 'attributes'));
    for (const [face, state] of (counter.states ?? []).entries()) {
      if (state.attributes) give(state.attributes, all.slice(face, face + 1), below(at, 'states', face, 'attributes'));
    }
  }
}
