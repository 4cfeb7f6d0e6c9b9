/** Finds the links above the headings of pages. */
import type { BreadcrumbRoute } from '../../renderer/server.tsx';
import type { PageSummary } from '../../manifest/incremental/page-summary.ts';

/** Returns of each route what breadcrumbs need. */
export function breadcrumbRoutes(routes: BreadcrumbRoute[]): BreadcrumbRoute[] {
  return routes.map(({ path, name, parent }) => ({ path, name, ...(parent === undefined ? {} : { parent }) }));
}

/** Returns the heads of the pages that are among the breadcrumbs of others. */
export function parentsAmong(summaries: PageSummary[], lists: string[]): PageSummary['head'][] {
  const parents = new Set([...summaries.map(({ head }) => head.parent), ...lists]);
  return summaries.map(({ head }) => head).filter(({ path }) => parents.has(path));
}

/** Returns the paths and names of a page's parents, which it shows. */
export function parentTextsOf({ head }: PageSummary, routes: ReadonlyMap<string, BreadcrumbRoute>): string[] {
  const texts: string[] = [];
  for (let step = routes.get(head.parent ?? ''); step; step = routes.get(step.parent ?? ''))
    texts.push(step.path, step.name);
  return texts;
}
