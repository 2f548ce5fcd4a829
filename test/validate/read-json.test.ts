import { describe, expect, it } from 'vitest';
import { type Fault, formatFaults } from '../../src/validate/fault.js';
import { readJson } from '../../src/validate/read-json.js';
import { cpuTime } from './cpu-time.js';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

const faulty: readonly { readonly source: string | Uint8Array; readonly says: readonly string[] }[] = [
  { source: '', says: ['1:1 error empty-file Cannot read an empty file: expected a JSON object.'] },
  { source: ' \n', says: ['1:1 error empty-file Cannot read an empty file: expected a JSON object.'] },
  { source: '{"a":1,}', says: ['1:7 error trailing-comma Cannot read a comma before "}". Remove the comma.'] },
  { source: '[1,\r\n2 ,\r\n]', says: ['2:3 error trailing-comma Cannot read a comma before "]". Remove the comma.'] },
  { source: '{\n"a":1\n"b":2}', says: ['3:1 error syntax Cannot read "b" here. Expected one of ",", "}".'] },
  {
    source: "{'a':1}",
    says: [
      '1:2 error syntax Cannot read "\'" here. Expected one of a key in double quotes, "}". Text stands in double quotes.',
    ],
  },
  { source: '{a:1}', says: ['1:2 error syntax Cannot read "a" here. Expected one of a key in double quotes, "}".'] },
  { source: '[1,,2]', says: ['1:4 error syntax Cannot read "," here. Expected a value.'] },
  { source: '[01]', says: ['1:2 error bad-number Cannot read 01 as a number. Write numbers as 7, -2 or 0.5.'] },
  { source: '[.5]', says: ['1:2 error bad-number Cannot read .5 as a number. Write numbers as 7, -2 or 0.5.'] },
  { source: '[True]', says: ['1:2 error syntax Cannot read "True" here. Expected one of a value, "]". Write true.'] },
  { source: '{"a":NaN}', says: ['1:6 error syntax Cannot read "NaN" here. Expected a value.'] },
  { source: '{"a" 1}', says: ['1:6 error syntax Cannot read "1" here. Expected ":".'] },
  { source: '{"a":[1,2}', says: ['1:10 error syntax Cannot read "}" here. Expected one of ",", "]".'] },
  {
    source: '{\n "a":1',
    says: [
      '2:7 error unfinished-file Cannot read on: the file ends here. Expected one of ",", "}". The "{" of line 1 is not closed.',
    ],
  },
  {
    source: '{"a":"x\n"}',
    says: ['1:6 error unclosed-text Cannot read this text: its closing quote is missing on this line.'],
  },
  {
    source: '["a\\x"]',
    says: ['1:4 error bad-escape Cannot read the escape \\x inside text. A backslash is written \\\\.'],
  },
  {
    source: '["a\tb"]',
    says: ['1:4 error control-character Cannot read a control character inside text. Write \\t.'],
  },
  { source: '{} x', says: ['1:4 error text-after-end Cannot read x after the end of the value.'] },
  { source: '// hi\n{}', says: ['1:1 error comment Cannot read a comment: JSON has none.'] },
  { source: '[1,\u00a02]', says: ['1:4 error syntax Cannot read "\u00a0 (U+00A0)" here. Expected a value.'] },
  {
    source: '{"a":1,\n "b":{"c":1,"c":2},"a":3}',
    says: [
      '2:13 error duplicate-key Cannot use the key "c" twice in one object: it already stands at 2:7. (at /b/c)',
      '2:20 error duplicate-key Cannot use the key "a" twice in one object: it already stands at 1:2. (at /a)',
    ],
  },
  {
    source: '{"a":1,"\\u0061":2}',
    says: ['1:8 error duplicate-key Cannot use the key "a" twice in one object: it already stands at 1:2. (at /a)'],
  },
  {
    source: '{"__proto__":{},"x":["constructor",{"\\u0070rototype":1}]}',
    says: [
      '1:2 error forbidden-key Cannot use "__proto__" as a name: JavaScript keeps it for itself. (at /__proto__)',
      '1:22 error forbidden-id Cannot use "constructor" as a name: JavaScript keeps it for itself. (at /x/0)',
      '1:37 error forbidden-key Cannot use "prototype" as a name: JavaScript keeps it for itself. (at /x/1/prototype)',
    ],
  },
  {
    source: '[9007199254740993,1e999,-0,-0.0,1e-999,1.00000000000000000001]',
    says: [
      '1:2 error inexact-number Cannot keep the number 9007199254740993 as written: whole numbers go up to 9007199254740991.',
      '1:19 error inexact-number Cannot keep the number 1e999 as written: it is too large.',
      '1:25 error inexact-number Cannot keep the number -0 as written: zero has no sign.',
      '1:28 error inexact-number Cannot keep the number -0.0 as written: zero has no sign.',
      '1:33 error inexact-number Cannot keep the number 1e-999 as written: it is too close to zero.',
      '1:40 error inexact-number Cannot keep the number 1.00000000000000000001 as written: it has too many digits.',
    ],
  },
  {
    source: '\uFEFF{}',
    says: [
      '1:1 error byte-order-mark Cannot read a byte order mark: module files are plain UTF-8. Save the file as UTF-8 without BOM.',
    ],
  },
  {
    source: bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d),
    says: [
      '1:1 error byte-order-mark Cannot read a byte order mark: module files are plain UTF-8. Save the file as UTF-8 without BOM.',
    ],
  },
  {
    source: bytes(0x7b, 0x0a, 0x22, 0xc3, 0xa4, 0xe9, 0x22),
    says: ['2:3 error not-utf8 Cannot read byte E9: module files are UTF-8. Save the file as UTF-8.'],
  },
  {
    source: bytes(0xff, 0xfe, 0x7b, 0),
    says: ['1:1 error not-utf8 Cannot read UTF-16: module files are UTF-8. Save the file as UTF-8.'],
  },
  {
    source: '["\\ud800"]',
    says: ['1:2 error broken-text Cannot keep the text "\\ud800": it holds half of a character. (at /0)'],
  },
];

