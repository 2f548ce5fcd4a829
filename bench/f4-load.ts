/** F4: load, validate and link a module of 3,000 hexes, against JSON.parse and one ajv pass over the same files. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readSchemas } from '../src/files/schemas-folder.js';
import { loadModule } from '../src/load/load-module.js';
import { countryFiles } from './fixture-module.js';
import { type BenchRow, ratesOf } from './measure.js';
import { makeCountry } from './reach-baseline.js';

export function measureLoad(): BenchRow[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'hexwright-bench-'));
  try {
    for (const [name, file] of Object.entries(countryFiles(makeCountry()))) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), JSON.stringify(file, null, 2));
    }
    const [ours = 1, plain = 1] = ratesOf([() => loaded(folder), parsedAndChecked(folder)], { turns: 7, seconds: 0.5 });
    const raw = `${(1000 / ours).toFixed(1)} ms to ${(1000 / plain).toFixed(1)} ms`;
    return [
      {
        row: 'F4',
        work: 'load a module of 3,000 hexes (time)',
        against: 'JSON.parse and one ajv pass',
        ratio: plain / ours,
        target: 3,
        wants: 'at most',
        raw,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function loaded(folder: string): number {
  const { game, faults } = loadModule(folder);
  if (game === null)
    throw new Error(
      `Cannot load the fixture: ${faults
        .slice(0, 3)
        .map(({ message }) => message)
        .join(' ')}`,
    );
  return 1;
}

function parsedAndChecked(folder: string): () => number {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const { id, schema } of readSchemas()) ajv.addSchema(schema as object, id);
  return () => {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.json')) continue;
      const value = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { $schema: string };
      if (ajv.getSchema(value.$schema)?.(value) !== true) throw new Error(`Cannot check ${name}`);
    }
    return 1;
  };
}
