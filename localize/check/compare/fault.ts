/** Describes what is wrong with a translation. */

/** What is wrong with a translation, and what to write. */
export interface TranslationFault {
  message: string;
  hint: string;
  /** The words of the translation that are wrong. */
  mark?: string;
}
