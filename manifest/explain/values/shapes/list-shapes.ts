/** Explains entries of a list that are fields in place of a text, and a list in place of the object that it belongs into. */
import type { ErrorObject } from 'ajv';
import { fieldPointer, parentOf, stepsOf, valueAt, withValue } from '../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { valueFormats } from '../../../../schema/formats.ts';
import type { ValueFormat } from '../../../../schema/formats.ts';
import { isRecord } from '../../../../schema/values/tree.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import { errorsAt } from '../../../../schema/validator.ts';
import { entrySchema, fieldsAt, schemaAt } from '../../schema-at.ts';
import { nameList } from '../../../problems/sentence-parts.ts';
import { hyphenatedName } from '../../../words/ascii.ts';
import { quote } from '../../wording.ts';
import type { Advice } from '../../wording.ts';

/** Fields with the name of an entry. */
const NAMING = ['name', 'id', 'key', 'label', 'title'];

/** The text that some fields mean: in words for a sentence, and itself where it can only be that. */
export interface FormattedText {
  words: string;
  own?: string;
}

/** Returns how the entry of a list is written that is one text with a form, such as hours; undefined where texts have none. */
export function asFormattedText(fields: Tree, pointer: Pointer, root: unknown): FormattedText | undefined {
  const format = entryFormat(parentOf(pointer), root);
  if (!format) return undefined;
  const [first, ...others] = Object.values(fields).flat();
  const own = readTexts([[first, ...others].join(' '), `${String(first)} ${others.join('-')}`], format);
  if (own !== undefined) return { words: quote(own), own };
  const texts = Object.entries(fields).flatMap(([name, fieldValue]) => {
    const parts = isRecord(fieldValue) ? Object.values(fieldValue).join('-') : [fieldValue].flat().join(', ');
    return readTexts([`${name} ${parts}`], format) ?? [];
  });
  if (texts.length === 0) return { words: format.expects };
  return { words: `${format.expects}; here ${texts.map(quote).join(', ')}` };
}

/** Returns the first text that has a form, or can only mean one that has. */
function readTexts(texts: string[], { test, faultOf }: ValueFormat): string | undefined {
  return texts.find(test) ?? texts.map((text) => faultOf?.(text)?.write).find((write) => write !== undefined);
}

/** Returns the format of a list's entries, if it is one that not every text has. */
function entryFormat(list: Pointer, root: unknown): ValueFormat | undefined {
  const schema = schemaAt(withValue(root, list, []), list);
  const format = valueFormats[(schema && entrySchema(schema))?.node.format ?? ''];
  return format?.test('Any words') ? undefined : format;
}

