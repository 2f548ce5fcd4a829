/** Rulings name options and statements, statements name rulings: all must exist. */
import { below } from '../report.js';
import { top } from '../source.js';
import { type Lint, noteUnknown } from './lint.js';

export const rulingNames: Lint = {
  code: 'unknown-id',
  severity: 'error',
  check({ source }, note) {
    const options = (source.module.value.options ?? []).map(({ id }) => id);
    const cases = source.cases.flatMap(({ value }) => value.cases.map(({ id }) => id));
    const rulings = source.rulings.flatMap(({ value }) => value.rulings.map(({ id }) => id));
    for (const file of source.rulings) {
      for (const [index, ruling] of file.value.rulings.entries()) {
        const where = below(top(file), 'rulings', index);
        if (ruling.option !== undefined && !options.includes(ruling.option))
          noteUnknown(note, below(where, 'option'), 'option', ruling.option, options);
        for (const [position, id] of (ruling.cases ?? []).entries())
          if (!cases.includes(id)) noteUnknown(note, below(where, 'cases', position), 'statement', id, cases);
      }
    }
    for (const file of source.cases)
      for (const [index, { ruling }] of file.value.cases.entries())
        if (ruling !== undefined && !rulings.includes(ruling))
          noteUnknown(note, below(top(file), 'cases', index, 'ruling'), 'ruling', ruling, rulings);
  },
};
