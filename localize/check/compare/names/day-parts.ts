/** Compares the parts of the day beside the times of a text and of its translation, by the names that Unicode's data have. */
import { asciiDigits } from '../../../../manifest/words/ascii.ts';
import { oncePerKey } from '../../../../schema/values/once.ts';
import { otherWords } from '../fault.ts';
import type { Languages, TranslationFault } from '../fault.ts';
import { wordStart } from './whole-words.ts';

/** Vowel signs, which Arabic may leave out. */
const HARAKAT = /[\u064B-\u0652]/g;
const MIDNIGHT = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** A time of twelve hours. */
const CLOCK = /(?<![\d.:])(\d{1,2})(?:[.:](\d\d))?\s?(?:(a)|p)\.?m\b/gi;
/** In characters: so near to a time, a part of the day is its own. */
const NEAR = 14;

/** Returns a part of the day beside a time that is another one than in the source; undefined where there is none. */
export function dayPartDifference(
  source: string,
  translation: string,
  languages: Languages,
): TranslationFault | undefined {
  const text = asciiDigits(translation);
  for (const [written, hour, minutes, isMorning] of source.matchAll(CLOCK)) {
    const times = new RegExp(`(?<![\\d.:])${hour}${minutes ? `[.:]${minutes}` : ''}(?![.:]?\\d)`, 'g');
    const found = Array.from(text.matchAll(times), ({ 0: time, index }) => ({
      time,
      parts: partsIn(text.slice(Math.max(0, index - NEAR), index + time.length + NEAR), languages.translation),
    }));
    const wanted = (Number(hour) % 12) + (isMorning ? 0 : 12);
    const [other] = found;
    if (!other || found.some(({ parts }) => parts.length === 0 || parts.some(({ hours }) => hours.has(wanted)))) continue; // prettier-ignore
    return otherWords(other.parts[0]!.name, written, 'Write the part of the day of the source.', other.time);
  }
  return undefined;
}

/** Returns the parts of the day that a text names. A name may be the end of another word. */
function partsIn(text: string, language: string) {
  const [bare, start] = [text.replaceAll(HARAKAT, ''), wordStart(language)];
  const parts = Array.from(dayPartsOf(language), ([name, hours]) => ({ name, hours }));
  return parts.filter(({ name }) => new RegExp(start + RegExp.escape(name), 'u').test(bare));
}

/** Returns the parts of the day of a language, each with its hours and those beside them. */
const dayPartsOf = oncePerKey((language): ReadonlyMap<string, ReadonlySet<number>> => {
  const parts = new Map<string, Set<number>>();
  for (const dayPeriod of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, dayPeriod, timeZone: 'UTC' });
    const halves = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
    for (let hour = 0; hour < 24; hour++)
      for (const { type, value } of [format, halves].flatMap((one) => one.formatToParts(MIDNIGHT + hour * HOUR))) {
        const name = value.replaceAll(HARAKAT, '').trim();
        if (type !== 'dayPeriod' || name.length < 2) continue;
        const hours = parts.get(name) ?? new Set();
        for (const near of [hour + 23, hour, hour + 1]) hours.add(near % 24);
        parts.set(name, hours);
      }
  }
  return parts;
});
