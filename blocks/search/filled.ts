/** Defines what the build adds to the search block of the page that the search leads to. */
import type { Search } from '../../schema/types.ts';

/** A page at the top of the site's breadcrumbs, and those below it. */
export interface PageSection {
  name: string;
  to: string;
  pages: { name: string; to: string }[];
}

export interface FilledSearch extends Search {
  sections?: PageSection[];
}
