/** Arguments that a node passes. */
import type { Type } from '../cel/types.js';
import type { Builder } from './procedure.js';
import { below, type Where } from './report.js';

/** Arguments in the order of the parameters; missing and unknown ones are faults. */
export function passed(
  builder: Builder,
  params: readonly [string, Type][],
  given: Readonly<Record<string, string>>,
  where: Where,
  node: Where,
) {
  const names = params.map(([name]) => name);
  for (const name of Object.keys(given))
    if (!names.includes(name)) builder.checker.report.unknown(below(where, name), 'parameter', name, names);
  return params.map(([name, type]) => {
    const text = given[name];
    if (text !== undefined) return builder.expression(text, below(where, name), type).run;
    builder.checker.report.add(node, 'missing-parameter', `Parameter "${name}" is not given.`, { allowed: [name] });
    return () => -1;
  });
}
