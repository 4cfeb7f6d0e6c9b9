/** Compares a translation with its source: what has to be the same in every language. */
import { asciiDigits } from '../../manifest/words/ascii.ts';
import { LINK_TARGET, NAMED, NUMBER, REFERENCES, bareText } from './patterns.ts';
import type { TranslationFault } from './translation-fault.ts';
import { lineDifference, markDifference, startDifference } from './markup-differences.ts';

/** What is compared: a name for messages, and how to find it. */
interface Kind {
  /** One of them, and several. */
  names: [string, string];
  find: (text: string) => string[];
  /** What to do, where it has to be said otherwise than by the words themselves. */
  hint?: string;
}

const KINDS: Kind[] = [
  { names: ['reference', 'references'], find: (text) => allOf(text, REFERENCES) },
  { names: ['link', 'links'], find: (text) => allOf(text, LINK_TARGET) },
  { names: ['place for a word', 'places for words'], find: (text) => allOf(text, NAMED) },
  { names: ['figure', 'figures'], find: figuresIn },
];

/** Without any of these, texts differ in their words alone. */
const MARKED = /[\p{Nd}${\]<#*~`_[|\n]|^[-+>]/u;

/** Returns the first thing that differs between a text and its translation; undefined where nothing does. */
export function differenceOf(source: string, translation: string): TranslationFault | undefined {
  if (!MARKED.test(source) && !MARKED.test(translation)) return undefined;
  for (const { names, find } of KINDS) {
    const [wanted, written] = [find(source), find(translation)];
    const missing = without(wanted, written);
    const added = without(written, wanted);
    if (missing.length > 0 || added.length > 0) return describe(names, missing, added);
  }
  return (
    startDifference(source, translation) ?? markDifference(source, translation) ?? lineDifference(source, translation)
  );
}

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

const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([whole, part]) => part ?? whole);

/** Numbers in whatever digits, as ASCII and without separators of thousands; those within references and links do not count. */
function figuresIn(text: string): string[] {
  return Array.from(bareText(text).matchAll(NUMBER), ([number]) =>
    asciiDigits(number).replaceAll(/(?<=\d)[\s.,'’٬٫](?=\d)/g, ''),
  );
}

/** Returns what a list has more of than another. */
function without(list: string[], other: string[]): string[] {
  const left = [...other];
  return list.filter((word) => {
    const index = left.indexOf(word);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
