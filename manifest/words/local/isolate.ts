/** Keeps numbers together among letters that run from right to left, where their parts would change places. */

/** Text between these two characters runs from left to right. */
const [ISOLATE, END_ISOLATE] = ['\u2066', '\u2069'];

/** A number with a country code, which is not part of an address: +966, +91 00000 00000. */
const WITH_COUNTRY_CODE = /(?<![\w:/(=\u2066])\+\d(?:[\d ()-]{0,20}\d)?(?!\w)/g;

/** Returns a number that reads from left to right in any text. */
export const isolated = (number: string): string => `${ISOLATE}${number}${END_ISOLATE}`;

/** Returns a text with the numbers isolated that begin with a plus sign. */
export function isolateNumbers(text: string): string {
  return text.includes('+') ? text.replaceAll(WITH_COUNTRY_CODE, isolated) : text;
}
