/** Explains fields that say in one what two fields say here, or that say the opposite of one. */
import { readBoolean } from '../values/corrections.ts';
import { fitsSchema } from '../values/fits-schema.ts';
import { fieldFinding, quote } from '../wording.ts';
import { fieldPointer } from '../../../schema/values/pointer.ts';
import type { MisnamedFields } from './misplaced-fields.ts';
import type { OddNames } from './odd-names.ts';
import type { SchemaField } from '../schema-at.ts';

/** Two numbers in one text: 23.5933, 58.2844. */
const TWO_NUMBERS = /^\s*[[(]?(-?\d{1,3}(?:\.\d{1,15})?)°?\s{0,3}[,;/ ]\s{0,3}(-?\d{1,3}(?:\.\d{1,15})?)°?[\])]?\s*$/;
/** Words for the opposite of a field that is true or false. */
const OPPOSITES: Record<string, string> = { optional: 'required' };

/** Explains both coordinates in one field: coordinates: 23.5933, 58.2844. */
export function asTwoNumbers(
  name: string,
  _free: SchemaField[],
  { root, value, pointer, missing }: MisnamedFields,
): OddNames | undefined {
  const [first, second, ...more] = missing;
  const written = Array.isArray(value[name]) ? value[name].join(', ') : String(value[name]);
  const [, some, other] = TWO_NUMBERS.exec(written) ?? [];
  if (second === undefined || more.length > 0 || some === undefined || other === undefined) return undefined;
  const fields: [string, string][] = [
    [first!, some],
    [second, other],
  ];
  if (fields.some(([field, text]) => fitsSchema(root, fieldPointer(pointer, field), Number(text)) !== 'yes')) return undefined; // prettier-ignore
  const finding = fieldFinding(pointer, name, {
    code: 'misspelt-field',
    message: `There is no field ${quote(name)} here, and ${fields.map(([field]) => quote(field)).join(' and ')} are missing.`,
    hint: `Write two fields: ${fields.map((field) => field.join(': ')).join(', and ')}.`,
    expected: `${first}, ${second}`,
    suggestions: [first!],
    fix: { fields },
  });
  return { names: [name], gives: [first!, second], finding };
}

/** Explains optional: true, which is required: false. */
export function asOpposite(
  name: string,
  free: SchemaField[],
  { value, pointer }: MisnamedFields,
): OddNames | undefined {
  const opposite = Object.hasOwn(OPPOSITES, name.toLowerCase()) ? OPPOSITES[name.toLowerCase()]! : undefined;
  const said = readBoolean(value[name]);
  if (opposite === undefined || said === undefined || !free.some((field) => field.name === opposite)) return undefined;
  const finding = fieldFinding(pointer, name, {
    hint: `Write ${quote(`${opposite}: ${!said}`)}, which says the same.`,
    expected: opposite,
    suggestions: [`${opposite}: ${!said}`],
    fix: { fields: [[opposite, String(!said)]] },
  });
  return { names: [name], gives: [opposite], finding };
}
