/** Finds what was left in a translation by somebody, or something, that wrote it: words of the source, letters of an old font, remarks. */
import type { CatalogEntry } from '../../catalog/entry.ts';
import type { TranslationFault } from '../compare/fault.ts';
import { bareText } from '../compare/patterns.ts';
import { hasOwnLetters } from '../scripts.ts';

/** What may be in the language of the source: a term in brackets or quotes. */
const QUOTED = /[(（][^()（）]*[)）]|["“„«][^"”“»]*["”“»]/g;
/** A word of Latin letters without a capital, which names have, nor a part of an address or a code. */
const SMALL_WORD = /(?<![\p{L}\p{M}\p{N}@./_-])[a-z]{2,}(?![\p{L}\p{M}\p{N}@/_-]|\.\p{L})/gu;
const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}~\d]{2,}/gu;
/** A word so long is no sign of a unit. */
const LONG_WORD = 4;
/** Of the texts with a word, the share of translations that keep it where it is usually translated; and how many are enough. */
const RARELY = 0.2;
const ENOUGH = 3;

/** "Sure! Here is the translation", "?? ask Ravi": signs that are in no source. */
const REMARKS = [/[!！]/gu, /[?？؟]{2,}/gu, /\b(?:TODO|FIXME|XXX)\b/g];

/** Finds words of the source by what other translations make of them. */
export class Leftovers {
  readonly #entries: CatalogEntry[];
  readonly #language: string;
  /** Whether words of the source may be words of the language, too. */
  readonly #isLatin: boolean;
  readonly #isTranslated = new Map<string, boolean>();

  constructor(entries: CatalogEntry[], language: string) {
    [this.#entries, this.#language] = [entries, language];
    this.#isLatin = hasOwnLetters('a', language);
  }

  /** Returns what was left in a translation; undefined where nothing was. */
  faultOf(id: string, text: string): TranslationFault | undefined {
    return remarkIn(id, text) ?? (this.#isLatin ? undefined : (this.#oldFont(id, text) ?? this.#sourceWord(id, text)));
  }

  #sourceWord(id: string, text: string): TranslationFault | undefined {
    for (const [word] of bareText(text.replaceAll(QUOTED, ' ')).matchAll(SMALL_WORD)) {
      if (!hasWord(id, word) || !this.#isUsuallyTranslated(word, id)) continue;
      return { message: `${JSON.stringify(word)} is in the language of the source.`, hint: 'Translate it, as other texts do.', mark: word }; // prettier-ignore
    }
    return undefined;
  }

  #isUsuallyTranslated(word: string, id: string): boolean {
    const known = this.#isTranslated.get(word);
    if (known !== undefined) return known;
    const others = this.#entries.filter((entry) => entry.text !== '' && entry.id !== id && hasWord(entry.id, word));
    const kept = others.filter(({ text }) => hasWord(text, word)).length;
    const is = kept === 0 && word.length >= LONG_WORD ? true : others.length >= ENOUGH && kept <= RARELY * others.length; // prettier-ignore
    this.#isTranslated.set(word, is);
    return is;
  }

  /** Old fonts show other letters for those of the Latin script. */
  #oldFont(id: string, text: string): TranslationFault | undefined {
    if (hasOwnLetters(text, this.#language)) return undefined;
    const known = id.toLowerCase();
    const word = bareText(text)
      .match(LATIN_WORD)
      ?.find((one) => !known.includes(one.toLowerCase()));
    if (word === undefined) return undefined;
    return { message: 'The translation has no letter of its language.', hint: 'Type it again, with a keyboard of the language.', mark: word }; // prettier-ignore
  }
}

const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(text);

function remarkIn(id: string, text: string): TranslationFault | undefined {
  for (const sign of REMARKS) {
    const written = text.match(sign) ?? [];
    if (written.length <= (id.match(sign)?.length ?? 0)) continue;
    return { message: `The translation has ${JSON.stringify(written[0])}, the source does not.`, hint: 'Look whether a remark is left in it.', mark: written[0]! }; // prettier-ignore
  }
  return undefined;
}
