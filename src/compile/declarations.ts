/**
 * Names a module declares: each must be one that expressions and compiled code can use, and mean one thing only.
 */

import { isSafeName } from '../cel/check-members.js';
import { BUILT_INS } from '../cel/functions.js';
import { below, type Report, type Where } from './report.js';
import { type ModuleSource, top } from './source.js';
import { allPhases, typeNamed, typeNames, type Words } from './words.js';

/** Words that mean something else in expressions or in generated code. */
const reserved = new Set(
  'none eval arguments true false in as break const continue else for function if import let loop package namespace return var void while has matches contains startsWith endsWith type dyn bind bytes timestamp duration class new delete this null undefined default switch case do enum export extends finally instanceof super throw try typeof with yield static await async rt turn active phase lastTurn game options'.split(
    ' ',
  ),
);

/** Functions and members every vocabulary has. */
const builtInFunctions =
  'units roster unitsAt stack unitsIn occupied empty enemy distance adjacent neighbours within hexes direction crosses linked hasLink bordersOn inRegion region towards at piece side noUnit noHex'.split(
    ' ',
  );
const unitMembers = 'side type name note state steps arrival hex onMap box'.split(' ');
const hexMembers = 'terrain features name number edge'.split(' ');

/** Checks all declared names and types; a second meaning of a name is a fault. */
export function declareNames(source: ModuleSource, words: Words, report: Report): void {
  functionNames(source, report);
  const { module } = source;
  const where = top(module);
  memberNames(module.value.attributes ?? [], below(where, 'attributes'), unitMembers, report);
  memberNames(module.value.hexAttributes ?? [], below(where, 'hexAttributes'), hexMembers, report);
  const statuses = (module.value.statuses ?? []).entries();
  const taken: Record<string, string[]> = {
    unit: [...unitMembers, ...(module.value.attributes ?? []).map(({ id }) => id)],
    hex: [...hexMembers, ...(module.value.hexAttributes ?? []).map(({ id }) => id)],
    side: [],
    game: [],
  };
  for (const [index, { id, on }] of statuses) {
    oneName(id, below(where, 'statuses', index, 'id'), taken[on]!, report);
    taken[on]!.push(id);
  }
  for (const [index, { id, perSide }] of (module.value.tracks ?? []).entries())
    oneName(id, below(where, 'tracks', index, 'id'), taken[perSide ? 'side' : 'game']!, report);
  localNames(source, report);
  declaredTypes(source, words, report);
  expiries(source, report);
  enumNames(source, words, report);
}

function functionNames(source: ModuleSource, report: Report): void {
  const seen = new Map<string, string>([
    ...[...BUILT_INS.keys(), ...builtInFunctions].map((name): [string, string] => [name, 'every module']),
  ]);
  const declare = (name: string, where: Where) => {
    const first = seen.get(name);
    if (first !== undefined)
      report.add(where, 'duplicate-id', `"${name}" already means something: it is declared in ${first}.`, {
        found: name,
      });
    else if (!isSafeName(name) || reserved.has(name))
      report.add(where, 'reserved-word', `Cannot use "${name}" as a name: it means something else in expressions.`, {
        found: name,
      });
    seen.set(name, where.document.file);
  };
  for (const file of source.tables) {
    declare(file.value.id, below(top(file), 'id'));
    if (file.value.kind === 'result') declare(`${file.value.id}Column`, below(top(file), 'id'));
  }
  for (const [index, { id }] of (source.module.value.terms ?? []).entries())
    declare(id, below(top(source.module), 'terms', index, 'id'));
  for (const file of source.zones)
    for (const name of [file.value.id, `${file.value.id}Sources`]) declare(name, below(top(file), 'id'));
  for (const file of source.traces)
    for (const name of [file.value.id, `${file.value.id}Length`]) declare(name, below(top(file), 'id'));
  for (const files of [source.procedures, source.regimes, source.scenarios, source.examples]) fileIds(files, report);
  const phases = new Set<string>();
  for (const { id } of allPhases(source.sequence.value.phases)) {
    if (phases.has(id))
      report.add(top(source.sequence), 'duplicate-id', `Two phases are called "${id}".`, { found: id });
    phases.add(id);
  }
}

