/** Divides texts into the words that are searched for, in every script. */

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Marks carry the vowels of many scripts, so they are a part of words. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A word as it is compared, and where it is in its text. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Returns the words of a text in their order. Capital letters and accents do not count. */
export function wordsOf(text: string, language: string): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(WORD)) {
    if (!UNSPACED.test(run)) words.push({ term: fold(run), start: index, end: index + run.length });
    else
      for (const { segment, index: at } of segmenterOf(language).segment(run))
        words.push({ term: fold(segment), start: index + at, end: index + at + segment.length });
  }
  return words;
}

/** Returns a word without capitals and without the accents of Latin, Greek and Cyrillic letters: Ångström is angstrom. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .normalize('NFC');
}

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}
