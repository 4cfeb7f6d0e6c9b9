/** Finds the invalid fields of a form that has choices. */
import { findErrors } from '../hooks/find-errors.ts';
import type { FieldError } from '../answers.ts';
import type { FormWords } from '../prepare.ts';

/** Marks choices of which one box has to be ticked as invalid or valid: browsers have no such rule. */
export function updateChoiceValidity(form: ParentNode, { missingChoice }: FormWords): void {
  for (const first of form.querySelectorAll<HTMLInputElement>('input[data-least]')) {
    const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(first.name)}"]`)];
    first.setCustomValidity(boxes.some(({ checked }) => checked) ? '' : missingChoice);
  }
}

/** Returns the browser's messages about all fields, and ours about choices. */
export function findErrorsWithChoices(form: ParentNode, words: FormWords): FieldError[] {
  updateChoiceValidity(form, words);
  return findErrors(form);
}
