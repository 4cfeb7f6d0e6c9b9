/** Compares a translation with its source: what has to be the same in every language. */
import { amountDifference } from './amounts.ts';
import { currencyDifference } from './currencies.ts';
import { figuresIn, plusDifference } from './figures.ts';
import type { Figure } from './figures.ts';
import { numberWordsIn, smallNumbersIn } from './number-words.ts';
import { allOf, LINK_TARGET, NAMED, REFERENCES } from './patterns.ts';
import type { Languages, TranslationFault } from './fault.ts';
import { periodDifference, weekdayDifference } from './calendar.ts';
import { dayPartDifference } from './day-parts.ts';
import { lineDifference, markDifference, pairDifference, startDifference } from './markup.ts';

/** What is compared: a name for messages, and how to find it. */
interface Kind {
  /** One of them, and several. */
  names: [string, string];
  find: (text: string) => string[];
}

const KINDS: Kind[] = [
  { names: ['reference', 'references'], find: (text) => allOf(text, REFERENCES) },
  { names: ['link', 'links'], find: (text) => allOf(text, LINK_TARGET) },
  { names: ['place for a word', 'places for words'], find: (text) => allOf(text, NAMED) },
];

/** Without any of these, texts differ in their words alone. */
const MARKED = /[\p{Nd}½¼¾⅓⅔${\]<#*~`_[|\n()（）“”„"«»「」『』《》]|^[-+>]/u;

/** Returns the first thing that differs between a text and its translation; undefined where nothing does. */
export function differenceOf(source: string, translation: string, languages: Languages): TranslationFault | undefined {
  const otherTime =
    weekdayDifference(source, translation, languages) ?? periodDifference(source, translation, languages);
  if (!MARKED.test(source) && !MARKED.test(translation)) return otherTime;
  for (const { names, find } of KINDS) {
    const [wanted, written] = [find(source), find(translation)];
    const missing = without(wanted, written);
    const added = without(written, wanted);
    if (missing.length > 0 || added.length > 0) return describe(names, missing, added);
  }
  return (
    figureDifference(source, translation, languages) ??
    plusDifference(source, translation) ??
    amountDifference(source, translation, languages) ??
    currencyDifference(source, translation, languages) ??
    otherTime ??
    dayPartDifference(source, translation, languages) ??
    startDifference(source, translation) ??
    markDifference(source, translation) ??
    pairDifference(source, translation) ??
    lineDifference(source, translation)
  );
}

/** Numbers are written as in the language of the translation, or as in that of the source. */
function figureDifference(source: string, translation: string, languages: Languages): TranslationFault | undefined {
  const wanted = figuresIn(source, languages.source);
  const written = figuresIn(translation, languages.translation);
  if (withoutValues(wanted, written).length + withoutValues(written, wanted).length === 0) return undefined;
  const missing = withoutValues(wanted, [...written, ...asWords(translation, languages.translation)]);
  const added = withoutValues(written, [...wanted, ...asWords(source, languages.source)]);
  if (missing.length + added.length === 0) return undefined;
  const asSource = figuresIn(translation, languages.source);
  if (withoutValues(wanted, asSource).length + withoutValues(asSource, wanted).length === 0) return undefined;
  return describe(['figure', 'figures'], missing, added);
}

/** Figures may be words in the other language: 4, four. */
const asWords = (text: string, language: string): Figure[] =>
  [...numberWordsIn(text, language), ...smallNumbersIn(text, language)].map(({ written, value }) => ({
    written,
    value: String(value),
  }));

function describe([one, several]: [string, string], missing: string[], added: string[]): TranslationFault {
  const list = (words: string[]) => words.map((word) => JSON.stringify(word)).join(', ');
  const name = (words: string[]) => (words.length === 1 ? one : several);
  if (missing.length === 0)
    return {
      message: `The ${name(added)} ${list(added)} ${added.length === 1 ? 'is' : 'are'} in the translation only.`,
      hint: `Leave ${list(added)} out, as the source does.`,
      mark: added[0]!,
    };
  if (added.length === 0)
    return {
      message: `The translation lacks the ${name(missing)} ${list(missing)}.`,
      hint: `Write ${list(missing)} where the sentence needs ${missing.length === 1 ? 'it' : 'them'}, as it is in the source.`,
    };
  return {
    message: `The translation has ${list(added)} where the source has ${list(missing)}.`,
    hint: `Write ${list(missing)}.`,
    mark: added[0]!,
  };
}

/** Returns what a list has more of than another. */
function without(list: string[], other: string[]): string[] {
  return withoutValues(list.map(asFigure), other.map(asFigure));
}

const asFigure = (text: string): Figure => ({ written: text, value: text });

/** Returns, as they are written, the figures that a list has more of than another. */
function withoutValues(list: Figure[], other: Figure[]): string[] {
  const left = other.map(({ value }) => value);
  return list.flatMap(({ written, value }) => {
    const index = left.indexOf(value);
    if (index !== -1) left.splice(index, 1);
    return index === -1 ? [written] : [];
  });
}
