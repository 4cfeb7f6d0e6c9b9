/** Explains names that are not misspelt fields: an envelope around the fields, or a field with a full-width colon. */
import { load } from 'js-yaml';
import type { Finding } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { invisibleCharacter } from '../../words/invisible.ts';
import { isNear } from '../../words/similarity.ts';
import type { MisnamedFields, OddNames } from './misplaced-fields.ts';
import { toAscii } from '../../words/ascii.ts';
import type { SchemaField } from '../schema-at.ts';
import { fitsSchema } from '../values/fits-schema.ts';
import { fieldFinding, quote } from '../wording.ts';
import { asEndOfText } from './cut-texts.ts';
import { asListOfNames, asPublished } from './publish-and-author-names.ts';
import { asEndpoint } from './by-value.ts';
import { asOpposite, asTwoNumbers } from './other-shapes.ts';
import { fieldPointer } from '../../../schema/values/pointer.ts';

/** A name up to this distance from a field may mean it. */
const MAX_DISTANCE = 2.5;

/** Finds the odd names of an object. */
export function findOddNames(object: MisnamedFields): OddNames[] {
  const free = object.fields.filter((field) => !Object.hasOwn(object.value, field.name));
  const readers = [
    asEnvelope,
    withoutColon,
    asPublished,
    asListOfNames,
    asTwoNumbers,
    asOpposite,
    asEndpoint,
    asEndOfText,
  ];
  return object.unknown.flatMap((name) => {
    for (const read of readers) {
      const odd = read(name, free, object);
      if (odd) return odd;
    }
    return [];
  });
}

/** Explains a name under which other programs put the fields of an object: props, data, settings. */
function asEnvelope(name: string, free: SchemaField[], { value, pointer, root }: MisnamedFields): OddNames | undefined {
  const inner = value[name];
  if (!isRecord(inner)) return undefined;
  const names = Object.keys(inner);
  const own = names.filter((one) => free.some((field) => field.name === one));
  const isField = (one: string) => own.includes(one) || free.some((field) => isNear(one, field, MAX_DISTANCE));
  const fits = (one: string) => fitsSchema(root, fieldPointer(pointer, one), inner[one]) !== 'no';
  if (own.length === 0 || !names.every(isField) || !own.every(fits)) return undefined;
  // If a field takes this object as its value, the name is a misspelt field.
  if (free.some((field) => errorsAt(root, fieldPointer(pointer, field.name), inner).length === 0)) return undefined;
  return { names: [name], gives: own, finding: explainEnvelope(name, names, pointer) };
}

/** Explains a name around the fields of an object. */
export function explainEnvelope(name: string, fields: string[], pointer: Pointer): Finding {
  return fieldFinding(pointer, name, {
    message: `There is no field ${quote(name)} here: what is below it are the fields themselves.`,
    hint: `Remove the line ${quote(`${name}:`)}, and move ${fields.map(quote).join(', ')} to the left, into its column.`,
    expected: fields.join(', '),
    fix: { unwrap: true },
  });
}

/** Explains a field with its value in one name, as in {icon phone} or {icon：phone}: to YAML a full-width colon is not a colon. */
function withoutColon(
  name: string,
  free: SchemaField[],
  { value, pointer, root }: MisnamedFields,
): OddNames | undefined {
  const [, field = '', sign = '', text = ''] =
    /^([\w$-]{1,60})(\s{0,9}[\uFF1A\uFE55\uFE13\uA789=]\s{0,9}|\s{1,9})(\S.*)$/s.exec(name) ?? [];
  const colon = sign.trim();
  if (!free.some((one) => one.name === field) || text === '' || value[name] !== null) return undefined;
  const ascii = toAscii(text);
  const isPlain = /^[^,:#[\]{}&*!|>'"%@`]+$/.test(text);
  const fits = isPlain && fitsSchema(root, fieldPointer(pointer, field), load(ascii)) === 'yes';
  const written = `${field}: ${ascii}`;
  const finding = fieldFinding(pointer, name, {
    message: colon === '' ? `A colon is missing after ${quote(field)}.` : `${quote(colon)} is not a colon to YAML.`,
    hint: `Write ${quote(written)}, with the colon and the space of an English keyboard.`,
    expected: field,
    suggestions: [written],
    ...(fits ? { fix: { split: [field, ascii] } } : {}),
  });
  return { names: [name], gives: [field], finding };
}

/** Explains a name with an invisible character in it. */
export function invisibleName(name: string, intended: string, object: Pointer): Finding {
  const finding = invisibleCharacter(name, fieldPointer(object, name));
  return { ...finding, at: 'key', suggestions: [intended], fix: { replace: intended } };
}
