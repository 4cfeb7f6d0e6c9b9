import type { BreadcrumbStep } from '../../renderer/server.tsx';

/** Returns the step of each route in the trails of links. */
export function breadcrumbSteps(routes: BreadcrumbStep[]): BreadcrumbStep[] {
  return routes.map(({ path, name, parent }) => ({ path, name, ...(parent === undefined ? {} : { parent }) }));
}
