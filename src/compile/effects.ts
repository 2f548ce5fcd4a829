/** Effect nodes: what each becomes in the engine's closed set of changes. */
import { INT, type Type } from '../cel/types.js';
import type { Effect as Compiled } from '../engine/program.js';
import type { Effect, SetEffect, TrackEffect } from '../model/module.js';
import type { Builder } from './procedure.js';
import { below, type Where } from './report.js';
import { HEX, UNIT } from './words.js';

/** Compiles one effect; a fault is noted where it names what is not there. */
export function compileEffect(builder: Builder, effect: Effect, where: Where): void {
  if ('end' in effect) {
    const winner =
      effect.winner === undefined
        ? null
        : builder.expression(effect.winner, below(where, 'winner'), builder.checker.words.enums.get('side')!).run;
    builder.emit({
      op: 'end',
      text: builder.template(effect.end, below(where, 'end')),
      winner,
      level: effect.level ?? '',
    });
    return;
  }
  const compiled = change(builder, effect, where);
  if (compiled !== null) builder.emit({ op: 'effect', effect: compiled });
}

function change(builder: Builder, effect: Exclude<Effect, { end: string }>, where: Where): Compiled | null {
  if ('move' in effect)
    return {
      kind: 'move',
      units: oneOrMany(builder, effect.move, below(where, 'move'), UNIT),
      to: builder.expression(effect.to, below(where, 'to'), HEX).run,
    };
  if ('box' in effect)
    return {
      kind: 'box',
      units: oneOrMany(builder, effect.box, below(where, 'box'), UNIT),
      box: boxIndex(builder, effect.to, below(where, 'to')),
    };
  if ('turn' in effect)
    return {
      kind: 'turn',
      units: oneOrMany(builder, effect.turn, below(where, 'turn'), UNIT),
      to: builder.expression(effect.to, below(where, 'to'), INT).run,
    };
  if ('lose' in effect) {
    const steps =
      effect.steps === undefined ? () => 1 : builder.expression(effect.steps, below(where, 'steps'), INT).run;
    return {
      kind: 'lose',
      units: oneOrMany(builder, effect.lose, below(where, 'lose'), UNIT),
      steps,
      box: boxIndex(builder, effect.to ?? 'eliminated', below(where, 'to')),
    };
  }
  if ('gain' in effect) return { kind: 'gain', units: oneOrMany(builder, effect.gain, below(where, 'gain'), UNIT) };
  if ('set' in effect) return setStatus(builder, effect, where);
  if ('track' in effect) return moveTrack(builder, effect, where);
  const status = builder.links.statuses.get(effect.clear);
  if (status !== undefined) return { kind: 'clear', status: status.index };
  builder.checker.report.unknown(below(where, 'clear'), 'status', effect.clear, builder.links.statuses.keys());
  return null;
}

/** An expression for one thing or a list of them. */
function oneOrMany(builder: Builder, text: string, where: Where, wanted: Type) {
  const { run, type } = builder.expression(text, where);
  const item = type.kind === 'list' ? type.of : type;
  const fits =
    item.kind === 'none' ||
    (item.kind === wanted.kind && (!('name' in item) || !('name' in wanted) || item.name === wanted.name));
  const name = 'name' in wanted ? wanted.name : wanted.kind;
  if (!fits)
    builder.checker.report.add(where, 'wrong-type', 'Cannot use this here.', {
      found: item.kind,
      allowed: [name, `list of ${name}`],
    });
  return run;
}

function boxIndex(builder: Builder, id: string, where: Where): number {
  const { members } = builder.checker.words.enums.get('box')!;
  const index = members.indexOf(id);
  if (index < 0) builder.checker.report.unknown(where, 'box', id, members);
  return Math.max(0, index);
}

function setStatus(builder: Builder, effect: SetEffect, where: Where): Compiled | null {
  const { statuses } = builder.links;
  const status = statuses.get(effect.set);
  if (status === undefined) {
    builder.checker.report.unknown(below(where, 'set'), 'status', effect.set, statuses.keys());
    return null;
  }
  const holders: Record<typeof status.on, Type> = {
    unit: UNIT,
    hex: HEX,
    side: builder.checker.words.enums.get('side')!,
    game: INT,
  };
  if (effect.on === undefined && status.on !== 'game')
    builder.checker.report.add(where, 'missing-holder', `Status "${effect.set}" is set on a ${status.on}: say which.`, {
      allowed: ['on'],
    });
  if (effect.on !== undefined && status.on === 'game')
    builder.checker.report.add(
      below(where, 'on'),
      'needless-holder',
      `Status "${effect.set}" belongs to the game as a whole.`,
    );
  const on =
    effect.on === undefined || status.on === 'game'
      ? () => 0
      : oneOrMany(builder, effect.on, below(where, 'on'), holders[status.on]);
  if (effect.to === undefined && status.type.kind !== 'bool')
    builder.checker.report.add(where, 'missing-value', `Status "${effect.set}" needs a value.`, { allowed: ['to'] });
  const to = effect.to === undefined ? () => true : builder.expression(effect.to, below(where, 'to'), status.type).run;
  return { kind: 'set', status: status.index, on, to };
}

function moveTrack(builder: Builder, effect: TrackEffect, where: Where): Compiled | null {
  const { tracks } = builder.links;
  const track = tracks.get(effect.track);
  if (track === undefined) {
    builder.checker.report.unknown(below(where, 'track'), 'track', effect.track, tracks.keys());
    return null;
  }
  if ((effect.side !== undefined) !== track.perSide)
    builder.checker.report.add(
      where,
      'wrong-side',
      track.perSide
        ? `Track "${effect.track}" has a marker for each side: say whose.`
        : `Track "${effect.track}" has one marker for all.`,
    );
  if ((effect.add === undefined) === (effect.to === undefined))
    builder.checker.report.add(where, 'bad-track', 'Say either how far the marker moves or where to.', {
      allowed: ['add', 'to'],
    });
  const side =
    effect.side === undefined
      ? () => 0
      : builder.expression(effect.side, below(where, 'side'), builder.checker.words.enums.get('side')!).run;
  return {
    kind: 'track',
    track: track.index,
    side,
    add: builder.maybe(effect.add, below(where, 'add'), INT),
    to: builder.maybe(effect.to, below(where, 'to'), INT),
  };
}
