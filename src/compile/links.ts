/** What procedures refer to by name, and the procedures of the module themselves. */
import { INT, type Type } from '../cel/types.js';
import type { Procedure } from '../engine/program.js';
import type { ProcedureFile } from '../model/module.js';
import type { Checker } from './checker.js';
import type { Code } from './code.js';
import { compileProcedure, type Links } from './procedure.js';
import { regimeParams } from './regime.js';
import { below } from './report.js';
import { type ModuleSource, type SourceFile, top } from './source.js';
import { typeNamed } from './words.js';

/** Types of the parameters of a procedure; a trigger's are a unit and a hex. */
function procedureParams(file: SourceFile<ProcedureFile>, checker: Checker): [string, Type][] {
  return Object.entries(file.value.params ?? {}).flatMap(([name, typeName]): [string, Type][] => {
    const type = checker.type(typeName, below(top(file), 'params', name));
    return type === null ? [] : [[name, type]];
  });
}

/** All that nodes may name, by id. */
export function linksOf(source: ModuleSource, checker: Checker): Links {
  const { module } = source;
  const typed = (name: string): Type => typeNamed(checker.words, name) ?? INT;
  return {
    procedures: new Map(
      source.procedures.map((file, index) => {
        const { returns } = file.value;
        return [
          file.value.id,
          {
            index,
            params: procedureParams(file, checker),
            returns: returns === undefined ? null : checker.type(returns.type, below(top(file), 'returns', 'type')),
          },
        ];
      }),
    ),
    regimes: new Map(
      source.regimes.map((file, index) => [file.value.id, { index, params: regimeParams(file, checker) ?? [] }]),
    ),
    statuses: new Map(
      (module.value.statuses ?? []).map(({ id, on, type }, index) => [id, { index, on, type: typed(type) }]),
    ),
    tracks: new Map(
      (module.value.tracks ?? []).map(({ id, perSide }, index) => [id, { index, perSide: perSide ?? false }]),
    ),
    onStep: new Map(
      source.regimes.flatMap((file) =>
        file.value.onStep === undefined
          ? []
          : [[file.value.id, { nodes: file.value.onStep, where: below(top(file), 'onStep') }]],
      ),
    ),
  };
}

/** Compiles a procedure; a trigger must take a unit and a hex. */
export function compileProcedureFile(
  file: SourceFile<ProcedureFile>,
  checker: Checker,
  code: Code,
  links: Links,
): Procedure {
  const { value } = file;
  const { params, returns } = links.procedures.get(value.id)!;
  if (
    value.on !== undefined &&
    params.map(([name, type]) => `${name}:${'name' in type ? type.name : type.kind}`).join() !== 'unit:unit,hex:hex'
  ) {
    checker.report.add(top(file), 'wrong-parameters', `Trigger "${value.id}" must have the parameters unit and hex.`, {
      allowed: ['{"unit": "unit", "hex": "hex"}'],
    });
  }
  return compileProcedure(
    {
      id: value.id,
      title: value.title,
      cite: value.cite,
      params,
      nodes: value.do,
      where: below(top(file), 'do'),
      returns:
        returns === null || value.returns === undefined
          ? null
          : { type: returns, text: value.returns.value, where: below(top(file), 'returns', 'value') },
    },
    checker,
    code,
    links,
  );
}
