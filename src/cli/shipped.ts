/**
 * The modules that come with the package.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package itself: this file stands two folders below it, in src/ as in dist/. */
export function packageFolder(): string {
  return fileURLToPath(new URL('../../', import.meta.url));
}

/** Their ids, sorted. */
export function shippedModules(): string[] {
  const folder = path.join(packageFolder(), 'data');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

export function packageVersion(): string {
  return (JSON.parse(readFileSync(path.join(packageFolder(), 'package.json'), 'utf8')) as { version: string }).version;
}
