import type { BreadcrumbRoute } from '../../../renderer/server.tsx';
import type { SiteWithoutRoutes } from '../../../schema/types.ts';

/** A site without the content of its pages: each is requested when it is shown. */
export interface ShownSite {
  site: SiteWithoutRoutes;
  /** Every page, in the order of the manifest. */
  breadcrumbRoutes: BreadcrumbRoute[];
}
