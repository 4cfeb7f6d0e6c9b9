/** Describes what is wrong with a translation, and what it is compared by. */

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

/**
 * Returns that a translation has one of a kind instead of another; undefined where it lacks none, or has no other. Both are what
 * is meant, with how it is written.
 */
export function otherThan<Meaning>(
  wanted: ReadonlyMap<Meaning, string>,
  written: ReadonlyMap<Meaning, string>,
  hint: string,
): TranslationFault | undefined {
  const missing = [...wanted].find(([meaning]) => !written.has(meaning))?.[1];
  const added = [...written].find(([meaning]) => !wanted.has(meaning))?.[1];
  if (missing === undefined || added === undefined) return undefined;
  return { message: `The translation has ${JSON.stringify(added)} where the source has ${JSON.stringify(missing)}.`, hint, mark: added }; // prettier-ignore
}
