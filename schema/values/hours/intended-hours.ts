/** Reads opening hours in the ways that people write them: "Monday to Friday, 9am - 5.30pm". */
import { DAYS, timeOf } from './read-hours.ts';

/** Opening hours as a manifest writes them, and whether nothing else can be meant. */
export interface Intended {
  text: string;
  isCertain: boolean;
}

/** Languages in whose words for days people write. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'cs', 'tr', 'uk', 'id', 'vi'];
const GROUPS: Record<string, string> = {
  daily: 'Mo-Su',
  everyday: 'Mo-Su',
  weekdays: 'Mo-Fr',
  weekend: 'Sa,Su',
  weekends: 'Sa,Su',
};
const TO = '(?:-|to|till|until|through|thru|bis|au?|à|al|tot|do|t/m)';
const CLOSED = /^(?:closed|off|geschlossen|zu|fermé|cerrado|chiuso|fechado|gesloten|stängt|nieczynne|zavřeno|kapalı)$/;
const ALWAYS = /^(?:open|24 ?h(?:ours?)?|24\/7|all day|00:00-00:00)$/;
const TIME = String.raw`(\d{1,2})(?:[:.h](\d\d))? ?h?(?: ?([ap])\.?m\.?)?`;
const SPAN = new RegExp(`${TIME} ?${TO} ?${TIME}`, 'g');
const ONE_TIME = new RegExp(`^${TIME}$`);

/** Reads an entry with days; undefined where it is not clear. */
export function readIntended(text: string): Intended | undefined {
  const words = simplify(text);
  const [, dayWords = '', timeWords = ''] =
    /^([^\d]*?)[:,]? ?((?:\d|closed|open|geschlossen|fermé|cerrado).*)?$/.exec(words) ?? [];
  const days = readDays(dayWords.trim());
  if (days === undefined) return undefined;
  if (ALWAYS.test(timeWords)) return { text: days, isCertain: true };
  if (timeWords === '') return undefined; // days alone would be open day and night
  const spans = readIntendedSpans(timeWords);
  return spans && { text: `${days} ${spans.text}`, isCertain: spans.isCertain };
}

/** Reads the times of a day; undefined where they are not clear. */
export function readIntendedSpans(text: string): Intended | undefined {
  const words = simplify(text);
  if (CLOSED.test(words)) return { text: 'closed', isCertain: true };
  const rest = words.replaceAll(SPAN, '').replaceAll(/[,;&/ ]|and|und/g, '');
  const spans = [...words.matchAll(SPAN)].map(spanOf);
  if (rest !== '' || spans.length === 0 || spans.includes(undefined)) return undefined;
  return {
    text: spans.map((span) => span!.text).join(', '),
    isCertain: spans.every((span) => span!.isCertain),
  };
}

/** Reads one time of a day, such as "9.30" or "5:15 pm", as 09:30; undefined for other texts. */
export function readTime(text: string): string | undefined {
  const [whole, hour = '', minute, half] = ONE_TIME.exec(simplify(text)) ?? [];
  // A number alone is no time of day.
  if (whole === undefined || (minute === undefined && half === undefined && text.search(O_CLOCK) === -1))
    return undefined;
  const minutes = minutesOf(hour, minute, half);
  return Number.isNaN(minutes) ? undefined : timeOf(minutes);
}

const O_CLOCK = / ?(?:uhr|o['’]clock|hrs)\b\.?/gi;

function simplify(text: string): string {
  return text
    .normalize('NFKC') // the wide digits and colons of Chinese and Japanese keyboards
    .trim()
    .toLowerCase()
    .replaceAll(/\s*[\u2010-\u2015\u2212\u301C~-]\s*/g, '-')
    .replaceAll(O_CLOCK, '')
    .replaceAll(/\s+/g, ' ');
}

function spanOf([, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf]: RegExpExecArray): Intended | undefined {
  const end = minutesOf(toHour!, toMinute, toHalf);
  let start = minutesOf(fromHour!, fromMinute, fromHalf ?? toHalf);
  if (fromHalf === undefined && toHalf === 'p' && start >= end) start = minutesOf(fromHour!, fromMinute, 'a');
  if (Number.isNaN(start + end)) return undefined;
  const isHalf = toHalf === undefined && end <= start && end <= 12 * 60; // 9-5
  const isNight = end < start;
  return { text: `${timeOf(start)}-${timeOf(isHalf ? end + 12 * 60 : end)}`, isCertain: !isHalf && !isNight };
}

/** Returns minutes from midnight; NaN where there is no such time. */
function minutesOf(hour: string, minute = '00', half?: string): number {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  const isTime = (half === undefined ? hours <= 24 : Number(hour) <= 12) && Number(minute) < 60;
  return isTime ? hours * 60 + Number(minute) : Number.NaN;
}

function readDays(words: string): string | undefined {
  const group = GROUPS[words.replaceAll(' ', '')];
  if (group !== undefined) return group;
  const names = dayNames();
  const parts = words
    .replaceAll(/ ?(?:,|;|&|\/|\+|\band\b|\bund\b) ?/g, ',')
    .split(',')
    .map((part) => part.split(new RegExp(`-| ${TO} `)).map((name) => names.get(name.trim().replace(/\.$/, ''))));
  const isClear = parts.every((part) => part.length <= 2 && part.every((day) => day !== undefined));
  return isClear ? parts.map((part) => part.map((day) => DAYS[day!]).join('-')).join(',') : undefined;
}

/** Returns the names of days in several languages; those that mean different days are left out. */
function dayNames(): Map<string, number> {
  const names = new Map(DAYS.map((day, index) => [day.toLowerCase(), index]));
  const unclear = new Set<string>();
  for (const language of LANGUAGES)
    for (const weekday of ['long', 'short'] as const)
      for (const day of DAYS.keys()) {
        const date = new Date(Date.UTC(2024, 0, day + 1)); // a Monday
        const name = date.toLocaleDateString(language, { weekday, timeZone: 'UTC' }).toLowerCase().replace(/\.$/, '');
        if ((names.get(name) ?? day) !== day) unclear.add(name);
        for (const form of [name, `${name}s`]) if (!names.has(form)) names.set(form, day);
      }
  for (const name of unclear) if (name.length > 2) names.delete(name);
  return names;
}
