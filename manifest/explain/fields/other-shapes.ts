/** Explains fields that combine what two fields hold here, or that are the opposite of one. */
import { deref } from '../../../schema/schemas.ts';
import { readBoolean } from '../values/corrections.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { fitsSchema } from '../values/fits-schema.ts';
import { explainValueType } from '../values/shapes/shapes.ts';
import { describeAccepted, fieldFinding, quote } from '../wording.ts';
import type { Finding } from '../../problems/problem.ts';
import { fieldPointer, withValue } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { similarity } from '../../words/similarity.ts';
import { fieldsAt, schemaAt, schemaFields } from '../schema-at.ts';
import type { MisnamedFields, OddNames } from './misplaced-fields.ts';
import type { SchemaField } from '../schema-at.ts';

/** Two numbers in one text: 23.5933, 58.2844. */
const TWO_NUMBERS = /^\s*[[(]?(-?\d{1,3}(?:\.\d{1,15})?)°?\s{0,3}[,;/ ]\s{0,3}(-?\d{1,3}(?:\.\d{1,15})?)°?[\])]?\s*$/;
/** Words for the opposite of a field that is true or false. */
const OPPOSITES: Record<string, string> = { optional: 'required' };

/** Explains both coordinates in one field: coordinates: 23.5933, 58.2844. */
export function asTwoNumbers(
  name: string,
  free: SchemaField[],
  { root, value, pointer, missing }: MisnamedFields,
): OddNames | undefined {
  const [first, second, ...more] = missing;
  const given = value[name];
  const inside = isRecord(given) ? missing.map((one) => numberFor(one, given, free)) : [given].flat();
  const [, some, other] = TWO_NUMBERS.exec(inside.join(', ')) ?? [];
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

/** Returns the number that some fields give for a field, under its name or another word. */
function numberFor(name: string, fields: Tree, free: SchemaField[]): unknown {
  const field = free.find((one) => one.name === name);
  return Object.entries(fields).find(([word]) => field && similarity(word, name, field.synonyms))?.[1];
}

/** Explains both coordinates in the field of one of them, where the other one is missing. */
export function explainTwoInOne(value: Tree, pointer: Pointer, missing: string[], root: unknown): Finding | undefined {
  const [other, ...more] = missing;
  if (other === undefined || more.length > 0) return undefined;
  const found = Object.entries(value).find(([, text]) => typeof text === 'string' && TWO_NUMBERS.test(text));
  if (!found || fitsSchema(root, fieldPointer(pointer, found[0]), 0) !== 'yes') return undefined;
  const [name, text] = found;
  const names = fieldsAt(root, pointer).flatMap((field) => ([name, other].includes(field.name) ? [field.name] : []));
  const numbers = TWO_NUMBERS.exec(String(text))!.slice(1);
  const fields = names.map((one, at): [string, string] => [one, numbers[at]!]);
  return fieldFinding(pointer, name, {
    code: 'wrong-type',
    message: `Two numbers are in ${quote(name)}, and ${quote(other)} is missing.`,
    hint: `Write two fields: ${fields.map((field) => field.join(': ')).join(', and ')}.`,
    expected: names.join(', '),
    fix: { fields },
  });
}

/** Two numbers with decimals, in whatever shape. */
const POINT = /^\D*\d+\.\d+\D+\d+\.\d+\D*$/;

/** Finds the coordinates of a place where a field takes the name of a place: lat and lng in the block of a map. */
export function findPlaces({ fields, unknown, value, pointer }: MisnamedFields): OddNames[] {
  const placeField = fields.find(({ schema }) => deref(schema).node.format === 'place')?.name;
  if (placeField === undefined || unknown.length === 0) return [];
  const numbers = fieldsAt({ places: { one: {} } }, '/places/one').filter(
    ({ schema }) => deref(schema).node.type === 'number',
  );
  const names = unknown.filter(
    (name) =>
      POINT.test(JSON.stringify(value[name])) || numbers.some((field) => similarity(name, field.name, field.synonyms)),
  );
  if (names.length === 0) return [];
  const finding = fieldFinding(pointer, names[0]!, {
    message: `There is no field ${names.map(quote).join(' or ')} here: a place is written once, under "places".`,
    hint: `Write its latitude and longitude there, and its name here: "${placeField}: …".`,
    expected: placeField,
    suggestions: [placeField],
  });
  return [{ names, gives: [placeField], finding }];
}

/** Explains optional: true, which is required: false. */
export function asOpposite(
  name: string,
  free: SchemaField[],
  { value, pointer }: MisnamedFields,
): OddNames | undefined {
  const opposite = Object.hasOwn(OPPOSITES, name.toLowerCase()) ? OPPOSITES[name.toLowerCase()]! : undefined;
  const isTrue = readBoolean(value[name]);
  if (opposite === undefined || isTrue === undefined || !free.some((field) => field.name === opposite))
    return undefined;
  const finding = fieldFinding(pointer, name, {
    hint: `Write ${quote(`${opposite}: ${!isTrue}`)}, which says the same.`,
    expected: opposite,
    suggestions: [`${opposite}: ${!isTrue}`],
    fix: { fields: [[opposite, String(!isTrue)]] },
  });
  return { names: [name], gives: [opposite], finding };
}

/** Explains an entry of two fields that is written as one: "name: value". */
export function explainPair(value: Tree, pointer: Pointer, root: unknown): Finding | undefined {
  const [name, ...more] = Object.keys(value);
  const schema = schemaAt(root, pointer);
  if (name === undefined || more.length > 0 || !schema) return undefined;
  const fields = schemaFields(schema);
  const [first, second, ...others] = fields.filter(({ isRequired }) => isRequired).map((field) => field.name);
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  if (fields.some((field) => similarity(name, field.name, field.synonyms))) return undefined;
  const fits = (field: string, text: unknown) => errorsAt(root, fieldPointer(pointer, field), text).length === 0;
  if (!fits(first, name) || !fits(second, value[name])) return undefined;
  return fieldFinding(pointer, name, {
    hint: `Write two fields: "${first}: ${name}", and below it "${second}: …".`,
    expected: `${first}, ${second}`,
    suggestions: [first],
    fix: { pair: [first, second] },
  });
}

/** Says what a field takes, in place of a value that does not fit. */
export function adviceOnValue({ root, pointer, value }: MisnamedFields, name: string, field: SchemaField): string {
  const at = fieldPointer(pointer, field.name);
  const own = value[name];
  const { properties, additionalProperties: named } = deref(field.schema).node;
  if (
    typeof own === 'string' &&
    !properties &&
    typeof named === 'object' &&
    errorsAt(root, at, { main: own }).length === 0
  )
    return `Write ${quote(`${field.name}:`)}, and below it, further in, the text behind a name of your own: ${quote(`main: ${own}`)}.`;
  const error = errorsAt(root, at, own).find(({ keyword, instancePath }) => keyword === 'type' && /^(?:\/0)?$/.test(instancePath)); // prettier-ignore
  const isMany = typeof own === 'object' && own !== null;
  const { hint } = error && isMany ? explainValueType({ ...error, instancePath: at + error.instancePath }, withValue(root, at, own)) : {}; // prettier-ignore
  return hint ?? `It takes ${describeAccepted(field)}.`;
}
