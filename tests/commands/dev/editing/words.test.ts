/** The editor's words: each language has all of them, says them in its own words, and keeps what is put into them. */
import { describe, expect, test } from 'vitest';
import type { Review } from '../../../../scripts/dev/editing/review/review.ts';
import { messageFor } from '../../../../scripts/dev/client/editing/sheets/review/message.ts';
import { chooseWords, pictureWords, reviewWords, words } from '../../../../scripts/dev/client/editing/words/words.ts';
import { english } from '../../../../scripts/dev/client/editing/words/english/english.ts';
import { englishCode } from '../../../../scripts/dev/client/editing/words/english/code.ts';
import { englishFind } from '../../../../scripts/dev/client/editing/words/english/find.ts';
import { englishPictures } from '../../../../scripts/dev/client/editing/words/english/pictures.ts';
import { englishReview } from '../../../../scripts/dev/client/editing/words/english/review.ts';
import { german } from '../../../../scripts/dev/client/editing/words/german/german.ts';
import { germanCode } from '../../../../scripts/dev/client/editing/words/german/code.ts';
import { germanFind } from '../../../../scripts/dev/client/editing/words/german/find.ts';
import { germanPictures } from '../../../../scripts/dev/client/editing/words/german/pictures.ts';
import { germanReview } from '../../../../scripts/dev/client/editing/words/german/review.ts';

/** Returns the texts of an object by their paths; functions stay what they are. */
function leaves(value: object, path = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([name, inside]: [string, unknown]) =>
    typeof inside === 'object' && inside !== null ? leaves(inside, `${path}/${name}`) : [[`${path}/${name}`, inside]],
  );
}

const PAIRS = [
  ['the editor', english, german],
  ['code', englishCode, germanCode],
  ['finding', englishFind, germanFind],
  ['pictures', englishPictures, germanPictures],
  ['the review', englishReview, germanReview],
] as const;

/** The same in both languages. */
const ALIKE = new Set(['/block', '/page', '/namedEntry']);

describe.each(PAIRS)('of %s', (_name, first, second) => {
  const texts = new Map(leaves(second));

  test.each(leaves(first))('%s is said in both languages, with the same parts', (path, one) => {
    const other = texts.get(path);
    expect(typeof other).toBe(typeof one);
    if (typeof one === 'string') return expect(other).not.toBe(one);
    const parameters = (text: unknown) => (text as (...parts: unknown[]) => unknown).length;
    return expect(parameters(other)).toBe(parameters(one));
  });

  /** Functions of texts and numbers alone; what is put in must be in what is said. */
  test.each(leaves(first).filter(([, one]) => typeof one === 'function'))(
    '%s keeps what is put into it',
    (path, one) => {
      const said = [one, texts.get(path)].map((word) => {
        try {
          return String((word as (...parts: unknown[]) => unknown)('FIRST', 7, 9));
        } catch {
          return undefined; // it takes an object
        }
      });
      if (said[0] === undefined) return;
      const has = (text: string | undefined) => ['FIRST', '7', '9'].filter((part) => text?.includes(part));
      expect(has(said[1])).toEqual(has(said[0]));
      if (!ALIKE.has(path) && said[0] !== 'FIRST') expect(said[1]).not.toBe(said[0]);
    },
  );
});

test.each([
  [{ what: 'page', name: ['About Us'], title: '/about' }, 'Add About Us (/about)'],
  [{ what: 'block', name: ['cards'], title: 'Three ways in' }, 'Add cards “Three ways in” on /visit'],
  [{ what: 'value', name: ['heading', 'hero'] }, 'Add heading of hero on /visit'],
] as const)('the message for %j is %s: only names of blocks and fields begin in lower case', (change, message) => {
  const changes = [{ number: 0, kind: 'added', ...change }];
  expect(messageFor({ parts: [{ page: '/visit', changes }] } as unknown as Review)).toBe(message);
  const everywhere = messageFor({ parts: [{ changes }] } as unknown as Review);
  expect(everywhere).toBe(message.replace('/visit', 'all pages'));
});

test.each([
  [['en-GB', 'de'], 'en'],
  [['fr', 'en'], 'en'],
  [['ta'], 'en'],
  [[], 'en'],
  [['constructor', '__proto__'], 'en'],
  [['fr-CA', 'DE-at', 'en'], 'de'],
] as const)('a browser that prefers %j gets %s', async (tags, language) => {
  await chooseWords(tags);
  expect(words.lang).toBe(language);
  expect(words.undo).toBe(language === 'de' ? german.undo : english.undo);
  expect(reviewWords.commit).toBe(language === 'de' ? germanReview.commit : englishReview.commit);
  expect(pictureWords.use).toBe(language === 'de' ? germanPictures.use : englishPictures.use);
});
