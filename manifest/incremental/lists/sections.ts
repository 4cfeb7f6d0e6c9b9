/** Lists all pages of a site by sections. */
import type { ListedPage } from './entries.ts';

export interface PageSection {
  name: string;
  to: string;
  pages: { name: string; to: string }[];
}

/**
 * Returns the pages that may be listed, below the page at the top of their trails. The entries of a collection are left to
 * its own list, which has as many pages as it needs.
 */
export function sectionsOf(pages: readonly ListedPage[], lists: ReadonlySet<string>): PageSection[] {
  const shown = pages.map(({ head }) => head).filter(({ meta }) => meta.robots.startsWith('index'));
  const parents = new Map(pages.map(({ head }) => [head.path, head.parent]));
  const topOf = (path: string): string => {
    let top = path;
    for (
      let parent = parents.get(top);
      parent !== undefined && parent !== '/' && parents.has(parent);
      parent = parents.get(top)
    )
      top = parent;
    return top;
  };
  const sections = new Map<string, PageSection>();
  for (const { path, name } of shown) if (topOf(path) === path) sections.set(path, { name, to: path, pages: [] });
  for (const { path, name, collection } of shown) {
    const top = topOf(path);
    if (top === path || (collection !== undefined && lists.has(collection))) continue;
    const section = sections.get(top);
    if (section) section.pages.push({ name, to: path });
    else sections.set(path, { name, to: path, pages: [] });
  }
  return [...sections.values()];
}
