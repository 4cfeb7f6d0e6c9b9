/** Finds the elements and classes of a page, which decide what selectors can match. */

/** The names of a page's elements, and its classes with a dot. */
export type Vocabulary = ReadonlySet<string>;

/** The words outside of the root element: the document, and the skip link. */
const OUTSIDE = ['html', 'body', 'div', 'a', '.skip', '.hidden'];
const CLASS = ' class="';

/** Returns the vocabulary of a piece of HTML as React writes it. */
export function vocabularyOf(html: string): Vocabulary {
  const words = new Set(OUTSIDE);
  const seen = new Set<string>(); // most elements and classes are repeated
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const end = endOfName(html, at + 1);
    const element = html.slice(at + 1, end);
    if (element === '' || seen.has(element)) continue;
    seen.add(element);
    words.add(element.toLowerCase());
  }
  for (let at = html.indexOf(CLASS); at !== -1; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length;
    at = html.indexOf('"', start);
    const classes = html.slice(start, at);
    if (seen.has(`.${classes}`)) continue;
    seen.add(`.${classes}`);
    for (const name of classes.split(' ')) words.add(`.${name}`);
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
