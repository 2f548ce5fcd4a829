/**
 * The types of the expression language and the shape of a vocabulary.
 * The language knows no game: what a `unit` is, which members it has and how they are read is handed in.
 */

export interface EnumType {
  readonly kind: 'enum';
  readonly name: string;
  /** The runtime value is the index in this list, -1 is none. */
  readonly members: readonly string[];
}

export type Type =
  | { readonly kind: 'bool' }
  | { readonly kind: 'int' }
  | { readonly kind: 'number' }
  | { readonly kind: 'text' }
  | { readonly kind: 'none' }
  | EnumType
  /** Runtime value: a bit mask; the enum has at most 31 members. */
  | { readonly kind: 'set'; readonly of: EnumType }
  /** An opaque handle (a hex, a unit); runtime value: an int, -1 is none. */
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'list'; readonly of: Type }
  | { readonly kind: 'record'; readonly name: string; readonly fields: Readonly<Record<string, Type>> };

export const BOOL: Type = { kind: 'bool' };
export const INT: Type = { kind: 'int' };
export const NUMBER: Type = { kind: 'number' };
export const TEXT: Type = { kind: 'text' };
export const NONE: Type = { kind: 'none' };

export type Value = number | boolean | string | readonly Value[] | object;

/** Whatever the vocabulary needs to answer at run time; passed through untouched. */
export type Host = unknown;

export interface Member {
  readonly type: Type;
  /** `object` is text of the highest precedence; so must the result be (`strength[unit]`, `rank(unit)`). */
  emit(object: string): string;
  evaluate(object: Value, host: Host): Value;
  /** Dependency tags, such as `static:hex` or `unit.strength`. */
  readonly reads?: readonly string[];
}

export interface FunctionSpec {
  readonly name: string;
  readonly params: readonly Type[];
  readonly returns: Type;
  /** Arguments fit between commas: put parentheses round one that is used otherwise. The result binds tightest. */
  emit(args: readonly string[]): string;
  evaluate(args: readonly Value[], host: Host): Value;
  readonly reads?: readonly string[];
}

export interface Vocabulary {
  /** `typeKey`: the name of a ref (`unit`), or `enum:` and the name of an enum (`enum:terrain`). */
  members(typeKey: string): ReadonlyMap<string, Member>;
  readonly functions: ReadonlyMap<string, FunctionSpec>;
  /** Variables in scope everywhere. */
  readonly variables: ReadonlyMap<string, Type>;
  readonly enums: ReadonlyMap<string, EnumType>;
}

/** How a type is called in a message. */
export function typeName(type: Type): string {
  switch (type.kind) {
    case 'enum':
    case 'ref':
    case 'record':
      return type.name;
    case 'set':
      return `set of ${type.of.name}`;
    case 'list':
      return `list of ${typeName(type.of)}`;
    default:
      return type.kind;
  }
}

export function sameType(a: Type, b: Type): boolean {
  if (a.kind === 'list') return b.kind === 'list' && sameType(a.of, b.of);
  if (a.kind === 'set') return b.kind === 'set' && a.of.name === b.of.name;
  if (a.kind === 'enum' || a.kind === 'ref' || a.kind === 'record') return a.kind === b.kind && a.name === b.name;
  return a.kind === b.kind;
}

/** Whether a value of one type may stand where another is wanted: int as number, none as an enum or a ref. */
export function assignable(from: Type, to: Type): boolean {
  if (from.kind === 'int' && to.kind === 'number') return true;
  if (from.kind === 'none') return to.kind === 'enum' || to.kind === 'ref' || to.kind === 'none';
  if (from.kind === 'list' && to.kind === 'list') return assignable(from.of, to.of);
  return sameType(from, to);
}

/** The narrowest type that holds both, if there is one. */
export function joinTypes(a: Type, b: Type): Type | undefined {
  if (assignable(a, b)) return b;
  if (assignable(b, a)) return a;
  return undefined;
}

export function isNumeric(type: Type): boolean {
  return type.kind === 'int' || type.kind === 'number';
}
