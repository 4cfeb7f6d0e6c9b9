/** Explains values of another shape than their field takes, such as one entry in place of a list. */
import type { ErrorObject } from 'ajv';
import { explainKeyword } from '../../keywords.ts';
import { parentOf, withValue } from '../../../../schema/values/pointer.ts';
import { nameList } from '../../../problems/sentence-parts.ts';
import type { Finding } from '../../../problems/problem.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { errorsAt } from '../../../../schema/validator.ts';
import { deref } from '../../../../schema/schemas.ts';
import { isRecord } from '../../../../schema/values/tree.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import { entrySchema, fieldsAt, adviceForForeignName, schemaAt } from '../../schema-at.ts';
import type { SchemaField } from '../../schema-at.ts';
import { quote } from '../../wording.ts';
import type { Advice } from '../../wording.ts';
import { belowItsField } from './text-for-fields.ts';
import { findWord } from '../corrections.ts';
import { splitLanguages } from '../language.ts';
import {
  asAddress,
  asDays,
  asFormattedText,
  asItsList,
  asPoint,
  belowName,
  explainEmpty,
  holdsFields,
  isInsideEntry,
  isRow,
  mergeEntries,
  takesAddresses,
  TEXT_NAMES,
  hasWordsAndCode,
} from './list-shapes.ts';
import { WITHOUT_COOKIES, isGoogle } from '../../../rules/analytics-service.ts';
import { explainNamed } from '../../fields/site-names.ts';
import { readEntries } from './text-entries.ts';

/** Explains a value of a wrong type. */
export function explainValueType(error: ErrorObject, root: unknown): Finding {
  const { instancePath, params, data } = error;
  const change = () => changes[params.type as string]?.(data, instancePath, root);
  return explainNamed(data, instancePath, root) ?? { ...explainKeyword(error), ...change() };
}

const changes: Record<string, (data: unknown, pointer: Pointer, root: unknown) => Advice | undefined> = {
  array: asList,
  object: asObject,
  string: asText,
};

/** Longer entries are sentences. */
const LONGEST_ENTRY = 40;
/** How to separate entries, by how they are separated now. */
const SEPARATE = {
  numbers: 'Begin each entry with "- " in place of its number',
  bullets: 'Begin each entry with "- " in place of its sign',
  brackets: 'Write the brackets and commas of an English keyboard',
};

function asList(data: unknown, pointer: Pointer, root: unknown): Advice | undefined {
  if (data === null) return undefined;
  const values = isRecord(data) ? Object.values(data) : [];
  if (values.length > 0 && takesAddresses(root, pointer) && errorsAt(root, pointer, values).length === 0)
    return { hint: `Write the addresses alone, one a line, each after "- ": - ${String(values[0])}` };
  const cells = values.map((value) => (typeof value === 'object' ? value : String(value)));
  if (cells.length > 0 && /\/\d+$/.test(pointer) && errorsAt(root, pointer, cells).length === 0)
    return { hint: `Write what is in its cells, without names: [${cells.map(String).map(asCell).join(', ')}].` };
  const names = isRecord(data) ? Object.keys(data) : [];
  const days = isRecord(data) ? asDays(Object.entries(data).map(([day, hours]) => `${day} ${String(hours)}`), `${pointer}/0`, root) : undefined; // prettier-ignore
  if (days) return days;
  const written = isRecord(data) ? asFormattedText(data, `${pointer}/0`, root) : undefined;
  if (written !== undefined) return { hint: `Write each entry as one text after "- ": ${written.words}.` };
  if (names.length > 0 && values.every((value) => value === null) && errorsAt(root, pointer, names).length === 0)
    return { hint: `A list has square brackets: [${names.join(', ')}].`, fix: { separate: names } };
  if (typeof data === 'string') {
    const read = readEntries(data);
    if (read) {
      const texts = read.entries.map(({ text }) => text);
      const fits = errorsAt(root, pointer, texts).every(isInsideEntry);
      const example = read.kind === 'brackets' ? `[${texts.join(', ')}]` : `- ${texts[0]}`;
      const hint = `${SEPARATE[read.kind]}: ${quote(example)}.`;
      return { hint, ...(fits ? { fix: { entries: read.entries } } : {}) };
    }
    if (/^[^\n•]*[,;\t][^\n•]*$/.test(data) && !data.startsWith('-')) return splitAtCommas(data, pointer, root);
    if (/^-|[\n•]/.test(data)) return undefined;
  }
  if (values.length > 0 && values.every(isRecord) && !holdsFields(names, pointer, root))
    return {
      hint: `A list has no names: write "- " in place of ${nameList(names.map((name) => quote(`${name}:`)))}, before the first field of each entry.`,
    };
  if (!errorsAt(root, pointer, [data]).every(isInsideEntry)) return undefined;
  if (typeof data !== 'string')
    return { hint: 'This is one item: begin it with "- ", to make a list of it.', fix: { list: true } };
  // A number at the start may be part of a name.
  if (/^\(?\d{1,2}[.)]\s/.test(data)) return { hint: `${SEPARATE.numbers}, where it only counts.` };
  return { hint: 'Begin each item with "- ", also where there is only one.', fix: { list: true } };
}

