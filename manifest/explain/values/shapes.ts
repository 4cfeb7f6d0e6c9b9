/** Explains values of another shape than their field takes, such as one entry in place of a list, where the shape alone is wrong. */
import type { ErrorObject } from 'ajv';
import { explainKeyword, quote } from '../keywords.ts';
import { escapePointer, parentOf, withValue } from '../../../schema/values/pointer.ts';
import type { Finding, Reshape } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { errorsAt } from '../../../schema/validator.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { similarity } from '../../words/similarity.ts';
import { entrySchema, fieldsOf, schemaAt } from '../schema-at.ts';
import { readEntries } from './text-entries.ts';

/** A change of shape, and how to say it. */
interface Change {
  hint: string;
  fix?: Reshape | { quote: true } | { separate: string[] };
}

/** One finding for a value of a wrong kind at a place of a manifest. */
export function explainType(error: ErrorObject, root: unknown): Finding {
  const { instancePath, params, data } = error;
  const change = changes[params.type as string]?.(data, instancePath, root);
  return { ...explainKeyword(error), ...change };
}

/** What people call a text that has no name here. */
const TEXT_NAMES = new Set([
  'text',
  'label',
  'value',
  'name',
  'title',
  'content',
  'item',
  'heading',
  'description',
  'html',
]);

/** What a list of words without brackets is read as: certain where each can be nothing but an entry. */
function entriesWithin(text: string, pointer: Pointer, root: unknown): Change | undefined {
  const entries = text.split(/[,;]/).map((part) => part.trim());
  const isShort = entries.every((entry) => entry !== '' && entry.length <= MOST && !/[.!?]$/.test(entry));
  if (!isShort || entries.length < 2 || errorsAt(root, pointer, entries).length > 0) return undefined;
  const { node } = entrySchema(schemaAt(withValue(root, pointer, []), pointer)!) ?? {};
  const isSure = node?.enum !== undefined || node?.pattern !== undefined || node?.format === 'place';
  return {
    hint: `Write [${entries.join(', ')}], or each on a line of its own behind "- ".`,
    ...(isSure ? { fix: { separate: entries } } : {}),
  };
}

/** Longer entries are sentences. */
const MOST = 40;

/** The fields that hold the name of an entry. */
const NAMING = ['name', 'id', 'key', 'label', 'title'];

const changes: Record<string, (data: unknown, pointer: Pointer, root: unknown) => Change | undefined> = {
  array(data, pointer, root) {
    const inText = typeof data === 'string' ? entriesIn(data, pointer, root) : undefined;
    if (inText) return inText;
    if (typeof data === 'string' && /^[^\n•]*[,;][^\n•]*$/.test(data) && !data.startsWith('-'))
      return entriesWithin(data, pointer, root);
    if (data === null || (typeof data === 'string' && /^-|[\n•]/.test(data))) return undefined;
    if (!errorsAt(root, pointer, [data]).every(isInside)) return undefined;
    if (typeof data !== 'string')
      return { hint: 'This is one item: begin it with "- ", to make a list of it.', fix: { list: true } };
    // A number in front may be part of a name.
    if (/^\(?\d{1,2}[.)]\s/.test(data)) return { hint: `${APART.numbers}, where it only counts.` };
    return { hint: 'Begin each item with "- ", also where there is only one.', fix: { list: true } };
  },
  object(data, pointer, root) {
    if (Array.isArray(data)) return fromList(data, pointer, root);
    const schema = schemaAt(root, pointer);
    const fields = schema ? fieldsOf(schema) : [];
    const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    if (data === null || required.length === 0 || pointer === '') return undefined;
    const [only, ...more] = required;
    if (more.length === 0 && errorsAt(root, pointer, { [only!]: data }).length === 0)
      return { hint: `Write it as the field ${quote(only)}.`, fix: { inside: only! } };
    return { hint: `Write its fields below it, one a line: ${required.join(', ')}.` };
  },
  string(data, pointer, root) {
    if (isRecord(data)) {
      // "Paris: a journey" is a field to YAML.
      const [[name, value] = ['', {}], ...more] = Object.entries(data);
      if (isNamed(pointer, root)) {
        const inner = Object.keys(data).slice(0, 3).map(quote).join(', ');
        const alone = more.length === 0 ? `Write the text alone, without ${inner}. If that is a name itself, ` : '';
        return {
          hint: `${alone || 'A name has one text here: '}move ${alone ? 'it' : inner} out, beside the other names.`,
        };
      }
      if (more.length > 0 || (typeof value === 'object' && value !== null)) return undefined;
      return TEXT_NAMES.has(name)
        ? { hint: `Write the text alone, without "${name}:".` }
        : { hint: 'A colon makes a field of it: put the whole text in double quotes.', fix: { quote: true } };
    }
    if (!Array.isArray(data) || data.length !== 1 || errorsAt(root, pointer, data[0]).length > 0) return undefined;
    return { hint: 'Write one text behind the colon, without a hyphen.', fix: { unlist: true } };
  },
};

