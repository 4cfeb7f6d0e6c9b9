/** Explains a day that is followed by something that belongs in another field: a last day, or a time. */
import { readDay } from '../../../schema/values/hours/calendar.ts';
import { readTime } from '../../../schema/values/hours/intended-hours.ts';
import { parentOf } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { fieldsAt } from '../schema-at.ts';

const TWO_DAYS = /^(.{6,30}?) ?(?: - | to | until | till | bis |\/|[–—]) ?(.{6,30})$/;
const WITH_TIME =
  /^(.{6,30}?)(?:T|,? +(?:at +|um +)?)(\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/i;

/** Returns what to do with the rest of the text; undefined where the same object has no field for it. */
export function besideDay(text: string, pointer: Pointer, root: unknown): string | undefined {
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
