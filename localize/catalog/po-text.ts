/** Reads the texts in quotes of a PO file. */

/** Matches a text in quotes; the group is what is between them. */
export const QUOTED_TEXT = /"((?:[^"\\]|\\.)*)"/;

const CONTROL: Record<string, string> = { t: '\t', n: '\n', r: '\r' };

/** Returns what is written between quotes, as the library reads it: a character after a backslash stands for itself but for \t, \n and \r. */
export function unescapePo(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, character: string) => CONTROL[character] ?? character);
}
