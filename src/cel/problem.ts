/**
 * What is wrong with an expression, as data: a stable code, a position and the facts a message is made of.
 * The fields are those of a `Fault` (validate/fault.ts), which adds file and line: `message` is one sentence,
 * `allowed` and `hint` are not repeated in it.
 */
import { shownList } from '../validate/fault.js';
import type { Span } from './ast.js';

export const PROBLEM_CODES = [
  'bad-macro',
  'bad-number',
  'bad-template',
  'empty-expression',
  'empty-list',
  'expression-too-deep',
  'expression-too-large',
  'expression-too-long',
  'mixed-list',
  'no-members',
  'not-a-list',
  'reserved-word',
  'shadowed-variable',
  'syntax',
  'unknown-function',
  'unknown-member',
  'unknown-value',
  'unknown-variable',
  'unlike-types',
  'unsupported-syntax',
  'wrong-argument',
  'wrong-argument-count',
  'wrong-operand',
  'wrong-type',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem extends Span {
  readonly code: ProblemCode;
  readonly message: string;
  readonly found?: string;
  readonly allowed?: readonly string[];
  readonly hint?: string;
}

export type ProblemFacts = Pick<Problem, 'found' | 'allowed' | 'hint'>;

/** Carries a problem up the recursion of parser and checker; never leaves `src/cel`. */
export class ProblemFound extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

export function refuse(at: Span, code: ProblemCode, message: string, facts: ProblemFacts = {}): never {
  throw new ProblemFound({ code, message, start: at.start, end: at.end, ...facts });
}

/** Runs a step that may `refuse` and hands its problem back as a value. */
export function collect<T extends object>(step: () => T): T | { readonly problem: Problem } {
  try {
    return step();
  } catch (error) {
    if (error instanceof ProblemFound) return { problem: error.problem };
    throw error;
  }
}

/** Message, what could stand there, and advice as one line of prose. */
export function describeProblem(problem: Problem): string {
  const { message, allowed = [], hint } = problem;
  const expected = allowed.length === 0 ? '' : ` Expected ${allowed.length > 1 ? 'one of ' : ''}${shownList(allowed)}.`;
  return `${message}${expected}${hint === undefined ? '' : ` ${hint}`}`;
}
