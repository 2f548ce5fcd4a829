/** What a generated `rules.ts` stands on, from a loaded module. */
import * as runtime from '../cel/runtime.js';
import { engineCalls } from '../compile/code.js';
import type { LoadedModule } from '../load/load-module.js';

export interface RulesHost {
  /** Fingerprint of the data; the rules refuse a board of other data. */
  readonly digest: string;
  readonly board: object;
  readonly engine: object;
  readonly runtime: object;
  readonly tables: readonly unknown[];
  readonly results: readonly unknown[];
}

/** Throws RangeError when the module has errors. */
export function rulesHost({ game, compilation }: LoadedModule): RulesHost {
  if (game === null || compilation?.board == null)
    throw new RangeError('Cannot make rules of a module that has errors');
  return {
    digest: game.digest,
    board: compilation.board,
    engine: engineCalls,
    runtime,
    tables: game.tables,
    results: compilation.results,
  };
}
