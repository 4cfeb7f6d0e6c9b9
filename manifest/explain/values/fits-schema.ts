import type { ErrorObject } from 'ajv';
import { explainKeyword } from '../keywords.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { deref } from '../../../schema/schemas.ts';
import type { Located } from '../../../schema/schemas.ts';
import { explainType } from './shapes.ts';

/** How well a value fits a place: as it is, with a change that is certain, or not at all. */
export type Fit = 'as it is' | 'changed' | 'not';

/** Whether the schema takes a value at a place. What stands inside the value is not judged. */
export function fitsSchema(root: unknown, pointer: Pointer, value: unknown): Fit {
  const errors = errorsAt(root, pointer, value)
    .filter(isOfKind)
    .map((error) => ({ ...error, instancePath: pointer + error.instancePath }));
  if (errors.length === 0) return 'as it is';
  const isCurable = errors.every(
    (error) => (error.keyword === 'type' ? explainType(error, root) : explainKeyword(error)).fix,
  );
  return isCurable ? 'changed' : 'not';
}

/** What a value looks like that the format alone does not tell from other texts. */
const PLAUSIBLE: Record<string, RegExp> = {
  link: /^(?:\.{0,2}\/|[#+]|https?:|mailto:|tel:|www\.|\$\{)|@|^[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}(?:\/|$)/iu,
  file: /\/|\.\w{2,5}$/,
  icon: /^[\w:-]+(?:\/[\w-]+)?$/,
};

/** Whether a value looks like one that a field is for: an address for a link, a path for a file. */
export function isPlausible(schema: Located, value: unknown): boolean {
  const { node } = deref(schema);
  if (typeof value === 'boolean') return node.type !== 'string';
  return typeof value !== 'string' || (PLAUSIBLE[node.format ?? '']?.test(value.trim()) ?? true);
}

/** Whether an error says that a value is of another kind, and not that something inside it is wrong. */
function isOfKind({ instancePath, keyword }: ErrorObject): boolean {
  if (instancePath === '') return !INSIDE.has(keyword);
  return keyword === 'type' && /^\/\d+$/.test(instancePath);
}

/** What is wrong with the fields of a value, not with the value. */
const INSIDE = new Set(['required', 'additionalProperties', 'propertyNames', 'if']);
