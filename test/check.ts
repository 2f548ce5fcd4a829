/**
 * The gate: types, lint and format, generated types, tests, modules, cases, one after the other. Ends with one plain
 * line that counts tests and steps. Run as `npm run check`; `npm test` is the same.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

const results = path.join(mkdtempSync(path.join(tmpdir(), 'hexwright-check-')), 'vitest.json');
const modules = readdirSync('data', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const cli = ['node', 'dist/cli/bin.js'];

const steps: readonly Step[] = [
  { name: 'dist', command: ['npm', 'run', '--silent', 'dist'] },
  { name: 'types', command: ['npx', 'tsc', '-p', 'tsconfig.json'] },
  { name: 'lint and format', command: ['npx', 'biome', 'check', '--diagnostic-level=error', '.'] },
  { name: 'generated types', command: ['npx', 'tsx', 'generators/types.ts', '--check'] },
  { name: 'generated validators', command: ['npx', 'tsx', 'generators/validators.ts', '--check'] },
  { name: 'generated docs', command: ['npx', 'tsx', 'generators/docs.ts', '--check'] },
  ...modules.map((id) => ({ name: `validate ${id}`, command: [...cli, 'validate', id] })),
  {
    name: 'tests',
    command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
  },
  ...modules.map((id) => ({ name: `cases ${id}`, command: [...cli, 'cases', id] })),
];

let passed = 0;
let failed = 0;
for (const { name, command } of steps) {
  const started = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const [program, ...args] = command;
  const { status } = spawnSync(program!, args, { stdio: 'inherit' });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  if (name !== 'tests') {
    if (status === 0) passed++;
    else failed++;
  }
}
const skipped = countTests();
rmSync(path.dirname(results), { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Adds what vitest counted; returns how many tests were skipped. */
function countTests(): number {
  if (!existsSync(results)) {
    failed++;
    return 0;
  }
  const report = JSON.parse(readFileSync(results, 'utf8')) as Record<string, number>;
  passed += report.numPassedTests ?? 0;
  failed +=
    (report.numFailedTests ?? 0) +
    (report.numFailedTestSuites !== undefined && report.numFailedTests === 0 ? report.numFailedTestSuites : 0);
  return report.numPendingTests ?? 0;
}
