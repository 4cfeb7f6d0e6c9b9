/** Reads opening hours as people write them: "Tue-Fri 9am-5pm", "Di bis Fr 9:00 - 17:00 Uhr". */
import { once } from '../../../schema/values/once.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
/** Languages whose names of days are known. A name that means two days, as "do" does, is none. */
const LANGUAGES = 'en de fr es it nl pt pl cs sv da tr id vi uk hi ja zh ar'.split(' ');
const TO = String.raw`\s*(?:[-–—]|\b(?:to|till|until|bis|à|a|al|tot|till|do)\b)\s*`;
const WORD = String.raw`[\p{L}\p{M}]+\.?`;
const TIME = String.raw`(\d{1,2})(?:[:.h](\d\d))?\s*([ap]m|h|Uhr)?`;
const HOURS = new RegExp(`^(${WORD})(?:(${TO}|\\s*,\\s*)(${WORD}))?\\s*:?\\s+${TIME}${TO}${TIME}$`, 'iu');

/** Returns opening hours in the form of schema.org, Mo-Fr 09:00-17:00; undefined for other texts. */
export function readHours(text: string): string | undefined {
  const [, first = '', between = '', last, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] =
    HOURS.exec(text.trim()) ?? [];
  const [from, to] = [dayOf(first), last === undefined ? '' : dayOf(last)];
  if (from === undefined || to === undefined) return undefined;
  const days = to === '' ? from : `${from}${between.includes(',') ? ',' : '-'}${to}`;
  // Days alone mean day and night, which who leaves the hours out hardly means.
  if (fromHour === undefined || toHour === undefined) return undefined;
  const [opens, closes] = [timeOf(fromHour, fromMinute, fromHalf), timeOf(toHour, toMinute, toHalf)];
  // Without am and pm, "9-5" may mean the evening or the morning.
  return opens === undefined || closes === undefined || opens >= closes ? undefined : `${days} ${opens}-${closes}`;
}

function dayOf(word: string): string | undefined {
  const own = DAYS.find((day) => day.toLowerCase() === word.toLowerCase());
  return own ?? daysByName().get(plain(word));
}

function timeOf(hour: string, minute = '00', half = ''): string | undefined {
  const isHalf = /^[ap]m$/i.test(half);
  const hours = isHalf ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return hours > 24 || (isHalf && Number(hour) > 12) ? undefined : `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Returns the days by their names, whole and short. */
const daysByName = once((): ReadonlyMap<string, string> => {
  const meanings = new Map<string, Set<string>>();
  for (const language of LANGUAGES)
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      for (const [index, day] of DAYS.entries()) {
        const name = plain(format.format(MONDAY + index * DAY));
        meanings.set(name, (meanings.get(name) ?? new Set()).add(day));
      }
    }
  return new Map([...meanings].flatMap(([name, [day, ...more]]) => (day && more.length === 0 ? [[name, day]] : [])));
});

function plain(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}
