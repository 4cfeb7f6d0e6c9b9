/** Validates the value of a field as the browser does, for browsers without scripts and for programs. */
import type { Answers } from '../../../schema/types.ts';
import { isDay } from '../../../schema/values/hours/calendar.ts';
import { boundOn } from '../../../schema/addresses/form-rules.ts';
import type { FieldRecord } from '../endpoint-record.ts';

/** The most characters of a field, by its kind: far more than people type. */
export const LIMITS: Record<FieldRecord['kind'], number> = {
  text: 300,
  tel: 100,
  email: 254,
  number: 40,
  select: 300,
  radio: 300,
  checkbox: 31_000,
  date: 40,
  time: 40,
  file: Infinity, // of its names, which are limited elsewhere
  textarea: 10_000,
};

/** A mail address by the HTML standard. */
export const MAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** A number and a time by the HTML standard. */
const NUMBER = /^-?(?:\d+|\d*\.\d+)(?:e[-+]?\d+)?$/i;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/;

export type FieldTexts = Pick<
  Answers,
  'missingField' | 'missingChoice' | 'longField' | 'wrongField' | 'lowField' | 'highField' | 'earlyField' | 'lateField'
>;

/** What validation needs besides the field. */
export interface ValidationContext {
  texts: FieldTexts;
  /** Returns the day that it is, such as 2026-05-12, and how the site's language writes a day. Both are slow: 40 µs. */
  today: () => string;
  writeDay: (day: string) => string;
}

/** Returns the sentence about an invalid value; undefined where it is valid. */
export function findFault(
  field: FieldRecord,
  value: string | undefined,
  { texts, today, writeDay }: ValidationContext,
): string | undefined {
  const say = (text: string, words: Record<string, string> = {}) =>
    Object.entries({ field: field.label, ...words }).reduce(
      (said, [name, word]) => said.replace(`{${name}}`, () => word),
      text,
    );
  if (value === undefined) return say(texts.wrongField);
  const text = value.trim();
  if (text === '') return field.required ? say(isChoice(field) ? texts.missingChoice : texts.missingField) : undefined;
  if (value.length > LIMITS[field.kind]) return say(texts.longField, { limit: String(LIMITS[field.kind]) });
  if (!isWellFormed(field, text)) return say(texts.wrongField);
  const { least, most } = boundsOf(field, today);
  const write = field.kind === 'date' ? writeDay : String;
  const [low, high] = field.kind === 'number' ? [texts.lowField, texts.highField] : [texts.earlyField, texts.lateField];
  const isLow = least !== undefined && isBelow(field, text, least);
  const isHigh = most !== undefined && isBelow(field, most, text);
  // A time from 22:00 to 06:00 is one of the night; browsers see it so, too.
  const isOvernight = field.kind === 'time' && least !== undefined && most !== undefined && least > most;
  if (isOvernight ? isLow && isHigh : isLow) return say(low, { minimum: write(least!) });
  return isHigh && !isOvernight ? say(high, { maximum: write(most!) }) : undefined;
}

function isWellFormed({ kind, inputmode, minimum = 0 }: FieldRecord, text: string): boolean {
  if (kind === 'email') return MAIL_ADDRESS.test(text);
  if (kind === 'date') return isDate(text);
  if (kind === 'time') return TIME.test(text);
  if (kind !== 'number') return true;
  // Without decimals browsers count in ones from the least.
  return NUMBER.test(text) && Number.isFinite(+text) && (inputmode === 'decimal' || Number.isInteger(+text - minimum));
}

function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year !== undefined && Number(year) > 0 && isDay(Number(year), Number(month), Number(day));
}

const isChoice = ({ kind, options }: FieldRecord): boolean => kind === 'checkbox' && options !== undefined;

function boundsOf({ kind, minimum, maximum, earliest, latest }: FieldRecord, today: () => string) {
  if (kind === 'number') return { least: minimum?.toString(), most: maximum?.toString() };
  if (kind === 'time') return { least: earliest, most: latest };
  if (kind !== 'date') return {};
  const day = today();
  return { least: earliest && boundOn(earliest, day), most: latest && boundOn(latest, day) };
}

function isBelow({ kind }: FieldRecord, text: string, bound: string): boolean {
  if (kind === 'number') return Number(text) < Number(bound);
  return kind === 'time' ? withSeconds(text) < withSeconds(bound) : text < bound;
}

const withSeconds = (time: string): string => `${time}:00`.slice(0, 8);
