/** Builds patterns that find whole words of a language, where others begin or end with the same letters. */

/** What a language writes together with the next word: in Arabic "and", "so", "in", "to", "like", and then "the". */
const JOINED: Record<string, string> = { ar: '[وفبلكأ]{0,2}(?:ال|ل)?' };

/** Returns the pattern of where a word of a language begins, with what is written together with it. */
export function wordStart(language: string): string {
  return String.raw`(?<![\p{L}\p{M}])(?:${JOINED[baseOf(language)] ?? ''})`;
}

/** Returns a language without its script and its country, by which the words of a language are listed. */
export const baseOf = (language: string): string => language.split('-', 1)[0]!;

/** The pattern of where a word ends. */
const WORD_END = String.raw`(?![\p{L}\p{M}])`;

/** Returns the pattern of any of the words, which are patterns themselves; nothing is found where there are none. */
export function wholeWords(words: Iterable<string>, language: string): string {
  return `${wordStart(language)}(${[...words].join('|') || '(?!)'})${WORD_END}`;
}
