/** Numbers the conditions of a form, so that its style sheet can hide the fields whose condition does not hold. */
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Field, Form } from '../../../schema/types.ts';
import { isFieldShown } from '../../../schema/addresses/form-rules.ts';
import type { FieldProps } from '../parts/Field.tsx';
import type { LongFormBlock } from '../prepare.ts';

/** The conditions for which the style sheet has rules; fields with further ones are hidden by the script alone. */
const MAX_CONDITIONS = 8;

/** Returns the class of a choice that a condition waits for: on-1, on-2 …; undefined for others. */
export function markOf(form: Form, field: string, value: string): string | undefined {
  const number = conditionsOf(form).indexOf(keyOf(field, value)) + 1;
  return number > 0 && number <= MAX_CONDITIONS ? `on-${number}` : undefined;
}

/** Returns the properties of a field's condition; undefined where it has none. */
export function conditionOf(form: LongFormBlock, field: Field, hidden: ReadonlySet<string>): FieldProps['condition'] {
  const conditions = Object.entries(field.when ?? {});
  if (conditions.length === 0) return undefined;
  const all = conditionsOf(form);
  const numbers = allConditions(form, field).map((key) => all.indexOf(key) + 1);
  const sentences = conditions.map(([name, value]) => {
    const other = form.fields.find((one) => one.name === name);
    const isSingle = other?.kind === 'checkbox' && !other.options;
    return form.words.onlyIf.replace('{field}', other?.label ?? name).replace('{value}', isSingle ? '✓' : value);
  });
  return {
    className: numbers
      .filter((number) => number <= MAX_CONDITIONS)
      .map((number) => `if-${number}`)
      .join(' '),
    text: sentences.join(' '),
    isHidden: hidden.has(field.name),
  };
}

/** Observes a form; returns the names of the fields that are hidden at present, none before scripts run. */
export function useHiddenFields(block: Form, form: RefObject<HTMLFormElement | null>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    const element = form.current!;
    const afterReset = () => setTimeout(() => setHidden(hiddenIn(element, block)));
    // oxlint-disable-next-line react/set-state-in-effect -- what was chosen before scripts ran is in the document only
    setHidden(hiddenIn(element, block));
    element.addEventListener('reset', afterReset);
    return () => element.removeEventListener('reset', afterReset);
  }, [block, form]);
  const update = () => {
    const names = hiddenIn(form.current!, block);
    if ([...names].join() !== [...hidden].join()) setHidden(names);
  };
  return { hidden, update };
}

function hiddenIn(form: HTMLFormElement, { fields }: Form): ReadonlySet<string> {
  const values = new FormData(form);
  const valuesOf = (name: string) => values.getAll(name).map(String);
  return new Set(fields.filter((field) => !isFieldShown(field, fields, valuesOf)).map(({ name }) => name));
}

const keyOf = (name: string, value: string): string => `${name}=${value}`;

/** Returns every condition of a form once, in order. */
function conditionsOf({ fields }: Form): string[] {
  return [
    ...new Set(fields.flatMap(({ when }) => Object.entries(when ?? {}).map(([name, value]) => keyOf(name, value)))),
  ];
}

/** Returns the conditions of a field and of those that it depends on. */
function allConditions(form: Form, { when }: Field): string[] {
  return Object.entries(when ?? {}).flatMap(([name, value]) => {
    const other = form.fields.find((field) => field.name === name);
    return [keyOf(name, value), ...(other ? allConditions(form, other) : [])];
  });
}
