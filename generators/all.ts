// Everything that is generated: the types of module files, then for each folder under data/ what is built of it, into
// out/<game>/. Modules may be named: `tsx generators/all.ts <folder name> ...`.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildModule } from '../src/build/build-module.js';
import { sha256 } from '../src/build/inputs.js';
import { readSchemas, schemasFolder } from '../src/files/schemas-folder.js';
import { writeFileAtomic } from '../src/files/write-atomic.js';
import { formatFaults } from '../src/validate/fault.js';

const root = path.join(schemasFolder(), '..');

async function main(names: readonly string[]): Promise<void> {
  console.log(`src/model/module.ts: ${await buildTypes()}`);
  const data = path.join(root, 'data');
  const found = existsSync(data) ? readdirSync(data, { withFileTypes: true }) : [];
  const folders = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of names.length > 0 ? names : folders.sort()) await build(path.join(data, name));
}

/** The compiler that reads types takes longer to load than all else: it is asked only when a schema has changed. */
async function buildTypes(): Promise<string> {
  const target = path.join(root, 'src', 'model', 'module.ts');
  const record = path.join(root, 'out', '.types.json');
  const generator = readFileSync(path.join(root, 'generators', 'types.ts'), 'utf8');
  const inputs = sha256(JSON.stringify([readSchemas(), generator]));
  const now = () => JSON.stringify({ inputs, output: existsSync(target) ? sha256(readFileSync(target)) : '' });
  if (existsSync(record) && readFileSync(record, 'utf8') === now()) return 'unchanged';
  const { generateTypes } = await import('./types.js');
  const outcome = writeFileAtomic(target, await generateTypes(readSchemas()));
  writeFileAtomic(record, now());
  return outcome;
}

async function build(folder: string): Promise<void> {
  const name = path.basename(folder);
  const started = performance.now();
  const result = await buildModule(folder, path.join(root, 'out'), (file) => console.log(`${name}: making ${file}`));
  process.stderr.write(formatFaults(result.faults, 'text', { folder: path.relative('.', folder) }));
  if (!result.ok) {
    console.error(`${name}: not built; what stood in out/ is as it was`);
    process.exitCode = 1;
    return;
  }
  const written = result.files.filter(({ status }) => status === 'written').length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const what = result.fresh ? 'nothing has changed' : `${written} of ${result.files.length} files written`;
  console.log(`${name}: ${what}, ${path.relative('.', result.folder)} (${seconds} s)`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