/** Explains an address in one line or in several: "Main Road 5, 1234 Town, Country". */
export function asAddress(data: unknown, pointer: Pointer, root: unknown): Advice | undefined {
  const isAddress = fieldsAt(root, pointer).some(({ name }) => name === 'postalCode');
  const parts = [data].flat().flatMap((part) => (typeof part === 'string' ? part.split(/[,;\n]/) : []));
  const texts = parts.map((part) => part.trim()).filter((part) => part !== '');
  if (!isAddress || texts.length < 2) return undefined;
  // The town is beside its code, or is the last but the country.
  const withCode = texts.findIndex((part, index) => index > 0 && CODE_AND_TOWN.test(part));
  const at = withCode === -1 ? Math.max(1, Math.min(texts.length - 2, 2)) : withCode;
  const [, before, town, behind] = CODE_AND_TOWN.exec(texts[at]!) ?? [];
  const code = before ?? behind;
  const fields = {
    street: texts.slice(0, at).join(', '),
    ...(code !== undefined && { postalCode: quote(code) }),
    locality: town ?? texts[at]!,
    country: texts[at + 1] ?? '…',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return { hint: `Write its fields below it, one a line: ${lines.join(', ')}.` };
}

/** 75001 Paris; London SW1A 1AA. */
const CODE_AND_TOWN =
  /^(?:([A-Z]{0,2}-?\d[\d -]{2,9}(?: [A-Z]{2})?) )?(\p{L}[^\d]*?)(?:,? ([A-Z]{0,2}\d[A-Z\d -]{2,9}))?$/u;

/** Explains days with their hours in one text or in other fields: "2026-12-25 closed". */
export function asDays(texts: string[], pointer: Pointer, root: unknown): Advice | undefined {
  const entries = texts.flatMap((text) => {
    const [, date, hours] = /^(\d{4}-\d\d-\d\d)\s*[:,]?\s*(\S.*)$/.exec(text) ?? [];
    return hours === undefined ? [] : [{ date, hours }];
  });
  const [first] = entries;
  const isDay =
    entries.length === texts.length && entries.every((entry) => errorsAt(root, pointer, entry).length === 0);
  return first && isDay
    ? {
        hint: `Write "- {date: ${first.date}, hours: ${first.hours}}"${entries.length > 1 ? ', and the same for each day' : ''}.`,
      }
    : undefined;
}

/** Explains a list that is the value of one field of the object, such as the items of the navigation. */
export function asItsList(list: unknown[], pointer: Pointer, root: unknown): Advice | undefined {
  if (list.length === 0 || pointer === '') return undefined;
  const empty = withValue(root, pointer, {});
  const fields = fieldsAt(root, pointer).map((field) => ({ field, errors: errorsAt(empty, fieldPointer(pointer, field.name), list) })); // prettier-ignore
  const fitting = fields.filter(({ errors }) => errors.length === 0);
  const taking = fitting.length > 0 ? fitting : fields.filter(({ errors }) => errors.every(isInsideEntry));
  const names = taking.map(({ field }) => field.name);
  const [only, ...more] = names;
  if (only === undefined) return undefined;
  return more.length > 0
    ? { hint: `A list belongs below one of its fields: ${names.join(', ')}.` }
    : { hint: `Write it as the field ${quote(only)}.`, fix: { inside: only } };
}

/** Explains an object that is written as a list, with a hyphen before it or before each of its fields. */
export function mergeEntries(list: unknown[], pointer: Pointer, root: unknown): Advice | undefined {
  const takesAnyName = typeof schemaAt(root, pointer)?.node.additionalProperties === 'object';
  const [word] = list;
  if (takesAnyName && typeof word === 'string' && errorsAt(root, pointer, { name: word }).length === 0)
    return { hint: `Write each as a name, a colon and what readers see: ${nameOf(word)}: ${quote(word)}.` };
  if (!list.every(isRecord)) return undefined;
  const named = takesAnyName ? nameEntries(list, pointer, root) : undefined;
  if (named) return named;
  const names = list.flatMap((entry) => Object.keys(entry));
  if (new Set(names).size < names.length) return undefined;
  const errors = errorsAt(root, pointer, Object.assign({}, ...list));
  const hasUnknown = errors.some(
    ({ instancePath, keyword }) => instancePath === '' && keyword === 'additionalProperties',
  );
  // If the object takes any name, only valid values show that these are the names.
  return hasUnknown || (takesAnyName && errors.length > 0)
    ? undefined
    : { hint: 'Remove the hyphens: these are fields, not the items of a list.', fix: { unlist: true } };
}

/** Returns a name for a text; a phone number, a price or a word of another script makes none. */
function nameOf(text: string): string {
  const name = hyphenatedName(text);
  return /^[a-z]/.test(name) ? name : 'main';
}

/** Explains a list of entries that should have their names before them. */
function nameEntries(list: Tree[], pointer: Pointer, root: unknown): Advice | undefined {
  const name = NAMING.find((field) => list.every((entry) => typeof entry[field] === 'string'));
  if (name === undefined) return undefined;
  const [first] = list as [Tree];
  const key = hyphenatedName(String(first[name])) || 'first';
  const isField = fieldsAt(withValue(root, pointer, { [key]: {} }), fieldPointer(pointer, key)).some((field) => field.name === name); // prettier-ignore
  const values = Object.entries(first).flatMap(([field, value]) => (field === name && !isField ? [] : [value]));
  const isText = !isField && values.length === 1 && typeof values[0] === 'string';
  const line = isText ? `${key}: ${quote(String(values[0]))}` : `${key}:`;
  return {
    hint: `This is not a list: begin each entry with its name and a colon, without a hyphen. Write ${line}${isText ? '' : ` with its ${isField ? '' : 'other '}fields below`}.`,
  };
}

/** Returns whether an error is about something inside an entry, whatever the shape is. */
export function isInsideEntry({ instancePath, keyword }: ErrorObject): boolean {
  return instancePath.split('/').length > 2 || (instancePath !== '' && keyword !== 'type');
}

/** Returns whether the other entries of a list are lists as well, all of so many entries: rows of a table. */
export function isRow(entries: string[], pointer: Pointer, root: unknown): boolean {
  const rows = valueAt(root, parentOf(pointer));
  const others = Array.isArray(rows) ? rows.filter((row) => Array.isArray(row)) : [];
  return others.length > 0 && others.every((row) => row.length === entries.length);
}

/** Returns whether a list takes texts that need no further field to explain them, such as the addresses of profiles. */
export function takesAddresses(root: unknown, pointer: Pointer): boolean {
  const schema = schemaAt(withValue(root, pointer, []), pointer);
  return (schema && entrySchema(schema))?.node.format === 'profile';
}

/** Explains an empty list in place of fields. What names are written in may be needed elsewhere, so it is not removed by itself. */
export function explainEmpty(pointer: Pointer, root: unknown): Advice {
  const [parent, name] = [parentOf(pointer), stepsOf(pointer).at(-1)];
  const isRequired = fieldsAt(root, parent).find((field) => field.name === name)?.isRequired;
  const fields = fieldsAt(root, pointer);
  const write = fields.length === 0 ? 'write an entry: a name, a colon and its value' : `write its fields: ${nameList(fields.map((field) => field.name))}`; // prettier-ignore
  if (isRequired !== false) return { hint: `It has nothing in it: ${write}.` };
  return parent === ''
    ? { hint: `It has nothing in it: remove this line, or ${write}.` }
    : { hint: 'It has nothing in it: remove this line.', fix: { remove: pointer } };
}

/** Explains a text that needs a name before it: the address of an endpoint. */
export function belowName(text: string, pointer: Pointer, root: unknown): Advice | undefined {
  const name = pointer === '/endpoints' ? 'message' : 'name';
  const [only, ...more] = fieldsAt(withValue(root, pointer, { [name]: {} }), `${pointer}/${name}`).filter(({ isRequired }) => isRequired); // prettier-ignore
  const entry = only && more.length === 0 ? { [only.name]: text } : text;
  if (errorsAt(root, pointer, { [name]: entry }).length > 0) return undefined;
  return { hint: `Write it below a name: "${name}: ${only ? `{${only.name}: ${text}}` : quote(text)}".` };
}

/** Returns whether some names are fields of the entries of a list. */
export function holdsFields(names: string[], pointer: Pointer, root: unknown): boolean {
  const schema = schemaAt(withValue(root, pointer, []), pointer);
  const entry = schema && entrySchema(schema);
  const fields = fieldsAt(withValue(root, pointer, [{}]), `${pointer}/0`);
  return !entry?.node.properties || names.some((name) => fields.some((field) => field.name === name));
}

/** Returns the point of a picture that two numbers name. */
export function asPoint({ x, y, ...others }: Tree): string | undefined {
  const isPercent = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100;
  return isPercent(x) && isPercent(y) && Object.keys(others).length === 0 ? `${String(x)}% ${String(y)}%` : undefined;
}

/** What people call a text that has no name here. */
export const TEXT_NAMES = new Set('text label value name title content item heading description html'.split(' '));
/** What programs call the code of a choice, which has none here. */
const CODES = new Set(['value', 'id', 'key', 'slug']);

/** Returns whether some fields are the words of a choice and a code beside them: {label: Coal, value: coal}. */
export function hasWordsAndCode(fields: Tree): boolean {
  const [words, ...more] = Object.keys(fields).filter((name) => !CODES.has(name));
  return words !== undefined && more.length === 0 && Object.keys(fields).length > 1 && TEXT_NAMES.has(words);
}
