/** A set-up card: what it is, who stands where, who comes when. A variant is shown with what it takes over. */
import { drawCounter } from '../draw/counter.js';
import type { Fonts } from '../draw/fonts.js';
import type { Shape } from '../draw/shape.js';
import type { ModuleData, Scenario, SetupStep } from './aid-data.js';
import type { Item, Section } from './flow.js';
import { type Cell, type Column, tableItems } from './grid-table.js';
import { caseWords, heading } from './heading.js';
import { accent, paragraph, quiet, type Run } from './text-block.js';
import { spaced } from './words.js';

/** The scenario with the steps of those it extends; a variant replaces steps by id. */
export function wholeScenario(data: ModuleData, id: string, seen: readonly string[] = []): Scenario {
  const scenario = data.scenarios.find((each) => each.id === id);
  if (scenario === undefined) throw new RangeError(`Cannot print scenario "${id}": the module has none of that name`);
  if (scenario.extends === undefined) return scenario;
  if (seen.includes(id)) throw new RangeError(`Cannot print scenario "${id}": it extends itself`);
  const base = wholeScenario(data, scenario.extends, [...seen, id]);
  const own = new Map((scenario.setup ?? []).map((step) => [step.id, step]));
  const kept = (base.setup ?? []).map((step) => {
    const change = own.get(step.id);
    own.delete(step.id);
    return change ?? step;
  });
  const setup = [...kept, ...own.values()].filter((step) => step.drop !== true);
  return { ...base, ...scenario, setup, arrivals: { ...base.arrivals, ...scenario.arrivals } };
}

export function scenarioSection(data: ModuleData, fonts: Fonts, id: string): Section {
  const scenario = wholeScenario(data, id);
  const place = `scenario "${id}"`;
  return {
    natural: 0,
    items: (width) => {
      const text = (runs: readonly Run[], after = 1): Item =>
        paragraph(fonts, runs, { size: 3.2, width, after, place });
      const { about, victory } = scenario;
      return [
        heading(fonts, scenario.title, scenario.cite, width, place),
        ...(about === undefined ? [] : [text([{ text: about }], 1.6)]),
        ...lengthOf(data, scenario).map((words) => text([{ text: 'Length:', font: 'bold' }, { text: ` ${words}` }])),
        ...(scenario.setup ?? []).flatMap((step) => stepItems(data, fonts, step, width, place)),
        ...arrivalRuns(data, scenario).map((runs) => text(runs)),
        ...(victory?.text === undefined
          ? []
          : [
              text([
                { text: 'Victory:', font: 'bold' },
                { text: ` ${victory.text} ` },
                { text: caseWords(victory.cite), fill: quiet },
              ]),
            ]),
      ];
    },
  };
}

function lengthOf(data: ModuleData, { firstTurn = 1, lastTurn }: Scenario): string[] {
  if (lastTurn === undefined) return [];
  const name = (turn: number) => data.module.turnNames?.[turn - 1] ?? `turn ${turn}`;
  const count = lastTurn - firstTurn + 1;
  return [`${count} ${count === 1 ? 'turn' : 'turns'}, ${name(firstTurn)} to ${name(lastTurn)}.`];
}

/** Pictures of the units of a step, smaller than the counters, in rows. */
function pictures(data: ModuleData, fonts: Fonts, step: SetupStep, width: number): Item[] {
  const units = [...Object.keys(step.at ?? {}), ...Object.values(step.box ?? {}).flat(), ...(step.free?.units ?? [])];
  const { size } = data.counters.sheet;
  const scale = 9.5 / size;
  const edge = 10.3;
  const columns = Math.floor(width / edge);
  const scenes = units.flatMap((id) => {
    const counter = data.counters.counters.find((each) => each.id === id);
    if (counter === undefined) return [];
    const state = Math.max(counter.states?.findIndex((each) => each.id === step.state) ?? 0, 0);
    return [drawCounter(data, fonts, counter, state)];
  });
  const rows = Array.from({ length: Math.ceil(scenes.length / columns) }, (_, row): Item => {
    const shapes = scenes.slice(row * columns, (row + 1) * columns).map((scene, index): Shape => {
      return { kind: 'group', at: { x: index * edge, y: 0.6 }, scale, shapes: scene.shapes };
    });
    return { height: edge, shapes };
  });
  return rows.length === 0 ? [] : [{ height: 0.8, shapes: [], keep: true }, ...rows];
}

