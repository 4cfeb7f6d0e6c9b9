/** Compares how a text and its translation begin and end. */
import type { TranslationFault } from '../compare/fault.ts';

/** Languages whose sentences end with a space. */
const WITHOUT_ENDS = /^(?:lo|th)\b/;
/** In characters: a pattern tries each place of a whole text. */
const END = 20;
/** Not an abbreviation such as "a.m.". */
const ENDS = /[\p{L}\p{M}]{2}[.!?…]["”’)*]*$/u;
const ENDS_ANYHOW = /\p{Sentence_Terminal}["”»’)\]*|]*$|…["”»’)\]*]*$/u;
const ASKS = /[?？؟][^\p{L}\p{N}]*$/u;
/** In Greek, a semicolon is a question mark. */
const ASKS_IN_GREEK = /[?;\u037E][^\p{L}\p{N}]*$/u;

/** Returns that one of the two texts asks a question, or that only the source ends as a sentence does. */
export function endFault(source: string, translation: string, language: string): TranslationFault | undefined {
  const isQuestion = /^el\b/.test(language) ? ASKS_IN_GREEK.test(translation) : ASKS.test(translation);
  if (ASKS.test(source) !== isQuestion)
    return isQuestion
      ? { message: 'The translation asks a question, the source does not.', hint: 'Look whether it is the translation of another text; else leave the question mark out.' } // prettier-ignore
      : { message: 'The source asks a question, the translation does not.', hint: 'Look whether it is the translation of another text; else end it with a question mark.' }; // prettier-ignore
  if (isQuestion || !ENDS.test(source.slice(-END)) || ENDS_ANYHOW.test(translation.slice(-END)) || WITHOUT_ENDS.test(language)) return undefined; // prettier-ignore
  return { message: 'The source ends with a sign, the translation does not.', hint: 'End the sentence as others of this language are.' }; // prettier-ignore
}

/** Returns that only the source begins in bold, with what is a heading to the text after it. */
export function boldFault(source: string, translation: string): TranslationFault | undefined {
  if (!source.startsWith('**') || translation.startsWith('**')) return undefined;
  return { message: 'The source begins in bold, the translation does not.', hint: 'Look whether the words in bold are those of the source.', mark: '**' }; // prettier-ignore
}
