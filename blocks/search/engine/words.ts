/** Divides texts into the words that are searched for, in every script. */

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Marks carry the vowels of many scripts, so they are a part of words. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const PLAIN = /^[a-z\d]+$/;

/** A word as it is compared, and where it is in its text. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

const segmenters = new Map<string, Intl.Segmenter | undefined>();

/** Returns the words of a text in their order. Capital letters and accents do not count. */
export function searchWords(text: string, language: string): Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(WORD)) {
    if (PLAIN.test(run)) words.push({ term: run, start: index, end: index + run.length });
    else if (!UNSPACED.test(run)) words.push({ term: fold(run), start: index, end: index + run.length });
    else
      for (const { segment, index: at } of segmentsOf(run, language))
        words.push({ term: fold(segment), start: index + at, end: index + at + segment.length });
  }
  return words;
}

/** Marks that readers leave out when they type: accents, and the vowel signs of Arabic and Hebrew. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u093c]/g;
/** Letters that are typed for others. */
const LETTERS = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  '\u0901': '\u0902',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const ARTICLE = /^ال(?=...)/; // of Arabic, which is written as a part of the word

/** Returns a word as it is compared: Ångström as angstrom. */
function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(LETTER, (letter) => LETTERS[letter as keyof typeof LETTERS])
    .replace(ARTICLE, '')
    .normalize('NFC');
}

/** Divides a run of letters into words; a browser without a dictionary finds single characters. */
function segmentsOf(run: string, language: string): Iterable<{ segment: string; index: number }> {
  if (!segmenters.has(language))
    segmenters.set(language, 'Segmenter' in Intl ? new Intl.Segmenter(language, { granularity: 'word' }) : undefined);
  return (
    segmenters.get(language)?.segment(run) ??
    Array.from(run.matchAll(/./gsu), ({ 0: segment, index }) => ({ segment, index }))
  );
}
