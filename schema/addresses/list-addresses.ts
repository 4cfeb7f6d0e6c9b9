/** The addresses of the pages that lists make of themselves: further pages, pages of tags, feeds. */

/** Returns the address of a page of a list, from 1; of one tag's list, where a tag is given. `list` is the path of the first page. */
export function listPath(list: string, number: number, tag?: string): string {
  const first = tag === undefined ? list : `${below(list)}/tag/${tag}`;
  return number === 1 ? first : `${below(first)}/page/${number}`;
}

/** Returns the address of the Atom feed of a list. Hosts know the type of a file by its ending. */
export function feedPath(list: string): string {
  return `${below(list)}/feed.atom`;
}

const below = (path: string) => (path === '/' ? '' : path);
