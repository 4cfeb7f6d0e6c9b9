/** Explains values of another type than their field takes. */
import type { ErrorObject } from 'ajv';
import { readSpreadsheetDate } from '../../schema/values/hours/calendar.ts';
import type { SchemaNode } from '../../schema/schemas.ts';
import { errorsAt } from '../../schema/validator.ts';
import { withValue } from '../../schema/values/pointer.ts';
import type { Pointer } from '../../schema/values/pointer.ts';
import { isRecord } from '../../schema/values/tree.ts';
import { schemaAt } from './schema-at.ts';
import type { Finding } from '../problems/problem.ts';
import { numberRange } from './values/bounds.ts';
import { findWord, readBoolean } from './values/corrections.ts';
import { readNumber } from './values/numbers.ts';
import { describe, formatNames, quote, typeNames } from './wording.ts';
import type { Advice, Explanation } from './wording.ts';

export const NO_VALUE = 'Write the value after the colon, or remove the field.';
const NO_COMMENT = ' A text that starts with # needs quotes.';

/** Explains an error of the keyword "type". */
export function explainJsonType({ instancePath, params, data, parentSchema }: ErrorObject): Explanation {
  const type = params.type as string;
  const schema = parentSchema as SchemaNode;
  const [expected, found] = [typeNames[type] ?? type, describe(data)];
  const whole = 'A manifest starts with a field such as "brand:"; "npx waybill new site" makes a whole one.';
  return {
    code: 'wrong-type',
    message: `Expected ${expected}, found ${found}.`,
    expected,
    found,
    hint: instancePath === '' ? whole : hintFor(type, data, schema),
    ...correct(type, data, schema),
  };
}

function hintFor(type: string, data: unknown, schema: SchemaNode): string {
  if (data === null) {
    const value = formatNames[formatOf(schema) ?? ''];
    const hint = value === undefined ? NO_VALUE : `Write ${value}, after the colon, or remove the field.`;
    return type === 'string' ? hint + NO_COMMENT : hint;
  }
  if (type === 'boolean') return 'Write true or false, without quotes.';
  if (type === 'integer' || type === 'number')
    return `Write a number${numberRange(schema)}, in digits only, without quotes.`;
  if (type === 'array') return 'Begin each item with "- ".';
  if (type !== 'string') return 'Look at the indentation; "npx waybill explain blocks" has examples.';
  if (typeof data === 'number')
    return 'Put it in double quotes; without them YAML takes it for a number and drops a plus sign or zeros.';
  if (typeof data === 'boolean') return 'Put it in double quotes to make it a text.';
  if (isInLanguages(data))
    return 'Write the text in the language of the site alone. Others have a file each: write them under "languages" at the top, as in languages: [fr], and run "npx waybill languages".';
  return Array.isArray(data)
    ? `Write one ${formatOf(schema) === 'mail' ? 'address' : 'text'} after the colon, without hyphens.`
    : 'If the text has a colon in it, put the whole text in double quotes.';
}

/** Returns whether a value is a text in several languages, each under the code of its language. */
function isInLanguages(data: unknown): boolean {
  const codes = isRecord(data) ? Object.keys(data) : [];
  return codes.length > 1 && codes.every((code) => /^[a-z]{2}(?:[-_][A-Z]{2})?$/.test(code));
}

/** Corrects a value: quotes around what is not a text to YAML, a number or a boolean in place of words. */
function correct(type: string, data: unknown, schema: SchemaNode): Advice {
  if (type === 'string' && typeof data === 'number' && formatOf(schema) === 'date') {
    const day = readSpreadsheetDate(data);
    const hint = `Write the day as year-month-day, such as ${quote(day ?? '2026-05-12')}.`;
    return day === undefined ? { hint } : { hint, suggestions: [day] };
  }
  if (type === 'string' && (typeof data === 'number' || typeof data === 'boolean')) return { fix: { quote: true } };
  const boolean = type === 'boolean' ? (readBoolean(data) ?? wordFor(data, schema)) : undefined;
  if (boolean !== undefined)
    return { hint: `Write ${boolean}, without quotes.`, fix: { replace: String(boolean), bare: true } };
  if (typeof data !== 'string' || (type !== 'integer' && type !== 'number')) return {};
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const fits = (number: number) =>
    number >= minimum && number <= maximum && (type === 'number' || Number.isInteger(number));
  const { number, isCertain } = readNumber(data, fits) ?? {};
  if (number === undefined) return {};
  const hint = `Write ${number}, in digits only, without quotes or other words.`;
  return {
    hint,
    suggestions: [String(number)],
    ...(isCertain ? { fix: { replace: String(number), bare: true } } : {}),
  };
}

/** Returns the boolean that a word means in its field: optional is false where the field says what is required. */
function wordFor(data: unknown, schema: SchemaNode): string | undefined {
  return typeof data === 'string' ? findWord(data, ['true', 'false'], schema['x-value-synonyms']) : undefined;
}

/** Returns the format of a schema; some formats apply to short texts only (see compile.ts). */
function formatOf(schema: SchemaNode): string | undefined {
  return schema.format ?? schema.else?.format;
}

/** Returns whether a finding says that a value is missing after the name of its field. */
export function isMissingValue({ code, found }: Finding): boolean {
  return code === 'wrong-type' && found === 'nothing';
}

/** Returns the finding of a missing value with what is written there; with a fix where it may be a word, a name for one. */
export function explainNull(finding: Finding, written: string, root: unknown): Finding {
  if (!/^(?:null|~)$/i.test(written)) return finding;
  const { fix: _fix, suggestions: _suggestions, ...nothing } = finding;
  const say = (why: string) => finding.message.replace(/\.$/, `: ${why}.`);
  // Programs write it in small letters.
  if (written.startsWith('N') && takesWord(finding.pointer, written, root))
    return {
      ...nothing,
      message: say(`${written} without quotes is nothing in YAML`),
      found: written,
      hint: `Put it in double quotes to make it a text: "${written}".`,
      fix: { quote: true },
    };
  return {
    ...nothing,
    message: say(`${written} is nothing in YAML`),
    found: written,
    hint: (finding.hint ?? NO_VALUE).replace(NO_COMMENT, ''),
  };
}

/** Formats of texts that any word fits. */
const WORDS = new Set(['text', 'words', 'inline', 'lines', 'plain-lines', 'prose', 'article', undefined]);

function takesWord(pointer: Pointer, word: string, root: unknown): boolean {
  const format = schemaAt(withValue(root, pointer, word), pointer)?.node.format;
  return WORDS.has(format) && errorsAt(root, pointer, word).length === 0;
}
