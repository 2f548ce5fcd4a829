// What does not fit a schema, before it has a line and column; and the collector that keeps the list short.

export interface Misfit {
  readonly code: string;
  readonly pointer: string;
  /** The position is that of the member's name. */
  readonly onKey?: boolean;
  readonly message: string;
  readonly found?: string;
  readonly allowed?: readonly string[];
  readonly hint?: string;
  /** Another value the message speaks of; its place is added. */
  readonly first?: string;
}

export interface Misfits {
  readonly list: Misfit[];
  readonly most: number;
  /** Steps left for trying branches of a union; shared by all trials, so that nested unions stay cheap. */
  readonly budget: { steps: number };
  /** Trial runs only count. */
  readonly isTrial: boolean;
}

export function addMisfit(misfits: Misfits, misfit: Misfit): void {
  if (isFull(misfits)) return;
  const { code, pointer, message } = misfit;
  // Two parts of a schema may say the same of one value.
  for (let i = misfits.list.length - 1; i >= 0; i--) {
    const other = misfits.list[i]!;
    if (other.pointer !== pointer) break;
    if (other.code === code && other.message === message) return;
  }
  misfits.list.push(misfit);
}

export function isFull(misfits: Misfits): boolean {
  return misfits.list.length >= misfits.most || (misfits.isTrial && misfits.budget.steps <= 0);
}

export function startTrial(misfits: Misfits, most: number): Misfits {
  return { list: [], most, budget: misfits.budget, isTrial: true };
}
