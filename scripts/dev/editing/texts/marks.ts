/** The marks around each text of a page that is rendered once more, so that a browser finds where its texts are shown. */

/** From the private use area: no site's text has them, and no block makes anything else of them. */
const [START, NUMBERED, END, ZERO] = ['\uE000', '\uE001', '\uE002', 0xe010];

/** Finds the marks: the start of a text with its number, or the end of the last one that started. */
export const MARK = /\uE000([\uE010-\uE01F]+)\uE001|\uE002/g;

/** Returns a text with marks that encode its number. */
export function withMarks(text: string, number: number): string {
  const digits = Array.from(number.toString(16), (digit) => String.fromCharCode(ZERO + parseInt(digit, 16)));
  return `${START}${digits.join('')}${NUMBERED}${text}${END}`;
}

/** Returns the number that a mark encodes. */
export function numberOf(digits: string): number {
  return parseInt(Array.from(digits, (digit) => (digit.charCodeAt(0) - ZERO).toString(16)).join(''), 16);
}

/** Returns a text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
}
