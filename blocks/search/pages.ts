/** What the build adds to a search block: the pages of the site. */
import type { Search } from '../../schema/types.ts';

/** Pages below one another in the trail. */
export interface PageSection {
  name: string;
  to: string;
  pages: { name: string; to: string }[];
}

export interface FilledSearch extends Search {
  sections?: PageSection[];
}
