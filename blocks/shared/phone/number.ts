/** Distinguishes a phone number from words about it. */

/**
 * Returns the class of a link that dials, by its words: a number alone stays on one line, in the letters of headings.
 * Words with a number in them break like others, since a line of them may be wider than the screen.
 */
export function numberClass(to: string, words: string): 'tel' | undefined {
  return to.startsWith('tel:') && !/\p{L}{2}/u.test(words) ? 'tel' : undefined;
}
