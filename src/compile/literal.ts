/**
 * Plain values in module files as the numbers (or texts) they stand for at run time: words by index, hexes by number,
 * units by id, truths as 0 and 1.
 */
import { type Type, typeName } from '../cel/types.js';
import { parseHexNumber } from '../hex/hex-number.js';
import { nearest } from '../validate/nearest.js';
import { didYouMean, quote } from '../validate/quote.js';
import type { Board } from './board.js';
import type { Report, Where } from './report.js';

type Scalar = boolean | number | string;
type Lookup = Pick<Board, 'grid' | 'unitIds'>;

/** The stored value; 0 or -1, with a fault, when it does not fit the type. */
export function scalarValue(value: Scalar, type: Type, board: Lookup, where: Where, report: Report): number | string {
  const read = readScalar(value, type, board, where, report);
  return typeof read === 'boolean' ? Number(read) : read;
}

/** As `scalarValue`, with truths as truths: the value as expressions see it. */
export function readScalar(
  value: Scalar,
  type: Type,
  board: Lookup,
  where: Where,
  report: Report,
): number | string | boolean {
  switch (type.kind) {
    case 'bool':
      return typeof value === 'boolean' ? value : misfit(value, type, false, where, report);
    case 'int':
      return typeof value === 'number' && Number.isInteger(value) ? value : misfit(value, type, 0, where, report);
    case 'number':
      return typeof value === 'number' ? value : misfit(value, type, 0, where, report);
    case 'text':
      return typeof value === 'string' ? value : misfit(value, type, '', where, report);
    case 'enum':
      return readWord(value, type.members, type.name, where, report);
    case 'ref':
      return type.name === 'unit'
        ? readWord(value, [...board.unitIds.keys()], 'unit', where, report)
        : readHex(value, board, where, report);
    default:
      return misfit(value, type, 0, where, report);
  }
}

function readWord(value: Scalar, members: readonly string[], name: string, where: Where, report: Report): number {
  if (value === 'none') return -1;
  const index = members.indexOf(String(value));
  if (index < 0 || typeof value !== 'string') {
    report.add(where, 'unknown-value', `Cannot use ${quote(value)} as ${name}.`, {
      found: String(value),
      allowed: members,
      hint: didYouMean(nearest(String(value), members)),
    });
  }
  return index;
}

function readHex(value: Scalar, board: Lookup, where: Where, report: Report): number {
  if (value === 'none') return -1;
  const hex = typeof value === 'string' ? parseHexNumber(board.grid, value) : -1;
  if (hex < 0)
    report.add(where, 'hex-off-grid', `Cannot find hex ${quote(value)} on the map.`, { found: String(value) });
  return hex;
}

/** Notes that a value does not fit and gives one that does no harm. */
function misfit<T>(value: Scalar, type: Type, instead: T, where: Where, report: Report): T {
  report.add(where, 'wrong-type', `Cannot use ${quote(value)} here.`, {
    found: typeof value,
    allowed: [typeName(type)],
  });
  return instead;
}
