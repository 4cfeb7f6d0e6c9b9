import type { BreadcrumbStep } from '../../renderer/server.tsx';

/** Returns of each route what a trail of links shows of it. */
export function breadcrumbSteps(routes: BreadcrumbStep[]): BreadcrumbStep[] {
  return routes.map(({ path, name, parent }) => ({ path, name, ...(parent === undefined ? {} : { parent }) }));
}
