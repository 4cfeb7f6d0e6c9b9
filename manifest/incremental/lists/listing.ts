/** Computes what the lists of a site show, how they are divided into pages, and which entries follow each entry. */
import { feedPath, listPath } from '../../../schema/addresses/list-addresses.ts';
import type { Collection, SiteWithoutRoutes } from '../../../schema/types.ts';
import { dayOf, collectionEntries } from './entries.ts';
import type { CollectionEntry, ListedPage, ListUse } from './entries.ts';
import { sectionsOf } from './sections.ts';
import type { PageSection } from './sections.ts';
import { RelatedEntries } from './related.ts';

/** A name, with the path of its page if it has one. */
interface Named {
  name: string;
  to?: string | undefined;
}

/** A list as one page shows it. */
export interface ShownList {
  /** The number of its block. */
  at: number;
  /** Its entries; the tags of each are the words that the collection has for them. */
  entries: (Omit<CollectionEntry, 'tags'> & { tags: string[] })[];
  /** Where it is divided into pages. */
  pager?: { list: string; number: number; total: number };
  /** The tags that have pages, and which of them this page is about. */
  tags?: (Named & { count: number; isCurrent: boolean })[];
  /** Of a collection that is listed as a whole, on all its pages: how many entries there are, and with each tag, by its word. */
  counts?: { all: number; byTag: Record<string, number> };
}

/** What lists add to a page. */
export interface PageListing {
  lists: ShownList[];
  feeds: { title: string; path: string }[];
  /** On the page of the search: all pages, for the block of this index. */
  allPages?: { at: number; sections: PageSection[] };
  /** For an entry. */
  /** Of an article: the day for search engines. */
  published?: string;
  byline?: { date?: string | undefined; modified?: string | undefined; authors: Named[]; tags: Named[] };
  end?: { previous?: Named; next?: Named; related: ShownList['entries'] };
  /** For a page that a list makes: its address, and what it is about besides its first page. */
  made?: { path: string; parent: string; tag?: string; number: number; total: number };
}

/** One of the pages of a list. */
type ListPage = NonNullable<PageListing['made']> & { entries: CollectionEntry[]; tagName?: string };

export class Listing {
  readonly #site: SiteWithoutRoutes;
  readonly #pages: readonly ListedPage[];
  readonly #entries: Map<string, CollectionEntry[]>;
  /** How many entries of a collection have each tag. */
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #positions = new Map<string, number>();
  readonly #related = new Map<string, RelatedEntries>();
  readonly #made = new Map<string, PageListing[]>();
  /** The collections by the pages that list them. */
  readonly #listed: Map<string, string>;

  /** `pages` are those that are published. */
  constructor(site: SiteWithoutRoutes, pages: readonly ListedPage[]) {
    this.#site = site;
    this.#pages = pages;
    this.#entries = collectionEntries(site, pages);
    this.#listed = new Map(Object.entries(site.collections).map(([name, { page }]) => [page, name]));
    for (const [name, entries] of this.#entries) {
      for (const [index, { path }] of entries.entries()) this.#positions.set(path, index);
      this.#related.set(name, new RelatedEntries(entries));
      this.#counts.set(name, countsOf(entries.flatMap(({ tags }) => tags)));
    }
  }

  /** Returns the entries of a collection, the newest first. */
  entries(collection: string): CollectionEntry[] {
    return this.#entries.get(collection) ?? [];
  }

