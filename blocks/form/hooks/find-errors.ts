/** Finds the fields of a form that the browser finds invalid. */
import type { FieldError } from '../answers.ts';

/** Returns the browser's own validation messages, in its language; one for each name. */
export function findErrors(form: ParentNode): FieldError[] {
  const invalid = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (field) => !field.validity.valid && field.willValidate,
  );
  return invalid
    .filter(({ name }, index) => invalid.findIndex((field) => field.name === name) === index)
    .map(({ name, validationMessage }) => ({ name, message: validationMessage }));
}
