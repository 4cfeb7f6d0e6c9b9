/** A sentence and a fix for each keyword of JSON Schema that the site's schema uses. */
import type { ErrorObject } from 'ajv';
import { readSerial } from '../../schema/values/calendar.ts';
import { isFiller } from '../words/filler.ts';
import { formats } from '../../schema/formats.ts';
import { intendedValue } from './values/intended.ts';
import type { Intended } from './values/intended.ts';
import type { AddressFault } from '../../schema/addresses/web-address.ts';
import { escapePointer } from '../../schema/values/pointer.ts';
import type { Finding } from '../problems/problem.ts';
import { explainCount, explainNumber, numberRange } from './values/bounds.ts';
import { readNumber } from './values/numbers.ts';
import type { IntendedNumber } from './values/numbers.ts';
import { readForm, readText, readBoolean, readWord } from './values/corrections.ts';
import { explainSeveral, chooseOne, severalNames } from '../words/several-names.ts';
import type { SchemaNode } from '../../schema/schemas.ts';
import { guess, certainWord } from '../words/suggest.ts';

type Explanation = Omit<Finding, 'pointer'> & { pointer?: string };

/** One validator error as a finding. */
export function explainKeyword(error: ErrorObject): Finding {
  const explain = explanations[error.keyword];
  const explanation = explain
    ? explain(error)
    : ({ code: 'wrong-value', message: `This value ${error.message ?? 'does not fit'}.` } satisfies Explanation);
  return { pointer: error.instancePath, ...explanation };
}

const explanations: Record<string, (error: ErrorObject) => Explanation> = {
  required: ({ instancePath, params }) => ({
    code: 'missing-field',
    message: `The field ${quote(params.missingProperty)} is missing${instancePath === '' ? ' from the manifest' : ' here'}.`,
    expected: String(params.missingProperty),
    found: 'nothing',
    hint:
      params.missingProperty === 'type'
        ? 'Add a line "type: …"; or, if this belongs to the block above, remove the hyphen.'
        : `Add a line "${params.missingProperty}: …".`,
  }),
  propertyNames: ({ instancePath, params, data }) => {
    const name = params.propertyName as string;
    const meant = name
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
      .toLowerCase()
      .replaceAll(/[ _]+/g, '-');
    const isFree = /^[a-z][a-z0-9-]*$/.test(meant) && !Object.hasOwn(data as object, meant);
    return {
      code: 'wrong-value',
      pointer: `${instancePath}/${escapePointer(name)}`,
      at: 'key',
      message: `${quote(name)} cannot be a name.`,
      hint: `${isFree ? `Write ${quote(meant)}: use` : 'Use'} small letters, digits and hyphens, a letter first.`,
      expected: 'small letters, digits and hyphens, a letter first',
      found: name,
      ...(isFree ? { suggestions: [meant], ...replaceWith(meant) } : {}),
    };
  },
  type: ({ instancePath, params, data, parentSchema }) => ({
    code: 'wrong-type',
    ...differ(typeNames[params.type as string] ?? String(params.type), kindOf(data)),
    hint: instancePath === '' ? WHOLE : typeHint(params.type as string, data, parentSchema as SchemaNode),
    ...typeCure(params.type as string, data, parentSchema as SchemaNode),
  }),
  enum: (error) => ({
    found: kindOf(error.data),
    ...explainEnum(error, (error.params.allowedValues as unknown[]).map(String)),
  }),
  const: ({ params, data }) => ({
    code: 'wrong-value',
    ...differ(quote(params.allowedValue), quote(data)),
  }),
  format: ({ params, data }) => {
    const { expects, test, faultOf } = formats[params.format as string]!;
    const text = String(data);
    const fault = faultOf?.(text);
    const wrong = { code: 'wrong-value' as const, ...differ(expects, kindOf(data)) };
    // What has the form of an address has one fault; other readings are for what has not.
    if (fault && (fault.write !== undefined || /^https?:\/\/[^/]/i.test(text)))
      return { ...wrong, ...writeAddress(fault, text) };
    const meant = readForm(text, test);
    return {
      ...wrong,
      ...(fault ? { hint: fault.hint } : {}),
      ...(meant === undefined ? meantBy(intendedValue(params.format as string, text)) : writeWord(meant)),
      ...(meant === undefined && params.format === 'phone' ? { hint: PHONE } : {}),
      ...(isFiller(text) ? { hint: NOTHING } : {}),
    };
  },
  pattern: ({ data, params, parentSchema }) => {
    const pattern = new RegExp(params.pattern as string);
    const reading = readText(String(data), (text) => text !== '/' && pattern.test(text));
    const expected = String(parentSchema?.['description'] ?? 'see docs/blocks.md.');
    const message = `${quote(data)} does not fit here.`;
    const found = String(data);
    if (!reading) return { code: 'wrong-value', message, hint: `Expected: ${expected}`, expected, found };
    const { meant, why } = reading;
    const hint = `${why}: write ${quote(meant)}.`;
    return { code: 'wrong-value', message, hint, expected, found, suggestions: [meant], ...writeText(meant, found) };
  },
  minLength: () => ({ code: 'wrong-value', message: 'This text is empty.', hint: 'Write one, or remove the field.' }),
  maxLength: ({ data, params }) => ({
    code: 'text-too-long',
    message: `This text has ${String(data).length} characters; ${params.limit} is the most here.`,
    expected: `at most ${params.limit} characters`,
    found: `${String(data).length} characters`,
    hint: 'Shorten it.',
  }),
  minimum: explainNumber,
  maximum: explainNumber,
  minItems: explainCount,
  maxItems: explainCount,
};

