/** A module's files as drawing and print want them. */
import type { ModuleSource, SourceFile } from '../compile/source.js';
import type { ModuleData } from '../print/aid-data.js';

const values = <T>(files: readonly SourceFile<T>[]): T[] => files.map(({ value }) => value);

export function printData(source: ModuleSource): ModuleData {
  return {
    module: source.module.value,
    map: source.map.value,
    terrain: source.terrain.value,
    counters: source.counters.value,
    sequence: source.sequence.value,
    tables: values(source.tables),
    procedures: values(source.procedures),
    regimes: values(source.regimes),
    zones: values(source.zones),
    traces: values(source.traces),
    scenarios: values(source.scenarios),
    ...(source.rulings.length === 0
      ? {}
      : { rulings: { rulings: values(source.rulings).flatMap(({ rulings }) => rulings) } }),
    ...(source.aids.length === 0 ? {} : { aids: { aids: values(source.aids).flatMap(({ aids }) => aids) } }),
  };
}
