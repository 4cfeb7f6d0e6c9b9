/** Explains the names that a comma makes of the end of a text: {text: Good teachers, hard chairs.}. */
import { fitsSchema } from '../values/fits-schema.ts';
import { fieldFinding, quote } from '../wording.ts';
import { fieldPointer } from '../../../schema/values/pointer.ts';
import type { SchemaField } from '../schema-at.ts';
import type { MisnamedFields, OddNames } from './misplaced-fields.ts';
import { isNear } from '../../words/similarity.ts';

/** A name up to this distance from a field may mean it. */
const MAX_DISTANCE = 2.5;

/** Explains a name after a text that is not a field, and resembles none. */
export function asEndOfText(
  name: string,
  free: SchemaField[],
  { value, pointer, root, unknown }: MisnamedFields,
): OddNames | undefined {
  const names = Object.keys(value);
  const isCut = (one: string) => value[one] === null && unknown.includes(one);
  if (!isCut(name) || free.some((field) => isNear(name, field, MAX_DISTANCE))) return undefined;
  const field = names.slice(0, names.indexOf(name)).findLast((one) => !isCut(one));
  if (field === undefined || typeof value[field] !== 'string') return undefined;
  const after = names.slice(names.indexOf(field) + 1);
  const end = after.findIndex((one) => !isCut(one));
  const parts = after.slice(0, end === -1 ? undefined : end);
  const text = [value[field], ...parts].join(', ');
  if (fitsSchema(root, fieldPointer(pointer, field), text) === 'no') return undefined;
  const finding = fieldFinding(pointer, parts.at(-1)!, {
    message: `A comma ends a text in braces, so ${quote(parts[0]!)} is taken for a field.`,
    hint: `Put the whole text in double quotes: ${quote(text)}.`,
    expected: field,
    // One word alone may be meant as a switch, such as "external".
    ...(parts.some((part) => /\S\s|[.!?]$/.test(part)) ? { fix: { join: { field, text } } } : {}),
  });
  return { names: parts, gives: [field], finding };
}
