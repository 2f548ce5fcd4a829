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
  const forms = narrowForms(union.forms, value, pointer);
  if (!isFormList(forms)) {
    if (forms !== undefined) addMisfit(misfits, forms);
  } else if (forms.length === 1) {
    explain(forms[0]!.at, value, pointer, misfits);
  } else {
    explainFewest({ ...union, forms }, value, pointer, misfits, explain);
  }
}

/** The branches whose keys an object may use: those that fit it, else those that come near. */
export function likelyForms(
  union: Union,
  value: unknown,
  pointer: string,
  misfits: Misfits,
  explain: Explain,
): readonly Form[] {
  const forms = narrowForms(union.forms, value, pointer);
  if (!isFormList(forms)) return union.forms;
  if (forms.length === 1) return forms;
  const fitting = forms.filter((form) => {
    const trial = startTrial(misfits, 1);
    explain(form.at, value, pointer, trial);
    return trial.list.length === 0;
  });
  return fitting.length > 0 ? fitting : forms;
}

/** The branches that types and keys leave, without trying any; a misfit when they leave none; undefined when it fits. */
function narrowForms(forms: readonly Form[], value: unknown, pointer: string): readonly Form[] | Misfit | undefined {
  const typed = forms.filter((form) => form.types?.some((type) => isOfType(value, type)) ?? true);
  if (typed.length === 0) return wrongType(forms, value, pointer);
  if (typed.length === 1) return typed;
  if (isOfType(value, 'object')) {
    const members = value as Readonly<Record<string, unknown>>;
    const tagged = narrowByTag(typed, members, pointer);
    return isFormList(tagged) && tagged.length > 1 ? narrowByKeys(tagged, members, pointer) : tagged;
  }
  if (typed.some((form) => form.constants === undefined)) return typed;
  const constants = typed.flatMap((form) => form.constants ?? []);
  return notAllowed(constants, value, pointer);
}

function isFormList(choice: readonly Form[] | Misfit | undefined): choice is readonly Form[] {
  return Array.isArray(choice);
}

/** Tries each branch. What a trial found is taken over where it is complete: to walk again would double every level. */
function explainFewest(union: Union, value: unknown, pointer: string, misfits: Misfits, explain: Explain): void {
  let best: { readonly form: Form; readonly trial: Misfits } | undefined;
  let fitting = 0;
  for (const form of union.forms) {
    const trial = startTrial(misfits, Math.min(TRIAL_MISFITS, misfits.most));
    explain(form.at, value, pointer, trial);
    // Out of steps: nothing certain can be said.
    if (trial.budget.steps <= 0) return;
    if (trial.list.length === 0) fitting++;
    if (best === undefined || trial.list.length < best.trial.list.length) best = { form, trial };
    if (fitting === (union.exclusive ? 2 : 1)) break;
  }
  if (fitting > 1) {
    addMisfit(misfits, { code: 'ambiguous', pointer, message: 'Cannot tell which of several forms this value has.' });
  } else if (best !== undefined && fitting === 0) {
    if (isFull(best.trial) && !misfits.isTrial) explain(best.form.at, value, pointer, misfits);
    else for (const misfit of best.trial.list) addMisfit(misfits, misfit);
  }
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
