/** Leaves out of pages what a site still waits for: the entries of lists that have a placeholder in place of a value. */
import type { Pointer } from '../../schema/values/pointer.ts';
import type { Site, SiteWithoutRoutes } from '../../schema/types.ts';
import { isRecord } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';

type Pages = Pick<SiteWithoutRoutes, 'notFound' | 'answerPage'> & Partial<Pick<Site, 'placeholders' | 'routes'>>;

/** What such a value becomes until its entry is left out; no text has this character, which is for private use. */
export const AWAITED = '\uE000';

const PLACEHOLDER = /^\s*\$\{placeholders\.[^{}\s]+\}\s*$/;
const IN_LIST_OF_BLOCK = /(?:^\/shared\/[^/]+|\/blocks\/\d+)\/(?:.+\/)?\d+(?:\/|$)/;

/** Returns whether a text is only a placeholder, and in an entry of a block's list, which pages can do without. */
export function isAwaited(text: string, pointer: Pointer): boolean {
  return text.includes('${placeholders.') && PLACEHOLDER.test(text) && IN_LIST_OF_BLOCK.test(pointer);
}

/**
 * Returns a resolved page without the entries that are only a placeholder, and without blocks that have none left. Rules see the page as it is
 * written: the places of what they find are those of the manifest.
 */
export function withoutAwaited<Page extends { blocks: object[] }>(page: Page): Page {
  // A block in which nothing is awaited stays the same object: shared blocks are known by it.
  return { ...page, blocks: page.blocks.flatMap((block) => (isWhole(block) ? block : reduced(block as Tree))) };
}

/** Returns whether nothing in a value is awaited. */
function isWhole(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== AWAITED;
  return Object.values(value).every(isWhole);
}

/** Returns a site whose pages have no entries that are only a placeholder; one without placeholders is returned as it is. */
export function siteWithoutAwaited<Whole extends Pages>(site: Whole): Whole {
  const { placeholders, routes, notFound, answerPage } = site;
  if (placeholders === undefined || Object.keys(placeholders).length === 0) return site;
  return {
    ...site,
    ...(routes && { routes: routes.map(withoutAwaited) }),
    notFound: withoutAwaited(notFound),
    ...(answerPage && { answerPage: withoutAwaited(answerPage) }),
  };
}

/** Returns a mapping without what is awaited in its lists; nothing where a list of it has no entry left. */
function reduced(tree: Tree): [Tree] | [] {
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(tree)) {
    const reducedValue = Array.isArray(value) ? value.flatMap(reducedEntry) : value;
    if (Array.isArray(reducedValue) && reducedValue.length === 0 && reducedValue.length < (value as unknown[]).length)
      return [];
    fields.push([name, reducedValue]);
  }
  return [Object.fromEntries(fields)];
}

/** Returns an entry of a list, or nothing: it is left out where one of its own values is awaited, a row where a cell is. */
function reducedEntry(entry: unknown): [unknown] | [] {
  if (entry === AWAITED || (Array.isArray(entry) && entry.includes(AWAITED))) return [];
  if (!isRecord(entry)) return [entry];
  return holds(entry) ? [] : reduced(entry);
}

function holds(tree: Tree): boolean {
  return Object.values(tree).some((value) => value === AWAITED || (isRecord(value) && holds(value)));
}
