/** Finds the elements and classes of a page, which decide what selectors can match. */

/** The names of a page's elements, and its classes with a dot. */
export type Vocabulary = ReadonlySet<string>;

/** The words outside of the root element: the document, and the skip link. */
const OUTSIDE = ['html', 'body', 'div', 'a', '.skip', '.hidden'];
const CLASS = ' class="';

/**
 * Returns what decides the vocabulary of a piece of HTML as React writes it, each once: the names of elements, then the
 * values of class attributes with the quote before them.
 */
export function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const end = endOfName(html, at + 1);
    if (end > at + 1) names.add(html.slice(at + 1, end));
  }
  for (let at = html.indexOf(CLASS); at !== -1; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length;
    at = html.indexOf('"', start);
    names.add(html.slice(start - 1, at));
  }
  return names;
}

/** Returns the vocabulary of a page with such names. */
export function vocabularyOf(names: ReadonlySet<string>): Vocabulary {
  const words = new Set(OUTSIDE);
  for (const name of names) {
    if (!name.startsWith('"')) words.add(name.toLowerCase());
    else for (const one of name.slice(1).split(' ')) words.add(`.${one}`);
  }
  return words;
}

/** Returns the index after an element's name; `start` if no name begins there. */
function endOfName(html: string, start: number): number {
  let end = start;
  for (let code = html.charCodeAt(end); isOfName(code, end === start); code = html.charCodeAt(++end));
  return end;
}

function isOfName(code: number, isFirst: boolean): boolean {
  const letter = code | 0x20;
  if (letter >= 0x61 && letter <= 0x7a) return true;
  return !isFirst && ((code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x5f);
}
