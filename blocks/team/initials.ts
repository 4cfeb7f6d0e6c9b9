/** A title or another abbreviation of several letters: Dr., Prof. */
const ABBREVIATION = /^\p{L}{2,}\.$/u;

/** Returns the first letters of a person's first and last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const names = words.filter((word) => !ABBREVIATION.test(word));
  const [first = '', ...others] = (names.length > 0 ? names : words).map(([...letters]) => letters[0]!);
  return first + (others.at(-1) ?? '');
}
