import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The values of forms on other pages of the site, by page and form; only in this tab's memory. */
const drafts = new Map<string, [name: string, value: string][]>();

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
    .filter(({ name, value }) => name !== '' && value !== '')
    .map(({ name, value }): [string, string] => [name, value]);
  if (values.length > 0) drafts.set(key, values);
}

function restore(key: string, form: HTMLFormElement): void {
  for (const [name, value] of drafts.get(key) ?? []) {
    const field = form.querySelector<HTMLInputElement>(`:is(input, select, textarea)[name="${name}"]`);
    if (field?.value === '') field.value = value;
  }
  drafts.delete(key);
}