/** Returns a cell as it is written between brackets. */
const asCell = (cell: string) => (/^[-+\d.]+$|[,[\]{}#:"]/.test(cell) ? quote(cell) : cell);

/** Splits a list of words without brackets; there is a fix if each word can only be an entry. */
function splitAtCommas(text: string, pointer: Pointer, root: unknown): Advice | undefined {
  const schema = schemaAt(withValue(root, pointer, []), pointer);
  const { node } = (schema && entrySchema(schema)) ?? {};
  const { enum: words = [], 'x-value-synonyms': synonyms } = node ?? {};
  const bare = text.replaceAll(/^\[|\]$/g, ''); // one of the brackets may be lost
  const entries = bare.split(/[,;\t]/).map((part) => findWord(part, words.map(String), synonyms) ?? part.trim());
  const isShort = entries.every((entry) => entry !== '' && entry.length <= LONGEST_ENTRY && !/[.!?]$/.test(entry));
  if (!isShort || entries.length < 2) return undefined;
  const [field, ...more] = (node?.required ?? []).filter((name) => node?.properties?.[name]);
  const items = entries.map((entry) => ({ [field ?? '']: entry }));
  if (more.length === 0 && errorsAt(root, pointer, items).length === 0)
    return { hint: `Write an entry for each: ${nameList(entries.map((entry) => quote(`- ${field}: ${entry}`)))}.` };
  if (errorsAt(root, pointer, entries).length > 0) return undefined;
  const isWord = node?.enum !== undefined || node?.pattern !== undefined || node?.format === 'place';
  // A sentence has longer parts, and a word such as "and" before its last one.
  const isEnumeration = entries.length > 2 && entries.every((entry) => !/(?:\S+\s+){6}|^(?:and|or) /i.test(entry));
  return {
    hint: `Write [${entries.join(', ')}], or each on a line of its own after "- ".`,
    ...(isRow(entries, pointer, root)
      ? { fix: { separate: entries, row: true } }
      : isWord || isEnumeration
        ? { fix: { separate: entries } }
        : {}),
  };
}

function asObject(data: unknown, pointer: Pointer, root: unknown): Advice | undefined {
  if (pointer === '/analytics' && isGoogle(data)) return { hint: WITHOUT_COOKIES };
  const address =
    asAddress(data, pointer, root) ?? (typeof data === 'string' ? asDays([data], pointer, root) : undefined);
  if (address) return address;
  const elsewhere = typeof data === 'string' ? adviceForForeignName(data, schemaAt(root, pointer)) : undefined;
  if (elsewhere !== undefined) return { hint: elsewhere };
  if (Array.isArray(data) && data.length === 0) return explainEmpty(pointer, root);
  const list = Array.isArray(data) ? (mergeEntries(data, pointer, root) ?? asItsList(data, pointer, root)) : undefined;
  if (list) return list;
  const required = fieldsAt(root, pointer).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
  const [only, ...more] = required;
  if (data === null || pointer === '') return undefined;
  const named = typeof data === 'string' ? fieldWithWord(data, pointer, root) : undefined;
  if (named !== undefined) return { hint: `Write it as the field ${quote(named)}.`, fix: { inside: named } };
  if (typeof data === 'string' && startsWithField(data, pointer, root)) return undefined;
  if (only === undefined && typeof data === 'string') {
    const below = belowName(data, pointer, root);
    if (below) return below;
  }
  if (only === undefined) return fieldsBelow(fieldsAt(root, pointer));
  if (more.length === 0 && errorsAt(root, pointer, { [only]: data }).length === 0)
    return { hint: `Write it as the field ${quote(only)}.`, fix: { inside: only } };
  const asField = typeof data === 'string' ? belowItsField(data, required, pointer, root) : undefined;
  if (asField !== undefined) return { hint: asField };
  return { hint: `Write its fields below it, one a line: ${required.join(', ')}.` };
}

/** Returns whether a text is a field with another sign than a colon after its name: name = Anna. */
function startsWithField(text: string, pointer: Pointer, root: unknown): boolean {
  const [, name] = /^([A-Za-z]\w*)\s*(?:=|:|;|->|=>)/.exec(text) ?? [];
  return fieldsAt(root, pointer).some((field) => field.name === name);
}

/** Returns the one field of an object that takes a word of a closed list: look for inn. */
function fieldWithWord(word: string, pointer: Pointer, root: unknown): string | undefined {
  const fields = fieldsAt(root, pointer).filter(({ schema }) => deref(schema).node.enum?.includes(word));
  // Where several take it, the first of all is the one that the others follow: the look of a theme.
  const [only] = fields.length === 1 || fields[0] === fieldsAt(root, pointer)[0] ? fields : [];
  return only && errorsAt(root, pointer, { [only.name]: word }).length === 0 ? only.name : undefined;
}

/** Advises on an object that needs no field; names some of those that it takes. */
function fieldsBelow(fields: SchemaField[]): Advice | undefined {
  if (fields.length === 0) return undefined;
  const names = nameList(fields.map(({ name }) => name));
  return { hint: `Write its fields below it, one a line. They are: ${names}.` };
}

function asText(data: unknown, pointer: Pointer, root: unknown): Advice | undefined {
  if (isRecord(data) && takesAddresses(root, parentOf(pointer))) {
    const address = Object.values(data).find((value) => errorsAt(root, pointer, value).length === 0);
    if (address === undefined) return { hint: 'Write the address alone.' };
    const isOne = Object.keys(data).length === 1;
    return {
      hint: `Write the address alone: ${quote(address)}.`,
      ...(isOne ? { fix: { replace: String(address) } } : {}),
    };
  }
  const point = isRecord(data) ? asPoint(data) : undefined;
  if (point !== undefined && errorsAt(root, pointer, point).length === 0) return { hint: `Write ${quote(point)}.` };
  if (pointer === '/language' && Array.isArray(data) && data.length > 1) return splitLanguages(data.map(String));
  if (isRecord(data) && NAMES.has(schemaAt(withValue(root, pointer, ''), pointer)?.node.format ?? ''))
    return { hint: `Write it alone, without the name of a field${nameWithin(data)}.` };
  const written = isRecord(data) ? asFormattedText(data, pointer, root) : undefined;
  if (written !== undefined)
    return {
      hint: `Write one text in place of these fields: ${written.words}.`,
      ...(written.own !== undefined && { fix: { replace: written.own } }),
    };
  if (isRecord(data)) return joinField(data, pointer, root);
  if (!Array.isArray(data) || data.length !== 1 || errorsAt(root, pointer, data[0]).length > 0) return undefined;
  return { hint: 'Write one text after the colon, without a hyphen.', fix: { unlist: true } };
}

/** Formats of texts that are names of something. */
const NAMES = new Set(['icon', 'drawing', 'file', 'public-file', 'download']);

/** Returns the first text of some fields, as the end of an advice. */
function nameWithin(fields: Tree): string {
  const name = Object.values(fields).find((value) => typeof value === 'string' && value.length <= LONGEST_ENTRY);
  return typeof name === 'string' ? `: ${name}` : '';
}

/** Explains a text that YAML reads as a field, because it has a colon: "Paris: a journey". */
function joinField(fields: Tree, pointer: Pointer, root: unknown): Advice | undefined {
  const [[name, value] = ['', {}], ...more] = Object.entries(fields);
  const { properties, additionalProperties } = schemaAt(root, parentOf(pointer))?.node ?? {};
  if (!properties && typeof additionalProperties === 'object') {
    // The author names these texts, so this may be a name that is indented too far.
    const inner = Object.keys(fields).slice(0, 3).map(quote).join(', ');
    return more.length === 0
      ? {
          hint: `Write the text alone, without ${inner}. If that is a name itself, move it out, beside the other names.`,
        }
      : { hint: `A name has one text here: move ${inner} out, beside the other names.` };
  }
  if (/\/\d+$/.test(pointer) && hasWordsAndCode(fields))
    return {
      hint: `Write what is shown alone, as one text, without ${nameList(Object.keys(fields).map(quote))}: that is sent, too.`,
    };
  if (more.length > 0 || (typeof value === 'object' && value !== null)) return undefined;
  return TEXT_NAMES.has(name)
    ? { hint: `Write the text alone, without "${name}:".` }
    : { hint: 'A colon makes a field of it: put the whole text in double quotes.', fix: { quote: true } };
}