/** Names that are variables in compiled code: inputs and facts of tables, parameters of terms, regimes and traces. */
function localNames(source: ModuleSource, report: Report): void {
  const each = (names: object | undefined, where: Where, taken: readonly string[] = []) => {
    for (const name of Object.keys(names ?? {})) oneName(name, below(where, name), taken, report);
  };
  for (const file of source.tables) {
    const { value } = file;
    if (value.kind === 'result') {
      each(value.column.inputs, below(top(file), 'column', 'inputs'));
      continue;
    }
    each(value.inputs, below(top(file), 'inputs'));
    each(value.facts, below(top(file), 'facts'), Object.keys(value.inputs ?? {}));
  }
  for (const [index, { params }] of (source.module.value.terms ?? []).entries())
    each(params, below(top(source.module), 'terms', index, 'params'));
  for (const file of [...source.regimes, ...source.traces]) each(file.value.params, below(top(file), 'params'));
}

function fileIds(
  files: readonly { readonly value: { readonly id: string }; readonly document: Where['document'] }[],
  report: Report,
): void {
  const seen = new Map<string, string>();
  for (const file of files) {
    const first = seen.get(file.value.id);
    if (first !== undefined)
      report.add(below(top(file), 'id'), 'duplicate-id', `"${file.value.id}" is declared in ${first} already.`, {
        found: file.value.id,
      });
    seen.set(file.value.id, file.document.file);
  }
}

function memberNames(
  entries: readonly { readonly id: string }[],
  where: Where,
  taken: readonly string[],
  report: Report,
): void {
  for (const [index, { id }] of entries.entries()) oneName(id, below(where, index, 'id'), taken, report);
}

function oneName(id: string, where: Where, taken: readonly string[], report: Report): void {
  if (taken.includes(id))
    report.add(where, 'duplicate-id', `"${id}" is the name of something else already.`, { found: id });
  else if (!isSafeName(id) || reserved.has(id))
    report.add(where, 'reserved-word', `Cannot use "${id}" as a name: it means something else in expressions.`, {
      found: id,
    });
}

function declaredTypes({ module }: ModuleSource, words: Words, report: Report): void {
  const stored = (type: string) => type !== 'text' && type !== 'number' && !type.startsWith('list<');
  for (const key of ['attributes', 'hexAttributes', 'options', 'statuses'] as const) {
    for (const [index, { type }] of (module.value[key] ?? []).entries()) {
      const where = below(top(module), key, index, 'type');
      if (typeNamed(words, type) === undefined) report.unknown(where, 'type', type, typeNames(words));
      else if ((key === 'statuses' || key === 'options') && !stored(type))
        report.add(where, 'wrong-type', `Cannot store ${type} here.`, {
          found: type,
          allowed: typeNames(words).filter(stored),
        });
      else if (type.startsWith('list<')) report.add(where, 'wrong-type', 'Cannot keep a list here.', { found: type });
    }
  }
}

function expiries({ module, sequence }: ModuleSource, report: Report): void {
  const phases = ['turn', ...allPhases(sequence.value.phases).map(({ id }) => id)];
  for (const [index, { expires }] of (module.value.statuses ?? []).entries()) {
    for (const [position, phase] of (expires ?? []).entries()) {
      if (!phases.includes(phase))
        report.unknown(below(top(module), 'statuses', index, 'expires', position), 'phase', phase, phases);
    }
  }
}

/** Enums kept as bits hold no more than 31 words; declared ones may not take a built-in name. */
function enumNames({ module, terrain }: ModuleSource, words: Words, report: Report): void {
  const builtIn = [
    'side',
    'terrain',
    'feature',
    'hexsideFeature',
    'link',
    'unitType',
    'region',
    'compass',
    'box',
    'phase',
    'bool',
    'int',
    'number',
    'text',
    'hex',
    'unit',
  ];
  for (const [index, { id }] of (module.value.enums ?? []).entries()) {
    if (builtIn.includes(id))
      report.add(
        below(top(module), 'enums', index, 'id'),
        'reserved-word',
        `Cannot call a list of words "${id}": every module has one of that name.`,
        { found: id },
      );
  }
  for (const [name, key] of [
    ['feature', 'features'],
    ['hexsideFeature', 'hexsides'],
    ['link', 'links'],
  ] as const) {
    const count = words.enums.get(name)!.members.length;
    if (count > 31)
      report.add(below(top(terrain), key), 'too-many', `There can be 31 ${key} at most.`, { found: String(count) });
  }
}
