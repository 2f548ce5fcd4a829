/** Units by id, for files that name them. */
import type { Checker } from './checker.js';
import type { Where } from './report.js';

/** The number of a unit; -1, with a fault, when there is none of that id. */
export function unitIndex(checker: Checker, id: string, where: Where): number {
  const unit = checker.board.unitIds.get(id);
  if (unit === undefined) checker.report.unknown(where, 'unit', id, checker.board.unitIds.keys());
  return unit ?? -1;
}