describe('readJson', () => {
  for (const { source, says } of faulty) {
    const title = typeof source === 'string' ? JSON.stringify(source) : `bytes ${source.join(' ')}`;
    it(title, () => {
      const { value, faults } = readJson(source, 'a.json');
      const lines = formatFaults(faults, 'text').split('\n').slice(0, -1);
      expect(lines).toEqual(says.map((line) => `a.json:${line}`));
      expect(value).toBeUndefined();
    });
  }

  it('gives what JSON.parse gives', () => {
    const text =
      ' {"a":[1,-2.5,1e3,"\\u00e4\\n",true,null,{"b":{}}],"constructors":"x __proto__ y","n":9007199254740991}\n';
    expect(readJson(text, 'a.json')).toMatchObject({ value: JSON.parse(text), faults: [] });
    expect(readJson(new TextEncoder().encode(text), 'a.json').value).toEqual(JSON.parse(text));
  });
});

const MEGABYTES = 10_000_000;
const hostile: readonly {
  readonly name: string;
  readonly make: () => string | Uint8Array;
  readonly code: string | undefined;
}[] = [
  { name: 'lists 64 deep', make: () => '['.repeat(64) + ']'.repeat(64), code: undefined },
  { name: 'lists 65 deep', make: () => '['.repeat(65) + ']'.repeat(65), code: 'too-deep' },
  { name: 'lists 1,000 deep', make: () => '['.repeat(1000) + ']'.repeat(1000), code: 'too-deep' },
  { name: 'objects 100,000 deep', make: () => '{"a":'.repeat(100_000), code: 'too-deep' },
  { name: 'a text of 10 MB', make: () => `["${'a'.repeat(MEGABYTES)}"]`, code: undefined },
  { name: 'a text of 10 MB, not closed', make: () => `["${'a'.repeat(MEGABYTES)}`, code: 'unclosed-text' },
  { name: 'a number of 10 MB', make: () => `[${'9'.repeat(MEGABYTES)}]`, code: 'inexact-number' },
  { name: 'a bad number of 10 MB', make: () => `[${'9.'.repeat(MEGABYTES / 2)}]`, code: 'bad-number' },
  { name: 'a word of 10 MB', make: () => `[${'a'.repeat(MEGABYTES)}]`, code: 'syntax' },
  { name: 'escapes of 10 MB', make: () => `["${'\\u0041'.repeat(1_600_000)}"]`, code: undefined },
  { name: '10 million line ends', make: () => `${'\n'.repeat(MEGABYTES)}x`, code: 'syntax' },
  { name: '200,000 zeros with a sign', make: () => `[${'-0,'.repeat(200_000)}1]`, code: 'inexact-number' },
  { name: '5 million lists', make: () => `[${'[],'.repeat(5_000_000)}1]`, code: 'too-large' },
  { name: 'one key 200,000 times', make: () => `{${'"a":1,'.repeat(200_000)}"b":1}`, code: 'duplicate-key' },
  { name: '17 MiB', make: () => new Uint8Array(17 * 1024 * 1024), code: 'too-large' },
  { name: '17 MB as text', make: () => 'ä'.repeat(9_000_000), code: 'too-large' },
];

describe('readJson with hostile input answers within a second', () => {
  for (const { name, make, code } of hostile) {
    it(name, () => {
      const source = make();
      let faults: readonly Fault[] = [];
      const spent = cpuTime(() => {
        faults = readJson(source, 'a.json').faults;
      });
      expect(spent).toBeLessThan(1000);
      expect(faults[0]?.code).toBe(code);
      expect(faults.length).toBeLessThanOrEqual(100);
      for (const { message, found = '' } of faults) expect(message.length + found.length).toBeLessThan(300);
    });
  }
});
