/**
 * A scenario with all that it inherits: a variant is its parent with differences, and states only those.
 */
import type { ScenarioFile } from '../model/module.js';
import type { Checker } from './checker.js';
import { below, type Where } from './report.js';
import { type ModuleSource, type SourceFile, top } from './source.js';

export type SetupStep = NonNullable<ScenarioFile['setup']>[number];

/** A step of the set-up with the file it was written in. */
export interface PlacedStep {
  readonly step: SetupStep;
  readonly where: Where;
}

/** A scenario with all that it inherits. */
export interface WholeScenario {
  readonly id: string;
  readonly file: SourceFile<ScenarioFile>;
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly options: ReadonlyMap<string, { readonly value: boolean | number | string; readonly where: Where }>;
  readonly steps: readonly PlacedStep[];
  readonly arrivals: ReadonlyMap<string, { readonly turn: number; readonly where: Where }>;
  readonly victory: { readonly value: NonNullable<ScenarioFile['victory']>; readonly where: Where } | null;
  readonly units: { readonly value: NonNullable<ScenarioFile['units']>; readonly where: Where } | null;
}

/** Puts each scenario together with its parents; a circle of parents is a fault. */
export function wholeScenarios(source: ModuleSource, checker: Checker): WholeScenario[] {
  const byId = new Map(source.scenarios.map((file) => [file.value.id, file]));
  // Scenarios that stand on their own come before their variants: the first is the one to start with.
  const isVariant = ({ value }: SourceFile<ScenarioFile>) => value.extends !== undefined;
  const ordered = [...source.scenarios].sort((a, b) => Number(isVariant(a)) - Number(isVariant(b)));
  return ordered.flatMap((file) => {
    const chain = parents(file, byId, checker);
    return chain === null ? [] : [merged(file, chain)];
  });
}

/** The scenario and its parents, the oldest first; null, with a fault, when there is none or they go round. */
function parents(
  file: SourceFile<ScenarioFile>,
  byId: ReadonlyMap<string, SourceFile<ScenarioFile>>,
  checker: Checker,
): SourceFile<ScenarioFile>[] | null {
  const chain: SourceFile<ScenarioFile>[] = [];
  for (let at: SourceFile<ScenarioFile> | undefined = file; at !== undefined; ) {
    if (chain.includes(at)) {
      const round = [...[...chain].reverse(), at].map(({ value }) => value.id).join(' extends ');
      checker.report.add(
        below(top(file), 'extends'),
        'circular-extends',
        `Scenarios extend each other in a circle: ${round}.`,
        { found: file.value.extends! },
      );
      return null;
    }
    chain.unshift(at);
    const parent: string | undefined = at.value.extends;
    if (parent === undefined) return chain;
    const next = byId.get(parent);
    if (next === undefined) {
      checker.report.unknown(below(top(at), 'extends'), 'scenario', parent, byId.keys());
      return null;
    }
    at = next;
  }
  return chain;
}

function merged(file: SourceFile<ScenarioFile>, chain: readonly SourceFile<ScenarioFile>[]): WholeScenario {
  const options = new Map<string, { value: boolean | number | string; where: Where }>();
  const arrivals = new Map<string, { turn: number; where: Where }>();
  let steps: PlacedStep[] = [];
  let whole = {
    firstTurn: 1,
    lastTurn: 1,
    victory: null as WholeScenario['victory'],
    units: null as WholeScenario['units'],
  };
  for (const { value, document } of chain) {
    const where: Where = { document, pointer: '' };
    for (const [id, option] of Object.entries(value.options ?? {}))
      options.set(id, { value: option, where: below(where, 'options', id) });
    for (const [id, turn] of Object.entries(value.arrivals ?? {}))
      arrivals.set(id, { turn, where: below(where, 'arrivals', id) });
    for (const [index, step] of (value.setup ?? []).entries())
      steps = withStep(steps, { step, where: below(where, 'setup', index) });
    whole = {
      firstTurn: value.firstTurn ?? whole.firstTurn,
      lastTurn: value.lastTurn ?? whole.lastTurn,
      victory: value.victory === undefined ? whole.victory : { value: value.victory, where: below(where, 'victory') },
      units: value.units === undefined ? whole.units : { value: value.units, where: below(where, 'units') },
    };
  }
  return { id: file.value.id, file, ...whole, options, arrivals, steps };
}

/** A step of the same id takes the place of the old one, or drops it. */
function withStep(steps: readonly PlacedStep[], next: PlacedStep): PlacedStep[] {
  const at = steps.findIndex(({ step }) => step.id === next.step.id);
  if (at < 0) return [...steps, next];
  return next.step.drop
    ? steps.filter((_, index) => index !== at)
    : steps.map((old, index) => (index === at ? next : old));
}

/** Ids of the units that take part. */
export function unitsTakingPart(whole: WholeScenario, all: Iterable<string>): Set<string> {
  const { only, without } = whole.units?.value ?? {};
  return new Set([...(only ?? all)].filter((id) => !without?.includes(id)));
}