function explainEnum({ data, parentSchema, instancePath }: ErrorObject, allowed: string[]): Explanation {
  const expected = `one of: ${allowed.join(', ')}`;
  const synonyms = (parentSchema as SchemaNode)['x-value-synonyms'];
  const meant = data === null || typeof data === 'object' ? undefined : readWord(String(data), allowed, synonyms);
  if (typeof data !== 'string') {
    const message = `Expected one of: ${allowed.join(', ')}; found ${kindOf(data)}.`;
    if (meant !== undefined) return { code: 'wrong-type', message, ...writeWord(meant) };
    return data === null ? { code: 'wrong-type', message, hint: NOTHING } : { code: 'wrong-type', message };
  }
  const message = `${quote(data)} is not one of: ${allowed.join(', ')}.`;
  if (meant !== undefined) return { code: 'wrong-value', message, expected, ...writeWord(meant) };
  const several = severalNames(data, new Set(allowed));
  if (several) {
    const { hint, suggestions } = /\/\d+$/.test(instancePath) ? explainSeveral(several) : chooseOne(several);
    return { code: 'wrong-value', message, expected, hint, suggestions };
  }
  return {
    code: 'wrong-value',
    message,
    expected,
    ...guess(data, allowed, ''),
    ...replaceWith(certainWord(data, allowed)),
  };
}

function writeWord(word: string): Pick<Explanation, 'hint' | 'suggestions' | 'fix'> {
  return { hint: `Write ${quote(word)}.`, suggestions: [word], ...replaceWith(word) };
}

/** The address to write: certain unless a space stands in it, for two addresses may have been written there. */
function writeAddress({ hint, write }: AddressFault, text: string): Pick<Explanation, 'hint' | 'suggestions' | 'fix'> {
  if (write === undefined) return { hint };
  return { hint, suggestions: [write], ...(/\s/.test(text.trim()) ? {} : replaceWith(write)) };
}

/** Two halves of a sentence that programs read too. */
function differ(expected: string, found: string): Pick<Explanation, 'message' | 'expected' | 'found'> {
  return { message: `Expected ${expected}, found ${found}.`, expected, found };
}

/** What a value may have been meant to be: certain where it can be only one thing. */
function meantBy(meant: Intended | undefined): Pick<Explanation, 'hint' | 'suggestions' | 'fix'> {
  const { suggestions = [], isSure = false, why } = meant ?? {};
  const [first] = suggestions;
  if (first === undefined) return why === undefined ? {} : { hint: why };
  if (why !== undefined) return { hint: `${why} Was ${suggestions.map(quote).join(' or ')} meant?`, suggestions };
  const hint = `Write ${suggestions.map(quote).join(' or ')}.`;
  return { hint, suggestions, ...(isSure ? replaceWith(first) : {}) };
}

function replaceWith(word: string | undefined): Pick<Explanation, 'fix'> {
  return word === undefined ? {} : { fix: { replace: word } };
}

