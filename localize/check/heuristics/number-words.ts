/** Compares the numbers that are written as words. */
import { asciiDigits } from '../../../manifest/words/ascii.ts';
import { otherWords } from '../compare/fault.ts';
import type { Languages, TranslationFault } from '../compare/fault.ts';
import { numberWordsIn } from '../compare/numbers/number-words.ts';

/** Returns a number that a translation has in words instead of another one, or lacks beside others; undefined where there is none. */
export function numberWordFault(
  source: string,
  translation: string,
  languages: Languages,
): TranslationFault | undefined {
  const wanted = numberWordsIn(source, languages.source);
  const written = wanted.length > 0 ? numberWordsIn(translation, languages.translation) : [];
  if (written.length === 0) return undefined;
  const digits = (text: string) => (asciiDigits(text).match(/\d+/g) ?? []).map(Number);
  const [known, there] = [new Set(digits(source)), new Set(digits(translation))];
  const missing = wanted.find(({ value }) => !there.has(value) && !written.some((one) => one.value === value));
  const added = written.find(({ value }) => !known.has(value) && !wanted.some((one) => one.value === value));
  if (!missing) return undefined;
  if (added) return otherWords(added.written, missing.written, 'Write the number of the source.');
  return { message: `The translation lacks the number ${JSON.stringify(missing.written)}.`, hint: 'Write it where the sentence needs it.' }; // prettier-ignore
}
