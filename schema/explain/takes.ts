import type { ErrorObject } from 'ajv';
import { explainKeyword } from '../explain-keyword.ts';
import type { Pointer } from '../problem.ts';
import { errorsAt } from '../schema-errors.ts';
import { explainType } from './shapes.ts';

/** Whether the schema takes a value at a place, if need be with a change that is certain. What stands inside the value is not judged. */
export function takes(root: unknown, pointer: Pointer, value: unknown): boolean {
  return errorsAt(root, pointer, value)
    .filter(isOfKind)
    .map((error) => ({ ...error, instancePath: pointer + error.instancePath }))
    .every((error) => (error.keyword === 'type' ? explainType(error, root) : explainKeyword(error)).cure);
}

/** Whether an error says that a value is of another kind, and not that something inside it is wrong. */
function isOfKind({ instancePath, keyword }: ErrorObject): boolean {
  if (instancePath === '') return !INSIDE.has(keyword);
  return keyword === 'type' && /^\/\d+$/.test(instancePath);
}

/** What is wrong with the fields of a value, not with the value. */
const INSIDE = new Set(['required', 'additionalProperties', 'propertyNames', 'if']);
