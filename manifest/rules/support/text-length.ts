/** Measures texts as people count, and as search results have space for them. */

/** Returns the length of a text: an accent or an emoji is not a character of its own. */
export function textLength(text: string): number {
  // oxlint-disable-next-line no-control-regex -- plain letters need no segmenter, which is slow
  if (/^[\x00-\x7F]*$/.test(text)) return plain(text).length;
  return charactersOf(text).length;
}

/** Chinese, Japanese and Korean characters, and others that are as wide as two Latin letters. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60\u{1F300}-\u{1FAFF}]/u;

/** The first of the wide scripts, and the surrogates of emoji: a text without them needs no search for a script, which is slow. */
const MAY_BE_WIDE = /[\u1100-\uFFFF]/;

/** Returns how many characters such as those of a text there is space for, where Latin letters have space for `most`. */
export function spaceFor(most: number, text: string): number {
  if (!MAY_BE_WIDE.test(text) || !WIDE.test(text)) return most;
  const characters = charactersOf(text);
  const wide = characters.filter((character) => WIDE.test(character)).length;
  return Math.floor((most * characters.length) / (characters.length + wide));
}

const charactersOf = (text: string) => [...new Intl.Segmenter().segment(plain(text))].map(({ segment }) => segment);
const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
