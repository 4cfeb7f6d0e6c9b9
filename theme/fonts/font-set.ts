/** Chooses the files of a pair of fonts by the letters of a site's texts. */
import { isAscii } from 'node:buffer';
import coverage from './coverage.json' with { type: 'json' };

/** A pair of fonts: the name of its sheet here. */
export type FontPair = keyof typeof coverage;

/** The files that a site loads; `none` where these fonts would draw few of its words. */
export type FontSet = 'latin' | 'extended' | 'none';

/** Words whose letters the fonts lack, as a share of all words in Latin letters, from which on the fonts are left out. */
const FOREIGN = 0.1;

const WORD = /[\p{L}\p{M}]+/gu;
/** Letters that words are made of: neither phonetic signs nor the wide forms between East Asian signs. */
const LATIN_LETTER = /[A-Za-zªºÀ-ÖØ-öø-ɏḀ-ỿ]/gu;

/**
 * Returns the set that has every letter of the texts: one font draws a whole word. Words in other scripts are drawn by
 * the visitor's system and are ignored. A name with a letter that no set has does not change the set either; where such
 * words are many, as in Vietnamese with some pairs, the answer is `none`.
 */
export function fontSetOf(pair: FontPair, texts: Iterable<string>): FontSet {
  const words = { latin: 0, extended: 0, foreign: 0 };
  const latin = new Set(coverage[pair].latin);
  const extended = new Set(coverage[pair].extended);
  for (const text of texts)
    for (const [word] of text.normalize('NFC').matchAll(WORD)) {
      const letters = word.match(LATIN_LETTER);
      if (!letters) continue;
      const others = letters.filter((letter) => !latin.has(letter));
      if (others.length === 0) words.latin++;
      else if (others.every((letter) => extended.has(letter))) words.extended++;
      else words.foreign++;
    }
  const count = words.latin + words.extended + words.foreign;
  if (count === 0 || words.foreign / count > FOREIGN) return 'none';
  return words.extended > 0 ? 'extended' : 'latin';
}

/** First bytes, in UTF-8, of Latin letters that ASCII lacks, and of marks that are typed after a letter. */
const LEADS = [[0xc3], [0xc4], [0xc5], [0xc6], [0xc7], [0xc8], [0xc9], [0xcc], [0xe1, 0xb8], [0xe1, 0xb9], [0xe1, 0xba], [0xe1, 0xbb]]; // prettier-ignore
/** Enough of a manifest to tell how many of its words the fonts lack. */
const SAMPLE = 200_000;

/**
 * Returns the set for a manifest by its bytes, in pieces of whole letters, which are searched and not decoded: a large one
 * takes milliseconds. A language in another script has none, so that Latin names there look like the letters around them.
 */
export function fontSetOfSource(pair: FontPair, language: string, pieces: Iterable<Uint8Array>): FontSet {
  if (new Intl.Locale(language).maximize().script !== 'Latn') return 'none';
  const latin = new Set(coverage[pair].latin);
  let sample: string | undefined;
  for (const bytes of pieces) {
    const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    sample ??= source.toString('utf8', 0, SAMPLE);
    if (!isAscii(bytes) && !LEADS.every((lead) => hasOnly(latin, source, Buffer.from(lead))))
      return fontSetOf(pair, [sample]) === 'none' ? 'none' : 'extended';
  }
  return 'latin';
}

/** Returns whether all letters that start with these bytes belong to a set. Signs such as × are not letters. */
function hasOnly(letters: ReadonlySet<string>, source: Buffer, lead: Buffer): boolean {
  for (let at = source.indexOf(lead); at >= 0; at = source.indexOf(lead, at + 1)) {
    const letter = source.toString('utf8', at, at + lead.length + 1);
    if (/[\p{L}\p{M}]/u.test(letter) && !letters.has(letter)) return false;
  }
  return true;
}
