/** F1: where one unit can go, through compiled tables, against hand-written packed arrays and honeycomb-grid. */
import type { Game } from '../src/engine/game.js';
import type { Journey } from '../src/engine/regime.js';
import { journeyEnds } from '../src/engine/search.js';
import { Session } from '../src/engine/session.js';
import { spentOf } from '../src/hex/reach.js';
import { compileFiles, countryFiles } from './fixture-module.js';
import { type BenchRow, perSecond, ratesOf } from './measure.js';
import { type Country, honeycombSearch, makeCountry, packedSearch, type Search } from './reach-baseline.js';

export function measureReachOfUnit(): BenchRow[] {
  const country = makeCountry();
  const { game } = compileFiles(countryFiles(country));
  const searches = [regimeSearch(game), packedSearch(country), honeycombSearch(country)];
  const [ours, packed, honeycomb] = searches.map((search) => checksums(search, country));
  if (ours !== packed || ours !== honeycomb)
    throw new Error(`Cannot compare reach: checksums ${ours}, ${packed}, ${honeycomb}`);
  const [house = 0, byHand = 1, library = 1] = ratesOf(searches.map((search) => allStarts(search, country)));
  const raw = `${perSecond(house)} to ${perSecond(byHand)} by hand, ${perSecond(library)} honeycomb-grid`;
  const work = 'reach of one unit, 60 x 50 hexes, 12 points';
  return [
    { row: 'F1a', work, against: 'packed arrays by hand', ratio: house / byHand, target: 0.5, wants: 'at least', raw },
    { row: 'F1b', work, against: 'honeycomb-grid', ratio: house / library, target: 25, wants: 'at least', raw },
  ];
}

/** The search that a journey in play makes, by start; the checksum is that of the baselines. */
export function regimeSearch(game: Game): Search {
  const { state } = Session.start(game, { record: false });
  const regime = game.regimes[0]!;
  const journeys = new Map<number, Journey>();
  for (const unit of game.unitsBySide[0]!) {
    const start = state.place[unit]!;
    journeys.set(start, { unit, stack: [unit], side: 0, start, params: [] });
  }
  return (start) => {
    journeyEnds(state, regime, journeys.get(start)!, start, 0, 0);
    const { reach } = state;
    let sum = reach.count * 1_000_000;
    for (let i = 0; i < reach.count; i++) sum += spentOf(reach, reach.reached[i]!);
    return sum;
  };
}

function checksums(search: Search, { starts }: Country): string {
  return starts.map(search).join(' ');
}

function allStarts(search: Search, { starts }: Country): () => number {
  return () => {
    for (const start of starts) search(start);
    return starts.length;
  };
}
