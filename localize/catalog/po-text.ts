/** Reads the texts in quotes of a PO file. */

/** The pattern of what is between quotes, in one line. */
export const QUOTED = String.raw`[^"\\\n]*(?:\\[^\n][^"\\\n]*)*`;

/** Matches a text in quotes; the group is what is between them. */
export const QUOTED_TEXT = new RegExp(`"(${QUOTED})"`);

const CONTROL: Record<string, string> = { t: '\t', n: '\n', r: '\r' };

/** Removes the backslashes from what is between quotes, as the library does: of all escapes, only \t, \n and \r mean another character. */
export function unescapePo(text: string): string {
  return text.replaceAll(/\\([^\n])/g, (_, character: string) => CONTROL[character] ?? character);
}
