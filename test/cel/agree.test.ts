import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TypedNode } from '../../src/cel/typed.js';
import type { Value } from '../../src/cel/types.js';
import { checked, interpret, run, unsigned } from './fixture.js';
import { expressionText } from './generate.js';

/** A value, or that it threw: which of two errors comes first is not part of the meaning. */
function outcome(evaluate: (node: TypedNode) => Value, node: TypedNode): unknown {
  try {
    return unsigned(evaluate(node));
  } catch (error) {
    if (error instanceof RangeError) return 'threw';
    throw error;
  }
}

describe('emitted code', () => {
  it('law: agrees with the reference interpreter', () => {
    fc.assert(
      fc.property(expressionText(), (text) => {
        const node = checked(text);
        expect(outcome(run, node)).toEqual(outcome(interpret, node));
      }),
      { numRuns: 3_000 },
    );
  });
});
