/** F5: snapshot and restore of a game of 500 pieces, against copying typed arrays of the same size there and back. */
import { Session } from '../src/engine/session.js';
import { compileFiles, countryFiles } from './fixture-module.js';
import { type BenchRow, perSecond, ratesOf } from './measure.js';
import { makeCountry } from './reach-baseline.js';

const pieces = 500;

export function measureSnapshot(): BenchRow[] {
  const country = makeCountry();
  const hexes = Array.from({ length: pieces / 2 }, (_, index) => 100 + index * 5);
  const { game } = compileFiles(countryFiles({ ...country, starts: hexes, enemies: hexes.map((hex) => hex + 1) }));
  const { state } = Session.start(game, { record: false });
  if (game.units.length !== pieces) throw new Error(`Cannot measure: ${game.units.length} pieces`);
  const cells = state.cells.slice();
  const [ours = 0, plain = 1] = ratesOf([
    () => {
      for (let i = 0; i < 50; i++) state.restore(state.snapshot());
      return 50;
    },
    () => {
      for (let i = 0; i < 50; i++) cells.set(cells.slice());
      return 50;
    },
  ]);
  const raw = `${perSecond(ours)} to ${perSecond(plain)}, ${(cells.byteLength / 1024).toFixed(0)} KiB`;
  return [
    {
      row: 'F5',
      work: `snapshot and restore, ${pieces} pieces (time)`,
      against: 'copying typed arrays',
      ratio: plain / ours,
      target: 3,
      wants: 'at most',
      raw,
    },
  ];
}
