/**
 * Deep counts: `npm run perft -- battle-for-moscow` checks every line of the file and says how fast; with `--by` the
 * count is split by the first decision, with `--depth 4` another depth is counted. `--record` writes what was counted
 * into the file: only after the difference has been understood.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { perft, perftByOption } from '../../src/play/perft.js';
import { subjectOf } from '../soak/subject.js';
import { parsePerft, startPart } from './perft-file.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    depth: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const [id = 'battle-for-moscow'] = positionals;
const file = path.join(import.meta.dirname, `${id}.perft`);
let text = readFileSync(file, 'utf8');
let wrong = 0;

for (const part of parsePerft(text)) {
  if (!part.title.includes(values.only)) continue;
  const session = startPart(subjectOf(id).game, part);
  console.log(`${part.title} (${session.pending?.ask ?? 'over'})`);
  const depths = values.depth === undefined ? part.counts : [{ depth: Number(values.depth), leaves: -1 }];
  for (const { depth, leaves } of depths) {
    if (values.by) for (const [token, count] of perftByOption(session, depth)) console.log(`    ${token} ${count}`);
    const started = performance.now();
    const counted = perft(session, depth);
    const rate = Math.round(counted / (performance.now() - started));
    const verdict = leaves < 0 ? '' : counted === leaves ? 'as recorded' : `NOT ${leaves} as recorded`;
    if (leaves >= 0 && counted !== leaves) wrong++;
    if (values.record && leaves >= 0) text = recorded(part.title, depth, counted);
    console.log(`  ${depth} ${counted}  ${verdict} (${rate} leaves/ms)`);
  }
}
if (values.record) writeFileSync(file, text);
process.exitCode = wrong === 0 ? 0 : 1;

/** The file with the count of a depth in the part of that title. */
function recorded(title: string, depth: number, leaves: number): string {
  const begin = text.indexOf(`start ${title}\n`);
  const line = new RegExp(`^${depth} \\d+$`, 'm');
  return text.slice(0, begin) + text.slice(begin).replace(line, `${depth} ${leaves}`);
}