/** A text with quotes where YAML would take it for something else. */
function writeText(text: string, written: string): Pick<Explanation, 'fix'> {
  // Quotes that are there already stay; a number sign or a digit at the start would need them.
  const isPlain = /^[\p{L}/]/u.test(text) || /^[\w/]/.test(text) === /^[\w/]/.test(written);
  return { fix: isPlain ? { replace: text } : { replace: `"${text}"`, bare: true } };
}

/** What YAML took for something else is put right by quotes; a number or a truth in words is written as one. */
function typeCure(
  expected: string,
  data: unknown,
  schema: SchemaNode,
): Pick<Explanation, 'fix' | 'hint' | 'suggestions'> {
  if (expected === 'string' && typeof data === 'number' && formatOf(schema) === 'date') {
    const day = readSerial(data);
    const hint = `Write the day as year-month-day, such as ${quote(day ?? '2026-05-12')}.`;
    return day === undefined ? { hint } : { hint, suggestions: [day] };
  }
  if (expected === 'string' && (typeof data === 'number' || typeof data === 'boolean')) return { fix: { quote: true } };
  const truth = expected === 'boolean' ? readBoolean(data) : undefined;
  if (truth !== undefined)
    return { hint: `Write ${truth}, without quotes.`, fix: { replace: String(truth), bare: true } };
  const { number, isCertain: isSure } = readNumberFor(expected, data, schema) ?? {};
  if (number === undefined) return {};
  const hint = `Write ${number}, in digits only, without quotes or other words.`;
  return { hint, suggestions: [String(number)], ...(isSure ? { fix: { replace: String(number), bare: true } } : {}) };
}

function readNumberFor(expected: string, data: unknown, { minimum, maximum }: SchemaNode): IntendedNumber | undefined {
  if (typeof data !== 'string' || (expected !== 'integer' && expected !== 'number')) return undefined;
  return readNumber(
    data,
    (number) =>
      number >= (minimum ?? -Infinity) &&
      number <= (maximum ?? Infinity) &&
      (expected === 'number' || Number.isInteger(number)),
  );
}

/** The types of JSON Schema, for people. */
export const typeNames: Record<string, string> = {
  string: 'a text',
  array: 'a list (lines that start with "- ")',
  object: 'fields (lines of the form "name: value")',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
};

/** What a text of some formats is, for people. */
export const explainFormat: Record<string, string> = {
  link: 'an address, such as /contact',
  file: 'the path of a file, such as /images/team.jpg',
  icon: 'the name of an icon, such as heart',
};

function kindOf(data: unknown): string {
  if (data === null) return 'nothing';
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'fields';
  if (typeof data === 'string') return `the text ${quote(data)}`;
  return typeof data === 'number' ? `the number ${data}` : String(data);
}

const PHONE = 'Write the number alone: a plus sign, then digits, with spaces or hyphens between them.';

const NOTHING = 'Write the value behind the colon, or remove the field.';

const WHOLE = 'A manifest starts with a field such as "brand:"; see examples/ for whole ones.';

/** A format is held against short texts only: see compile.ts. */
function formatOf(schema: SchemaNode): string | undefined {
  return schema.format ?? schema.else?.format;
}

function typeHint(expected: string, data: unknown, schema: SchemaNode): string {
  if (data === null) {
    const value = explainFormat[formatOf(schema) ?? ''];
    const hint = value === undefined ? NOTHING : `Write ${value}, behind the colon, or remove the field.`;
    return expected === 'string' ? `${hint} A text that starts with # needs quotes.` : hint;
  }
  if (expected === 'string' && typeof data === 'number') {
    return 'Put it in double quotes; without them YAML takes it for a number and drops a plus sign or zeros.';
  }
  if (expected === 'string' && typeof data === 'boolean') return 'Put it in double quotes to make it a text.';
  if (expected === 'boolean') return 'Write true or false, without quotes.';
  if (expected === 'integer' || expected === 'number')
    return `Write a number${numberRange(schema)}, in digits only, without quotes.`;
  if (expected === 'string' && Array.isArray(data)) return 'Write one text behind the colon, without hyphens.';
  if (expected === 'string') return 'If the text has a colon in it, put the whole text in double quotes.';
  if (expected === 'array') return 'Begin each item with "- ".';
  return 'Look at the indentation, and at the examples in docs/blocks.md.';
}

/** A value as it may stand in a sentence: in quotes, not too long. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}
