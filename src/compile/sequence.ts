/**
 * The sequence of play as one procedure: set-up, then turn after turn the phases, then the judgement. A phase inherits
 * its side from the phase it lies in.
 */
import { BOOL } from '../cel/types.js';
import type { PhaseInfo } from '../engine/game.js';
import type { Procedure } from '../engine/program.js';
import type { ModuleFile, Phase, SequenceFile } from '../model/module.js';
import type { Checker } from './checker.js';
import type { Code } from './code.js';
import { Builder, finished, type Links } from './procedure.js';
import { below, type Where } from './report.js';
import { type SourceFile, top } from './source.js';

export interface CompiledSequence {
  readonly play: Procedure;
  readonly phases: readonly PhaseInfo[];
  readonly starts: readonly number[];
}

interface Walk {
  readonly builder: Builder;
  readonly phases: PhaseInfo[];
  readonly starts: number[];
  readonly statuses: NonNullable<ModuleFile['statuses']>;
}

export function compileSequence(
  file: SourceFile<SequenceFile>,
  module: ModuleFile,
  checker: Checker,
  code: Code,
  links: Links,
): CompiledSequence {
  const builder = new Builder(checker, code, links, file.value.cite);
  const walk: Walk = { builder, phases: [], starts: [], statuses: module.statuses ?? [] };
  builder.emit({ op: 'setup' });
  const turn = { op: 'turn' as const, to: -1 };
  const start = builder.here;
  builder.emit(turn);
  for (const [index, phase] of file.value.phases.entries())
    compilePhase(walk, phase, below(top(file), 'phases', index), null, []);
  builder.jump(start);
  turn.to = builder.here;
  builder.emit({ op: 'victory' });
  builder.emit({ op: 'end', text: ['The game ends in a draw.'], winner: null, level: '' });
  const play = finished(
    builder,
    { id: 'sequence', title: file.value.title ?? 'Sequence of play', cite: file.value.cite, params: [] },
    null,
  );
  return { play, phases: walk.phases, starts: walk.starts };
}

interface Side {
  readonly text: string;
  readonly where: Where;
}

function compilePhase(walk: Walk, phase: Phase, where: Where, outerSide: Side | null, within: readonly string[]): void {
  const { builder } = walk;
  const outerCite = builder.cite;
  builder.cite = phase.cite;
  const side = phase.side === undefined ? outerSide : { text: phase.side, where: below(where, 'side') };
  const skip =
    phase.when === undefined ? null : builder.unless(builder.expression(phase.when, below(where, 'when'), BOOL).run);
  if (phase.phases?.length) {
    builder.nodes(phase.do ?? [], below(where, 'do'));
    for (const [index, inner] of phase.phases.entries())
      compilePhase(walk, inner, below(where, 'phases', index), side, [...within, phase.title]);
  } else leaf(walk, phase, where, side, within);
  builder.land(skip);
  builder.cite = outerCite;
}

function leaf(
  { builder, phases, starts, statuses }: Walk,
  phase: Phase,
  where: Where,
  side: Side | null,
  within: readonly string[],
): void {
  const index = phases.length;
  const expires = statuses.flatMap((status, position) => (status.expires?.includes(phase.id) ? [position] : []));
  phases.push({ id: phase.id, title: phase.title, cite: phase.cite, within, expires });
  starts.push(builder.here);
  const sides = builder.checker.words.enums.get('side')!;
  builder.emit({ op: 'phase', phase: index, side: side === null ? null : sideOf(builder, side, sides.members) });
  builder.nodes(phase.do ?? [], below(where, 'do'));
  builder.emit({ op: 'close', phase: index });
}

/** A phase names its side by id, or works it out. */
function sideOf(builder: Builder, { text, where }: Side, sides: readonly string[]) {
  const index = sides.indexOf(text);
  return index >= 0 ? () => index : builder.expression(text, where, builder.checker.words.enums.get('side')!).run;
}
