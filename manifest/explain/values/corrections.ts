/** What a value that does not fit was surely meant to be, for each kind of value that a field may take. */
import { createRequire } from 'node:module';
import type * as LightningCss from 'lightningcss';
import { toAscii } from '../../words/ascii.ts';

const require = createRequire(import.meta.url);

/** What other YAML readers, and people, take for true and false. */
const TRUTHS: Record<string, boolean> = {
  ...Object.fromEntries(['yes', 'y', 'on', 'true', '1'].map((word) => [word, true])),
  ...Object.fromEntries(['no', 'n', 'off', 'false', '0'].map((word) => [word, false])),
};

/** True or false as they may be written by people; undefined for anything else. */
export function readBoolean(value: unknown): boolean | undefined {
  const word = toAscii(String(value)).toLowerCase();
  return Object.hasOwn(TRUTHS, word) ? TRUTHS[word] : undefined;
}

/** A way to read a text, and what is wrong with the way in which it is written. */
interface Reading {
  read: (text: string) => string | undefined;
  why: string;
}

/** What a text may have been meant to be where a pattern is expected, such as a path or a colour, the nearest first. */
const readings: Reading[] = [
  { read: toAscii, why: 'These are characters of another keyboard' },
  { read: (text) => text.toLowerCase(), why: 'Only small letters fit here' },
  { read: (text) => text.replace(/(?<=[^/])\/+$/, ''), why: 'It ends without a slash' },
  {
    read: (text) => `/${text.replace(/^(?:\.{0,2}\/)*(?:public\/)?|\/+$/g, '')}`,
    why: 'It starts with one slash, and ends without',
  },
  { read: (text) => text.trim().replaceAll('_', '-'), why: 'It has hyphens, no underscores' },
  {
    read: (text) =>
      `/${text
        .trim()
        .toLowerCase()
        .replaceAll(/\s+/g, '-')
        .replaceAll(/^\/+|\/+$/g, '')}`,
    why: 'It holds no spaces',
  },
  { read: readName, why: 'It has small letters, digits and hyphens only' },
  { read: readLanguage, why: 'A language has a code' },
  { read: (text) => (/^https?:/i.test(text) && URL.canParse(text) ? new URL(text).pathname : undefined), why: 'Only the path is meant' }, // prettier-ignore
  {
    read: (text) => (URL.canParse(text) ? new URL(text).hostname : undefined),
    why: 'Only the name of the host is meant',
  },
  { read: readColour, why: 'A colour is # and six digits or letters from a to f' },
];

/** The first reading of a text that is accepted, and what was wrong with it; undefined where there is none. */
export function readText(
  text: string,
  accepts: (reading: string) => boolean,
): { meant: string; why: string } | undefined {
  for (const { read, why } of readings) {
    const meant = read(text);
    if (meant !== undefined && meant !== text && accepts(meant)) return { meant, why };
  }
  return undefined;
}

/** What may have been meant where an address, a mailbox or a phone number is expected, the nearest first. */
const formReadings: ((text: string) => string)[] = [
  toAscii,
  (text) => text.trim().replace(/\/+$/, ''),
  (text) =>
    text
      .trim()
      .replace(/^<(.*)>$/, '$1')
      .replace(/^(?:mailto|tel|e-?mail|phone): ?/i, ''),
  (text) => text.trim().replace(/^(?:h?t?tps?[:;.]?\/{0,2}|\/\/)?(?=[\w-]+\.[\w.-]+)/i, 'https://'),
  (text) => (URL.canParse(text) ? new URL(text).origin : text),
  (text) =>
    text
      .trim()
      .replaceAll(/(?<=[\d+ ])[Oo](?=[\dOo ]|$)|(?<=[\dOo ])[Oo](?=\d)/g, '0')
      .replaceAll(/[Oo](?=\d)/g, '0'),
  // A phone number holds no letters.
  (text) => (/\p{L}/u.test(text) ? text : text.trim().replace(/^00 ?/, '+').replace(/ ?\(0\) ?/, ' ').replaceAll(/[./\u2010-\u2015]/g, '-')), // prettier-ignore
];

/** The one way to read a text that has the form that is expected; undefined where there is none. */
export function readForm(text: string, accepts: (reading: string) => boolean): string | undefined {
  return formReadings.map((read) => read(text)).find((reading) => reading !== text && accepts(reading));
}

/** A name in small letters and hyphens; what has a comma in it is several. */
function readName(text: string): string | undefined {
  if (/[,;|]/.test(text)) return undefined;
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

let languages: Map<string, string> | undefined;

/** The code of a language that is given by its name, or written in another way: English, en_IN. */
function readLanguage(text: string): string | undefined {
  const [, name = '', region] = /^([\p{L} ]+?)(?:\s*[(,-]\s*([\p{L} ]+)\)?)?$/u.exec(text.trim()) ?? [];
  languages ??= namesOf('language', 2);
  const code = languages.get(name.toLowerCase());
  if (code === undefined) return canonical(text.replaceAll('_', '-'));
  if (region === undefined) return code;
  const place = namesOf('region', 2).get(region.toLowerCase()) ?? region.toUpperCase();
  return canonical(`${code}-${place}`);
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** The codes of so many letters by what they are called, in English and in a language's own words. */
function namesOf(type: 'language' | 'region', letters: number): Map<string, string> {
  const english = new Intl.DisplayNames(['en'], { type, fallback: 'none' });
  const codes = Array.from({ length: 26 ** letters }, (_, index) =>
    Array.from({ length: letters }, (__, at) => String.fromCharCode(97 + (Math.floor(index / 26 ** at) % 26))).join(''),
  );
  const named = new Map<string, string>();
  for (const code of codes) {
    const tag = type === 'region' ? code.toUpperCase() : code;
    const names = [english.of(tag), type === 'language' ? ownName(code) : undefined];
    for (const name of names) if (name && !named.has(name.toLowerCase())) named.set(name.toLowerCase(), tag);
  }
  return named;
}

function ownName(language: string): string | undefined {
  return new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(language);
}

/** A colour of CSS in six digits: navy, rgb(0 0 128), #ABC, 1a2b3c. */
function readColour(text: string): string | undefined {
  const colour = /^[\da-f]{3}$|^[\da-f]{6}$/i.test(text) ? `#${text}` : text;
  if (!/^[#\w][\w#%(),./ -]{2,60}$/.test(colour) || /^\d/.test(colour)) return undefined;
  // Loaded where a colour is wrong; no check of a valid manifest pays for it.
  const { transform } = require('lightningcss') as typeof LightningCss;
  let found: string | undefined;
  const rule = `a{color:${colour.replaceAll(' ', colour.includes('(') ? ' ' : '')}}`;
  const note = (value: LightningCss.CssColor) => {
    if (typeof value === 'object' && value.type === 'rgb' && value.alpha === 1)
      found = `#${[value.r, value.g, value.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  try {
    transform({ filename: 'colour.css', code: Buffer.from(rule), visitor: { Color: (value) => note(value) } });
  } catch {
    return undefined;
  }
  return found;
}

/** The one of some words that is meant by another one: written otherwise, or one of the synonyms that they have. */
export function readWord(text: string, words: string[], synonyms: Record<string, string> = {}): string | undefined {
  const bare = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const written = bare(text);
  const same = words.filter(
    (word) => bare(word) === written || (synonyms[word]?.split(' ') ?? []).some((synonym) => bare(synonym) === written),
  );
  return same.length === 1 ? same[0] : undefined;
}
