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
import { Builder, finished, type Jump, type Links } from './procedure.js';
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
  close(walk, ['turn']);
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
    if (side !== null && phase.do !== undefined) builder.emit({ op: 'side', side: sideOf(builder, side) });
    builder.nodes(phase.do ?? [], below(where, 'do'));
    builder.landExits();
    for (const [index, inner] of phase.phases.entries())
      compilePhase(walk, inner, below(where, 'phases', index), side, [...within, phase.title]);
  } else leaf(walk, phase, where, side, within);
  landSkipped(walk, phase, skip);
  close(walk, [phase.id]);
  builder.cite = outerCite;
}

/** A skipped group passes over its phases too: what would have expired in them expires here. */
function landSkipped(walk: Walk, phase: Phase, skip: Jump | null): void {
  const over = skip !== null && phase.phases?.length ? walk.builder.jump() : null;
  walk.builder.land(skip);
  if (over !== null) close(walk, idsWithin(phase));
  walk.builder.land(over);
}

function idsWithin(phase: Phase): string[] {
  return (phase.phases ?? []).flatMap((inner) => [inner.id, ...idsWithin(inner)]);
}

/** Puts statuses that expire with a phase, a group of phases or the turn back to their defaults, skipped or not. */
function close({ builder, statuses }: Walk, ids: readonly string[]): void {
  const expiring = statuses.flatMap((status, index) => (status.expires?.some((id) => ids.includes(id)) ? [index] : []));
  if (expiring.length > 0) builder.emit({ op: 'close', statuses: expiring });
}

function leaf(
  { builder, phases, starts }: Walk,
  phase: Phase,
  where: Where,
  side: Side | null,
  within: readonly string[],
): void {
  const index = phases.length;
  phases.push({ id: phase.id, title: phase.title, cite: phase.cite, within });
  starts.push(builder.here);
  builder.emit({ op: 'phase', phase: index, side: side === null ? null : sideOf(builder, side) });
  builder.nodes(phase.do ?? [], below(where, 'do'));
  builder.landExits();
}

/** A phase names its side by id, or works it out. */
function sideOf(builder: Builder, { text, where }: Side) {
  const sides = builder.checker.words.enums.get('side')!;
  const index = sides.members.indexOf(text);
  return index >= 0 ? () => index : builder.expression(text, where, sides).run;
}
