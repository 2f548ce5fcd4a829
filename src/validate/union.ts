// Which branch of a union an author meant. Types first, then a tag (a key with a constant), then the keys present, and
// only where those leave a choice the number of misfits in each. The chosen branch alone is explained: never a cascade.
import type { Form } from './form.js';
import { addMisfit, isFull, type Misfit, type Misfits, startTrial } from './misfit.js';
import { nearest } from './nearest.js';
import { childPointer } from './pointer.js';
import { didYouMean, quote, typeName } from './quote.js';
import type { SchemaAt } from './schema-store.js';
import { isEqualJson, isOfType, offered, typeWord } from './words.js';

/** Explains a value by one schema: passed in, because schemas and unions contain each other. */
export type Explain = (at: SchemaAt, value: unknown, pointer: string, misfits: Misfits) => void;

const TRIAL_MISFITS = 8;

export interface Union {
  readonly forms: readonly Form[];
  /** oneOf: exactly one branch may fit. */
  readonly exclusive: boolean;
}

export function explainUnion(union: Union, value: unknown, pointer: string, misfits: Misfits, explain: Explain): void {
  const choice = chooseForm(union, value, pointer, misfits, explain);
  if (choice === undefined) return;
  if ('code' in choice) addMisfit(misfits, choice);
  else explain(choice.at, value, pointer, misfits);
}

/** The branch to explain, a misfit when none can be named, or undefined when the value fits. */
export function chooseForm(
  union: Union,
  value: unknown,
  pointer: string,
  misfits: Misfits,
  explain: Explain,
): Form | Misfit | undefined {
  const typed = union.forms.filter((form) => form.types?.some((type) => isOfType(value, type)) ?? true);
  if (typed.length === 0) return wrongType(union.forms, value, pointer);
  if (typed.length === 1) return typed[0];
  if (isOfType(value, 'object')) {
    const members = value as Readonly<Record<string, unknown>>;
    const tagged = narrowByTag(typed, members, pointer);
    if (!Array.isArray(tagged)) return tagged as Misfit;
    if (tagged.length === 1) return tagged[0];
    const keyed = narrowByKeys(tagged, members, pointer);
    if (!Array.isArray(keyed)) return keyed as Misfit;
    return fewestMisfits(keyed, union, value, pointer, misfits, explain);
  }
  if (typed.every((form) => form.constants !== undefined)) {
    return notAllowed(
      typed.flatMap((form) => form.constants ?? []),
      value,
      pointer,
    );
  }
  return fewestMisfits(typed, union, value, pointer, misfits, explain);
}

/** A value that is none of the constants, or undefined. */
export function notAllowed(constants: readonly unknown[], value: unknown, pointer: string): Misfit | undefined {
  if (constants.some((constant) => isEqualJson(constant, value))) return undefined;
  const words = constants.filter((constant) => typeof constant === 'string');
  const hint = typeof value === 'string' ? didYouMean(nearest(value, words)) : undefined;
  return {
    code: 'not-allowed',
    pointer,
    message: `Cannot use ${quote(value)} here.`,
    found: quote(value),
    allowed: constants.map(offered),
    ...(hint === undefined ? {} : { hint }),
  };
}

function wrongType(forms: readonly Form[], value: unknown, pointer: string): Misfit {
  const types = [...new Set(forms.flatMap((form) => form.types ?? []))];
  return typeMisfit(types, value, pointer);
}

export function typeMisfit(types: readonly string[], value: unknown, pointer: string): Misfit {
  const words = types.map(typeWord).join(' or ');
  const found = typeName(value);
  const isFraction = typeof value === 'number' && types.includes('integer');
  const message =
    typeof value === 'object' || isFraction
      ? `Cannot use ${quote(value)} here: expected ${words}.`
      : `Cannot use ${quote(value)} here: expected ${words}, found ${found}.`;
  return { code: 'wrong-type', pointer, message, found };
}

