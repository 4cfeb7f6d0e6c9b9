/** Recognizes the parts of a text that are the same in every language. */

/** A reference: ${phones.main}. */
export const REFERENCES = /\$\{[^{}]*\}/g;

/** A word that the site fills in: {call}. */
export const NAMED = /(?<!\$)\{[a-zA-Z][^{}]*\}/g;

/** Where a link leads. */
export const LINK_TARGET = /\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)|<(https?:[^<>\s]*)>/g;

/** A digit of whatever script. */
export const DIGIT = /\p{Nd}/u;

/** Returns everything in a text that a pattern finds: its group where it has one. */
export const allOf = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([whole, part]) => part ?? whole);

/** Returns a text without its references, the addresses of its links and the words that the site fills in. */
export function bareText(text: string): string {
  return text.replaceAll(REFERENCES, ' ').replaceAll(LINK_TARGET, ' ').replaceAll(NAMED, ' ');
}

/** The marks of Markdown, longest first, and what messages call them. */
export const MARKS: [RegExp, string][] = [
  [/(?<=^|\s)\*+(?=\s)/g, '* between spaces'],
  [/\*\*/g, '**'],
  [/(?<!\*)\*(?!\*)/g, '*'],
  [/~~/g, '~~'],
  [/`/g, '`'],
  [/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '_'],
  [/(?<!\\)\[/g, '['],
  [/(?<!\\)\|/g, '|'],
  [/<\/?[a-z][^<>]*>/gi, 'tag of HTML'],
];
