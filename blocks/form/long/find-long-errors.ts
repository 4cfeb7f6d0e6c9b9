/** Finds the invalid fields of a form of any kinds. */
import { findErrors } from '../hooks/find-errors.ts';
import type { FieldError } from '../answers.ts';
import type { FormWords } from '../prepare.ts';

/** Returns the browser's messages, and ours where it knows no rule: that one box of several has to be ticked. */
export function findLongErrors(form: ParentNode, { missingChoice }: FormWords): FieldError[] {
  for (const first of form.querySelectorAll<HTMLInputElement>('input[data-least]')) {
    const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(first.name)}"]`)];
    first.setCustomValidity(boxes.some(({ checked }) => checked) ? '' : missingChoice);
  }
  return findErrors(form);
}
