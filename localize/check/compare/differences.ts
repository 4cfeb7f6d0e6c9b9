/** Compares a translation with its source: what has to be the same in every language. */
import { amountDifference } from './numbers/amounts.ts';
import { currencyDifference } from './names/currencies.ts';
import { figureDifference } from './numbers/figure-difference.ts';
import { plusDifference } from './numbers/figures.ts';
import { describeLists, without } from './lists.ts';
import { allOf, LINK_TARGET, NAMED, REFERENCES } from './patterns.ts';
import type { Languages, TranslationFault } from './fault.ts';
import { weekdayDifference } from './names/calendar.ts';
import { dayPartDifference } from './names/day-parts.ts';
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
  if (!MARKED.test(source) && !MARKED.test(translation)) return weekdayDifference(source, translation, languages);
  for (const { names, find } of KINDS) {
    const [wanted, written] = [find(source), find(translation)];
    const missing = without(wanted, written);
    const added = without(written, wanted);
    if (missing.length > 0 || added.length > 0) return describeLists(names, missing, added);
  }
  return (
    figureDifference(source, translation, languages) ??
    plusDifference(source, translation) ??
    amountDifference(source, translation, languages) ??
    currencyDifference(source, translation, languages) ??
    weekdayDifference(source, translation, languages) ??
    dayPartDifference(source, translation, languages) ??
    startDifference(source, translation) ??
    markDifference(source, translation) ??
    pairDifference(source, translation) ??
    lineDifference(source, translation)
  );
}
