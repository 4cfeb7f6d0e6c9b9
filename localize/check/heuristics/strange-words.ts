/** Finds words of a translation that are not of its language, or are there twice. */
import type { TranslationFault } from '../compare/fault.ts';
import { wordsOf } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** In words: shorter sentences may be names. */
const LEAST = 4;
/** The share of its words that a sentence of another language has from that language, and that are in no other text. */
const MOSTLY = 0.6;
/** A word that is so frequent and never twice in a row otherwise is there twice by mistake. */
const FREQUENT = 5;
const SENTENCE = /[^.!?؟।۔…]+/gu;
const DOUBLED = /(?<![\p{L}\p{M}-])([\p{L}\p{M}]+)\s+\1(?![\p{L}\p{M}])/gu;

/** Returns the sentence of a translation that seems to be in another language of the site; undefined where none does. */
export function otherLanguage(
  text: string,
  own: Vocabulary,
  others: ReadonlyMap<string, Vocabulary>,
): TranslationFault | undefined {
  for (const [sentence] of others.size > 0 ? text.matchAll(SENTENCE) : []) {
    const words = wordsOf(sentence);
    if (words.length < LEAST) continue;
    const within = wordsOf(text);
    const unknown = words.filter((word) => own.count(word) <= within.filter((one) => one === word).length);
    if (unknown.length < MOSTLY * words.length) continue;
    for (const [language, vocabulary] of others) {
      const known = unknown.filter((word) => vocabulary.count(word) > 0).length;
      if (known < MOSTLY * words.length) continue;
      const mark = sentence.trim();
      return { message: `This seems to be ${JSON.stringify(language)}, another language of the site.`, hint: 'Translate it into this one.', mark }; // prettier-ignore
    }
  }
  return undefined;
}

/** Returns a word that is there twice, unless the source has one as well, or the language often doubles it. */
export function doubledWord(source: string, text: string, own: Vocabulary): TranslationFault | undefined {
  if (!own.mayDouble(text) || source.search(DOUBLED) !== -1) return undefined;
  for (const [mark, word] of text.matchAll(DOUBLED)) {
    const known = word!.toLowerCase();
    if (own.countDoubled(known) > 1 || own.count(known) < FREQUENT) continue;
    return { message: `${JSON.stringify(word)} is there twice.`, hint: 'Delete one of the two.', mark };
  }
  return undefined;
}
