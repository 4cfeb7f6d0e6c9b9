/** The trail of links that leads to a page. */
import type { Crumb } from '../../blocks/shared/site-context.ts';
import type { Route } from '../../schema/types.ts';

/** What a trail shows of a page. */
export type BreadcrumbStep = Pick<Route, 'path' | 'name' | 'parent'>;

/** Returns the steps from the home page to a route, by parents; none for the home page itself. */
export function trailTo(route: BreadcrumbStep, steps: ReadonlyMap<string, BreadcrumbStep>, home: string): Crumb[] {
  if (route.path === '/') return [];
  const trail: Crumb[] = [];
  for (let step: BreadcrumbStep | undefined = route; step && step.path !== '/'; step = steps.get(step.parent ?? ''))
    trail.unshift({ label: step.name, to: step.path });
  return [{ label: home, to: '/' }, ...trail];
}
