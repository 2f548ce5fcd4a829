/**
 * Scenarios compiled: length, options, arrivals, set-up and the judgement after the last turn.
 */
import type { ScenarioInfo } from '../engine/game.js';
import type { Checker } from './checker.js';
import type { Code } from './code.js';
import { scalarValue } from './literal.js';
import { compileProcedure, type Links } from './procedure.js';
import { below } from './report.js';
import { compileSetup } from './setup.js';
import { type ModuleSource, top } from './source.js';
import { unitIndex } from './unit-index.js';
import type { WholeScenario } from './whole-scenario.js';
import { typeNamed } from './words.js';

export function compileScenario(
  whole: WholeScenario,
  source: ModuleSource,
  checker: Checker,
  code: Code,
  links: Links,
): ScenarioInfo {
  const { value } = whole.file;
  if (whole.lastTurn < whole.firstTurn)
    checker.report.add(
      top(whole.file),
      'bad-turns',
      `The last turn (${whole.lastTurn}) comes before the first (${whole.firstTurn}).`,
    );
  const cite = value.cite ?? 'Set-up';
  const victory =
    whole.victory === null
      ? null
      : compileProcedure(
          {
            id: 'victory',
            title: 'Victory',
            cite: whole.victory.value.cite,
            params: [],
            nodes: whole.victory.value.do,
            where: below(whole.victory.where, 'do'),
          },
          checker,
          code,
          links,
        );
  const { unitIds } = checker.board;
  const arrivals = new Int32Array(unitIds.size);
  for (const [id, { turn, where }] of whole.arrivals) {
    const unit = unitIndex(checker, id, where);
    if (unit >= 0) arrivals[unit] = turn;
  }
  for (const [index, id] of [...(whole.units?.value.only ?? []), ...(whole.units?.value.without ?? [])].entries()) {
    if (!unitIds.has(id))
      checker.report.unknown(
        below(whole.units!.where, whole.units!.value.only ? 'only' : 'without', index),
        'unit',
        id,
        unitIds.keys(),
      );
  }
  return {
    id: whole.id,
    title: value.title,
    firstTurn: whole.firstTurn,
    lastTurn: whole.lastTurn,
    options: optionValues(whole, source, checker),
    arrivals,
    setup: compileSetup(whole, cite, checker, code, links),
    victory,
  };
}

function optionValues(whole: WholeScenario, source: ModuleSource, checker: Checker): ReadonlyMap<number, number> {
  const declared = source.module.value.options ?? [];
  const values = new Map<number, number>();
  for (const [id, { value, where }] of whole.options) {
    const index = declared.findIndex((option) => option.id === id);
    const type = index < 0 ? undefined : typeNamed(checker.words, declared[index]!.type);
    if (type === undefined)
      checker.report.unknown(
        where,
        'option',
        id,
        declared.map((option) => option.id),
      );
    else values.set(index, scalarValue(value, type, checker.board, where, checker.report) as number);
  }
  return values;
}
