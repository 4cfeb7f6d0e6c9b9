/** Compares values with the JSON Schema. */
import type { ErrorObject } from 'ajv';
import { validators } from './compile.ts';
import type { Validators } from './compile.ts';
import { escapePointer, parentOf, stepsOf, valueAt } from './values/pointer.ts';
import { once } from './values/once.ts';
import type { Pointer } from './values/pointer.ts';
import { isRecord } from './values/tree.ts';

const compiled = once(validators);

/** Returns what the validator finds wrong with a whole manifest, in its own words. */
export function schemaErrors(value: unknown): ErrorObject[] {
  return errorsOf('site', value);
}

/** Returns what the validator finds wrong with some of the routes of a manifest, in its own words. */
export function routeErrors(value: unknown): ErrorObject[] {
  return errorsOf('routes', value);
}

function errorsOf(kind: keyof Validators, value: unknown): ErrorObject[] {
  const validate = compiled()[kind];
  return validate(value) ? [] : [...(validate.errors ?? [])];
}

/** Returns whether the schema finds nothing wrong with some of the routes of a manifest. */
export function areValidRoutes(value: unknown): boolean {
  return routeErrors(value).length === 0;
}

/**
 * Returns what the validator would find wrong with a value at a pointer of a manifest, and inside it; the paths start
 * there. Only the way to it is validated, so that the size of the manifest does not matter.
 */
export function errorsAt(root: unknown, pointer: Pointer, value: unknown): ErrorObject[] {
  let part = value;
  let parentPath = '';
  let parent = pointer;
  for (const step of stepsOf(pointer).toReversed()) {
    parent = parentOf(parent);
    const parentValue = valueAt(root, parent);
    const isItem = Array.isArray(parentValue) || (!isRecord(parentValue) && /^\d+$/.test(step));
    part = isItem ? [part] : { ...plainFields(parentValue), [step]: part };
    parentPath = `/${isItem ? 0 : escapePointer(step)}${parentPath}`;
  }
  return schemaErrors(part).flatMap((error) =>
    error.instancePath === parentPath || error.instancePath.startsWith(`${parentPath}/`)
      ? { ...error, instancePath: error.instancePath.slice(parentPath.length) }
      : [],
  );
}

/** Returns the texts of an object: the type of a block is one, and decides what else it may hold. */
function plainFields(value: unknown): Record<string, unknown> {
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field === 'string'))
    : {};
}
