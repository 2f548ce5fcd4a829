/**
 * Numbers and `name=value` pairs on the command line.
 */
import { InvalidArgumentError } from 'commander';

/** A parser for whole numbers in a range. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(
      most === Number.MAX_SAFE_INTEGER
        ? `Expected a whole number from ${least}.`
        : `Expected a whole number from ${least} to ${most}.`,
    );
  };
}

export type OptionValues = Readonly<Record<string, boolean | number | string>>;

/** Collects `--set name=value`: a truth, a number or a word. */
export function collectValue(text: string, before: OptionValues): OptionValues {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Expected name=value.');
  const word = text.slice(at + 1);
  const value = word === 'true' ? true : word === 'false' ? false : /^-?\d+$/.test(word) ? Number(word) : word;
  return Object.fromEntries([...Object.entries(before), [text.slice(0, at), value]]);
}
