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
