/** Describes how a translation differs from its source. */

/** What a translation has other than its source. */
export interface Difference {
  message: string;
  hint: string;
  /** The words of the translation that are wrong. */
  mark?: string;
}
