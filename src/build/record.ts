/** `.build.json`: what the last build of a module was made from and what came of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../validate/fault.js';
import { isThere, type Listed } from './publish.js';

export interface BuildRecord {
  readonly inputs: string;
  readonly files: readonly Listed[];
  /** Warnings of the module, to be shown again. */
  readonly faults: readonly Fault[];
}

export const recordName = '.build.json';

/** The record of the last build; null when there is none that can be read. */
export function readRecord(folder: string): BuildRecord | null {
  try {
    const record = JSON.parse(readFileSync(path.join(folder, recordName), 'utf8')) as Partial<BuildRecord> | null;
    const sound =
      typeof record?.inputs === 'string' &&
      Array.isArray(record.faults) &&
      Array.isArray(record.files) &&
      record.files.every(isListed);
    return sound ? (record as BuildRecord) : null;
  } catch {
    return null;
  }
}

function isListed(value: unknown): value is Listed {
  const listed = value as Partial<Listed> | null;
  return typeof listed?.name === 'string' && typeof listed.bytes === 'number' && typeof listed.sha256 === 'string';
}

/** Whether everything the record lists stands as it was made. */
export function isFresh(folder: string, record: BuildRecord | null, inputs: string | null): record is BuildRecord {
  return record !== null && record.inputs === inputs && record.files.every((file) => isThere(folder, file));
}
