/** Makes the breadcrumbs of a page: the links that lead to it from the home page. */
import type { Breadcrumb } from '../../blocks/shared/site-context.ts';
import type { Route } from '../../schema/types.ts';

/** The fields of a route that breadcrumbs need. */
export type BreadcrumbRoute = Pick<Route, 'path' | 'name' | 'parent'>;

/** Returns the breadcrumbs from the home page to a route, by parents; none for the home page itself. */
export function breadcrumbsTo(
  route: BreadcrumbRoute,
  routes: ReadonlyMap<string, BreadcrumbRoute>,
  home: Breadcrumb,
): Breadcrumb[] {
  if (route.path === home.to) return [];
  const below: Breadcrumb[] = [];
  for (
    let step: BreadcrumbRoute | undefined = route;
    step && step.path !== home.to;
    step = routes.get(step.parent ?? '')
  )
    below.unshift({ label: step.name, to: step.path });
  return [home, ...below];
}