  /** Returns what lists add to a page; undefined where they add nothing. */
  of({ head, listing }: ListedPage): PageListing | undefined {
    if (!listing) return undefined;
    const { lists = [] } = listing;
    const main = this.#mainList(head.path, lists);
    return {
      lists: lists.map((use) => (use === main ? this.#shownPage(use, this.#pagesOf(use)[0]!) : this.#shown(use))),
      feeds: this.#feeds(lists),
      ...this.#allPages(head.path, listing.search),
      ...this.#asEntry(head),
    };
  }

  /** Returns the pages that the list of a page makes besides it. */
  madeBy(page: ListedPage): PageListing[] {
    const { path } = page.head;
    const made = this.#made.get(path) ?? this.#make(page);
    this.#made.set(path, made);
    return made;
  }

  #make({ head, listing }: ListedPage): PageListing[] {
    const main = this.#mainList(head.path, listing?.lists ?? []);
    if (!main) return [];
    const { tags, tagPages } = this.#site.collections[main.collection]!;
    const pages = [
      ...this.#pagesOf(main).slice(1),
      ...(tagPages ? Object.entries(tags).flatMap(([tag, tagName]) => this.#pagesOf(main, { tag, tagName })) : []),
    ];
    return pages.map(({ entries, tagName, ...made }) => ({
      lists: [this.#shownPage(main, { entries, ...made })],
      feeds: this.#feeds([main]),
      made: { ...made, ...(tagName === undefined ? {} : { tag: tagName }) },
    }));
  }

  #allPages(path: string, at: number | undefined): Pick<PageListing, 'allPages'> {
    if (at === undefined || path !== this.#site.search?.page) return {};
    return { allPages: { at, sections: sectionsOf(this.#pages, this.#site) } };
  }

  /** Of a page that a collection names: the block that lists all of it. */
  #mainList(path: string, lists: ListUse[]): ListUse | undefined {
    const name = this.#listed.get(path);
    return lists.find(({ collection, tag, max }) => collection === name && tag === undefined && max === undefined);
  }

  #collection(use: ListUse): Collection {
    return this.#site.collections[use.collection]!;
  }

  #pagesOf({ collection }: ListUse, about?: { tag: string; tagName: string }): ListPage[] {
    const { page: parent, perPage } = this.#site.collections[collection]!;
    const all = this.entries(collection).filter(({ tags }) => about === undefined || tags.includes(about.tag));
    if (about && all.length === 0) return [];
    const total = Math.max(1, Math.ceil(all.length / perPage));
    return Array.from({ length: total }, (_, index) => ({
      path: listPath(parent, index + 1, about?.tag),
      parent,
      number: index + 1,
      total,
      ...about,
      entries: all.slice(index * perPage, (index + 1) * perPage),
    }));
  }

  #shown(use: ListUse): ShownList {
    const { tag, max } = use;
    const entries = this.entries(use.collection).filter(({ tags }) => tag === undefined || tags.includes(tag));
    return { at: use.at, entries: this.#named(entries.slice(0, max), use.collection) };
  }

  #shownPage(use: ListUse, { entries, tag, parent, number, total }: ListPage): ShownList {
    const { tags, tagPages } = this.#collection(use);
    const counts = this.#counts.get(use.collection)!;
    const shown = tagPages ? Object.entries(tags).filter(([key]) => counts.has(key)) : [];
    const byTag = Object.fromEntries([...counts].map(([key, count]) => [tags[key] ?? key, count]));
    return {
      at: use.at,
      entries: this.#named(entries, use.collection),
      counts: { all: this.entries(use.collection).length, byTag },
      ...(total > 1 ? { pager: { list: listPath(parent, 1, tag), number, total } } : {}),
      ...(shown.length > 0
        ? {
            tags: shown.map(([key, name]) => ({
              name,
              to: listPath(parent, 1, key),
              count: counts.get(key)!,
              isCurrent: key === tag,
            })),
          }
        : {}),
    };
  }

  /** Returns entries with the words for their tags. */
  #named(entries: CollectionEntry[], collection: string): CollectionEntry[] {
    const { tags: words } = this.#site.collections[collection]!;
    return entries.map(({ tags, ...entry }) => ({ ...entry, tags: tags.map((tag) => words[tag] ?? tag) }));
  }

  #feeds(lists: ListUse[]): PageListing['feeds'] {
    const names = new Set(lists.map(({ collection }) => collection));
    return [...names].flatMap((collection) => {
      const { name: title, feed, page } = this.#site.collections[collection]!;
      return feed ? { title, path: feedPath(page) } : [];
    });
  }

  #asEntry(head: ListedPage['head']): Pick<PageListing, 'byline' | 'end' | 'published'> {
    const index = this.#positions.get(head.path);
    if (index === undefined) return {};
    const name = head.collection!;
    const { tags, tagPages, page, related, kind } = this.#site.collections[name]!;
    const entries = this.entries(name);
    const [before, after] = [entries[index - 1], entries[index + 1]].map(
      (entry): Named | undefined => entry && { name: entry.title, to: entry.path },
    );
    const date = dayOf(head);
    // The previous entry is the older one, though lists show it below.
    const [previous, next] = date === undefined ? [before, after] : [after, before];
    const { modified } = head.meta;
    return {
      ...(kind === 'article' && date !== undefined ? { published: date } : {}),
      byline: {
        date,
        ...(modified !== undefined && modified !== date ? { modified } : {}),
        authors: (head.authors ?? []).map((key) => this.#site.authors[key]!),
        tags: (head.tags ?? []).map((tag) => ({ name: tags[tag]!, to: tagPages ? listPath(page, 1, tag) : undefined })),
      },
      end: {
        ...(previous ? { previous } : {}),
        ...(next ? { next } : {}),
        related: this.#named(this.#related.get(name)!.of(index, related), name),
      },
    };
  }
}

/** Returns how often each word occurs. */
function countsOf(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
