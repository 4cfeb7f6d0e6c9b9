/** Explains opening hours that are written in another notation than a manifest's, and says how to write them. */
import type { FormatFault } from '../../addresses/web-address.ts';
import { A_DAY, END_OF_NIGHT, readHours, readSpans, timeOf } from './read-hours.ts';
import type { OpenSpan } from './read-hours.ts';
import { readIntended, readIntendedSpans, readSeveral } from './intended-hours.ts';
import type { Intended } from './intended-hours.ts';

/** Returns what is wrong with an entry of opening hours, such as "Mo-Fr 9-5"; undefined where nothing is. */
export function hoursFault(text: string): FormatFault | undefined {
  const read = readHours(text);
  if (read) return spansFault(read.spans);
  const noTime = impossibleTime(text);
  if (noTime !== undefined) return { hint: `${noTime} is not a time: hours go to 24, and minutes to 59.` };
  const intended = readIntended(text);
  if (!intended && /^\s*\d/.test(text))
    return { hint: 'Begin with the days: Mo-Fr 09:00-17:00. In brackets, an entry with a comma needs quotes: ["Mo-Fr 09:00-12:00, 13:00-17:00"].' }; // prettier-ignore
  const several = intended ? undefined : readSeveral(text);
  if (several) return { hint: `Write an entry for each: ${several.map((entry) => `- ${entry}`).join(', ')}.` };
  return adviceOf(intended, 'Write days and times: Mo-Fr 09:00-12:30, 14:00-18:00. The days are Mo, Tu, We, Th, Fr, Sa and Su.'); // prettier-ignore
}

/** Returns what is wrong with the hours of one day, such as "9am - 5pm"; undefined where nothing is. */
export function timesFault(text: string): FormatFault | undefined {
  const spans = readSpans(text);
  if (spans) return spansFault(spans);
  const noTime = impossibleTime(text);
  if (noTime !== undefined) return { hint: `${noTime} is not a time: hours go to 24, and minutes to 59.` };
  return adviceOf(readIntendedSpans(text), 'Write times as 09:00-12:00, 14:00-16:00; or closed.');
}

/** Returns the first time in a text that does not exist, such as 13:60. */
function impossibleTime(text: string): string | undefined {
  const times = [...text.matchAll(/(?<!\d)(\d{1,2})[:.h](\d\d)(?!\d)/g)];
  return times.find(([, hour, minute]) => Number(hour) > 24 || Number(minute) > 59)?.[0];
}

function adviceOf(intended: Intended | undefined, otherwise: string): FormatFault {
  if (!intended) return { hint: otherwise };
  const hint = `Write "${intended.text}".`;
  if (intended.isCertain) return { hint, write: intended.text };
  return { hint: `${hint} Or, if something else is meant, other times from 00:00 to 24:00.` };
}

function spansFault(spans: OpenSpan[]): FormatFault | undefined {
  const [from, to] = spans.find((span) => span[1] - A_DAY > END_OF_NIGHT) ?? [];
  if (from !== undefined && to !== undefined) {
    const [start, end] = [timeOf(from), timeOf(to)];
    if (start === end) return { hint: `${start}-${end} ends when it starts. For a whole day, write 00:00-24:00.` };
    return {
      hint: `${start}-${end} ends before it starts. Write ${end}-${start}; or, if the night is meant, ${start}-24:00, and 00:00-${end} on the next day.`,
    };
  }
  const overlap = overlapOf(spans);
  return overlap && { hint: `${overlap.join(' and ')} overlap. Write one span, or change one of them.` };
}

/** Returns two spans of a day that overlap, as texts; undefined where none do. */
function overlapOf(spans: OpenSpan[]): [string, string] | undefined {
  const sorted = spans.toSorted(([a], [b]) => a - b);
  const index = sorted.findIndex(([from], at) => at > 0 && from < sorted[at - 1]![1]);
  if (index < 1) return undefined;
  return [sorted[index - 1]!, sorted[index]!].map(([from, to]) => `${timeOf(from)}-${timeOf(to)}`) as [string, string];
}
