import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What was typed, ticked and chosen in forms on other pages of the site, by page and form; only in this tab's memory. */
const drafts = new Map<string, Draft>();

type Draft = { name: string; value: string; files: FileList | null }[];

/** Restores what was typed into a form when the visitor returns to its page. */
export function useDraft(name: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const element = form.current!;
    const key = `${window.location.pathname} ${name}`;
    restore(key, element);
    return () => keep(key, element);
  }, [name]);
  return form;
}

/** Reads field by field: FormData takes a slow phone several milliseconds, for which the next page would wait. */
function keep(key: string, form: HTMLFormElement): void {
  const values = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter((field) => field.name !== '' && field.value !== '' && (!isCheckable(field) || field.checked))
    .map(({ name, value, files }) => ({ name, value, files }));
  if (values.length > 0) drafts.set(key, values);
}

function restore(key: string, form: HTMLFormElement): void {
  for (const { name, value, files } of drafts.get(key) ?? []) {
    const fields = [
      ...form.querySelectorAll<HTMLInputElement>(`:is(input, select, textarea)[name="${CSS.escape(name)}"]`),
    ];
    const field = fields.find((one) => (isCheckable(one) ? one.value === value : one.value === ''));
    if (!field) continue;
    if (files) field.files = files;
    else if (isCheckable(field)) field.checked = true;
    else field.value = value;
  }
  drafts.delete(key);
}

/** Returns whether a field is a checkbox or radio button; its value is fixed and only `checked` changes. */
const isCheckable = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
