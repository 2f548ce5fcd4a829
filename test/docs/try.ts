/** `npx tsx test/docs/try.ts <folder>`: faults of a module, its worked plays, and twenty games at random. */

import { playRandomly } from '../../src/engine/random-play.js';
import { Session } from '../../src/engine/session.js';
import { loadModule } from '../../src/load/load-module.js';
import { runExample } from '../../src/play/example.js';
import { formatFaults } from '../../src/validate/fault.js';

const folder = process.argv[2];
if (folder === undefined) throw new RangeError('Cannot try a module: name its folder');
const { source, compilation, game, faults } = loadModule(folder);
process.stdout.write(formatFaults(faults, 'text'));
if (game === null || source === null || compilation === null) process.exit(1);

const words = {
  event: (_: unknown, event: { readonly kind: string }) => JSON.stringify(event),
  refusal: (_: unknown, refusal: { readonly row: { readonly says: string } | null; readonly code: string }) =>
    refusal.row?.says ?? refusal.code,
};
for (const { value } of source.examples) {
  const mismatches = runExample(compilation, value, words);
  console.log(`example ${value.id}: ${mismatches.length === 0 ? 'as written' : ''}`);
  for (const { step, message } of mismatches) console.log(`  step ${step}: ${message}`);
}
for (const { id } of game.scenarios) {
  for (let seed = 1; seed <= 20; seed++) {
    const session = Session.start(game, { scenario: id, seed });
    const count = playRandomly(session, seed, 20_000);
    const end =
      session.result?.winnerId ??
      `no end; asks "${session.pending?.ask}" in phase ${game.phases[session.state.phase]?.id}`;
    console.log(`${id}, seed ${seed}: ${count} decisions, turn ${session.state.turn}, winner ${end}`);
  }
}
