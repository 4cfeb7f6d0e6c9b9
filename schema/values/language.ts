/** Derives facts from the language of a site: its direction, and the translations that its readers can use. */
import type { FormatFault } from '../addresses/web-address.ts';

/** By language, since every page needs it, and a locale is slow to make. */
const directions = new Map<string, 'ltr' | 'rtl'>();

/** Returns the direction that texts of a language run in. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  let direction = directions.get(language);
  if (!direction) directions.set(language, (direction = findDirection(language)));
  return direction;
}

function findDirection(language: string): 'ltr' | 'rtl' {
  // Browsers and Node call it getTextInfo; the types of TypeScript lack it.
  const locale = readLocale(language) as (Intl.Locale & { getTextInfo(): { direction: 'ltr' | 'rtl' } }) | undefined;
  return locale?.getTextInfo().direction ?? 'ltr';
}

/**
 * Returns the tags of translations that readers of a language can use, the nearest first: zh-Hant for zh-TW, pt for
 * pt-BR. Translations in another script than theirs are left out.
 */
export function fallbacksOf(language: string): string[] {
  const locale = readLocale(language);
  if (!locale) return [];
  const { language: bare, script = '', region = '' } = locale.maximize();
  const own = [`${bare}-${script}-${region}`, `${bare}-${region}`, `${bare}-${script}`];
  return new Intl.Locale(bare).maximize().script === script ? [...own, bare] : own;
}

/** Returns the tag that the standard has for a language: de for ger, en-GB for en-UK; undefined for what is not a tag. */
function standardTag(language: string): string | undefined {
  return readLocale(language)?.toString();
}

/** Returns the country of a language's tag, two letters; undefined where it names none. */
export function regionOf(language: string): string | undefined {
  return readLocale(language)?.region;
}

function readLocale(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined; // the schema takes tags of the right shape that the standard does not know
  }
}

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Returns what is wrong with the code of a language; undefined where nothing is. */
export function languageFault(text: string): FormatFault | undefined {
  if (!LANGUAGE.test(text)) return undefined; // the schema's pattern says so
  const write = standardTag(text);
  if (write === undefined) return { hint: 'Write a language, and a country where it matters: en, pt-BR.' };
  if (write.toLowerCase() === text.toLowerCase()) return undefined;
  return { hint: `Write "${write}": browsers know the language by that code.`, write };
}

/** A number between these two characters runs from left to right. */
const [ISOLATE, END_ISOLATE] = ['\u2066', '\u2069'];

/** Returns a number that reads from left to right in any text. */
export const isolated = (number: string): string => `${ISOLATE}${number}${END_ISOLATE}`;
