/** Corrects texts of each kind of value that a field may take. */
import { readDay } from '../../../schema/values/hours/calendar.ts';
import { readTime } from '../../../schema/values/hours/intended-hours.ts';
import { toAscii, withoutAccents } from '../../words/ascii.ts';
import { normalized } from '../../words/similarity.ts';
import { readColour } from './colour.ts';
import { readLanguage, readLocale } from './language.ts';

/** Words for true and false of other YAML parsers and of people. */
const TRUE = new Set(
  'yes y on true 1 ja wahr oui vrai sí verdadero sim verdadeiro vero tak да так evet はい 是 हाँ'.split(' '),
);
const FALSE = new Set(
  'no n off false 0 nein falsch non faux falso não nee onwaar nie нет ні hayır いいえ 否 नहीं'.split(' '),
);

/** Returns the boolean that a value means; undefined for other values. */
export function readBoolean(value: unknown): boolean | undefined {
  const word = toAscii(String(value)).toLowerCase();
  return TRUE.has(word) ? true : FALSE.has(word) ? false : undefined;
}

/** A way to correct a text, and the sentence that explains it. */
interface Correction {
  correct: (text: string, accepts: (text: string) => boolean) => string | undefined;
  why: string;
}

/** Corrections of a text that has to match a pattern, such as a path or a colour, the likeliest first. */
const textCorrections: Correction[] = [
  { correct: (text) => text.trim(), why: 'It has no spaces around it' },
  { correct: toAscii, why: 'These are characters of another keyboard' },
  { correct: (text) => text.replaceAll(/[\u2010-\u2015\u2212]/g, '-'), why: 'It has plain hyphens' },
  { correct: (text) => text.toLowerCase(), why: 'Only small letters fit here' },
  { correct: (text) => text.replace(/(?<=[^/])\/+$/, ''), why: 'It ends without a slash' },
  {
    correct: (text) => `/${text.replace(/^(?:\.{0,2}\/)*(?:public\/)?|\/+$/g, '')}`,
    why: 'It starts with one slash, and ends without',
  },
  { correct: (text) => text.trim().replaceAll('_', '-'), why: 'It has hyphens, no underscores' },
  { correct: (text) => `/${hyphenated(text).replaceAll(/^\/+|\/+$/g, '')}`, why: 'It holds no spaces' },
  { correct: (text) => (text.startsWith('/') ? text.replace(/[?#].*$/s, '') : undefined), why: 'A path has no "?" and no "#"' }, // prettier-ignore
  { correct: withPlainLetters, why: 'A path has the letters A to Z' },
  { correct: readLocale, why: 'A language has a code' },
  { correct: asIdentifier, why: 'It has letters, digits and underscores only' },
  { correct: asName, why: 'It has small letters, digits and hyphens only' },
  { correct: readLanguage, why: 'A language has a code' },
  {
    correct: (text) => (/^https?:/i.test(text) ? asUrl(text)?.pathname : undefined),
    why: 'Only the path is meant',
  },
  { correct: (text) => asUrl(text)?.hostname, why: 'Only the name of the host is meant' },
  { correct: readTime, why: 'A time has two digits, a colon and two digits' },
  { correct: readOneDay, why: 'A day is written as year-month-day' },
  { correct: readColour, why: 'A colour is # and six digits or letters from a to f' },
];

/** Returns the first correction of a text that is accepted; undefined where there is none. */
export function correctText(
  written: string,
  accepts: (text: string) => boolean,
): { text: string; why: string } | undefined {
  for (const { correct, why } of textCorrections) {
    const text = correct(written, accepts);
    if (text !== undefined && text !== written && accepts(text)) return { text, why };
  }
  return undefined;
}

/** Corrections of an address, a mailbox or a phone number, the likeliest first. */
const formCorrections: ((text: string) => string)[] = [
  toAscii,
  (text) => text.trim().replace(/\/+$/, ''),
  (text) =>
    text
      .trim()
      .replace(/^<(.*)>$/, '$1')
      .replace(/^(?:mailto|tel|e-?mail|phone): ?/i, ''),
  (text) => text.trim().replace(/^(?:h?t?tps?[:;.]?\/{0,2}|\/\/)?(?=[\w-]+\.[\w.-]+)/i, 'https://'),
  (text) => asUrl(text)?.origin ?? text,
  (text) =>
    text
      .trim()
      .replaceAll(/(?<=[\d+ ])[Oo](?=[\dOo ]|$)|(?<=[\dOo ])[Oo](?=\d)/g, '0')
      .replaceAll(/[Oo](?=\d)/g, '0'),
  asPhone,
];

/** Returns the first correction of a text of some form that is accepted; undefined where there is none. */
export function correctForm(written: string, accepts: (text: string) => boolean): string | undefined {
  return formCorrections.map((correct) => correct(written)).find((text) => text !== written && accepts(text));
}

function readOneDay(text: string): string | undefined {
  const [day, ...others] = readDay(text);
  return others.length === 0 ? day : undefined;
}

function asUrl(text: string): URL | undefined {
  return URL.parse(text) ?? undefined;
}

/** Corrects a phone number; it has no letters. */
function asPhone(text: string): string {
  if (/\p{L}/u.test(text)) return text;
  const plus = text
    .trim()
    .replace(/^00 ?(?=[1-9])/, '+')
    .replace(/ ?\(0\) ?/, ' ');
  return plus.replaceAll(/[./\u2010-\u2015]/g, '-');
}

/** Writes a path without accents and spaces; the rest of a web address is no path of its own. */
function withPlainLetters(text: string): string | undefined {
  if (/^[a-z]+:/i.test(text)) return undefined;
  const plain = withoutAccents(text.startsWith('/') ? text : `/${text}`);
  return /\s/.test(plain) ? hyphenated(plain) : plain;
}

function hyphenated(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/** Writes a name in letters and underscores, where those are accepted. */
function asIdentifier(text: string, accepts: (text: string) => boolean): string | undefined {
  if (/[,;|]/.test(text) || !accepts('a_b')) return undefined;
  const name = withoutAccents(text)
    .trim()
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  return name.toLowerCase();
}

/** Writes a name in small letters and hyphens; a text with a comma is several names, an address is none. */
function asName(text: string): string | undefined {
  if (/[,;|]|^\S+:\/\/|^mailto:/.test(text)) return undefined;
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return name.replaceAll(/^-|-$/g, '');
}

/** Returns the one word of several that a text means, by its letters or by the words' synonyms. */
export function findWord(text: string, words: string[], synonyms: Record<string, string> = {}): string | undefined {
  const written = normalized(text);
  const same = words.filter((word) =>
    [word, ...(synonyms[word]?.split(' ') ?? [])].some((form) => normalized(form) === written),
  );
  return same.length === 1 ? same[0] : undefined;
}
