/** Citations that cite nothing: only spaces, or signs without a letter or digit. */
import { childPointer } from '../../validate/pointer.js';
import { type ModuleSource, type SourceFile, top } from '../source.js';
import type { Lint } from './lint.js';

export const blankCite: Lint = {
  code: 'blank-cite',
  severity: 'error',
  check({ source }, note) {
    for (const file of filesOf(source))
      eachCite(file.value, '', (cite, pointer) => {
        if (/[\p{L}\p{N}]/u.test(cite)) return;
        note({ ...top(file), pointer }, 'Cannot find a case in this citation: it has no letter or digit.', {
          found: cite,
        });
      });
  },
};

function filesOf(source: ModuleSource): SourceFile<unknown>[] {
  return Object.values(source).flatMap((files: SourceFile<unknown> | readonly SourceFile<unknown>[]) => files);
}

function eachCite(value: unknown, pointer: string, seen: (cite: string, pointer: string) => void): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) eachCite(item, childPointer(pointer, index), seen);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key === 'cite' && typeof item === 'string') seen(item, childPointer(pointer, key));
      else eachCite(item, childPointer(pointer, key), seen);
    }
  }
}
