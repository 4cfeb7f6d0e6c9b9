/** The site's language: British spelling, plain words, no pressure. */
import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { describe, expect, test } from 'vitest';
import { siteLines } from '../support/texts/lines.ts';

describe('every text', () => {
  const listed = readFileSync('tests/site/words.txt', 'utf8').match(/^[^#\n]+$/gm)!;
  const words = siteLines.flatMap(({ page, text }) =>
    [...withoutAddresses(text).matchAll(/\p{L}[\p{L}\p{M}]+(?:[’']\p{L}+)*/gu)].map(([word]) => ({ page, word })),
  );

  test('is spelt in British English; tests/site/words.txt lists the names and special words', () => {
    const speller = nspell(dictionary);
    const known = new Set(listed);
    const isRight = (word: string) => known.has(word) || speller.correct(word);
    const wrong = words.filter(({ word }) => !isRight(word) && !isRight(word.replace(/[’']s$/, '')));
    expect(
      [...new Set(wrong.map(({ word, page }) => `${word} (${page}): ${speller.suggest(word).slice(0, 3).join(', ')}`))],
      'Correct it, or add it to tests/site/words.txt.',
    ).toEqual([]);
  });

  test('needs every word of that list', () => {
    const used = new Set(words.flatMap(({ word }) => [word, word.replace(/[’']s$/, '')]));
    expect(listed.filter((word) => !used.has(word))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('has no exclamation mark, save in the two sentences that the owner has fixed', () => {
    const fixed = new Set(['Message sent successfully!', 'Oops! Page not found']);
    expect(siteLines.filter(({ text }) => text.includes('!') && !fixed.has(text))).toEqual([]);
  });

  test('has no word, space or mark twice in a row', () => {
    const doubled = / {2}|\.\.|,,|\?\?|\b(?!Dum )(\p{L}+) \1\b/iu; // Dum Dum is a place
    expect(siteLines.filter(({ text }) => doubled.test(text))).toEqual([]);
  });
});

describe('no text', () => {
  /** Words that praise or push, and why a frightened reader should not meet them. */
  const BANNED: Record<string, RegExp> = {
    'a superlative that nobody can check':
      /\b(?:best|finest|fastest|quickest|cheapest|lowest|safest|greatest|most (?:trusted|advanced|reliable|experienced))\b/i,
    'a rank that nobody has given':
      /\b(?:no\.? ?1|number one|#1|leading|premier|top[- ](?:notch|class|rated|quality))\b/i,
    'praise of oneself':
      /\b(?:world[- ]class|state[- ]of[- ]the[- ]art|cutting[- ]edge|unmatched|unparalleled|unrivalled|renowned|award[- ]winning|superior|excellence|ultimate|perfect|trusted|proud|passionate|seamless|hassle[- ]free)\b/i,
    pressure:
      /\b(?:hurry|act now|call now before|don[’']t (?:wait|delay)|limited (?:time|offer)|last chance|before it is too late|every second counts|golden hour)\b/i,
    'a promise that nobody can keep':
      /\b(?:guaranteed|100% safe|risk[- ]free|zero (?:risk|complications)|always available|instantly|in no time|we promise|painless)\b/i,
    'a worn-out phrase':
      /\b(?:leverage|robust|comprehensive|utili[sz]e|delve|in today[’']s world|one[- ]stop|game[- ]chang)/i,
  };

  test.each(Object.entries(BANNED))('holds %s', (_, pattern) => {
    expect(siteLines.filter(({ text }) => pattern.test(text))).toEqual([]);
  });

  test('guarantees anything; the word stands only in "nobody can guarantee"', () => {
    const rest = siteLines.map(({ page, text }) => ({ page, text: text.replaceAll(/nobody can guarantee/gi, '') }));
    expect(rest.filter(({ text }) => /guarantee/i.test(text))).toEqual([]);
  });

  test('shouts: capitals are for abbreviations and codes', () => {
    const abbreviations = new Set(['AIIMS', 'MEDIF', 'AIS-125']);
    const shouted = siteLines.flatMap(({ page, text }) =>
      [...text.matchAll(/\b[A-Z]{5,}\b/g)]
        .map(([word]) => ({ page, word }))
        .filter(({ word }) => !abbreviations.has(word)),
    );
    expect(shouted).toEqual([]);
  });
});

/** Mail and web addresses are no words. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|in|org|example)\b/g, '');
}
