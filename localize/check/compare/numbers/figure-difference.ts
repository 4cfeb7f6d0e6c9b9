/** Compares the numbers of a text and of its translation. */
import type { Languages, TranslationFault } from '../fault.ts';
import { figuresIn } from './figures.ts';
import type { Figure } from './figures.ts';
import { describeLists, withoutValues } from '../lists.ts';
import { numberWordsIn, smallNumbersIn } from './number-words.ts';

/**
 * Returns the numbers that a translation lacks, or has more of. They are written as in the language of the translation, or as in
 * that of the source.
 */
export function figureDifference(
  source: string,
  translation: string,
  languages: Languages,
): TranslationFault | undefined {
  const [all, found] = [figuresIn(source, languages.source), figuresIn(translation, languages.translation)];
  const [wanted, written] = [withoutTimes(all, found), withoutTimes(found, all)];
  if (withoutValues(wanted, written).length + withoutValues(written, wanted).length === 0) return undefined;
  const missing = withoutValues(wanted, [...written, ...asWords(translation, languages.translation)]);
  const added = withoutValues(written, [...wanted, ...asWords(source, languages.source)]);
  if (missing.length + added.length === 0) return undefined;
  const asSource = figuresIn(translation, languages.source);
  if (withoutValues(wanted, asSource).length + withoutValues(asSource, wanted).length === 0) return undefined;
  return describeLists(['figure', 'figures'], missing, added);
}

/** Returns figures with each time of the day, such as 9.30, in two, where the other text has it so: 9:30. */
const withoutTimes = (figures: Figure[], other: Figure[]): Figure[] =>
  figures.flatMap((figure) => {
    const parts = /^\d{1,2}\.\d\d$/.test(figure.value) ? figure.value.split('.') : [];
    const isTime = parts.length > 0 && parts.every((part) => other.some(({ value }) => value === part));
    return isTime ? parts.map((value) => ({ ...figure, value })) : figure;
  });

/** Returns the numbers that a text has as words: figures may be words in the other language. */
const asWords = (text: string, language: string): Figure[] =>
  [...numberWordsIn(text, language), ...smallNumbersIn(text, language)].map(({ written, value }) => ({
    written,
    value: String(value),
  }));
