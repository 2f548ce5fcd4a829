/**
 * The faults found while a module is linked and checked. Checks say where (file and JSON pointer, or an offset inside
 * a text); line and column are found when all checks are through.
 */
import { type Fault, sortFaults } from '../validate/fault.js';
import { faultAt, faultAtKey, type JsonDocument } from '../validate/locate.js';
import { nearest } from '../validate/nearest.js';
import { didYouMean } from '../validate/quote.js';

/** A place in a module file: a document and a JSON pointer in it. */
export interface Where {
  readonly document: JsonDocument;
  readonly pointer: string;
}

export interface Words {
  readonly found?: string;
  readonly allowed?: readonly string[];
  readonly hint?: string | undefined;
  readonly severity?: 'error' | 'warning';
}

export class Report {
  private readonly found: Fault[] = [];

  /** Notes a fault of a value; `offset` counts characters inside a text. */
  add(where: Where, code: string, message: string, words: Words = {}, offset?: number): void {
    this.found.push(faultAt(where.document, where.pointer, { code, message, severity: 'error', ...words }, offset));
  }

  /** Notes a fault of a key rather than of its value. */
  addKey(where: Where, code: string, message: string, words: Words = {}): void {
    this.found.push(faultAtKey(where.document, where.pointer, { code, message, severity: 'error', ...words }));
  }

  /** Notes that a name names nothing. */
  unknown(where: Where, what: string, name: string, known: Iterable<string>): void {
    const allowed = [...known];
    this.add(where, 'unknown-id', `Cannot find ${what} "${name}".`, {
      found: name,
      allowed,
      hint: didYouMean(nearest(name, allowed)),
    });
  }

  get faults(): Fault[] {
    return sortFaults(this.found);
  }

  get failed(): boolean {
    return this.found.some(({ severity }) => severity === 'error');
  }
}

/** The place of a part of a value: keys and indexes below it. */
export function below(where: Where, ...parts: readonly (string | number)[]): Where {
  return new Below(where, parts);
}

/** Every value of a module has a place while it is read, and hardly any has a fault: the pointer is written when asked for. */
class Below implements Where {
  private readonly above: Where;
  private readonly parts: readonly (string | number)[];
  readonly document: JsonDocument;

  constructor(above: Where, parts: readonly (string | number)[]) {
    this.above = above;
    this.parts = parts;
    this.document = above.document;
  }

  get pointer(): string {
    const steps = this.parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`);
    return this.above.pointer + steps.join('');
  }
}
