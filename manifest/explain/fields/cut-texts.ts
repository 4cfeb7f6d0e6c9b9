/** Explains the names that a comma makes of the end of a text: {text: Good teachers, hard chairs.}. */
import { fitsSchema } from '../values/fits-schema.ts';
import { fieldFinding, quote } from '../wording.ts';
import { fieldPointer } from '../../../schema/values/pointer.ts';
import type { SchemaField } from '../schema-at.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import type { MisnamedFields, OddNames } from './misplaced-fields.ts';
import { isNear } from '../../words/similarity.ts';

/** A name up to this distance from a field may mean it. */
const MAX_DISTANCE = 2.5;

/** The rest of a number, behind the comma of its thousands: 000+. */
const THOUSANDS = /^\d{3}(?!\d)/;
const WHOLE_NUMBER = /^[1-9]\d*$/;

/** Explains a name after a text that is not a field, and resembles none. */
export function asEndOfText(
  name: string,
  free: SchemaField[],
  { value, pointer, root, unknown }: MisnamedFields,
): OddNames | undefined {
  const names = Object.keys(value);
  const isCut = (one: string) => value[one] === null && unknown.includes(one);
  if (!isCut(name) || free.some((field) => isNear(name, field, MAX_DISTANCE))) return undefined;
  const isThousands = THOUSANDS.test(name);
  // Names that are whole numbers come first, wherever they are written: with another one, nobody knows their order.
  const isWhole = WHOLE_NUMBER.test(name);
  if (isWhole && names.filter((one) => THOUSANDS.test(one)).length > 1) return undefined;
  const field = isWhole ? onlyNumber(value) : names.slice(0, names.indexOf(name)).findLast((one) => !isCut(one));
  if (field === undefined || !(typeof value[field] === 'string' || (isThousands && typeof value[field] === 'number')))
    return undefined;
  const after = names.slice(names.indexOf(field) + 1);
  const end = after.findIndex((one) => !isCut(one));
  const parts = isWhole ? [name] : after.slice(0, end === -1 ? undefined : end);
  const text = joinParts([String(value[field]), ...parts]);
  if (fitsSchema(root, fieldPointer(pointer, field), text) === 'no') return undefined;
  const finding = fieldFinding(pointer, parts.at(-1)!, {
    message: `A comma ends a text in braces, so ${quote(parts[0]!)} is taken for a field.`,
    hint: `Put the whole text in double quotes: ${quote(text)}.`,
    expected: field,
    // One word alone may be meant as a switch, such as "external".
    ...(isThousands || parts.some((part) => /\S\s|[.!?]$/.test(part)) ? { fix: { join: { field, text } } } : {}),
  });
  return { names: parts, gives: [field], finding };
}

function onlyNumber(fields: Tree): string | undefined {
  const [only, ...others] = Object.keys(fields).filter((name) => typeof fields[name] === 'number');
  return others.length === 0 ? only : undefined;
}

function joinParts(parts: string[]): string {
  return parts.reduce((text, part) => `${text}${/\d$/.test(text) && THOUSANDS.test(part) ? ',' : ', '}${part}`);
}
