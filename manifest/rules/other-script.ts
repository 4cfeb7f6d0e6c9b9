import type { Site } from '../../schema/types.ts';
import { once } from '../../schema/values/once.ts';
import { countLetters, mainScript, scriptsOf } from '../words/scripts.ts';
import { defineRule } from './rule.ts';
import type { RuleFinding } from './rule.ts';
import { routesOf } from './support/lint-context.ts';

const languageNames = once(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }));
/** Fewer letters may be a name, a title or a quotation. */
const LEAST = 60;
/** Characters of a page that are looked at: first a few, since nearly every page is in its language. */
const SAMPLE = 200;
const MOST = 4000;
const SEVERAL_WORDS = /\S\s+\S|[^\p{Script=Latin}\p{Script=Common}]/u;
/** The most of them that are of the site's own script: a page in two languages has more. */
const OWN_SHARE = 0.25;

export const rule = defineRule({
  code: 'other-script',
  severity: 'warning',
  title: 'A page in another script than that of its language',
  means:
    'Nearly all texts of a page, or of the header and the footer, are in another script than the language of the site.',
  why: 'Screen readers and translators take the page for the wrong language, search engines do not list it for its own, and text that runs from right to left is shown on the wrong side.',
  fix: 'Correct "language" if all pages are in that language. Otherwise write the page in the language of the site, and list the other one under "languages".',
  wrong: [
    ['        heading: Our courses', '        heading: הקורסים שלנו'],
    [
      '        text: We sail from May to October.',
      '        text: אנחנו מפליגים ממאי עד אוקטובר, בכל יום שישי ושבת, עם מדריכים מנוסים ועם סירות חדשות לילדים ולמבוגרים.',
    ],
  ],
  right: [
    [
      '        text: We sail from May to October.',
      '        text: We sail from May to October. The song of the school is “שיר הים הגדול”.',
    ],
  ],
  *lintPage({ site }) {
    for (const { route, pointer } of routesOf(site)) {
      const found = otherScript(route.blocks, site.language);
      if (!found) continue;
      if (frameFault(site)) return; // one message for all
      const { name, languages } = found;
      const code = languages[0] ?? 'en';
      yield {
        pointer: `${pointer}/path`,
        message: `The texts of this page are in ${name} letters; the language of the site is ${JSON.stringify(site.language)}.`,
        hint: `If all pages are, write "language: ${code}". Otherwise write this page in the language of the site, list "languages: [${code}]", and translate it with "npx waybill languages".`,
      };
    }
  },
  *lintSite({ site }) {
    const fault = frameFault(site);
    if (fault) yield fault;
  },
});

/** Returns what is wrong with the language of the site, by the texts of the frame that every page has. */
function frameFault({ brand, navigation, footer, language }: Site): RuleFinding | undefined {
  const found = otherScript([brand.tagline, navigation, footer], language, LEAST / 4);
  if (!found) return undefined;
  const [code, ...others] = found.languages;
  return {
    pointer: '/language',
    message: `The header and the footer are in ${found.name} letters; the language of the site is ${JSON.stringify(language)}.`,
    hint: code
      ? `Write "language: ${code}"${others.length > 0 ? `, or the code of another language that is written so: ${others.join(', ')}` : ''}.`
      : 'Write the language that they are in: "language: en" for English, "language: de" for German.',
    found: language,
    suggestions: found.languages,
  };
}

/** Returns the first texts of several words, joined, up to a length; names, addresses and codes are none. */
function textOf(value: unknown, most: number): string {
  const texts: string[] = [];
  let room = most;
  const collect = (part: unknown): void => {
    if (room <= 0) return;
    if (typeof part === 'object' && part !== null) Object.values(part).forEach(collect);
    if (typeof part !== 'string' || !SEVERAL_WORDS.test(part)) return;
    texts.push(part);
    room -= part.length;
  };
  collect(value);
  return texts
    .join('\n')
    .slice(0, most)
    .replaceAll(/<[^>]*>|https?:\S+/g, ' ');
}

/** Returns the script that the texts of a value are in, if it is another than that of the language. */
function otherScript(value: unknown, language: string, least = LEAST): ReturnType<typeof mainScript> {
  const scripts = scriptsOf(language);
  const beginning = textOf(value, SAMPLE);
  if (scripts.includes('Latn') && countAscii(beginning) > beginning.length * OWN_SHARE) return undefined;
  if (countLetters(beginning, scripts) > beginning.length * OWN_SHARE) return undefined; // nearly every page
  const text = textOf(value, MOST);
  const letters = countLetters(text);
  if (letters < least || countLetters(text, scripts) > letters * OWN_SHARE || !languageNames().of(language))
    return undefined; // an unknown language has a message
  const found = mainScript(text);
  // Many trades have names and terms in Latin letters: only whole sentences count.
  return found?.name === 'Latin' && letters < 4 * least ? undefined : found;
}

/** Counts the letters of ASCII, many times faster than those of a script. */
function countAscii(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at) | 0x20; // lower case
    if (code >= 0x61 && code <= 0x7a) count++;
  }
  return count;
}
