import type { TypedNode } from './typed.js';
/** What an expression looks at. */
export interface Dependencies {
  /** Free variables. */
  readonly variables: ReadonlySet<string>;
  /** The `reads` tags of every member and function used. */
  readonly reads: ReadonlySet<string>;
  /** Names of vocabulary functions called. */
  readonly calls: ReadonlySet<string>;
  /** Free variable -> member chains that hang on it (`unit` -> `hex.terrain`, `kind`); `''` = used as it stands. */
  readonly chains: ReadonlyMap<string, ReadonlySet<string>>;
}
export declare function dependencies(node: TypedNode): Dependencies;
