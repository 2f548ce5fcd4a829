// Where JSON text stops being JSON, and what an author would call the mistake. Runs only after JSON.parse refused,
// because its own message has no dependable position. Iterative: nesting costs no stack.

import { endOfString } from './survey.js';
import { foundAt, isBadNumber, literalLength, type SyntaxTrouble, skipSpace, stringTrouble } from './syntax-token.js';

type Expecting = 'value' | 'first-item' | 'first-key' | 'key' | 'colon' | 'separator' | 'end';

interface Bracket {
  readonly opening: '{' | '[';
  readonly closing: '}' | ']';
  readonly offset: number;
}

interface Reader {
  readonly text: string;
  readonly open: Bracket[];
  at: number;
  expecting: Expecting;
  /** Offset of a comma that no item has followed yet, or -1. */
  comma: number;
}

const FOREIGN: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  nil: 'null',
  undefined: 'null',
};

/** The first mistake, or undefined when the text is JSON. */
export function findSyntaxTrouble(text: string): SyntaxTrouble | undefined {
  const reader: Reader = { text, open: [], at: 0, expecting: 'value', comma: -1 };
  for (;;) {
    reader.at = skipSpace(text, reader.at);
    if (reader.at >= text.length) return reader.expecting === 'end' ? undefined : endTrouble(reader);
    const trouble = readToken(reader, text[reader.at]!);
    if (trouble !== undefined) return trouble;
  }
}

function readToken(reader: Reader, character: string): SyntaxTrouble | undefined {
  const { text, at, open, expecting } = reader;
  if (character === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
    const message = 'Cannot read a comment: JSON has none.';
    return { code: 'comment', offset: at, message, found: text.slice(at, at + 2) };
  }
  if (expecting === 'end') {
    const found = foundAt(text, at);
    return { code: 'text-after-end', offset: at, message: `Cannot read ${found} after the end of the value.`, found };
  }
  if (character === open.at(-1)?.closing) return close(reader, character);
  if (expecting === 'separator' || expecting === 'colon') {
    if (character !== (expecting === 'colon' ? ':' : ',')) return unexpected(reader);
    if (expecting === 'separator') reader.comma = at;
    reader.expecting = expecting === 'separator' && open.at(-1)?.opening === '{' ? 'key' : 'value';
    reader.at++;
    return undefined;
  }
  const isKey = expecting === 'key' || expecting === 'first-key';
  if (isKey && character !== '"') return unexpected(reader);
  reader.comma = -1;
  if (character === '{' || character === '[') {
    open.push({ opening: character, closing: character === '{' ? '}' : ']', offset: at });
    reader.expecting = character === '{' ? 'first-key' : 'first-item';
    reader.at++;
    return undefined;
  }
  if (character === '"') {
    const trouble = stringTrouble(text, at);
    if (trouble !== undefined) return trouble;
    reader.at = endOfString(text, at);
  } else {
    const length = literalLength(text, at);
    if (length === 0) return unexpected(reader);
    reader.at += length;
  }
  reader.expecting = isKey ? 'colon' : afterValue(reader);
  return undefined;
}

function close(reader: Reader, character: string): SyntaxTrouble | undefined {
  const { expecting, comma } = reader;
  if (comma >= 0) {
    const message = `Cannot read a comma before "${character}".`;
    return { code: 'trailing-comma', offset: comma, message, found: ',', hint: 'Remove the comma.' };
  }
  if (expecting !== 'separator' && expecting !== 'first-key' && expecting !== 'first-item') return unexpected(reader);
  reader.open.pop();
  reader.at++;
  reader.expecting = afterValue(reader);
  return undefined;
}

function afterValue(reader: Reader): Expecting {
  reader.comma = -1;
  return reader.open.length === 0 ? 'end' : 'separator';
}

function unexpected(reader: Reader): SyntaxTrouble {
  const { text, at, expecting } = reader;
  const found = foundAt(text, at);
  const isValue = expecting === 'value' || expecting === 'first-item';
  if (isValue && isBadNumber(text, at)) {
    const message = `Cannot read ${found} as a number.`;
    return { code: 'bad-number', offset: at, message, found, hint: 'Write numbers as 7, -2 or 0.5.' };
  }
  const foreign = isValue && Object.hasOwn(FOREIGN, found) ? FOREIGN[found] : undefined;
  const hint =
    foreign !== undefined ? `Write ${foreign}.` : found === "'" ? 'Text stands in double quotes.' : undefined;
  const message = `Cannot read ${found.startsWith('"') ? found : `"${found}"`} here.`;
  return {
    code: 'syntax',
    offset: at,
    message,
    found,
    allowed: words(reader),
    ...(hint === undefined ? {} : { hint }),
  };
}

function endTrouble(reader: Reader): SyntaxTrouble {
  const { text, open } = reader;
  const unclosed = open.at(-1);
  const trouble = {
    code: 'unfinished-file',
    offset: text.length,
    message: 'Cannot read on: the file ends here.',
    found: 'end of file',
    allowed: words(reader),
  };
  if (unclosed === undefined) return trouble;
  const line = text.slice(0, unclosed.offset).split(/\r\n|\r|\n/).length;
  return { ...trouble, hint: `The "${unclosed.opening}" of line ${line} is not closed.` };
}

function words(reader: Reader): readonly string[] {
  switch (reader.expecting) {
    case 'value':
      return ['a value'];
    case 'first-item':
      return ['a value', '"]"'];
    case 'first-key':
      return ['a key in double quotes', '"}"'];
    case 'key':
      return ['a key in double quotes'];
    case 'colon':
      return ['":"'];
    case 'separator':
      return ['","', `"${reader.open.at(-1)?.closing ?? ''}"`];
    case 'end':
      return ['end of file'];
  }
}