/** The heading of a step, the hexes and boxes with their units as a table, and what may be set up freely. */
function stepItems(data: ModuleData, fonts: Fonts, step: SetupStep, width: number, place: string): Item[] {
  const side = data.module.sides.find((each) => each.id === step.by)?.name;
  const title = step.title ?? (side === undefined ? spaced(step.id) : `${side} sets up`);
  const cite = step.cite === undefined ? [] : [{ text: ` ${caseWords(step.cite)}`, fill: quiet }];
  const head = [{ text: title, font: 'bold' as const, fill: accent }, ...cite];
  const items: Item[] = [{ ...paragraph(fonts, head, { size: 3.4, width, after: 0.8, place }), keep: true }];
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(data, id)).join(', ');
  const hexes = new Map<string, string[]>();
  for (const [unit, hex] of Object.entries(step.at ?? {})) hexes.set(hex, [...(hexes.get(hex) ?? []), unit]);
  const boxes = Object.entries(step.box ?? {}).map(([box, units]): [string, readonly string[]] => [
    data.module.boxes?.find((each) => each.id === box)?.title ?? spaced(box),
    units,
  ]);
  const fixed = [...hexes.keys()]
    .sort()
    .map((hex): [string, readonly string[]] => [hexTitle(data, hex), hexes.get(hex)!]);
  const rows = [...fixed, ...boxes].map(([where, units]): Cell[] => [{ text: where }, { text: names(units) }]);
  if (rows.length > 0) {
    const columns: Column[] = [{ title: 'Where', font: 'bold' }, { title: 'Units' }];
    items.push(...tableItems(fonts, { columns, rows, place }, width));
  }
  if (step.free !== undefined) {
    const { region, hexes: list, units } = step.free;
    const area = data.map.regions?.find((each) => each.id === region);
    const inside = (area?.hexes ?? list ?? []).join(', ');
    const where = region === undefined ? `hexes ${inside}` : `${area?.title ?? spaced(region)} (${inside})`;
    const runs: Run[] = [{ text: 'Freely within', font: 'bold' }, { text: ` ${where}: ${names(units)}` }];
    items.push(paragraph(fonts, runs, { size: 3.2, width, place }));
  }
  if (items.length === 1) return [];
  return [...items, ...pictures(data, fonts, step, width), { height: 1.8, shapes: [] }];
}

function hexTitle(data: ModuleData, hex: string): string {
  const name = data.map.hexes?.find((each) => each.hex === hex)?.name;
  return name === undefined ? hex : `${hex} ${name}`;
}

function nameOf(data: ModuleData, id: string): string {
  const counter = data.counters.counters.find((each) => each.id === id);
  if (counter === undefined) return id;
  return counter.note === undefined ? counter.name : `${counter.name} ${counter.note}`;
}

function arrivalRuns(data: ModuleData, scenario: Scenario): Run[][] {
  const turns = new Map<number, string[]>();
  for (const [unit, turn] of Object.entries(scenario.arrivals ?? {}))
    turns.set(turn, [...(turns.get(turn) ?? []), nameOf(data, unit)]);
  return [...turns.keys()]
    .sort((a, b) => a - b)
    .map((turn) => {
      const name = data.module.turnNames?.[turn - 1];
      const title = `Turn ${turn}${name === undefined ? '' : ` (${name})`}`;
      return [{ text: title, font: 'bold' }, { text: `  arrive: ${turns.get(turn)!.join(', ')}` }];
    });
}
