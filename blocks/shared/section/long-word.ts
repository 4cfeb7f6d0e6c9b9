/** Finds headings with words that may be wider than half a screen or than a narrow column. */

/** A run of letters that browsers break nowhere but by hyphenation, which they know for few languages. */
const WORD = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{M}]{14,}/gu;
const LONGEST = 19;

/** Returns the class of a heading with words of 14 letters or more, or of 19; undefined where there are none. */
export function longWordClass(heading: string): string | undefined {
  const lengths = heading.match(WORD)?.map((word) => word.length);
  if (!lengths) return undefined;
  return Math.max(...lengths) < LONGEST ? 'long-word' : 'longest-word';
}
