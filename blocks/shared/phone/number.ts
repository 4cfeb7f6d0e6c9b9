/** Distinguishes a phone number from words about it. */

/** The digits of the longest number (E.164). */
const LONGEST_NUMBER = 15;

/**
 * Returns the class of a link that dials, by its words: a number alone stays on one line, in the letters of headings.
 * Words with a number in them, and two numbers, break like others, since a line of them may be wider than the screen.
 */
export function numberClass(to: string, words: string): 'tel' | undefined {
  const isNumber = !/\p{L}{2}/u.test(words) && words.replaceAll(/\P{Nd}/gu, '').length <= LONGEST_NUMBER;
  return to.startsWith('tel:') && isNumber ? 'tel' : undefined;
}