function narrowByTag(
  forms: readonly Form[],
  members: Readonly<Record<string, unknown>>,
  pointer: string,
): readonly Form[] | Misfit {
  const tag = [...(forms[0]?.tags.keys() ?? [])].find((key) => forms.every((form) => isTag(form, key)));
  if (tag === undefined) {
    const possible = forms.filter((form) =>
      [...form.tags].every(
        ([key, values]) => !Object.hasOwn(members, key) || values.some((value) => isEqualJson(value, members[key])),
      ),
    );
    return possible.length > 0 ? possible : forms;
  }
  const values = forms.flatMap((form) => form.tags.get(tag) ?? []);
  if (!Object.hasOwn(members, tag)) {
    const slip = nearSlip(forms, members, pointer, [tag]);
    return slip ?? { ...missingKey(tag, pointer), allowed: values.map(offered) };
  }
  const fitting = forms.filter((form) => form.tags.get(tag)?.some((value) => isEqualJson(value, members[tag])));
  if (fitting.length > 0) return fitting;
  return notAllowed(values, members[tag], childPointer(pointer, tag)) ?? forms;
}

function isTag(form: Form, key: string): boolean {
  return form.required.has(key) && form.tags.has(key);
}

/** The branches that fit the keys best: an unknown key weighs more than a missing one. */
function narrowByKeys(
  forms: readonly Form[],
  members: Readonly<Record<string, unknown>>,
  pointer: string,
): readonly Form[] | Misfit {
  const keys = Object.keys(members);
  const telling = forms.map((form) => [...form.required].filter((key) => forms.some((other) => !other.known.has(key))));
  const isTold = telling.some((own) => own.some((key) => Object.hasOwn(members, key)));
  const needsTelling = telling.every((own) => own.length > 0);
  if (!isTold && needsTelling) {
    const allowed = [...new Set(telling.flatMap((own) => own.slice(0, 1)))];
    const slip = nearSlip(forms, members, pointer, allowed);
    if (slip !== undefined) return slip;
    const message = 'Cannot tell what this object is: a key that says so is missing.';
    return { code: 'missing-key', pointer, message, found: keys.map(offered).join(', '), allowed };
  }
  const scores = forms.map((form) => {
    const missing = [...form.required].filter((key) => !Object.hasOwn(members, key)).length;
    const unknown = form.closed ? keys.filter((key) => !form.known.has(key)).length : 0;
    return missing + 2 * unknown;
  });
  const best = Math.min(...scores);
  const kept = forms.filter((_, index) => scores[index] === best);
  const told = kept.filter((form) => [...form.required].some((key) => Object.hasOwn(members, key)));
  return told.length > 0 ? [...told, ...kept.filter((form) => !told.includes(form))] : kept;
}

/** An unknown key that is close to one of the keys that would tell the branches apart. */
function nearSlip(
  forms: readonly Form[],
  members: Readonly<Record<string, unknown>>,
  pointer: string,
  telling: readonly string[],
): Misfit | undefined {
  for (const key of Object.keys(members)) {
    if (forms.some((form) => form.known.has(key))) continue;
    const misfit = unknownKey(key, pointer, telling, members);
    if (misfit.hint !== undefined) return misfit;
  }
  return undefined;
}

export function unknownKey(
  key: string,
  pointer: string,
  known: readonly string[],
  members: Readonly<Record<string, unknown>>,
): Misfit {
  const free = known.filter((name) => name !== '$schema');
  const message = `Cannot use the key ${quote(key)} here.`;
  const hint = didYouMean(
    nearest(
      key,
      free.filter((name) => !Object.hasOwn(members, name)),
    ),
  );
  return {
    code: 'unknown-key',
    pointer: childPointer(pointer, key),
    onKey: true,
    message,
    found: key.slice(0, 60),
    allowed: free,
    ...(hint === undefined ? {} : { hint }),
  };
}

export function missingKey(key: string, pointer: string): Misfit {
  return { code: 'missing-key', pointer, message: `Cannot find the key ${quote(key)} in this object.` };
}

function fewestMisfits(
  forms: readonly Form[],
  union: Union,
  value: unknown,
  pointer: string,
  misfits: Misfits,
  explain: Explain,
): Form | Misfit | undefined {
  let best: Form | undefined;
  let least = Number.POSITIVE_INFINITY;
  let fitting = 0;
  for (const form of forms) {
    const trial = startTrial(misfits, Math.min(TRIAL_MISFITS, misfits.most));
    explain(form.at, value, pointer, trial);
    if (isFull(trial) && trial.list.length === 0) return undefined;
    if (trial.list.length === 0) fitting++;
    if (trial.list.length < least) {
      best = form;
      least = trial.list.length;
    }
    if (fitting === (union.exclusive ? 2 : 1)) break;
  }
  if (fitting > 1) {
    return { code: 'ambiguous', pointer, message: 'Cannot tell which of several forms this value has.' };
  }
  return fitting === 1 ? undefined : best;
}
