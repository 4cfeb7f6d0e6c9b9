/** Describes what the pages of a site share, once it has passed the check. */
import type { Finding } from '../problems/problem.ts';
import type { LinksAndFiles } from '../resolve/links/page-links.ts';
import type { Tree } from '../../schema/values/tree.ts';
import type { PageBlock, SiteWithoutRoutes } from '../../schema/types.ts';

/** What the pages of a site share. */
export interface CheckedSitePart {
  /** As it is written. */
  manifest: Tree;
  site: SiteWithoutRoutes;
  /** The shared blocks by name. */
  shared: Record<string, PageBlock>;
  links: LinksAndFiles;
  warnings: Finding[];
}
