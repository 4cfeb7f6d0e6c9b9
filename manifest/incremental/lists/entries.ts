/** The entries of collections: what lists show of the pages in them. */
import type { Hero, Image, PageBlock, Posts, Route, SiteWithoutRoutes } from '../../../schema/types.ts';
import type { RouteHead } from '../route-head.ts';

/** A block that lists a collection. */
export interface ListUse extends Pick<Posts, 'tag' | 'max'> {
  /** Its number among the blocks of its page. */
  at: number;
  collection: string;
}

/** What lists need of a page, besides its head. */
export interface ListFacts {
  /** Of a page in a collection: its main heading, which is the title of its entry. */
  heading?: string;
  image?: Image;
  /** The drawing of its main heading, where there is no picture. */
  drawing?: string;
  /** The index of the page's first search block. */
  search?: number;
  /** The lists on the page. */
  lists?: ListUse[];
}

/** A page, as far as lists need it. */
export interface ListedPage {
  head: RouteHead;
  listing?: ListFacts;
}

export interface CollectionEntry {
  path: string;
  title: string;
  summary: string;
  date?: string | undefined;
  image?: Image | undefined;
  drawing?: string | undefined;
  /** The keys of its tags in the collection. */
  tags: string[];
}

/** Returns the facts that lists need of a resolved route; undefined where there are none. */
export function listFactsOf(route: Route): ListFacts | undefined {
  const blocks = route.blocks as PageBlock[]; // the resolver has replaced shared blocks
  const lists = blocks.flatMap((block, at): ListUse[] => {
    if (block.type !== 'posts' || block.collection === undefined) return [];
    const { collection, tag, max } = block;
    return [{ at, collection, ...(tag === undefined ? {} : { tag }), ...(max === undefined ? {} : { max }) }];
  });
  const search = blocks.findIndex(({ type }) => type === 'search');
  const own = {
    ...(lists.length > 0 ? { lists } : {}),
    ...(search === -1 ? {} : { search }),
  };
  if (route.collection === undefined) return lists.length > 0 || search !== -1 ? own : undefined;
  const hero = blocks.find((block): block is Hero => block.type === 'hero');
  const image = pictureOf(route.meta.social?.image) ?? pictureOf((hero as { image?: Image } | undefined)?.image);
  return {
    heading: hero?.heading ?? route.meta.title,
    ...(image ? { image } : hero?.drawing === undefined ? {} : { drawing: hero.drawing }),
    ...own,
  };
}

/** Returns the picture without its text alternative: the title is beside it. */
function pictureOf(image: Image | undefined): Image | undefined {
  return image && { ...image, alt: '' };
}

/** Returns the entries of each collection: the newest first, then those without a date; equal ones in the order of the manifest. */
export function collectionEntries(
  { collections }: Pick<SiteWithoutRoutes, 'collections'>,
  pages: readonly ListedPage[],
): Map<string, CollectionEntry[]> {
  const entries = new Map(Object.keys(collections).map((name): [string, CollectionEntry[]] => [name, []]));
  if (entries.size === 0) return entries;
  for (const page of pages) {
    const { collection } = page.head;
    if (collection !== undefined) entries.get(collection)?.push(entryOf(page));
  }
  for (const list of entries.values()) list.sort((a, b) => compare(b.date ?? '', a.date ?? ''));
  return entries;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function entryOf({ head, listing }: ListedPage): CollectionEntry {
  const { path, meta, tags = [] } = head;
  return {
    path,
    title: listing?.heading ?? meta.title,
    summary: meta.social?.description ?? meta.description,
    date: dayOf(head),
    image: listing?.image,
    drawing: listing?.drawing,
    tags,
  };
}

/** Returns the day of an entry; that of an article may be in its structured data. */
export function dayOf({ date, meta }: Pick<RouteHead, 'date' | 'meta'>): string | undefined {
  return date ?? meta.data?.published;
}
