// JSON pointers (RFC 6901): the address of a value inside a file.

export function formatPointer(parts: readonly (string | number)[]): string {
  let pointer = '';
  for (const part of parts) pointer = childPointer(pointer, part);
  return pointer;
}

export function childPointer(pointer: string, part: string | number): string {
  return `${pointer}/${typeof part === 'number' ? part : escapePart(part)}`;
}

export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(pointer.startsWith('/') ? 1 : 0)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer, or undefined where it leads nowhere; inherited properties are not there. */
export function valueAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const part of parsePointer(pointer)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined;
    current = (current as Record<string, unknown>)[part];
  }
  return current;
}

function escapePart(part: string): string {
  return part.includes('~') || part.includes('/') ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part;
}
