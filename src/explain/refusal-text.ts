/**
 * Refusals in words: what was tried, the row that forbids it, the case number. The engine says which row; nothing is
 * asked again here.
 */
import type { Refusal } from '../engine/refusal.js';
import { pointsText } from './place-text.js';
import { cited, sentence, sentences } from './sentence.js';

/** Why not, as one line without a full stop. */
export function refusalText(refusal: Refusal): string {
  const { code, tried, cite, needs, has, fired } = refusal;
  switch (code) {
    case 'no-decision':
      return 'Nothing is to be decided: the game has ended';
    case 'no-such-hex':
      return `There is no hex "${tried}" on the map`;
    case 'not-a-choice':
      return cited(`"${tried}" is not a choice here`, cite);
    case 'not-offered':
      return because(`"${tried}" is not open now`, refusal);
    case 'forbidden':
      return because(`${tried} may not be chosen`, refusal);
    case 'may-not-leave':
      return because(`Not to ${tried}: the hex may not be left`, refusal);
    case 'may-not-enter':
      return because(`${tried} may not be entered`, refusal);
    case 'may-not-end':
      return because(`The way may not end in ${tried}`, refusal);
    case 'too-far': {
      const reasons = sentences(fired);
      const left = `${Number(has.toFixed(3))} ${has === 1 ? 'is' : 'are'} left`;
      return cited(`${tried} costs ${pointsText(needs)}, and ${left}`, cite) + (reasons === '' ? '' : `: ${reasons}`);
    }
    case 'out-of-reach':
      return because(`No way leads to ${tried}${has > 0 ? ` within ${pointsText(has)}` : ''}`, refusal);
    default:
      return cited(`${tried}: ${code satisfies never}`, cite);
  }
}

/** What is refused, then the row: in its words, or by its name where it has none. */
function because(what: string, { row, cite }: Refusal): string {
  if (row === null) return cited(what, cite);
  const words = sentence(row);
  return `${what}: ${words === '' ? cited(`row "${row.row}" of ${row.table}`, row.cite) : words}`;
}
