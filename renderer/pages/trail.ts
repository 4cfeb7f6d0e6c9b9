/** Makes the trail of a page: the links that lead to it from the home page. */
import type { Crumb } from '../../blocks/shared/site-context.ts';
import type { Route } from '../../schema/types.ts';

/** The fields of a route that trails need. */
export type BreadcrumbStep = Pick<Route, 'path' | 'name' | 'parent'>;

/** Returns the steps from the home page to a route, by parents; none for the home page itself. */
export function trailTo(route: BreadcrumbStep, steps: ReadonlyMap<string, BreadcrumbStep>, home: Crumb): Crumb[] {
  if (route.path === home.to) return [];
  const trail: Crumb[] = [];
  for (let step: BreadcrumbStep | undefined = route; step && step.path !== home.to; step = steps.get(step.parent ?? ''))
    trail.unshift({ label: step.name, to: step.path });
  return [home, ...trail];
}
