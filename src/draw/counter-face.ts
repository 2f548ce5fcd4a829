/**
 * What stands on one face of a counter: attributes of type, counter and state laid over each other, in words. No
 * shapes yet; `counter.ts` draws a face.
 */
import type { Attributes, BoardData, CounterData, CounterSymbol, Scalar, SideData, UnitType } from './module-data.js';

export interface CounterFace {
  readonly counter: CounterData;
  readonly side: SideData;
  readonly type: UnitType;
  readonly symbol: CounterSymbol;
  /** 0 is the front, 1 the back, and so on. */
  readonly state: number;
  readonly attributes: Attributes;
  /** For errors: `counter "x", state "half"`. */
  readonly place: string;
}

/** The face of a counter in one of its states. Throws RangeError when a name is not declared. */
export function counterFace(data: BoardData, counter: CounterData, state: number): CounterFace {
  const states = counter.states ?? [];
  const current = states[state];
  if (current === undefined && state !== 0)
    throw new RangeError(`Cannot draw "${counter.id}": it has no state ${state}`);
  const side = data.module.sides.find((each) => each.id === counter.side);
  const type = data.counters.types.find((each) => each.id === counter.type);
  if (side === undefined) throw new RangeError(`Cannot draw "${counter.id}": no side "${counter.side}"`);
  if (type === undefined) throw new RangeError(`Cannot draw "${counter.id}": no unit type "${counter.type}"`);
  const defaults = (data.module.attributes ?? []).flatMap((each): [string, Scalar][] =>
    each.default === undefined ? [] : [[each.id, each.default]],
  );
  return {
    counter,
    side,
    type,
    symbol: { ...type.symbol, ...counter.symbol },
    state,
    attributes: {
      ...Object.fromEntries(defaults),
      ...type.attributes,
      ...counter.attributes,
      ...current?.attributes,
    },
    place: `counter "${counter.id}"${current === undefined ? '' : `, state "${current.id}"`}`,
  };
}

/** How an attribute reads in print: the title of an enum's member, the attribute's title for yes, nothing for no. */
export function attributeText(data: BoardData, face: CounterFace, id: string): string {
  const declared = data.module.attributes?.find((each) => each.id === id);
  const value = face.attributes[id] ?? (declared?.type === 'int' || declared?.type === 'number' ? 0 : '');
  if (value === true) return declared?.title ?? id;
  if (value === false) return '';
  if (typeof value === 'number') return numberText(value);
  const members = data.module.enums?.find((each) => each.id === declared?.type)?.members ?? [];
  return members.find((member) => member.id === value)?.title ?? value;
}

/** Halves and quarters as printers set them. */
export function numberText(value: number): string {
  const whole = Math.floor(Math.abs(value));
  const part = { 0.25: '¼', 0.5: '½', 0.75: '¾' }[Math.abs(value) - whole];
  if (part === undefined) return String(value).replace('-', '−');
  return `${value < 0 ? '−' : ''}${whole === 0 ? '' : whole}${part}`;
}
