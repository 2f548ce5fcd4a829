/**
 * The body of a table's function in play: its rows as plain `if`s under its hit policy. While a ruling is being
 * explained it hands over to the definition in `engine/table.ts`, with which it must agree.
 */

import type { CheckedRow, CheckedTable } from './checked-table.js';
import type { Checker } from './checker.js';
import { factsUsed, mentions, rowCondition } from './row-code.js';

/** Statements of the table's function. */
export function hitCode(table: CheckedTable, index: number, checker: Checker): string {
  const inputs = table.inputs.map(([name]) => name).join(', ');
  const traced = `if (S.fired !== null) return S.traced(T[${index}], [${inputs}]);`;
  const body = table.source.hit === 'first' ? firstCode(table, checker) : countedCode(table, checker);
  return `${traced}\n${body}`;
}

function firstCode(table: CheckedTable, checker: Checker): string {
  const lines: string[] = [];
  const declared = new Set<string>();
  for (const row of table.rows) {
    const condition = rowCondition(row, table.scope, checker);
    lines.push(...declare(table, [condition], declared, checker));
    const answer = withFacts(table, row, declared, checker, (value) => `return ${value};`);
    if (condition === 'true') return [...lines, answer].join('\n');
    lines.push(`if (${condition}) ${answer.startsWith('const') ? `{ ${answer} }` : answer}`);
  }
  return [...lines, fallbackCode(table, declared, checker)].join('\n');
}

/** What is done with what a row gives. Facts that only this asks for are worked out when the row fires, not before. */
function withFacts(
  table: CheckedTable,
  { gives }: CheckedRow,
  declared: ReadonlySet<string>,
  checker: Checker,
  use: (value: string) => string,
): string {
  return [...declare(table, [gives.code], new Set(declared), checker), use(gives.code)].join(' ').replaceAll('\n', ' ');
}

/** Declares facts just before the first row that asks for them. */
function declare(table: CheckedTable, texts: readonly string[], declared: Set<string>, checker: Checker): string[] {
  const wanted = table.facts.filter(({ name }) => !declared.has(name) && texts.some((text) => mentions(text, name)));
  for (const { name } of wanted) declared.add(name);
  const lines = factsUsed({ ...table, facts: wanted }, texts, checker);
  return lines === '' ? [] : [lines];
}

function fallbackCode(table: CheckedTable, declared: Set<string>, checker: Checker): string {
  if (table.fallback === null)
    return `throw new RangeError(${JSON.stringify(`Cannot answer "${table.source.id}": no row fires and there is no default`)});`;
  return [...declare(table, [table.fallback.code], declared, checker), `return ${table.fallback.code};`].join('\n');
}

/** Policies that look at all rows: conditions first, then what counts of them, in the order of rows. */
function countedCode(table: CheckedTable, checker: Checker): string {
  const declared = new Set<string>();
  const lines: string[] = [];
  for (const [index, row] of table.rows.entries()) {
    const condition = rowCondition(row, table.scope, checker);
    lines.push(...declare(table, [condition], declared, checker), `const $fires${index} = ${condition};`);
  }
  lines.push('let $count = 0;', `let $answer ${startValue(table.source.hit)};`);
  const groups = [...new Set(table.rows.flatMap(({ source }) => source.group ?? []))];
  for (const [number, group] of groups.entries()) lines.push(...groupCode(table, group, number, declared, checker));
  for (const [index, row] of table.rows.entries()) {
    const number = groups.indexOf(row.source.group ?? '');
    const take = () => withFacts(table, row, declared, checker, (value) => takeCode(table, value));
    if (number < 0) lines.push(`if (${firing(table, index, row)}) { ${take()} }`);
    else lines.push(`if ($chosen${number} === ${index}) { ${takeCode(table, `$best${number}`)} }`);
  }
  lines.push(...endCode(table, declared, checker));
  return lines.join('\n');
}

/** The notes say the types of what begins empty: see `Code.functionsText`. Names with a dollar are no author's. */
function startValue(hit: string): string {
  const plain = { sum: '= 0', product: '= 1', or: '= false', and: '= true', collect: '/*: any */ = []' };
  return plain[hit as keyof typeof plain] ?? '/*: any */ = undefined';
}

/** Finds the row of a group that counts, and what it gives. */
function groupCode(
  table: CheckedTable,
  group: string,
  number: number,
  declared: ReadonlySet<string>,
  checker: Checker,
): string[] {
  const rows = [...table.rows.entries()].filter(([, { source }]) => source.group === group);
  const [best, chosen] = [`$best${number}`, `$chosen${number}`];
  const rule = table.source.groups?.[group] ?? 'first';
  const better = rule === 'first' ? `${chosen} < 0` : `${chosen} < 0 || $value ${rule === 'min' ? '<' : '>'} ${best}`;
  return [
    `let ${best} /*: any */;`,
    `let ${chosen} = -1;`,
    ...rows.map(
      ([index, row]) =>
        `if (${firing(table, index, row)}) { ${withFacts(table, row, declared, checker, (value) => `const $value = ${value}; if (${better}) { ${best} = $value; ${chosen} = ${index}; }`)} }`,
    ),
  ];
}

/** Whether a row fires and none that fires supersedes it. */
function firing(table: CheckedTable, index: number, { id }: CheckedRow): string {
  const above = [...table.rows.entries()]
    .filter(([, { source }]) => source.supersedes?.includes(id))
    .map(([other]) => `!$fires${other}`);
  return [`$fires${index}`, ...above].join(' && ');
}

function takeCode(table: CheckedTable, value: string): string {
  const { hit, id } = table.source;
  switch (hit) {
    case 'sum':
      return `$count++; $answer += ${value};`;
    case 'product':
      return `$count++; $answer *= ${value};`;
    case 'or':
      return `const $value = ${value}; $count++; $answer = $answer || $value;`;
    case 'and':
      return `const $value = ${value}; $count++; $answer = $answer && $value;`;
    case 'collect':
      return `$count++; $answer.push(${value});`;
    case 'min':
    case 'max':
      return `const $value = ${value}; if ($count++ === 0 || $value ${hit === 'min' ? '<' : '>'} $answer) $answer = $value;`;
    case 'unique':
      return `if ($count++ > 0) throw new RangeError(${JSON.stringify(`Cannot answer "${id}": two rows fire under unique`)}); $answer = ${value};`;
    default:
      return `const $value = ${value}; if ($count++ > 0 && $value !== $answer) throw new RangeError(${JSON.stringify(`Cannot answer "${id}": rows disagree under any`)}); $answer = $value;`;
  }
}

function endCode(table: CheckedTable, declared: Set<string>, checker: Checker): string[] {
  const { hit } = table.source;
  const round = ['sum', 'product', 'min', 'max'].includes(hit) ? table.source.round : undefined;
  const needsRow = !['sum', 'product', 'or', 'and', 'collect'].includes(hit);
  const none =
    needsRow || table.fallback !== null ? [`if ($count === 0) { ${fallbackCode(table, declared, checker)} }`] : [];
  const rounded =
    round === 'down'
      ? 'Math.floor($answer)'
      : round === 'up'
        ? 'Math.ceil($answer)'
        : round === 'nearest'
          ? 'rt.round($answer)'
          : '$answer';
  return [...none, `return ${rounded};`];
}
