/**
 * The body of a table's function in play: its rows as plain `if`s under its hit policy. While a ruling is being
 * explained it hands over to the definition in `engine/table.ts`, with which it must agree.
 */
import type { Checker } from './checker.js';
import { type CheckedRow, type CheckedTable, factsUsed, mentions, rowCondition } from './decision-table.js';

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
    lines.push(...declare(table, [condition, row.gives.code], declared, checker));
    if (condition === 'true') return [...lines, `return ${row.gives.code};`].join('\n');
    lines.push(`if (${condition}) return ${row.gives.code};`);
  }
  return [...lines, fallbackCode(table, declared, checker)].join('\n');
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

/** Policies that look at all rows: conditions first, then what counts of them. */
function countedCode(table: CheckedTable, checker: Checker): string {
  const declared = new Set<string>();
  const lines: string[] = [];
  for (const [index, row] of table.rows.entries()) {
    const condition = rowCondition(row, table.scope, checker);
    lines.push(
      ...declare(table, [condition, row.gives.code], declared, checker),
      `const fires${index} = ${condition};`,
    );
  }
  lines.push('let count = 0;', `let answer ${startValue(table.source.hit)};`);
  for (const group of new Set(table.rows.map(({ source }) => source.group ?? '')))
    lines.push(...groupCode(table, group));
  lines.push(...endCode(table, declared, checker));
  return lines.join('\n');
}

/** The notes say the types of what begins empty: see `Code.functionsText`. */
function startValue(hit: string): string {
  const plain = { sum: '= 0', product: '= 1', or: '= false', and: '= true', collect: '/*: any */ = []' };
  return plain[hit as keyof typeof plain] ?? '/*: any */ = undefined';
}

function groupCode(table: CheckedTable, group: string): string[] {
  const rows = [...table.rows.entries()].filter(([, { source }]) => (source.group ?? '') === group);
  if (group === '')
    return rows.map(([index, row]) => `if (${firing(table, index, row)}) { ${takeCode(table, row.gives.code)} }`);
  const best = `best_${group.replaceAll('-', '_')}`;
  const rule = table.source.groups?.[group] ?? 'first';
  const better =
    rule === 'first' ? `${best} === undefined` : `${best} === undefined || value ${rule === 'min' ? '<' : '>'} ${best}`;
  return [
    `let ${best} /*: any */;`,
    ...rows.map(
      ([index, row]) =>
        `if (${firing(table, index, row)}) { const value = ${row.gives.code}; if (${better}) ${best} = value; }`,
    ),
    `if (${best} !== undefined) { ${takeCode(table, best)} }`,
  ];
}

/** Whether a row fires and none that fires supersedes it. */
function firing(table: CheckedTable, index: number, { id }: CheckedRow): string {
  const above = [...table.rows.entries()]
    .filter(([, { source }]) => source.supersedes?.includes(id))
    .map(([other]) => `!fires${other}`);
  return [`fires${index}`, ...above].join(' && ');
}

function takeCode(table: CheckedTable, value: string): string {
  const { hit, id } = table.source;
  switch (hit) {
    case 'sum':
      return `count++; answer += ${value};`;
    case 'product':
      return `count++; answer *= ${value};`;
    case 'or':
      return `count++; answer = answer || ${value};`;
    case 'and':
      return `count++; answer = answer && ${value};`;
    case 'collect':
      return `count++; answer.push(${value});`;
    case 'min':
    case 'max':
      return `const value = ${value}; if (count++ === 0 || value ${hit === 'min' ? '<' : '>'} answer) answer = value;`;
    case 'unique':
      return `if (count++ > 0) throw new RangeError(${JSON.stringify(`Cannot answer "${id}": two rows fire under unique`)}); answer = ${value};`;
    default:
      return `const value = ${value}; if (count++ > 0 && value !== answer) throw new RangeError(${JSON.stringify(`Cannot answer "${id}": rows disagree under any`)}); answer = value;`;
  }
}

function endCode(table: CheckedTable, declared: Set<string>, checker: Checker): string[] {
  const { hit, round } = table.source;
  const needsRow = !['sum', 'product', 'or', 'and', 'collect'].includes(hit);
  const none =
    needsRow || table.fallback !== null ? [`if (count === 0) { ${fallbackCode(table, declared, checker)} }`] : [];
  const rounded =
    round === 'down'
      ? 'Math.floor(answer)'
      : round === 'up'
        ? 'Math.ceil(answer)'
        : round === 'nearest'
          ? 'rt.round(answer)'
          : 'answer';
  return [...none, `return ${rounded};`];
}
