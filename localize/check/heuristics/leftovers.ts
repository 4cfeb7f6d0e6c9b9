/** Finds what does not belong to a translation: words of the source, letters of an old font, remarks of a person or a program. */
import type { CatalogEntry } from '../../catalog/entry.ts';
import type { Languages, TranslationFault } from '../compare/fault.ts';
import { once } from '../../../schema/values/once.ts';
import { bareText } from '../compare/patterns.ts';
import { namesOf } from '../compare/names/unit-names.ts';
import { shortOf } from './copies.ts';
import { hasOwnLetters } from '../scripts.ts';

/** What may be in the language of the source: a term in brackets or quotes. */
const QUOTED = /[(（][^()（）]*[)）]|["“„«][^"”“»]*["”“»]/g;
/** Words of the source that a translation has in the same order. */
const WORD = String.raw`(?:(?=\p{Script=Latin})\p{Ll}){2,}`;
const WORDS_IN_ROW = new RegExp(String.raw`(?<![\p{L}\p{N}])${WORD}(?:[ ,]+${WORD}){2,}(?!\p{L})`, 'gu');
const HAS_SMALL = /\p{Ll}{2}/u;
/** A word of Latin letters without a capital, which names have, nor a part of an address or a code. */
const SMALL_WORD = /(?<![\p{L}\p{M}\p{N}@.:=/'’_-])[a-z]{2,}(?![\p{L}\p{M}\p{N}@:=/'’_-]|\.\p{L})/gu;
/** What words of Latin letters do not have inside. */
const ODD_WORD = /\p{Script=Latin}*(?:\p{Ll}\p{Lu}|\p{L}[~^`|\\]\p{L})[\p{Script=Latin}~]*/u;
/** A word so long is no sign of a unit. */
const LONG_WORD = 4;
/** Of the texts with a word, the share of translations that keep it where it is usually translated; and how many are enough. */
const RARELY = 0.2;
const ENOUGH = 3;

/** "Sure! Here is the translation:" */
const INTRODUCTION = /^[\p{L}\p{M}\s,،]{2,20}[!！][^:：]{3,60}[:：]/u;
/** "?? ask Ravi"; "todo" is a word of several languages. */
const QUERY = /[?？؟]{2,}|\b(?:TODO|FIXME)\b(?=:)/;

/** Finds words of the source by what other translations make of them. */
export class Leftovers {
  readonly #language: string;
  /** Names of units in the language of the source. */
  readonly #units: ReadonlyMap<string, string>;
  /** Whether words of the source may be words of the language, too. */
  readonly #isLatin: boolean;
  /** For each word of the source, how many translated texts have it, and how many of their translations. */
  readonly #uses: () => ReadonlyMap<string, Uses>;

  constructor(entries: CatalogEntry[], { source, translation }: Languages) {
    this.#language = translation;
    this.#uses = once(() => usesIn(entries));
    this.#units = namesOf(source).units;
    this.#isLatin = hasOwnLetters('a', translation);
  }

  /** Returns what was left in a translation; undefined where nothing was. */
  faultOf(id: string, text: string): TranslationFault | undefined {
    const remark = remarkIn(id, text);
    if (remark || this.#isLatin || !HAS_SMALL.test(text)) return remark;
    return this.#oldFont(id, text) ?? this.#sourceWord(id, bareText(text.replaceAll(QUOTED, ' ')));
  }

  #sourceWord(id: string, text: string): TranslationFault | undefined {
    const words = text.match(WORDS_IN_ROW)?.find((row) => id.includes(row));
    if (words !== undefined)
      return { message: `${JSON.stringify(shortOf(words))} is in the language of the source.`, hint: 'Translate it, too.', mark: words }; // prettier-ignore
    const known = wordsIn(id);
    for (const [word] of text.matchAll(SMALL_WORD)) {
      if (!known.has(word) || !this.#isUsuallyTranslated(word)) continue;
      return { message: `${JSON.stringify(word)} is in the language of the source.`, hint: 'Translate it, too.', mark: word }; // prettier-ignore
    }
    return undefined;
  }

  /** Returns whether the translations of other texts with a word do without it. */
  #isUsuallyTranslated(word: string): boolean {
    const { texts = 1, kept = 1 } = this.#uses().get(word) ?? {};
    const enough = word.length < LONG_WORD ? ENOUGH : this.#units.has(word) ? 0 : 1;
    return texts - 1 >= enough && kept - 1 <= RARELY * (texts - 1);
  }

  /** Old fonts show other letters for those of the Latin script. */
  #oldFont(id: string, text: string): TranslationFault | undefined {
    if (hasOwnLetters(text, this.#language)) return undefined;
    const [word] = ODD_WORD.exec(bareText(text)) ?? [];
    if (word === undefined || id.toLowerCase().includes(word.toLowerCase())) return undefined;
    return { message: 'The translation has no letter of its language.', hint: 'Type it again, with a keyboard of the language.', mark: word }; // prettier-ignore
  }
}

interface Uses {
  texts: number;
  kept: number;
}

const LATIN_WORD = /(?<![\p{L}\p{N}])[a-z]{2,}(?![\p{L}\p{N}])/gu;

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(LATIN_WORD));

function usesIn(entries: CatalogEntry[]): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const { id, text } of entries) {
    const own = text === '' ? undefined : wordsIn(text);
    for (const word of own ? wordsIn(id) : []) {
      const { texts = 0, kept = 0 } = uses.get(word) ?? {};
      uses.set(word, { texts: texts + 1, kept: kept + (own!.has(word) ? 1 : 0) });
    }
  }
  return uses;
}

function remarkIn(id: string, text: string): TranslationFault | undefined {
  for (const remark of [INTRODUCTION, QUERY]) {
    const [mark] = remark.exec(text) ?? [];
    if (mark === undefined || remark.test(id) || id.toUpperCase().includes(mark)) continue;
    return { message: `${JSON.stringify(mark)} seems to be a remark about the translation.`, hint: 'Delete it.', mark };
  }
  return undefined;
}
