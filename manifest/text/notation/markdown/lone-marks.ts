/** Finds double stars or underscores that have no other half. */

export const LONE = /(?<![*_\\])(?:\*\*|__)(?![*_])/g;

/** Between two numbers or single letters, stars are mathematics: 2 ** 3. */
const BEFORE = /(?:^|[\s(])(?:[\p{N}.]+\p{L}?|\p{L})[ \t]*$/u;
const AFTER = /^[ \t]*[\p{N}\p{L}(](?![\p{L}\p{N}]*\p{L}{2})/u;

/** Returns whether a mark of emphasis without its other half may be intended: in mathematics, inside a word such as snake__case. */
export function isIntended(mark: string, index: number, text: string): boolean {
  const [before, after] = [text.slice(Math.max(0, index - 20), index), text.slice(index + 2, index + 22)];
  if (mark === '__' && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)) return true;
  return before.trim() !== '' && BEFORE.test(before) && AFTER.test(after);
}
