/** Describes what is wrong with a translation, and what it is compared by. */
import { bareText } from './patterns.ts';

/** What is wrong with a translation, and what to write. */
export interface TranslationFault {
  message: string;
  hint: string;
  /** The words of the translation that are wrong. */
  mark?: string;
}

/** The languages of a text and of its translation. */
export interface Languages {
  source: string;
  translation: string;
}

/** Returns that a translation has other words than its source; `mark` are those words, or words beside them. */
export const otherWords = (written: string, wanted: string, hint: string, mark = written): TranslationFault => ({
  message: `The translation has ${JSON.stringify(written)} where the source has ${JSON.stringify(wanted)}.`,
  hint,
  mark,
});

/** Gives what a text of a language names of one kind, such as days, each with how it is written. */
type NamesIn<Meaning> = (text: string, language: string) => ReadonlyMap<Meaning, string>;

/**
 * Returns the comparison of a kind of names. It finds one that a translation has in the place of another: a translation that
 * names fewer or more of them than its source may be right.
 */
export function compareNames<Meaning>(namesIn: NamesIn<Meaning>, hint: string) {
  return (source: string, translation: string, languages: Languages): TranslationFault | undefined => {
    const wanted = namesIn(bareText(source), languages.source);
    if (wanted.size === 0) return undefined;
    const written = namesIn(bareText(translation), languages.translation);
    const missing = [...wanted].find(([meaning]) => !written.has(meaning))?.[1];
    const added = [...written].find(([meaning]) => !wanted.has(meaning))?.[1];
    if (missing === undefined || added === undefined) return undefined;
    return otherWords(added, missing, hint);
  };
}
