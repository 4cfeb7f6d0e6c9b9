/** What the build adds to a list of entries that is made from pages. */
import type { Post, Posts } from '../../schema/types.ts';
import type { NamedLink } from '../shared/site-context.ts';

/** An entry; the words for its tags are those that readers see. */
export interface ListedPost extends Omit<Post, 'date' | 'to'> {
  date?: string | undefined;
  to: string;
  tags?: string[];
}

export interface Pager {
  /** The path of the first page. */
  list: string;
  /** From 1. */
  number: number;
  total: number;
}

/** A list; without a heading and without items, it holds only what an entry leads on to. */
export interface ListedPosts extends Omit<Posts, 'heading' | 'items'> {
  heading?: string;
  items?: ListedPost[];
  pager?: Pager | undefined;
  /** The tags that have a page each. */
  tags?: (NamedLink & { count: number; isCurrent: boolean })[] | undefined;
  /** Of a collection that is listed as a whole: how many entries it has on all pages, and with each tag, by its word. */
  counts?: { all: number; byTag: Record<string, number> } | undefined;
  /** At the end of an entry: those before and after it. */
  neighbours?: { previous?: NamedLink | undefined; next?: NamedLink | undefined };
}
