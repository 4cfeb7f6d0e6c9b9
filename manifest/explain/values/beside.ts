/** Explains a value by what is beside it: a day with its time or the last day, a phone number with the others of the site, a bound with the kind of its field. */
import { readDay } from '../../../schema/values/hours/calendar.ts';
import { readTime } from '../../../schema/values/hours/intended-hours.ts';
import { fieldPointer, parentOf, valueAt } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { callingCode, withCallingCode } from '../../words/local/phone.ts';
import { fieldsAt } from '../schema-at.ts';
import { writeWord } from '../wording.ts';
import type { Advice } from '../wording.ts';

const TWO_DAYS = /^(.{6,30}?) ?(?: - | to | until | till | bis |\/|[–—]) ?(.{6,30})$/;
const WITH_TIME =
  /^(.{6,30}?)(?:T|,? +(?:at +|um +)?)(\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/i;

/** Returns what to do with the rest of the text; undefined where the same object has no field for it. */
export function fieldForRestOfDay(text: string, pointer: Pointer, root: unknown): string | undefined {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  const fields = new Set(fieldsAt(root, parentOf(pointer)).map((field) => field.name));
  const [, first = '', last = ''] = TWO_DAYS.exec(text.trim()) ?? [];
  const days = [first, last].map((day) => readDay(day));
  if (name !== 'until' && fields.has('until') && days.every((read) => read.length === 1))
    return `Write the first day alone, ${days[0]![0]}, and the last one on a line of its own: until: ${days[1]![0]}.`;
  const [, day = '', time = ''] = WITH_TIME.exec(text.trim()) ?? [];
  const hour = readTime(time);
  if (!fields.has('hour') || hour === undefined || readDay(day).length !== 1) return undefined;
  return `Write the day alone, ${readDay(day)[0]}, and the time on a line of its own: hour: ${hour}.`;
}

const LOCAL = /^\(?\d[\d()./-]*(?: [\d()-][\d()./-]*)*$/;
/** A number of so many digits that begins with the code lacks only its plus sign. */
const WHOLE = 10;

/** Explains a phone number as people of the town dial it. Returns what to write: with the code that all other numbers have, or that of the site's country; undefined where neither says one. */
export function fieldForRestOfPhone(text: string, pointer: Pointer, root: unknown): string | undefined {
  const phones = valueAt(root, parentOf(pointer));
  if (!isRecord(phones) || text.length > 30 || !LOCAL.test(text.trim())) return undefined;
  const codes = Object.entries(phones).flatMap(([name, phone]) =>
    fieldPointer(parentOf(pointer), name) === pointer ? [] : (/^\+\d{1,3}(?=[ -])/.exec(String(phone))?.[0] ?? []),
  );
  const [same, ...others] = new Set(codes);
  const code = same ?? (isRecord(root) ? callingCode(root) : undefined);
  if (code === undefined || others.length > 0) return undefined;
  const plain = text.trim().replaceAll(/[()]/g, '').replaceAll(/[./]/g, ' ');
  const isWhole = plain.startsWith(code.slice(1)) && plain.replaceAll(/\D/g, '').length > WHOLE;
  const meant = isWhole ? `${code} ${plain.slice(code.length - 1).trim()}` : withCallingCode(plain, code);
  return `Write it with the code of its country${same === undefined ? '' : ', as the other numbers have it'}: "${meant}".`;
}

/** Explains a text that should be a day or a time: the kind of the field beside it says which. Returns undefined where nothing says so. */
export function boundOfKind(text: string, pointer: Pointer, root: unknown): Advice | undefined {
  const field = valueAt(root, parentOf(pointer));
  const kind = isRecord(field) ? field['kind'] : undefined;
  if (kind === 'date' && readTime(text) !== undefined) return { hint: 'Write a day such as 2026-05-12, or today+7.' };
  if (kind !== 'time') return undefined;
  const time = readTime(text) ?? readTime(`${text}:00`); // of a field for times, a number alone is an hour
  return time === undefined ? { hint: 'Write a time such as 09:00.' } : writeWord(time);
}
