/**
 * `cases`: which statements of the rules are proven, by what, and which are open.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { oneLine } from '../../validate/fault.js';
import { type CaseLine, caseReport } from '../case-report.js';
import { openGame } from '../find-module.js';
import { CliError, count, exit, type Io, print } from '../io.js';

export interface CasesOptions {
  readonly json?: true;
  readonly open?: true;
  readonly strict?: true;
  readonly tests?: string;
}

const shownPlaces = 4;

export function cases(io: Io, argument: string, options: CasesOptions): number {
  const { source, game, folder } = openGame(io, argument);
  const { lines, unknown } = caseReport(source, testsFolder(io, folder, options.tests));
  const open = lines.filter(({ tests }) => tests.length === 0);
  const code = options.strict && (open.length > 0 || unknown.length > 0) ? exit.faults : exit.ok;
  if (options.json) {
    print(
      io,
      JSON.stringify({ total: lines.length, proven: lines.length - open.length, open: open.map(({ id }) => id) }),
    );
    return code;
  }
  for (const line of options.open ? open : lines) printLine(io, line);
  for (const { id, file } of unknown) print(io, oneLine(`${file} names ${id}, which no list of the module has`));
  print(
    io,
    `${game.id}: ${count(lines.length, 'statement')}, ${lines.length - open.length} proven, ${open.length} open`,
  );
  return code;
}

function printLine(io: Io, { id, cite, says, component, data, tests }: CaseLine): void {
  const state = tests.length > 0 ? 'proven' : 'open';
  print(io, oneLine(`${id} (${cite}) ${state}${component ? ', a component' : ''}: ${says}`));
  if (data.length > 0) print(io, oneLine(`    data: ${some(data)}`));
  if (tests.length > 0) print(io, oneLine(`    tests: ${some(tests)}`));
}

function some(places: readonly string[]): string {
  const more = places.length > shownPlaces ? ` and ${places.length - shownPlaces} more` : '';
  return `${places.slice(0, shownPlaces).join(', ')}${more}`;
}

/** The folder of tests: the one named, or `test/` beside the folder that holds the module's folder. */
function testsFolder(io: Io, module: string, named: string | undefined): string | null {
  const folder = named === undefined ? path.resolve(module, '../../test') : path.resolve(io.cwd, named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  if (named !== undefined) throw new CliError(`Cannot read the tests in ${named}: there is no such folder.`);
  return null;
}