/** How to set entries apart, by what stands in front of them now. */
const APART = {
  numbers: 'Begin each entry with "- " in place of its number',
  bullets: 'Begin each entry with "- " in place of its sign',
  brackets: 'Write the brackets and commas of an English keyboard',
};

/** Entries that are written as one text, with numbers in front of them or with other brackets. */
function entriesIn(text: string, pointer: Pointer, root: unknown): Change | undefined {
  const read = readEntries(text);
  if (!read) return undefined;
  const texts = read.entries.map((entry) => entry.text);
  const isFit = errorsAt(root, pointer, texts).every(isInside);
  const example = read.kind === 'brackets' ? `[${texts.join(', ')}]` : `- ${texts[0]}`;
  return { hint: `${APART[read.kind]}: ${quote(example)}.`, ...(isFit ? { fix: { entries: read.entries } } : {}) };
}

/** An object that was written as a list, with a hyphen in front of it or of each of its fields. */
function fromList(list: unknown[], pointer: Pointer, root: unknown): Change | undefined {
  const names = list.flatMap((entry) => (isRecord(entry) ? Object.keys(entry) : []));
  const entries = list.every(isRecord) ? byName(list, pointer, root) : undefined;
  if (entries) return entries;
  if (!list.every(isRecord) || new Set(names).size < names.length) return undefined;
  const value: unknown = Object.assign({}, ...list);
  const all = errorsAt(root, pointer, value);
  // Where any name is taken, the values tell whether these are the names.
  if (all.length > 0 && takesAnyName(pointer, root)) return undefined;
  const errors = all.filter(({ instancePath }) => instancePath === '');
  return errors.some(({ keyword }) => keyword === 'additionalProperties')
    ? undefined
    : { hint: 'Remove the hyphens: these are fields, not the items of a list.', fix: { unlist: true } };
}

/** Whether a value stands in a group under a name that its author gave it. */
function isNamed(pointer: Pointer, root: unknown): boolean {
  const { properties, additionalProperties } = schemaAt(root, parentOf(pointer))?.node ?? {};
  return !properties && typeof additionalProperties === 'object';
}

/** Things that have a name each, written as a list whose entries hold the name. */
function byName(list: Tree[], pointer: Pointer, root: unknown): Change | undefined {
  const { additionalProperties } = schemaAt(root, pointer)?.node ?? {};
  if (typeof additionalProperties !== 'object') return undefined;
  const name = NAMING.find((field) => list.every((entry) => typeof entry[field] === 'string'));
  if (name === undefined) return undefined;
  const { [name]: first, ...rest } = list[0]!;
  const [value, ...more] = Object.values(rest);
  const line = `${slug(String(first))}:${typeof value === 'string' && more.length === 0 ? ` ${quote(value)}` : ''}`;
  const below = more.length > 0 ? ' with its other fields below' : '';
  return {
    hint: `This is not a list: begin each entry with its name and a colon, without a hyphen. Write ${line}${below}.`,
  };
}

/** A name as groups take them. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function takesAnyName(pointer: Pointer, root: unknown): boolean {
  return typeof schemaAt(root, pointer)?.node.additionalProperties === 'object';
}

/** Whether an error is about the names or values inside an entry, which the shape has nothing to do with. */
function isInside({ instancePath, keyword }: ErrorObject): boolean {
  return instancePath.split('/').length > 2 || (instancePath !== '' && keyword !== 'type');
}

/** An entry of two fields that is written as one: "name: value" in place of both. */
export function explainPair(value: Tree, pointer: Pointer, root: unknown): Finding | undefined {
  const [name, ...more] = Object.keys(value);
  const schema = schemaAt(root, pointer);
  if (name === undefined || more.length > 0 || !schema) return undefined;
  const fields = fieldsOf(schema);
  const [first, second, ...others] = fields.filter(({ isRequired }) => isRequired);
  if (!first || !second || others.length > 0) return undefined;
  if (fields.some((field) => similarity(name, field.name, field.synonyms))) return undefined;
  const fits = (field: string, text: unknown) =>
    errorsAt(root, `${pointer}/${escapePointer(field)}`, text).length === 0;
  if (!fits(first.name, name) || !fits(second.name, value[name])) return undefined;
  return {
    code: 'unknown-field',
    pointer: `${pointer}/${escapePointer(name)}`,
    at: 'key',
    message: `There is no field ${quote(name)} here.`,
    hint: `Write two fields: "${first.name}: ${name}", and below it "${second.name}: …".`,
    expected: `${first.name}, ${second.name}`,
    found: name,
    suggestions: [first.name],
    fix: { pair: [first.name, second.name] },
  };
}
