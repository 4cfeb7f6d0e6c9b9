/** A title or another abbreviation of several letters: Dr., Prof. In scripts without capitals one letter is a title, too. */
const ABBREVIATION = /^(?:\p{L}{2,}|\p{Lo})\.$/u;

/** Scripts in which letters side by side are joined to a word. */
const JOINED = /\p{Script=Arabic}/u;

const letters = new Intl.Segmenter();

/** Returns the first letters of a person's first and last name; letters that would join have a space between them. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const names = words.filter((word) => !ABBREVIATION.test(word));
  const initials = (names.length > 0 ? names : words).map(firstLetter);
  const ends = initials.length > 1 ? [initials[0]!, initials.at(-1)!] : initials;
  return ends.join(JOINED.test(name) ? ' ' : '');
}

/** Returns the first letter with the signs that belong to it, such as an accent or a vowel. */
function firstLetter(word: string): string {
  const [first] = letters.segment(word);
  return first!.segment;
}
