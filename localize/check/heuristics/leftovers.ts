/** Finds what does not belong to a translation: words of the source, letters of an old font, remarks of a person or a program. */
import type { CatalogEntry } from '../../catalog/entry.ts';
import type { Languages, TranslationFault } from '../compare/fault.ts';
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
  readonly #entries: CatalogEntry[];
  readonly #language: string;
  /** Names of units in the language of the source. */
  readonly #units: ReadonlyMap<string, string>;
  /** Whether words of the source may be words of the language, too. */
  readonly #isLatin: boolean;
  readonly #isTranslated = new Map<string, boolean>();

  constructor(entries: CatalogEntry[], { source, translation }: Languages) {
    [this.#entries, this.#language] = [entries, translation];
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
    for (const [word] of text.matchAll(SMALL_WORD)) {
      if (!hasWord(id, word) || !this.#isUsuallyTranslated(word, id)) continue;
      return { message: `${JSON.stringify(word)} is in the language of the source.`, hint: 'Translate it, too.', mark: word }; // prettier-ignore
    }
    return undefined;
  }

  #isUsuallyTranslated(word: string, id: string): boolean {
    const known = this.#isTranslated.get(word);
    if (known !== undefined) return known;
    const others = this.#entries.filter((entry) => entry.text !== '' && entry.id !== id && hasWord(entry.id, word));
    const kept = others.filter(({ text }) => hasWord(text, word)).length;
    const enough = word.length < LONG_WORD ? ENOUGH : this.#units.has(word) ? 0 : 1;
    const is = others.length >= enough && kept <= RARELY * others.length;
    this.#isTranslated.set(word, is);
    return is;
  }

  /** Old fonts show other letters for those of the Latin script. */
  #oldFont(id: string, text: string): TranslationFault | undefined {
    if (hasOwnLetters(text, this.#language)) return undefined;
    const [word] = ODD_WORD.exec(bareText(text)) ?? [];
    if (word === undefined || id.toLowerCase().includes(word.toLowerCase())) return undefined;
    return { message: 'The translation has no letter of its language.', hint: 'Type it again, with a keyboard of the language.', mark: word }; // prettier-ignore
  }
}

const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(text);

function remarkIn(id: string, text: string): TranslationFault | undefined {
  for (const remark of [INTRODUCTION, QUERY]) {
    const [mark] = remark.exec(text) ?? [];
    if (mark === undefined || remark.test(id) || id.toUpperCase().includes(mark)) continue;
    return { message: `${JSON.stringify(mark)} seems to be a remark about the translation.`, hint: 'Delete it.', mark };
  }
  return undefined;
}
