/** Checks whether a value would fit at another pointer of a manifest. */
import type { ErrorObject } from 'ajv';
import { explainKeyword } from '../keywords.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { deref } from '../../../schema/schemas.ts';
import type { Located } from '../../../schema/schemas.ts';
import { explainValueType } from './shapes/shapes.ts';

/** Whether the schema takes a value: as it is, after a fix that is certain, or not. */
export type Fit = 'yes' | 'after a fix' | 'no';

/** Returns whether the schema takes a value at a pointer. Mistakes inside the value do not count. */
export function fitsSchema(root: unknown, pointer: Pointer, value: unknown): Fit {
  const errors = errorsAt(root, pointer, value)
    .filter(isAboutValue)
    .map((error) => ({ ...error, instancePath: pointer + error.instancePath }));
  if (errors.length === 0) return 'yes';
  const canBeFixed = errors.every(
    (error) => (error.keyword === 'type' ? explainValueType(error, root) : explainKeyword(error)).fix,
  );
  return canBeFixed ? 'after a fix' : 'no';
}

/** What a value of some formats looks like; the formats themselves accept other texts as well. */
const PLAUSIBLE: Record<string, RegExp> = {
  link: /^(?:\.{0,2}\/|[#+]|https?:|mailto:|tel:|www\.|\$\{)|@|^[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}(?:\/|$)/iu,
  file: /\/|\.\w{2,5}$/,
  drawing: /^[\w-]+$/,
  icon: /^[\w:-]+(?:\/[\w-]+)?$/,
};

/** Returns whether a value looks like one of a field: an address for a link, a path for a file. */
export function isPlausible(schema: Located, value: unknown): boolean {
  const { node } = deref(schema);
  if (typeof value === 'boolean') return node.type !== 'string';
  return typeof value !== 'string' || (PLAUSIBLE[node.format ?? '']?.test(value.trim()) ?? true);
}

/** Keywords about the fields of a value. */
const INSIDE = new Set(['required', 'additionalProperties', 'propertyNames', 'if']);

/** Returns whether an error is about a value itself or the type of its entries, and not about something inside it. */
function isAboutValue({ instancePath, keyword }: ErrorObject): boolean {
  if (instancePath === '') return !INSIDE.has(keyword);
  return keyword === 'type' && /^\/\d+$/.test(instancePath);
}
